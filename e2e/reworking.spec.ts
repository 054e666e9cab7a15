import type { APIRequestContext, Page } from "@playwright/test";
import { cell, choose, details, openClass, review, told } from "./support/screens.ts";
import type { Room } from "./support/school.ts";
import { expect, test } from "./support/test.ts";

type Report = {
  student_name: string;
  report_content: string;
  sentences: { text: string; sources: string[] }[];
};

/** The report of a student as the server has it. */
async function stored(who: APIRequestContext, student: string): Promise<Report> {
  const answer = await who.get("/api/reports/generated/list/?include=sentences");
  const found = ((await answer.json()) as Report[]).find((each) => each.student_name === student);
  if (!found) throw new Error(`${student} has no report`);
  return found;
}

/** Has the reports of everybody in the class written, from a level alone and what is entered already. */
async function generate(page: Page, room: Room): Promise<void> {
  for (const { name } of room.students) {
    await choose(cell(page, "Level", name), "Proficient");
    await page.getByLabel(`Select ${name}`, { exact: true }).check();
  }
  await page.getByRole("button", { name: /^Generate Selected Reports/u }).click();
  await expect(review(page).getByRole("table", { name: "Reports" })).toBeVisible();
}

/** Opens a student's report in the review and puts another text in its place. */
async function rewrite(page: Page, student: string, text: string): Promise<void> {
  await review(page)
    .getByRole("button", { name: `Open report for ${student}` })
    .click();
  await review(page).getByRole("button", { name: /^Edit/u }).click();
  await page.getByRole("textbox", { name: `Report for ${student}` }).fill(text);
  await page.getByRole("button", { name: "Save Changes to Report" }).click();
  await expect(told(page, "Report updated successfully")).toBeVisible();
}

test("a note that fell out of the text is worked in, and taken out again", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 2 });
  const [{ name }] = room.students;
  await openClass(page, room, "300-400");
  await page.getByRole("button", { name, exact: true }).click();
  await details(page, name).getByLabel("Best Achievement").fill("reads maps well");
  // How it reads opens a line below it, which moves the rows that are clicked next.
  await expect(details(page, name)).toContainText("reads maps well.");
  await generate(page, room);
  const { sentences } = await stored(page.request, name);
  const rest = sentences.filter(({ sources }) => !sources.includes("best_achievement"));
  expect(rest.length).toBeLessThan(sentences.length);
  await rewrite(page, name, rest.map(({ text }) => text).join(" "));

  const missing = review(page).getByRole("region", { name: "Not in this report" });
  await expect(missing).toContainText("reads maps well");
  await missing.getByRole("button", { name: "Work it in: Best Achievement" }).press("Enter");
  await expect(review(page)).toContainText(/Best Achievement worked in: \d+ words\./u);
  await expect(missing).toHaveCount(0);
  await expect(review(page).getByRole("group", { name: "Refine" })).toBeFocused();
  expect((await stored(page.request, name)).report_content).toContain("reads maps well");

  await review(page).getByRole("button", { name: "Undo", exact: true }).click();
  await expect(missing).toContainText("reads maps well");
});

test("sentences that a classmate's report has too are reworded, and the rest stays", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 2 });
  const [one, other] = room.students.map(({ name }) => name) as [string, string];
  await openClass(page, room, "300-400");
  await generate(page, room);
  // The classmate's gets the first of these sentences, which is the student's level and has other words.
  const own = await stored(page.request, one);
  const [first] = own.sentences;
  if (!first) throw new Error("A report without a sentence");
  const [mine = "", theirs = ""] = [one, other].map((name) => name.split(" ")[0]);
  const shared = first.text.replaceAll(mine, theirs);
  await rewrite(page, other, `${shared} ${(await stored(page.request, other)).report_content}`);

  await review(page).getByRole("button", { name: "Previous student" }).click();
  const notice = review(page).getByRole("region", { name: "Shared sentences" });
  await expect(notice).toContainText(other);
  await notice.getByRole("button", { name: "Reword these" }).press("Enter");
  await expect(review(page)).toContainText(/Reworded(?: all but \d+ sentences?)?: \d+ words\./u);
  const now = await stored(page.request, one);
  expect(now.sentences.map(({ text }) => text)).not.toContain(first.text);

  await review(page).getByRole("button", { name: "Undo", exact: true }).click();
  await expect(notice).toBeVisible();
  expect((await stored(page.request, one)).report_content).toBe(own.report_content);
});

test("a kept report stays until the draft beside it is taken, sentence by sentence", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 2 });
  const [{ name }] = room.students;
  await openClass(page, room, "300-400");
  await generate(page, room);
  await review(page)
    .getByRole("button", { name: `Open report for ${name}` })
    .click();
  await page.keyboard.press("k");
  await expect(review(page)).toContainText("1 kept, 1 draft");
  const kept = (await stored(page.request, name)).report_content;

  await review(page).getByRole("button", { name: "Previous student" }).click();
  await review(page)
    .getByRole("button", { name: `Regenerate report for ${name}` })
    .click();
  const both = page.getByRole("dialog", { name, exact: true });
  await expect(both).toContainText("a draft waits beside the kept report");
  expect((await stored(page.request, name)).report_content).toBe(kept);

  await expect(both.getByRole("list", { name: "Sentences" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await both.getByRole("button", { name: "Keep with 1 change" }).click();
  await expect(told(page, "Kept with 1 change")).toBeVisible();
  expect((await stored(page.request, name)).report_content).not.toBe(kept);
  await page
    .locator(".toast", { hasText: "Kept with 1 change" })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(told(page, "Kept as it was before")).toBeVisible();
  expect((await stored(page.request, name)).report_content).toBe(kept);
});
