import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { WRITTEN_PAGES } from "@reportair/contract/pages.ts";
import { isAccessible } from "./support/accessible.ts";
import { TestServer } from "./support/server.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 360, height: 740 };
const LEGAL = [
  "/privacy-policy",
  "/privacy-notice",
  "/data-retention-policy",
  "/cookie-policy",
  "/compliance-child-data-protection",
  "/ai-training-guidelines-users",
];

test("public pages are whole without scripts, name the provider, and set no cookie", async ({
  browser,
}) => {
  const server = await TestServer.start({
    PROVIDER_NAME: "Margin & Line Ltd",
    PROVIDER_EMAIL: "hello@margin.example",
    PROVIDER_ADDRESS: "1 High Street, York",
    PROVIDER_REGISTRATION: "ZB123456",
  });
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  try {
    for (const page of [...WRITTEN_PAGES, "/nowhere", "/nowhere/at/all"]) {
      const answer = await context.request.get(page, { headers: { "accept-encoding": "br" } });
      const there = !page.startsWith("/nowhere");
      expect(answer.status(), page).toBe(there ? 200 : 404);
      expect(answer.headers()["set-cookie"], page).toBeUndefined();
      expect(await answer.text(), page).toMatch(/<h[12][ >]/u);
      const etag = answer.headers()["etag"] ?? "";
      const again = await context.request.get(page, { headers: { "if-none-match": etag } });
      expect(again.status(), page).toBe(there ? 304 : 404);
    }
    const page = await context.newPage();
    await page.goto("/nowhere");
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    for (const legal of LEGAL) {
      await page.goto(legal);
      await expect(page.getByText("Effective date: 08/01/25")).toBeVisible();
      await expect(page.locator("main")).toContainText("hello@margin.example");
    }
    await page.goto("/privacy-policy");
    for (const text of ["Margin & Line Ltd", "1 High Street, York", "ZB123456"]) {
      await expect(page.getByRole("definition").filter({ hasText: text })).toBeVisible();
    }
    await expect(page.getByRole("contentinfo")).toContainText("Margin & Line Ltd");
    // Until its script is there a form is not sent, nor puts what is typed in an address.
    await page.goto("/contact");
    await expect(page.getByRole("button", { name: "Send message" })).toBeDisabled();
    await page.getByLabel("Name").fill("Ruth");
    await page.getByLabel("Name").press("Enter");
    await expect(page).toHaveURL("/contact");
    expect(await context.cookies()).toEqual([]);
  } finally {
    await context.close();
    await server.remove();
  }
});

const GOING_ON = "We are forty teachers and would like to try it with one year group first.";

test("a form has its app at the first sign of use, and loses nothing that is typed meanwhile", async ({
  page,
}) => {
  const scripts: string[] = [];
  const release = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    const { pathname } = new URL(route.request().url());
    scripts.push(pathname);
    if (pathname.startsWith("/assets/")) await release.promise;
    await route.continue();
  });
  await page.goto("/contact");
  expect(scripts.filter((path) => path.startsWith("/assets/"))).toEqual([]);
  const message = page.getByLabel("Message");
  await message.pressSequentially("How does a school begin? ");
  await page.getByLabel("Name").pressSequentially("Ruth Kessler");
  expect(scripts.some((path) => path.startsWith("/assets/"))).toBe(true);
  // The page is taken over in the middle of a word.
  setTimeout(() => release.resolve(), 200);
  await message.pressSequentially(GOING_ON, { delay: 15 });
  await page.getByRole("button", { name: "Send message" }).click();
  // What is missing is said, and so what was typed is known.
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(message).toHaveValue(`How does a school begin? ${GOING_ON}`);
  await expect(page.getByLabel("Name")).not.toHaveAttribute("aria-invalid", "true");
  await expect(message).not.toHaveAttribute("aria-invalid", "true");
  // Words that were left come back by themselves, also where who it is has been told before the form is there.
  const told = page.waitForResponse(/check-auth/u);
  await page.route("**/contact-page*.js", async (route) => {
    await told;
    await route.continue();
  });
  await page.reload();
  await expect(message).toHaveValue(`How does a school begin? ${GOING_ON}`);
  await expect(page.getByLabel("Name")).toHaveValue("Ruth Kessler");
});

test("a page that a browser has translated keeps what was typed before its app", async ({
  page,
}) => {
  const release = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto("/contact");
  const message = page.locator("textarea");
  await page.getByLabel("Subject").fill("A question");
  await page.getByLabel("Message").pressSequentially("How does a school begin?");
  const written = await message.elementHandle();
  await page.locator("label").evaluateAll((labels) => {
    for (const label of labels) label.innerHTML = "<font>Etwas</font>";
  });
  release.resolve();
  // It was drawn anew, or this would test nothing.
  await expect.poll(() => written?.evaluate((field) => field.isConnected)).toBe(false);
  await expect(message).toHaveValue("How does a school begin?");
  await expect(page.locator("input[name=subject]")).toHaveValue("A question");
  await expect(message).toBeFocused();
  await page.keyboard.type(" Soon?");
  await expect(message).toHaveValue("How does a school begin? Soon?");
});

test("a page to read has its app at the first sign of use, and loses no press", async ({
  browser,
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts).toEqual(["/read.js"]);
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("button", { name: "Menu", expanded: true })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(1);

  const without = await browser.newPage({ javaScriptEnabled: false });
  await without.goto("/");
  await without.getByRole("link", { name: "Login" }).click();
  await expect(without).toHaveURL(/\/login$/u);
  await without.close();
});

test("the bar hides on the way down and comes back, and the mobile menu leads on", async ({
  page,
}) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  // The page is there before its script, and only the script hears of the wheel.
  await expect(page.locator("html")).toHaveAttribute("data-bar", "shown");
  await page.mouse.wheel(0, 900);
  await expect(bar).toHaveCSS("opacity", "0");
  await page.mouse.wheel(0, -300);
  await expect(bar).toHaveCSS("opacity", "1");
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cookie policy" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.setViewportSize(PHONE);
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  const links = bar.getByRole("listitem").getByRole("link").filter({ visible: true });
  await expect(links).toHaveText(["Home", "Apps", "Contact Us"]);
  await page.keyboard.press("Escape");
  await expect(links).toHaveCount(0);
  await menu.click();
  await links.filter({ hasText: "Apps" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Apps" })).toBeVisible();
  await expect(links).toHaveCount(0);
});

test("public pages are accessible at 360 and 1440 px in both themes", async ({ page }) => {
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    // The other legal pages are made of the same parts.
    for (const path of ["/apps", "/contact", "/cookie-policy"]) {
      await page.goto(path);
      await isAccessible(page, `${path} at ${viewport.width}`);
    }
  }
});

test("the contact form goes to the form service, tells what fails, and keeps the words", async ({
  browser,
}) => {
  const received: string[] = [];
  let status = 500;
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    received.push(await bodyOf(request));
    response.writeHead(status, { "access-control-allow-origin": "*" }).end("{}");
  }
  const service = createServer((request, response) => void take(request, response)).listen(
    0,
    "127.0.0.1",
  );
  await once(service, "listening");
  const { port } = service.address() as AddressInfo;
  const server = await TestServer.start({
    CONTACT_FORM_URL: `http://127.0.0.1:${port}/submit`,
    CONTACT_FORM_KEY: "public-key",
  });
  const page = await browser.newPage({ baseURL: server.url });
  try {
    await page.goto("/contact");
    const send = page.getByRole("button", { name: "Send message" });
    await send.click();
    for (const field of ["Name", "Email", "Subject", "Message"]) {
      await expect(page.getByText(`${field} is required.`)).toBeVisible();
    }
    await page.getByLabel("Name").fill("Priya Nair");
    await page.getByLabel("Email").fill("priya@school");
    await page.getByLabel("Subject").fill("A question");
    await page.getByLabel("Message").fill("How does it work?");
    await send.click();
    await expect(page.getByText("Email address is invalid.")).toBeVisible();
    expect(received).toEqual([]);

    await page.getByLabel("Email").fill("priya@school.example");
    await send.click();
    await expect(page.getByText("Submission failed. Please try again.")).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("every word is still above");
    await expect(page.getByLabel("Message")).toHaveValue("How does it work?");
    status = 200;
    await send.click();
    await expect(page.getByText("Message sent successfully!")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("");
    for (const part of ["access_key", "public-key", "priya@school.example", "A question"]) {
      expect(received.at(-1)).toContain(part);
    }
    service.close();
    service.closeAllConnections();
    for (const field of ["Name", "Subject", "Message"]) await page.getByLabel(field).fill("Again");
    await page.getByLabel("Email").fill("priya@school.example");
    await send.click();
    await expect(page.getByText("An error occurred. Please try again.")).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("the message may not have arrived");
    expect(await page.context().cookies()).toEqual([]);
  } finally {
    await page.close();
    await server.remove();
    service.close();
  }
});

test("both tutorials can be gone through by keyboard, with a picture for each step", async ({
  page,
}) => {
  for (const [username, steps] of [
    ["teacher@demo.school", 16],
    ["admin@demo.school", 20],
  ] as const) {
    await page.context().clearCookies();
    await signIn(page.request, username);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Start Tutorial" }).press("Enter");
    const tutorial = page.getByRole("region", { name: "Tutorial" });
    await expect(tutorial.getByRole("button", { name: "Previous" })).toBeDisabled();
    for (let step = 1; step <= steps; step += 1) {
      await expect(tutorial.getByText(`Step ${step} of ${steps}`, { exact: true })).toBeVisible();
      const picture = tutorial.getByRole("img");
      await expect
        .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth))
        .toBe(1200);
      if (step === 2) {
        await isAccessible(page, "a step of the tutorial");
        await page.setViewportSize(PHONE);
        // A phone shows what a phone shows.
        await expect
          .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth))
          .toBe(390);
        await isAccessible(page, "a step of the tutorial on a phone");
        await page.setViewportSize({ width: 1440, height: 900 });
      }
      if (step % 2 === 0) await page.keyboard.press("ArrowRight");
      else if (step < steps) await tutorial.getByRole("button", { name: "Next" }).press("Enter");
    }
    await expect(tutorial.getByRole("heading")).toBeFocused();
    await page.reload();
    await tutorial.getByRole("button", { name: "Restart Tutorial" }).click();
    await expect(tutorial.getByText(`Step 1 of ${steps}`, { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Start Tutorial" })).toBeFocused();
  }
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) body += String(part);
  return body;
}
