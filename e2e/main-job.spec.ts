import { type Locator, type Page, expect, test } from "@playwright/test";
import {
  REPORTS,
  cell,
  choose,
  classTable,
  details,
  review,
  savedLine,
  told,
} from "./support/screens.ts";
import { TestServer } from "./support/server.ts";
import { logIn } from "./support/sign-in.ts";

/** A class that its teacher has half filled in: 28 students, of whom these have nothing yet. */
const CLASS = "9B/En2";
const STUDENTS = 28;
const EMPTY = 5;
/** So many reports are written when the page is reloaded. */
const HELD_AT = 11;
const NOTE = "Her talk on rivers held the whole class";
const ACHIEVEMENT = "The display on the water cycle";
const EDITED = "A calm and thoughtful term.";

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start({}, { holdAfter: HELD_AT });
});
test.afterAll(() => server.remove());

/** Whoever has no field filled in yet, from the top. */
async function emptyStudents(page: Page): Promise<string[]> {
  const empty = page.getByRole("cell", { name: "Empty", exact: true });
  const rows = classTable(page).getByRole("row").filter({ has: empty });
  const heads = await rows.getByRole("rowheader").getByRole("button").allTextContents();
  return heads.map((name) => name.trim());
}

async function names(list: Locator): Promise<string[]> {
  const all = await list.allTextContents();
  return all.map((name) => name.replace("Open report for ", ""));
}

test("a teacher writes the reports of a class and finds them again", async ({ page }) => {
  await test.step("signs in and opens the class", async () => {
    await page.goto(`${server.url}/login`);
    await logIn(page, "teacher@demo.school");
    await page.getByRole("link", { name: "Write reports" }).click();
    await expect(page).toHaveURL(new RegExp(REPORTS, "u"));
    await expect(classTable(page)).toBeVisible();
    await choose(page.getByLabel("Class", { exact: true }), CLASS);
    await expect(classTable(page).getByRole("checkbox", { name: /^Select / })).toHaveCount(
      STUDENTS,
    );
    await choose(page.getByLabel("Report Word Count"), "300-400");
    // It is labelled so, and counts so until its teacher wants words.
    await expect(page.getByRole("radio", { name: "Characters" })).toBeChecked();
    await page.getByText("Words", { exact: true }).click();
    await expect(page.getByRole("radio", { name: "Words" })).toBeChecked();
  });

  const [first = "", second = ""] = await test.step("sees who is still empty", async () => {
    const empty = await emptyStudents(page);
    expect(empty).toHaveLength(EMPTY);
    for (const name of empty) await page.getByLabel(`Select ${name}`, { exact: true }).check();
    await expect(page.getByText(`${EMPTY} of ${STUDENTS} selected`)).toBeVisible();
    return empty;
  });

  await test.step("sets a field for all of them at once, and takes it back", async () => {
    const apply = async (field: string, value: string) => {
      await choose(page.getByLabel("Field to set"), field);
      await choose(page.getByLabel("Value to set"), value);
      await page.getByRole("button", { name: "Apply to Selected" }).click();
      await expect(told(page, `${field} for ${EMPTY} pupils set to ${value}.`)).toBeVisible();
    };
    await apply("Punctuality", "Always on time");
    await apply("Level", "Developing");
    await expect(cell(page, "Level", first)).toContainText("Developing");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(cell(page, "Level", first)).not.toContainText("Developing");
    await apply("Level", "Proficient");
  });

  await test.step("fills in one pupil by mouse, with a note and a summary", async () => {
    await choose(cell(page, "Level", first), "Advanced");
    await choose(cell(page, "Behaviour", first), "Excellent Behaviour");
    await page.getByRole("button", { name: first, exact: true }).click();
    const fields = details(page, first);
    await fields.getByRole("textbox", { name: "Level note" }).fill(NOTE);
    // Said aloud once, and shown.
    const reads = fields.getByText(/^Reads: .*rivers held the whole class/u);
    await expect(reads).toHaveCount(2);
    await expect(reads.last()).toBeVisible();
    await fields.getByRole("textbox", { name: "Best Achievement" }).fill(ACHIEVEMENT);
    await choose(
      fields.getByRole("combobox", { name: "Homework", exact: true }),
      "Mostly Completed",
    );
    await expect(classTable(page).getByRole("row", { name: first }).first()).toContainText(
      "Partly filled 4 of 6",
    );
    await fields.getByRole("checkbox", { name: "Homework", exact: true }).uncheck();
    await expect(classTable(page).getByRole("row", { name: first }).first()).toContainText(
      "Partly filled 3 of 6",
    );
    await expect(savedLine(page)).toBeVisible();
  });

  await test.step("generates the whole class, reloads in the middle and finds it again", async () => {
    await page.getByRole("button", { name: "Select All", exact: true }).click();
    await page.getByRole("button", { name: `Generate Selected Reports ${STUDENTS}` }).click();
    const progress = page.getByRole("dialog", {
      name: `Generating Reports (${HELD_AT}/${STUDENTS})`,
      exact: true,
    });
    const states = (word: string) => progress.getByText(word, { exact: true });
    await expect(progress).toBeVisible();
    await expect(states("Complete")).toHaveCount(HELD_AT);
    await expect(states("Processing...").first()).toBeVisible();

    await page.reload();
    await expect(progress).toBeVisible();
    await expect(states("Complete")).toHaveCount(HELD_AT);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(
      told(page, `Writing reports for ${CLASS}: ${HELD_AT} of ${STUDENTS} done.`),
    ).toBeVisible();
    await page.getByRole("button", { name: "Show progress" }).click();
    await expect(progress).toBeVisible();
    server.goOn();
    await expect(review(page)).toBeVisible();
  });

  const rows = review(page).getByRole("table", { name: "Reports" }).getByRole("row");
  await test.step("reviews them in the table", async () => {
    await expect(review(page)).toContainText(`${STUDENTS} report(s) available · 0 kept, 28 drafts`);
    await expect(rows).toHaveCount(STUDENTS + 1);
    for (const row of (await rows.all()).slice(1)) {
      const words = Number(/(\d+) \/ [\d,]+ ch/u.exec(await row.innerText())?.[1]);
      expect(words).toBeGreaterThanOrEqual(300);
      expect(words).toBeLessThanOrEqual(400);
    }
  });

  const report = (name: string) =>
    review(page).getByRole("article", { name: `Report for ${name}`, exact: true });
  const order = await names(rows.getByRole("button", { name: /^Open report for/u }));
  await test.step("goes from pupil to pupil in the cards", async () => {
    await rows.getByRole("button", { name: `Open report for ${first}` }).click();
    await expect(report(first)).toContainText(first.split(" ")[0] ?? "");
    await expect(review(page).getByRole("complementary")).toContainText(NOTE);
    const at = order.indexOf(first);
    await review(page).getByRole("button", { name: "Next student" }).click();
    await expect(report(order[at + 1] ?? "")).toBeVisible();
    await review(page).getByRole("button", { name: "Previous student" }).click();
    await expect(report(first)).toBeVisible();
  });

  await test.step("edits one with live counts", async () => {
    await review(page)
      .getByRole("button", { name: `Edit report for ${first}`, exact: true })
      .click();
    const text = review(page).getByRole("textbox", { name: `Report for ${first}` });
    await text.fill(EDITED);
    await expect(report(first).getByText("5 words", { exact: true })).toBeVisible();
    await expect(report(first).getByText("27 characters", { exact: true })).toBeVisible();
    await expect(report(first)).toContainText("295 words short of 300-400 words");
    await review(page).getByRole("button", { name: "Save Changes to Report" }).click();
    await expect(told(page, "Report updated successfully")).toBeVisible();
    await expect(text).toBeHidden();
  });

  await test.step("discards one and brings it back, and discards another", async () => {
    await review(page)
      .getByRole("button", { name: `Discard report for ${first}` })
      .click();
    await expect(told(page, "Report discarded successfully")).toBeVisible();
    await expect(review(page)).toContainText("27 report(s) available");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(told(page, "Report brought back")).toBeVisible();
    await expect(review(page)).toContainText("28 report(s) available");

    await review(page)
      .getByRole("list", { name: "Reports" })
      .getByRole("button", { name: second })
      .click();
    await review(page)
      .getByRole("button", { name: `Discard report for ${second}` })
      .click();
    await expect(review(page)).toContainText("27 report(s) available");
  });

  const third = order.find((name) => name !== first && name !== second) ?? "";
  await test.step("has another text written for one", async () => {
    await review(page)
      .getByRole("list", { name: "Reports" })
      .getByRole("button", { name: third })
      .click();
    const text = report(third).locator("p", {
      has: page.getByRole("button", { name: /^Sentence 1 / }),
    });
    const before = await text.innerText();
    await review(page)
      .getByRole("button", { name: `Regenerate report for ${third}` })
      .click();
    await expect(told(page, "Report regeneration started")).toBeVisible();
    await expect(report(third).getByText("Writing another text...")).toBeHidden();
    expect(await text.innerText()).not.toBe(before);
  });

  await test.step("keeps one, and then all", async () => {
    await review(page)
      .getByRole("button", { name: `report for ${third}` })
      .last()
      .click();
    await expect(review(page)).toContainText("1 kept, 26 drafts");
    await expect(report(third)).toBeHidden();
    await review(page).getByRole("button", { name: "Keep All" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("reports have never been opened");
    await page.getByRole("button", { name: "Keep all 26" }).click();
    await expect(review(page)).toBeHidden();
    await expect(told(page, "26 reports kept")).toBeVisible();
  });

  await test.step("finds everything again after a reload", async () => {
    await page.reload();
    await expect(page.getByText("Showing 10 of 27 reports")).toBeVisible();
    const list = page.getByRole("table", { name: "Reports" });
    await expect(list.getByText("Kept")).toHaveCount(10);
    await page.getByRole("searchbox", { name: "Search by student name" }).fill(first);
    await expect(page.getByText("Showing 1 of 1 report")).toBeVisible();
    await expect(list).toContainText(EDITED);
    await expect(cell(page, "Level", first)).toContainText("Advanced");
    await page.getByRole("button", { name: first, exact: true }).click();
    await expect(details(page, first).getByRole("textbox", { name: "Level note" })).toHaveValue(
      NOTE,
    );
    await expect(page.getByLabel("Report Word Count")).toContainText("300-400");
  });
});
