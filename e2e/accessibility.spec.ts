import type { Page } from "@playwright/test";
import { fitsItsWidth, isAccessible } from "./support/accessible.ts";
import { REPORTS, cell, choose, classTable, review } from "./support/screens.ts";
import { TestServer } from "./support/server.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1440, height: 900 };

for (const viewport of [DESK, PHONE]) {
  const phone = viewport === PHONE;
  test.describe(`${viewport.width} px`, () => {
    test.use({ colorScheme: "light", viewport, hasTouch: phone });

    test("the pages around the reports", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await isAccessible(page, "home page");
      await page.goto("/login");
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await expect(page.getByText("Password is required.")).toBeVisible();
      await isAccessible(page, "login with errors");
      await page.getByRole("button", { name: "Forgot Password" }).click();
      await isAccessible(page, "reset request");
      await page.goto("/no-such-page");
      await expect(page.getByText("Page not found")).toBeVisible();
      await isAccessible(page, "not found");

      await signIn(page.request, "teacher@demo.school");
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
      await isAccessible(page, "welcome page");
      await page.goto("/dashboard/reportair/dash");
      await expect(page.getByText("Total Students")).toBeVisible();
      await isAccessible(page, "Dashboard tab");
      await page.goto("/dashboard/admindash");
      await expect(page.getByText("You are not allowed")).toBeVisible();
      await isAccessible(page, "AdminDash for a teacher");
    });

    test("the Reports tab, from the class to the review", async ({ page, newRoom }) => {
      const room = await newRoom({ students: 3 });
      const [{ name }] = room.students;
      await signIn(page.request, room.teacher);
      await page.goto(REPORTS);
      await expect(page.getByLabel(`Select ${name}`, { exact: true })).toBeVisible();
      const length = page.getByLabel("Report Word Count");
      await length.click();
      await expect(page.getByRole("listbox")).toBeVisible();
      await isAccessible(page, "an open list");
      await page.getByRole("option", { name: "300-400" }).click();

      if (phone) await fillInOnPhone(page, name);
      else await fillInOnDesk(page, name);

      await page.getByRole("button", { name: "Select All", exact: true }).click();
      await page.getByRole("button", { name: /^Generate Selected Reports/u }).click();
      await expect(review(page)).toContainText("3 report(s) available");
      await isAccessible(page, "review, table");
      await page.getByRole("tab", { name: "Card View" }).click();
      await isAccessible(page, "review, cards");
      if (phone) await review(page).getByRole("button", { name }).click();
      await review(page)
        .getByRole("button", { name: /^Sentence 1 /u })
        .click();
      await isAccessible(page, "review, a sentence and its sources");
      await review(page)
        .getByRole("button", { name: `Edit report for ${name}`, exact: true })
        .click();
      await page.getByRole("textbox", { name: `Report for ${name}` }).fill("Changed.");
      await isAccessible(page, "review, editing");
      await review(page).getByRole("button", { name: "Close", exact: true }).first().click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await isAccessible(page, "the question before leaving");
      await page.getByRole("button", { name: "Discard changes" }).click();

      await expect(page.getByText("Showing 3 of 3 reports")).toBeVisible();
      await isAccessible(page, "Reports tab with its list");
      await page.getByRole("button", { name: `Delete report for ${name}` }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await isAccessible(page, "the question before deleting");
    });
  });
}

async function fillInOnDesk(page: Page, name: string): Promise<void> {
  await isAccessible(page, "an empty class");
  for (const [field, option] of [
    ["Level", "Advanced"],
    ["Participation", "Active Participant"],
  ] as const) {
    await choose(cell(page, field, name), option);
  }
  await choose(page.getByLabel("Field to set"), "Behaviour");
  await choose(page.getByLabel("Value to set"), "Good Behaviour");
  await page.getByRole("button", { name: "Apply to Selected" }).click();
  await page.getByRole("button", { name: "Select All", exact: true }).click();
  await page.getByRole("button", { name: "Apply to Selected" }).click();
  await page.getByRole("button", { name: "Deselect All", exact: true }).click();
  await page.getByRole("button", { name: /^Generate Selected Reports/u }).click();
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByText("Please select at least one student.")).toBeVisible();
  await isAccessible(page, "a class with an open row, an alert and a notice");
}

async function fillInOnPhone(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Select All", exact: true }).click();
  await page.getByRole("button", { name: "Set a field" }).click();
  const sheet = page.getByRole("dialog");
  await choose(sheet.getByLabel("Set field"), "Behaviour");
  await choose(sheet.getByLabel("To value"), "Good Behaviour");
  await isAccessible(page, "the sheet that sets a field");
  await sheet.getByRole("button", { name: "Apply to Selected" }).click();
  await expect(sheet).toBeHidden();
  await isAccessible(page, "the class as a list, with a notice");
  await page.getByRole("button", { name: "Deselect All", exact: true }).click();

  await page.getByRole("button", { name }).click();
  await page
    .getByRole("radiogroup", { name: "Level" })
    .getByText("Proficient", { exact: true })
    .click();
  await page.getByRole("button", { name: "Add a note on Level" }).click();
  await page.getByRole("textbox", { name: "Level note" }).fill("Asks good questions");
  await isAccessible(page, "a pupil's page");
  await page.getByRole("button", { name: /^Next pupil/u }).click();
  await page.getByRole("button", { name: "Close", exact: true }).click();
}

test("the progress of a batch, on a desk and on a phone", async ({ browser }) => {
  const server = await TestServer.start({}, { holdAfter: 2 });
  const context = await browser.newContext({ baseURL: server.url, colorScheme: "light" });
  const page = await context.newPage();
  try {
    await signIn(page.request, "teacher@riverside.school");
    await page.goto(REPORTS);
    await expect(classTable(page)).toBeVisible();
    await choose(page.getByLabel("Report Word Count"), "300-400");
    await page.getByRole("button", { name: "Select All", exact: true }).click();
    await choose(page.getByLabel("Field to set"), "Level");
    await choose(page.getByLabel("Value to set"), "Proficient");
    await page.getByRole("button", { name: "Apply to Selected" }).click();
    await page.getByRole("button", { name: "Generate Selected Reports 20" }).click();
    const progress = page.getByRole("dialog", { name: "Generating Reports (2/20)" });
    await expect(progress.getByText("Complete", { exact: true })).toHaveCount(2);
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      await isAccessible(page, `progress at ${viewport.width} px`);
    }
    await progress.getByRole("button", { name: "Cancel the rest" }).click();
    // The writer would write them all if it went on before the server had heard of the press.
    await expect(progress.getByText("Cancelled", { exact: true })).not.toHaveCount(0);
    server.goOn();
    await expect(page.getByText("The rest was cancelled")).toBeVisible();
    await isAccessible(page, "a cancelled batch");
  } finally {
    await context.close();
    await server.remove();
  }
});

test("nothing is wider than a window of 768 px", async ({ page, newRoom }) => {
  await page.setViewportSize(TABLET);
  await page.goto("/login");
  await expect(page.getByLabel("Username")).toBeVisible();
  await fitsItsWidth(page, "login");
  const room = await newRoom({ students: 2 });
  const [{ name }] = room.students;
  await signIn(page.request, room.teacher);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  await fitsItsWidth(page, "welcome page");
  await page.goto(REPORTS);
  await expect(classTable(page)).toBeVisible();
  await choose(page.getByLabel("Report Word Count"), "300-400");
  await choose(cell(page, "Level", name), "Below Expectations");
  await choose(cell(page, "Participation", name), "Occasionally Participates");
  await choose(cell(page, "Behaviour", name), "Unacceptable Behaviour");
  await page.getByRole("button", { name, exact: true }).click();
  await fitsItsWidth(page, "class");
  await page.getByRole("button", { name: `Gen for ${name}` }).click();
  await expect(review(page)).toBeVisible();
  await fitsItsWidth(page, "review");
  await review(page).getByRole("button", { name: "Close", exact: true }).first().click();
  await page.goto("/dashboard/reportair/dash");
  await expect(page.getByText("Total Students")).toBeVisible();
  await fitsItsWidth(page, "Dashboard tab");
});
