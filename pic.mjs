import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync".split(" ") });
const errs=[];
async function login(ctx,user){ const p=await ctx.newPage(); p.on("pageerror",e=>errs.push(String(e).slice(0,200))); p.on("console",m=>{if(m.type()==="error")errs.push(m.text().slice(0,200));}); await p.goto("http://127.0.0.1:8101/login"); await p.locator("input").nth(0).fill(user); await p.locator("input").nth(1).fill("demo-school-2025"); await p.keyboard.press("Enter"); await p.waitForURL(/dashboard|welcome/); return p; }
const what = process.argv[2];
for (const [scheme,w,h] of [["light",1440,900],["dark",1440,900],["light",768,1024],["dark",360,740]]) {
  const ctx = await b.newContext({ viewport:{width:w,height:h}, colorScheme: scheme });
  if (what==="dp") { const p=await login(ctx,"admin@demo.school"); await p.goto("http://127.0.0.1:8101/dashboard/admindash/data-protection"); await p.waitForTimeout(1500); await p.screenshot({path:`/tmp/pics/dp-${scheme}-${w}.png`,fullPage:true}); }
  if (what==="leave") { const p=await login(ctx,"teacher@demo.school"); await p.goto("http://127.0.0.1:8101/dashboard/reportair/reports"); await p.waitForTimeout(1200);
    await p.getByLabel("Class").first().click(); await p.getByRole("option",{name:/9B\/En2/}).click(); await p.waitForTimeout(1500);
    await p.getByRole("button",{name:/Finley Copperwaite/}).first().click(); await p.waitForTimeout(800);
    if(scheme==="light"&&w===1440){ const ta=p.locator("textarea"); const n=await ta.count(); console.log("textareas",n); if(n>0){ await ta.nth(0).fill("Finley plans his essays and works well with Yusuf, lives out past Hathersage Mill S32 1BB"); await p.waitForTimeout(1500);} if(n>1){await ta.nth(1).fill("broke his arm in Nov. Mrs Kessler says he reads Macbeth with feeling"); await p.waitForTimeout(1500);} if(n>2){await ta.nth(2).fill("said he dreads going home on fridays"); await p.waitForTimeout(1500);} }
    await p.screenshot({path:`/tmp/pics/row-${scheme}-${w}.png`});
    const l=p.getByRole("button",{name:/leaves the school/i}); console.log("leave buttons",await l.count()); if(await l.count()) { await l.first().click(); await p.waitForTimeout(2000); await p.screenshot({path:`/tmp/pics/leave-${scheme}-${w}.png`}); } }
  await ctx.close();
}
console.log(errs.slice(0,5)); await b.close();
