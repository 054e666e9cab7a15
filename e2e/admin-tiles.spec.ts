import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { isAccessible } from "./support/accessible.ts";
import { REPORTS, choose, told } from "./support/screens.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

// The small school: what is settled there stands in no other test's way.
const ADMIN = "admin@riverside.school";
const TEACHER = "teacher@riverside.school";
const DASH = "/dashboard/admindash";
const WIDTHS = [1440, 360];

/** axe and the width, on a desk and on a phone. */
async function isFine(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await isAccessible(page, `${what} at ${width} px`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Opens one of the four tiles from AdminDash. */
async function openTile(page: Page, name: string): Promise<void> {
  await page.goto(DASH);
  await page.getByRole("link", { name: new RegExp(`^${name}`, "u") }).click();
  await expect(heading(page, name)).toBeVisible();
}

/** The last day of this month in London as a date field takes it; any period of today's holds it. */
function endOfMonth(): string {
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/London" });
  const [year = 0, month = 0] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

test.use({ colorScheme: "light", viewport: { width: 1440, height: 900 } });

test("the four tiles of AdminDash work", async ({ page }) => {
  test.slow();
  await signIn(page.request, ADMIN);

  await test.step("performance insights", async () => {
    await openTile(page, "Performance insights");
    await expect(page).toHaveURL(`${DASH}/insights`);
    await expect(page.getByRole("table", { name: "Classes" })).toContainText("0 of 20");
    await isFine(page, "performance insights");
    await page.getByRole("link", { name: "AdminDash" }).first().click();
    await expect(heading(page, "AdminDash")).toBeVisible();
  });

  await test.step("report policies", async () => {
    await openTile(page, "Report policies");
    const due = endOfMonth();
    await page.getByLabel("Reports are due on").fill(due);
    await page.getByRole("button", { name: "Save period" }).click();
    await expect(told(page, "Reporting period saved.")).toBeVisible();

    await choose(page.getByLabel("Report length"), "400-700");
    await page.getByLabel("Every teacher keeps to this length").check();
    await page.getByLabel("Words to avoid").fill("lazy, homework");
    await page.getByRole("button", { name: "Save policies" }).click();
    await expect(page.getByText(/no report could say/u)).toBeVisible();
    await isFine(page, "report policies with an error");
    await page.getByLabel("Words to avoid").fill("lazy, could do better");
    await page.getByLabel("Formal", { exact: true }).check();
    await page.getByRole("button", { name: "Save policies" }).click();
    await expect(told(page, "Report policies saved.")).toBeVisible();

    await page.getByLabel("Tokens a month").fill("2000000");
    await page.getByRole("button", { name: "Save budget" }).click();
    await expect(page.getByLabel("Tokens a month")).toHaveValue("2,000,000");

    await page.getByLabel("Tokens a month").fill("3");
    await page.getByLabel("Words to avoid").fill("lazy");
    await page.getByRole("link", { name: "AdminDash" }).first().click();
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(question).toBeHidden();
    await page.goBack();
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(`${DASH}/policies`);
    await page.getByRole("button", { name: "Logout" }).press("Enter");
    const keeping = page.getByRole("alertdialog", { name: "Keep what you have not saved?" });
    await keeping.getByRole("button", { name: "Stay" }).click();
    await expect(keeping).toBeHidden();
    await expect(page.getByLabel("Words to avoid")).toHaveValue("lazy");
    await page.goBack();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(heading(page, "AdminDash")).toBeVisible();
    await page.getByRole("link", { name: "Data protection" }).click();
    await expect(page.getByRole("heading", { name: "Guardians’ consent" })).toBeInViewport();
  });

  await test.step("AI recommendations", async () => {
    await openTile(page, "AI recommendations");
    await expect(page.getByRole("heading", { name: /^1 class has no report/u })).toBeVisible();
    await expect(page.getByText("This reporting period has no deadline")).toBeHidden();
    await isFine(page, "AI recommendations");
    await page.getByRole("link", { name: "See the classes" }).first().click();
    await expect(page.getByRole("heading", { name: "By class" })).toBeInViewport();
  });

  await test.step("audit log", async () => {
    await openTile(page, "Audit log");
    const rows = page.getByRole("table", { name: "Entries" }).getByRole("row");
    await expect(rows.filter({ hasText: "changed the reporting period" })).toHaveCount(1);
    await choose(page.getByLabel("Did what"), "Changed the report policies");
    await expect(rows.filter({ hasText: "words to avoid" })).toHaveCount(1);
    await expect(rows.filter({ hasText: "changed the reporting period" })).toHaveCount(0);
    await expect(page).toHaveURL(/action=policy\.updated/u);
    await isFine(page, "audit log");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^audit-log-.+-\d{4}-\d\d-\d\d\.csv$/u);
    expect(await readFile(await file.path(), "utf8")).toContain("changed the report policies");
    await page.getByRole("searchbox", { name: "Search" }).fill("nothing like this");
    await expect(page.getByText("No entries found")).toBeVisible();
  });

  await test.step("what was settled reaches the teacher, who may not open the tiles", async () => {
    await signIn(page.request, TEACHER);
    await page.goto(REPORTS);
    await expect(page.getByText(/^Reports are due (?:on|today)/u)).toBeVisible();
    await expect(page.getByText("400-700 words")).toBeVisible();
    await expect(page.getByText("Set by your school")).toBeVisible();
    await page.goto(`${DASH}/audit`);
    await expect(heading(page, "You are not allowed to open this page")).toBeVisible();
  });
});
