import { cell, choose, classTable, openClass, review, told } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("a teacher sees how far each pupil is, and writes past a kept report without losing it", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 3 });
  const [first = "", second = "", third = ""] = room.students.map(({ name }) => name);
  const status = (name: string, word: string) =>
    classTable(page)
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name }) })
      .getByRole("cell", { name: word, exact: true });
  const filter = (name: string) =>
    page.getByRole("button", { name: new RegExp(`^${name} ?\\d+$`, "u") });
  await openClass(page, room, "300-400");

  await test.step("writes and keeps the first report", async () => {
    await choose(cell(page, "Level", first), "Advanced");
    await page.getByRole("button", { name: `Gen for ${first}` }).click();
    await expect(review(page)).toBeVisible();
    await review(page).getByRole("button", { name: /^Keep/u }).first().click();
    await expect(told(page, "Report updated successfully").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(status(first, "Kept")).toBeVisible();
  });

  await test.step("another tick makes it out of date, and the same one kept again", async () => {
    await choose(cell(page, "Level", first), "Developing");
    await expect(status(first, "Out of date")).toBeVisible();
    await choose(cell(page, "Level", first), "Advanced");
    await expect(status(first, "Kept")).toBeVisible();
  });

  await test.step("is asked before the whole class is written, and told who is left out", async () => {
    await choose(cell(page, "Level", second), "Proficient");
    await page.getByRole("button", { name: "Select All", exact: true }).click();
    await expect(page.getByRole("button", { name: "1 has nothing filled in yet" })).toBeVisible();
    await page.getByRole("button", { name: "Generate Selected Reports 2" }).click();
    await expect(page.getByRole("alertdialog", { name: "1 has a kept report" })).toBeVisible();
    await page.getByRole("button", { name: "Write a draft beside it" }).click();
    await expect(review(page)).toContainText("2 report(s) available");
    await page.keyboard.press("Escape");
    await expect(status(first, "Draft beside kept")).toBeVisible();
    await expect(status(second, "Draft")).toBeVisible();
    await expect(status(third, "Empty")).toBeVisible();
  });

  await test.step("finds the drafts by their filter, and the way back into their review", async () => {
    await filter("Draft").click();
    await expect(cell(page, "Level", second)).toBeVisible();
    await expect(cell(page, "Level", first)).toBeHidden();
    await page.reload();
    await expect(cell(page, "Level", second)).toBeVisible();
    await expect(cell(page, "Level", first)).toBeHidden();
    await page.goto(`/dashboard/reportair/reports?class=${room.id}&review=drafts`);
    // The first of them waits beside a kept text, so that both are shown.
    await expect(page.getByRole("dialog", { name: first, exact: true })).toContainText(
      "a draft waits beside the kept report",
    );
    await expect(page).not.toHaveURL(/review=/u);
  });
});
