import type { Page } from "@playwright/test";
import type { Room } from "./support/school.ts";
import { cell, choose, openClass, review, told } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const MINE = "What I wrote at school.";
const THEIRS = "What I wrote at home.";

/** Two tabs edit one report: the other one saves first, and this one's save is refused. */
async function editInTwoTabs(page: Page, room: Room): Promise<{ student: string }> {
  const student = room.students[0].name;
  await openClass(page, room, "300-400");
  await choose(cell(page, "Level", student), "Advanced");
  await page.getByRole("button", { name: `Gen for ${student}` }).click();
  await expect(review(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: `Open report for ${student}` }).click();
  for (const tab of [page, other]) {
    await review(tab).or(tab.getByRole("dialog")).getByRole("button", { name: /^Edit/u }).click();
  }
  await other.getByRole("textbox", { name: `Report for ${student}` }).fill(THEIRS);
  await other.getByRole("button", { name: "Save Changes to Report" }).click();
  await expect(told(other, "Report updated successfully")).toBeVisible();

  await page.getByRole("textbox", { name: `Report for ${student}` }).fill(MINE);
  await page.getByRole("button", { name: "Save Changes to Report" }).click();
  await expect(told(page, "Failed to update report")).toBeVisible();
  await expect(page.getByText("This report has changed since you opened it.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Your text" })).toHaveValue(MINE);
  await expect(page.getByRole("region", { name: "Saved text" })).toContainText(THEIRS);
  return { student };
}

/** The one report there is, and every earlier text of it. */
async function stored(page: Page): Promise<{ text: string; earlier: string }> {
  const answer = await page.request.get("/api/reports/generated/list/");
  const reports = (await answer.json()) as { id: number; report_content: string }[];
  expect(reports).toHaveLength(1);
  const earlier = await page.request.get(`/api/reports/generated/${reports[0]?.id}/versions/`);
  return { text: reports[0]?.report_content ?? "", earlier: await earlier.text() };
}

test("an edit of a stale copy stands beside the newer text, and may replace it", async ({
  page,
  newRoom,
}) => {
  await editInTwoTabs(page, await newRoom({ students: 1 }));
  await page.getByRole("button", { name: "Save Changes to Report" }).click();
  await expect(told(page, "Report updated successfully")).toBeVisible();
  await expect(review(page)).toContainText(MINE);
  const { text, earlier } = await stored(page);
  expect(text).toBe(MINE);
  expect(earlier).toContain(THEIRS);
});

test("an edit of a stale copy may give way to the newer text", async ({ page, newRoom }) => {
  const { student } = await editInTwoTabs(page, await newRoom({ students: 1 }));
  await page.getByRole("button", { name: "Take the saved text" }).click();
  await expect(page.getByRole("textbox", { name: "Your text" })).toBeHidden();
  await expect(page.getByRole("article", { name: `Report for ${student}` })).toContainText(THEIRS);
  expect((await stored(page)).text).toBe(THEIRS);
});
