import type { Locator, Page } from "@playwright/test";
import {
  REPORTS,
  cell,
  classTable,
  details,
  openClass,
  review,
  savedLine,
  told,
} from "./support/screens.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** Presses a key until something has the focus, as one does who looks for it. */
async function pressUntilFocused(page: Page, key: string, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

/** Presses keys one after the other. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test("several pupils are filled in, generated, reviewed and kept with the keyboard alone", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 4 });
  const [first = "", second = "", third = "", fourth = ""] = room.students.map(({ name }) => name);
  await openClass(page, room);

  await test.step("chooses the length", async () => {
    const length = page.getByLabel("Report Word Count");
    await pressUntilFocused(page, "Tab", length);
    await press(page, "Enter", "ArrowDown", "Enter");
    await expect(length).toContainText("400-700");
    await expect(length).toBeFocused();
  });

  await test.step("ticks with number keys, from field to field and pupil to pupil", async () => {
    await pressUntilFocused(page, "Tab", cell(page, "Level", first));
    await press(page, "1");
    await expect(cell(page, "Level", first)).toContainText("Advanced");
    await press(page, "Tab", "2", "Tab", "4");
    await expect(cell(page, "Participation", first)).toContainText("Occasionally Participates");
    await expect(cell(page, "Behaviour", first)).toContainText("Unacceptable Behaviour");
    await press(page, "0");
    await expect(cell(page, "Behaviour", first)).not.toContainText("Unacceptable");
    await press(page, "1", "ArrowDown");
    await expect(cell(page, "Behaviour", second)).toBeFocused();
    await press(page, "2", "ArrowDown", "3", "ArrowDown", "1");
    await expect(cell(page, "Behaviour", fourth)).toContainText("Excellent Behaviour");
    await press(page, "Control+z");
    await expect(cell(page, "Behaviour", fourth)).not.toContainText("Excellent");
    await expect(cell(page, "Behaviour", fourth)).toBeFocused();
    await press(page, "1", "ArrowUp");
    await expect(cell(page, "Behaviour", third)).toContainText("Acceptable Behaviour");
    await expect(cell(page, "Behaviour", third)).toBeFocused();
  });

  await test.step("opens a row, writes a note and is back at its field", async () => {
    await press(page, "Enter");
    const note = details(page, third).getByRole("textbox", { name: "Behaviour note" });
    await expect(note).toBeVisible();
    await press(page, "Enter");
    await expect(note).toBeHidden();
    await press(page, "Shift+Enter");
    await expect(note).toBeFocused();
    await page.keyboard.type("Rarely checks the units");
    await press(page, "Escape");
    await expect(note).toBeHidden();
    await expect(cell(page, "Behaviour", third)).toBeFocused();
    await press(page, "Shift+Tab", "Shift+Tab", "3");
    await expect(cell(page, "Level", third)).toContainText("Developing");
  });

  await test.step("sets a field for everybody, also one without a column, and takes it back", async () => {
    await press(page, "Shift+1");
    await expect(told(page, "Please select at least one student")).toBeVisible();
    await press(page, "Control+a", "Tab", "Tab", "Tab", "Shift+2");
    await expect(told(page, "Punctuality for 4 pupils set to Occasionally late.")).toBeVisible();
    const punctuality = cell(page, "Punctuality", third);
    await expect(punctuality).toBeFocused();
    await press(page, "1");
    await expect(punctuality).toContainText("Always on time");
    await expect(cell(page, "Punctuality", fourth)).toContainText("Occasionally late");
    await press(page, "Control+z", "Control+z");
    await expect(cell(page, "Punctuality", fourth)).toContainText("Choose");
    await press(page, "Control+a", "Shift+Tab", "Shift+Tab", "Shift+Tab");
  });

  await test.step("selects three with Space", async () => {
    await press(page, "Space", "ArrowUp", "Space", "ArrowUp", "Space");
    for (const name of [first, second, third]) {
      await expect(page.getByLabel(`Select ${name}`, { exact: true })).toBeChecked();
    }
    await expect(page.getByText("3 of 4 selected")).toBeVisible();
    await expect(savedLine(page)).toBeVisible();
  });

  await test.step("generates them", async () => {
    await press(page, "Control+Enter");
    await expect(review(page)).toBeVisible();
    await expect(review(page)).toContainText("3 report(s) available · 0 kept, 3 drafts");
  });

  const report = (name: string) =>
    review(page).getByRole("article", { name: `Report for ${name}`, exact: true });
  // The third pupil's report has its teacher's own words in it, and comes first.
  await test.step("goes through them with N and J, and keeps one with K", async () => {
    await press(page, "n");
    await expect(report(third)).toBeVisible();
    await press(page, "j");
    await expect(report(first)).toBeVisible();
    await press(page, "Shift+J");
    await expect(report(third)).toBeVisible();
    await press(page, "?");
    const keys = page.getByRole("dialog", { name: "Keys" });
    await expect(keys).toContainText("Open the next unreviewed report");
    // The keys of the review rest under another window.
    await press(page, "k", "Escape");
    await expect(keys).toBeHidden();
    await expect(review(page)).toContainText("0 kept, 3 drafts");
    await press(page, "k");
    await expect(review(page)).toContainText("1 kept, 2 drafts");
    await expect(report(first)).toBeVisible();
  });

  await test.step("edits the next, and keeps it", async () => {
    await press(page, "e");
    const text = review(page).getByRole("textbox", { name: `Report for ${first}` });
    await expect(text).toBeFocused();
    await press(page, "Control+End");
    await page.keyboard.type(" Well done, just keep at it.");
    await press(page, "Control+Enter");
    await expect(told(page, "Report updated successfully")).toBeVisible();
    await expect(text).toBeHidden();
    await expect(
      review(page).getByRole("button", { name: `Edit report for ${first}`, exact: true }),
    ).toBeFocused();
    await expect(report(first)).toContainText("Well done, just keep at it.");
    await pressUntilFocused(
      page,
      "Tab",
      review(page).getByRole("button", { name: new RegExp(`^Keep and next.*${first}`, "u") }),
    );
    await press(page, "Enter");
    await expect(report(second)).toBeVisible();
    await expect(review(page)).toContainText("2 kept, 1 draft");
  });

  await test.step("goes on at once with the one that is left, and keeps it", async () => {
    await expect(
      review(page).getByRole("button", { name: `Keep report for ${second}` }),
    ).toBeFocused();
    await press(page, "Enter");
    // The fourth has nothing yet, so that the class is not finished, and the review stays.
    await expect(review(page)).toContainText("3 kept, 0 drafts");
    await press(page, "Escape");
    await expect(review(page)).toBeHidden();
    await expect(classTable(page)).toBeVisible();
    await expect(cell(page, "Level", first)).toBeFocused();
  });
});

test("a question is answered, and one report written from an opened row, without a mouse", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 2 });
  const [{ name }] = room.students;
  await openClass(page, room, "300-400");
  await pressUntilFocused(page, "Tab", cell(page, "Level", name));
  await press(page, "2", "Enter");
  const write = details(page, name).getByRole("button", { name: /^Gen for/u });
  await pressUntilFocused(page, "Tab", write);
  await press(page, "Enter");
  await expect(
    review(page)
      .getByRole("button", { name: `Edit report for ${name}`, exact: true })
      .first(),
  ).toBeVisible();
  await press(page, "e");
  const text = review(page).getByRole("textbox", { name: `Report for ${name}` });
  await expect(text).toBeFocused();
  await page.keyboard.type("Unsaved. ");

  await press(page, "Escape");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await press(page, "Enter");
  await expect(question).toBeHidden();
  await expect(text).toHaveValue(/^Unsaved\. /u);
  await press(page, "Escape");
  await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await press(page, "Tab", "Enter");
  // It was asked for the editor, and the review stays.
  await expect(text).toBeHidden();
  await press(page, "Escape");
  await expect(review(page)).toBeHidden();
  await expect(write).toBeFocused();
});

test("the focus stays on the select that chooses the class", async ({ page }) => {
  await signIn(page.request, "teacher@demo.school");
  await page.goto(REPORTS);
  await expect(classTable(page)).toHaveAccessibleName(/^Pupils of 7A/u);
  const select = page.getByLabel("Class", { exact: true });
  await pressUntilFocused(page, "Tab", select);
  await press(page, "Enter", "ArrowDown", "Enter");
  await expect(classTable(page)).toHaveAccessibleName(/^Pupils of 9B/u);
  await expect(select).toBeFocused();
});
