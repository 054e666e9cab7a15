import type { Page } from "@playwright/test";
import { cell, classTable, details, openClass, review, savedLine } from "./support/screens.ts";
import { listen } from "./support/spoken.ts";
import { expect, test } from "./support/test.ts";

/** Presses keys one after the other. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

// The steps are those of docs/screen-reader.md.
test("a screen reader is told each step of the main job", async ({ page, newRoom }) => {
  const room = await newRoom({ students: 2 });
  const [first = "", second = ""] = room.students.map(({ name }) => name);
  const news = await listen(page);
  const says = (words: string) =>
    expect.poll(async () => (heard = [...heard, ...(await news())])).toContain(words);
  let heard: string[] = [];
  await openClass(page, room, "300-400");

  await test.step("the page has its landmarks, its heading and a way past the tools", async () => {
    await expect(page).toHaveTitle(/^Reports/u);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Batch Report Generator");
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("button", { name: "Skip to the pupils" })).toBeAttached();
    await expect(page.getByRole("combobox", { name: "Class", exact: true })).toContainText("8Q/");
    await says("Loading the class...");
  });

  await test.step("a class is a table whose rows have names and whose cells say for whom", async () => {
    await expect(classTable(page)).toMatchAriaSnapshot(`
      - table /Pupils of 8Q.*/:
        - rowgroup:
          - row:
            - columnheader "Selected"
            - columnheader "Student name"
            - columnheader "Status"
            - columnheader "Level"
            - columnheader "Participation"
            - columnheader "Behaviour"
            - columnheader "Filled in, by field"
            - columnheader "Next step"
        - rowgroup:
          - row:
            - cell /Select/:
              - checkbox "Select ${first}"
            - rowheader "${first}"
            - cell /Empty/
            - cell:
              - combobox "Level for ${first}"
    `);
  });

  await test.step("a tick is the value of its field", async () => {
    await cell(page, "Level", first).focus();
    await press(page, "1", "Tab", "2");
    await expect(cell(page, "Level", first)).toHaveText(/^Advanced/u);
    await expect(cell(page, "Participation", first)).toBeFocused();
    await press(page, "ArrowDown", "1", "Shift+Tab", "2");
    await expect(cell(page, "Level", second)).toHaveText(/^Proficient/u);
    await expect(classTable(page).getByRole("row", { name: new RegExp(first, "u") })).toContainText(
      "Partly filled 2 of 3",
    );
  });

  await test.step("a note is a named field, and what is read out of it is said", async () => {
    await press(page, "Shift+Enter");
    const note = details(page, second).getByRole("textbox", { name: "Level note" });
    await expect(note).toBeFocused();
    await page.keyboard.type("asks good questions");
    await expect
      .poll(async () => (heard = [...heard, ...(await news())]).join())
      .toContain("asks good questions");
    await press(page, "Escape");
    await expect(cell(page, "Level", second)).toBeFocused();
  });

  await test.step("how many are selected is said", async () => {
    await press(page, "Space");
    await says("1 of 2 selected");
    await press(page, "ArrowUp", "Space");
    await says("2 of 2 selected");
    await expect(savedLine(page)).toBeVisible();
  });

  await test.step("writing and its end are said", async () => {
    await press(page, "Control+Enter");
    await expect(review(page)).toContainText("2 report(s) available");
    await expect(review(page)).toHaveAccessibleDescription(/8Q.* · 300-400/u);
    await expect(review(page)).toBeFocused();
  });

  await test.step("the first N says whose report is open, and its place", async () => {
    heard = [];
    await press(page, "n");
    // A report with its teacher's own words in it comes first.
    await says(`${second}, 1 of 2`);
    await press(page, "j");
    await says(`${first}, 2 of 2`);
  });

  await test.step("each sentence says where it comes from", async () => {
    const article = review(page).getByRole("article", { name: `Report for ${first}` });
    await expect(article.getByRole("heading", { level: 3 })).toHaveText(first);
    await expect(
      article.getByRole("button", { name: /^Sentence 1 comes from Level/u }),
    ).toBeVisible();
    const sources = review(page).getByRole("complementary", { name: "Where it comes from" });
    await expect(
      sources.getByRole("button", { name: /^Sentences 1.*: Level Advanced/u }),
    ).toBeVisible();
  });

  await test.step("an edit is said to be saved, and the focus is where one goes on", async () => {
    await press(page, "e");
    const text = review(page).getByRole("textbox", { name: `Report for ${first}` });
    await expect(text).toBeFocused();
    await press(page, "Control+End");
    await page.keyboard.type(" Well done.");
    await press(page, "Control+Enter");
    await says("Report updated successfully");
    await expect(
      review(page).getByRole("button", { name: `Edit report for ${first}`, exact: true }),
    ).toBeFocused();
  });

  await test.step("keeping says so, and whose report is next; the last one finishes the class", async () => {
    heard = [];
    await press(page, "k");
    await says(`${second}, 1 of 2`);
    await press(page, "k");
    const finished = page.getByRole("dialog", { name: /is finished|finished/u });
    await expect(finished).toBeVisible();
    await expect(finished).toBeFocused();
  });
});

test("an opened report has the focus where its list has left", async ({ page, newRoom }) => {
  const room = await newRoom({ students: 2 });
  const [{ name }] = room.students;
  await openClass(page, room, "300-400");
  await cell(page, "Level", name).focus();
  await press(page, "1", "ArrowDown", "1", "Control+a");
  await expect(savedLine(page)).toBeVisible();
  await press(page, "Control+Enter");
  await expect(review(page)).toContainText("2 report(s) available");
  await review(page)
    .getByRole("button", { name: `Open report for ${name}` })
    .focus();
  await press(page, "Enter");
  await expect(review(page).getByRole("heading", { level: 3, name })).toBeFocused();
});

test("letters act by themselves until that is switched off, for every page and for good", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 2 });
  const [{ name }] = room.students;
  await openClass(page, room, "300-400");
  await cell(page, "Level", name).focus();
  await press(page, "1", "ArrowDown", "1");
  await expect(savedLine(page)).toBeVisible();
  await press(page, "?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await keys.getByRole("checkbox", { name: "Letters act by themselves" }).uncheck();
  await press(page, "Escape");
  await expect(keys).toBeHidden();
  await page.reload();
  await expect(classTable(page)).toBeVisible();
  await press(page, "?", "/");
  await expect(keys).toBeHidden();
  await expect(page.getByRole("searchbox", { name: "Find a pupil" })).not.toBeFocused();

  await page.getByRole("button", { name: "Select All", exact: true }).click();
  await page.getByRole("button", { name: /^Generate Selected Reports/u }).click();
  await expect(review(page)).toContainText("2 report(s) available");
  await press(page, "n");
  await expect(review(page).getByRole("article")).toBeHidden();
  await review(page).getByRole("tab", { name: "Card View" }).click();
  await expect(review(page).getByRole("article")).toBeVisible();
  await press(page, "k", "e");
  await expect(review(page)).toContainText("0 kept, 2 drafts");
  await expect(review(page).getByRole("textbox", { name: `Report for ${name}` })).toBeHidden();

  // The way back is a button, which no letter has to open.
  await review(page)
    .getByRole("button", { name: /^All keys/u })
    .click();
  await keys.getByRole("checkbox", { name: "Letters act by themselves" }).check();
  await press(page, "Escape");
  await expect(keys).toBeHidden();
  await press(page, "e");
  await expect(review(page).getByRole("textbox", { name: `Report for ${name}` })).toBeFocused();
});
