import type { Page } from "@playwright/test";
import { REPORTS, choose, classTable, details, review } from "./support/screens.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { button } from "./support/writing-screen.ts";

/** Names of cookies and of entries in the browser's storage. */
async function held(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [...cookies, ...stored];
}

test("what a browser holds after a walk stands in the cookie policy, and public pages leave nothing", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 2 });
  await page.goto("/cookie-policy");
  const named = await page.getByRole("table").locator("strong").allTextContents();
  const unnamed = async () =>
    (await held(page)).filter((name) => !named.some((each) => name.startsWith(each)));
  const seen = new Set<string>();
  const look = async () => {
    for (const name of await held(page)) seen.add(name);
    expect(await unnamed()).toEqual([]);
  };

  for (const path of ["/", "/apps", "/contact", "/privacy-policy", "/login"]) {
    await page.goto(path);
    expect(await held(page), path).toEqual([]);
  }
  await button(page, /^Switch to .* theme$/u).click();
  await page.goto("/contact");
  await page.getByLabel("Message").fill("Which of your pages is for governors?");
  await expect.poll(() => held(page)).toContain("typed.contact");
  await look();

  await page.goto("/login");
  await page.getByLabel("Remember me").check();
  await logIn(page, room.teacher);
  await expect(page).toHaveURL(/\/dashboard/u);
  await button(page, "Collapse the sidebar").click();
  await look();

  await page.goto(`${REPORTS}?class=${room.id}`);
  await expect(classTable(page)).toBeVisible();
  const { name } = room.students[0];
  await page.getByRole("button", { name, exact: true }).click();
  await details(page, name).getByRole("textbox", { name: "Best Achievement" }).fill("A map.");
  await look();
  await page.getByRole("button", { name: "Select All", exact: true }).click();
  await choose(page.getByLabel("Report Word Count"), "300-400");
  await button(page, /^Generate Selected Reports/u).click();
  await look();
  await expect(review(page)).toBeVisible();
  await look();
  await page.keyboard.press("Escape");
  await button(page, "Logout").click();
  await look();
  // The walk has been somewhere: it found more than what signing in leaves.
  expect(seen.size).toBeGreaterThan(7);
});
