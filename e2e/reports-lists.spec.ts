import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { isAccessible } from "./support/accessible.ts";
import { keepReports } from "./support/kept-reports.ts";
import { REPORTS, choose, told } from "./support/screens.ts";
import type { Room } from "./support/school.ts";
import { askToProofRead, inOwnBrowser } from "./support/sharing.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const DASH = "/dashboard/reportair/dash";

/** The panel that manages a class's reports. */
const panel = (page: Page): Locator => page.getByRole("region", { name: "Student reports" });
const rows = (page: Page): Locator =>
  page.getByRole("table", { name: "Reports" }).getByRole("rowheader");

test("the panel of a class: search, edit in place and in a window, delete, and all reports", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 6 });
  const [amira, ben] = room.students.map(({ name }) => name) as [string, string];
  await keepReports(page.request, room, 6);
  const gone: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 404) gone.push(answer.url());
  });
  await page.goto(REPORTS);

  await test.step("pages, sorting and search", async () => {
    await expect(panel(page)).toContainText("Showing 6 of 6 reports");
    await panel(page).getByLabel("Reports per page").click();
    await page.getByRole("option", { name: "5", exact: true }).click();
    await expect(panel(page)).toContainText("Showing 5 of 6 reports");
    await panel(page).getByRole("button", { name: "Next page" }).click();
    await expect(rows(page)).toHaveText([/Freya Fenwick/u]);
    await panel(page)
      .getByRole("button", { name: /^Student Name/u })
      .click();
    await expect(rows(page).first()).toContainText("Freya Fenwick");
    await panel(page).getByLabel("Search by student name").fill("nobody of this name");
    await expect(panel(page)).toContainText("No students match your search criteria.");
    await panel(page).getByLabel("Search by student name").fill("");
    await expect(panel(page)).toContainText("Showing 5 of 6 reports");
  });

  await test.step("the last report of the last page takes the page with it", async () => {
    await panel(page)
      .getByRole("button", { name: /age,? 2$/u })
      .click();
    await expect(rows(page)).toHaveText([new RegExp(amira, "u")]);
    await page.getByRole("button", { name: `Delete report for ${amira}` }).click();
    const ask = page.getByRole("alertdialog", { name: "Confirm Delete" });
    await expect(ask).toContainText("Are you sure you want to delete this report?");
    await ask.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(told(page, "Report deleted successfully")).toBeVisible();
    // As long as it is pointed at, the message stays.
    await page.getByRole("button", { name: "Undo" }).hover();
    await expect(panel(page)).toContainText("Showing 5 of 5 reports");
    expect(gone).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(panel(page)).toContainText("Showing 5 of 6 reports");
  });

  await test.step("the keyboard goes on at the report that was brought back", async () => {
    const remove = page.getByRole("button", { name: `Delete report for ${ben}` });
    await remove.press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
    await expect(remove).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(
      page.getByRole("button", { name: `Edit report for ${ben}`, exact: true }),
    ).toBeFocused();
    // The list is asked for once more, and what is opened before it comes may be closed by it.
    await expect(panel(page)).toContainText("Showing 5 of 6 reports");
    await page.waitForLoadState("networkidle");
  });

  await test.step("an edit in its row, with live counts", async () => {
    await page.getByRole("button", { name: `Edit report for ${ben}`, exact: true }).click();
    const text = panel(page).getByRole("textbox", { name: `Report for ${ben}` });
    await text.fill("A calm and thoughtful term.");
    await expect(panel(page)).toContainText("5 words");
    await expect(panel(page)).toContainText("27 characters");
    await panel(page).getByRole("button", { name: "Save", exact: true }).click();
    await expect(told(page, "Report updated successfully")).toBeVisible();
    await expect(panel(page)).toContainText("A calm and thoughtful term.");
  });

  await test.step("an export says first what was kept without being opened", async () => {
    await panel(page).getByRole("button", { name: "Export", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: `Export reports of ${room.name}` });
    await dialog.getByRole("button", { name: "Download CSV" }).click();
    const ask = page.getByRole("dialog", { name: "Before you export" });
    await expect(ask).toContainText(/\d of 6 reports are worth a look first\./u);
    await expect(ask.getByRole("listitem").filter({ hasText: amira })).toContainText(
      "Never opened",
    );
    await isAccessible(page, "the question before an export");
    const csv = await download(page, ask, "Export all 6 anyway");
    expect(csv.toString("utf8")).toContain(amira);
    await dialog.getByRole("button", { name: "Close", exact: true }).first().click();
  });

  await test.step("all reports, and an edit in a window that is cancelled", async () => {
    await page.getByRole("link", { name: "All reports" }).click();
    // The page one comes from has a button of the same name.
    await expect(page.getByRole("heading", { name: "All reports" })).toBeVisible();
    await page.getByRole("button", { name: `Edit report for ${ben} in a window` }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Report" });
    await dialog.getByRole("textbox").fill("Another text");
    await expect(dialog).toContainText("2 words");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await expect(page.getByRole("table", { name: "Reports" })).toContainText(
      "A calm and thoughtful",
    );
  });
});

test("previous reports, the rating of one, comparison and export", async ({ page }) => {
  await signIn(page.request, "teacher@demo.school");
  await page.goto(REPORTS);
  await choose(panel(page).getByLabel("Select a classroom"), "11A/El1");
  await expect(rows(page).first()).toContainText("Summer");
  const [head] = await rows(page).allTextContents();
  const student = /^Open report for (.*?)Summer/u.exec(head ?? "")?.[1] ?? "";

  await test.step("a pupil's earlier reports, and a delete that is not done", async () => {
    await page.getByRole("button", { name: "View Previous Reports" }).click();
    const dialog = page.getByRole("dialog", { name: "View Previous Reports" });
    const onScreen = await page.getByLabel("Class", { exact: true }).first().textContent();
    await expect(dialog.getByLabel("Class")).toContainText(onScreen?.split(" ")[0] ?? "-");
    await choose(dialog.getByLabel("Class"), "11A/El1");
    await choose(dialog.getByLabel("Student"), student);
    await expect(dialog.getByRole("heading", { name: /^Summer/u })).toBeVisible();
    const list = dialog.getByRole("list", { name: /^Previous reports, Summer/u });
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await expect(list).toContainText(/[A-Z][a-z]{2} \d+, \d{4}\d+ words\d+ characters/u);
    await isAccessible(page, "previous reports");
    await list.getByRole("button", { name: /^Delete the report of/u }).click();
    const ask = page.getByRole("alertdialog");
    await expect(ask).toContainText("Are you sure you want to delete this report?");
    await expect(ask).toContainText("This action cannot be reversed!");
    await ask.getByRole("button", { name: "No", exact: true }).click();
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await page.keyboard.press("Escape");
  });

  await test.step("thumbs and stars follow each other, and a rating is locked", async () => {
    await page.getByRole("button", { name: `Open report for ${student}` }).click();
    const widget = page.getByRole("region", { name: "Rate this report" });
    const star = (label: string) => widget.getByRole("radio", { name: label, exact: true });
    const thumb = (label: string) => widget.getByRole("button", { name: label });
    const submit = widget.getByRole("button", { name: "Submit Feedback" });
    await expect(submit).toBeDisabled();
    await thumb("Thumb up").click();
    await expect(star("5 stars")).toBeChecked();
    await star("3 stars").check();
    await expect(thumb("Thumb up")).toHaveAttribute("aria-pressed", "false");
    await thumb("Thumb down").click();
    await expect(star("1 star")).toBeChecked();
    await star("4 stars").check();
    await expect(thumb("Thumb down")).toHaveAttribute("aria-pressed", "false");
    await submit.click();
    await expect(widget).toContainText("Thank you for your feedback!");
    await expect(star("4 stars")).toBeChecked();
    await expect(thumb("Thumb up")).toBeDisabled();
    await expect(submit).toBeHidden();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Close", exact: true })
      .first()
      .click();
  });

  await test.step("two periods side by side need two; the class of this term has one", async () => {
    await page.getByRole("button", { name: "Compare periods" }).click();
    const dialog = page.getByRole("dialog", { name: "Compare periods of 11A/El1" });
    await expect(dialog).toContainText("Two are needed to compare.");
    await page.keyboard.press("Escape");
    const { id } = await writeNow(page, student);
    expect(id).toBeGreaterThan(0);
    await page.reload();
    await choose(panel(page).getByLabel("Select a classroom"), "11A/El1");
    await page.getByRole("button", { name: "Compare periods" }).click();
    await choose(dialog.getByRole("combobox", { name: "Student" }), student);
    await expect(dialog.getByRole("table")).toContainText("Below Expectations");
    await expect(dialog.getByRole("article")).toHaveCount(2);
    await isAccessible(page, "two periods compared");
    await page.keyboard.press("Escape");
  });

  await test.step("kept reports as a table that a spreadsheet opens, and as a document", async () => {
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Export reports of 11A/El1" });
    await expect(dialog).toContainText(/\d+ kept reports\./u);
    const csv = await download(page, dialog, "Download CSV");
    expect(csv.toString("utf8")).toMatch(/^\uFEFFStudent Name,Year,Class,Period/u);
    expect(csv.toString("utf8")).toContain(student);
    const docx = await download(page, dialog, "Download DOCX");
    expect(docx.subarray(0, 2).toString()).toBe("PK");
  });
});

/** Writes a student of 11A/El1 another report, in this term. */
async function writeNow(page: Page, name: string): Promise<{ id: number }> {
  const headers = await signIn(page.request, "teacher@demo.school");
  const rooms = (await (await page.request.get("/api/classrooms/")).json()) as Room[];
  const room = rooms.find((each) => each.name === "11A/El1")?.id;
  const students = await page.request.get(`/api/students/classroom/${room}/`);
  const all = (await students.json()) as { id: number; full_name: string }[];
  const student = all.find(({ full_name }) => full_name === name)?.id;
  const saved = await page.request.post("/api/reports/list/", {
    data: { student, classroom: room, level: "Below Expectations" },
    headers,
  });
  const { id } = (await saved.json()) as { id: number };
  const written = await page.request.post("/api/reports/generate/", {
    data: { report_id: id, selected_word_count: "300-400", regenerate: false },
    headers,
  });
  return (await written.json()) as { id: number };
}

async function download(page: Page, dialog: Locator, button: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: button }).click(),
  ]);
  return readFileSync(await file.path());
}

test("the Dashboard tab: progress of a class, insights that open at five, its panels", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 5 });
  const insights = page.getByRole("region", { name: "Insights", exact: true });
  await keepReports(page.request, room, 4);
  await page.goto(DASH);
  await expect(insights).toContainText("4/5 reports completed");
  await expect(insights).toContainText("Generate at least 5 reports to see personalized insights");
  const card = page.getByRole("list", { name: "Classes" }).getByRole("listitem");
  await expect(card).toContainText("4 of 5 reports");
  await expect(card.getByRole("group", { name: `Pupils of ${room.name}` })).toHaveText(
    /Empty 1\s*Kept 4/u,
  );
  await isAccessible(page, "Dashboard tab, locked");

  await keepReports(page.request, room, 5);
  await page.reload();
  for (const title of [
    "Level",
    "Participation",
    "Punctuality",
    "Behaviour",
    "Homework",
    "General",
  ]) {
    await expect(insights.getByRole("heading", { name: title })).toBeVisible();
  }
  await expect(card).toContainText("Done");
  const again = page.waitForResponse((answer) => answer.url().includes("/api/insights/"));
  await page.getByRole("button", { name: "Refresh Insights" }).click();
  expect((await again).status()).toBe(200);

  const pages = page.getByRole("navigation", { name: "Dashboard", exact: true });
  await pages.getByRole("link", { name: "Classes" }).click();
  await expect(page).toHaveURL(/\/dash\/classes$/u);
  await expect(page.getByRole("heading", { name: "Classes", level: 1 })).toBeVisible();
  await pages.getByRole("link", { name: "Students" }).click();
  await expect(page).toHaveURL(/\/dash\/students$/u);
  await expect(page.getByRole("heading", { name: "Student Management" })).toBeVisible();
});

for (const viewport of [DESK, PHONE]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ colorScheme: "light", viewport, hasTouch: viewport === PHONE });

    test("an author shares a report with a colleague and the school, and takes it back", async ({
      page,
      newRoom,
      browser,
      baseURL,
    }) => {
      const room = await newRoom({ students: 2 });
      const colleague = await newRoom({ students: 1 });
      const { name: student } = room.students[0];
      await keepReports(page.request, room, 2);
      const where = { browser, baseURL, viewport };

      const dialog = await askToProofRead(page, {
        room: room.name,
        student,
        colleague: colleague.teacher,
      });
      await dialog.getByRole("checkbox", { name: student }).check();
      await dialog.getByRole("button", { name: "Release to the school" }).click();
      await expect(dialog).toContainText("Released to the school");
      await isAccessible(page, "the window that shares");

      const reader = await inOwnBrowser(where, colleague.teacher, REPORTS);
      await reader.getByRole("link", { name: "Shared with you (1)" }).click();
      await expect(reader.getByRole("listitem").filter({ hasText: student })).toBeVisible();
      await reader.getByLabel(`Comment on the report for ${student}`).fill("A word is missing.");
      await reader.getByRole("button", { name: "Save comment" }).click();
      await expect(told(reader, "Robin Thistle can read your comment")).toBeVisible();
      await isAccessible(reader, "shared with you");

      const office = await inOwnBrowser(where, "admin@demo.school", "/dashboard/admindash");
      const released = office.getByRole("region", { name: "Released reports" });
      await released.getByRole("searchbox").fill(room.name);
      await expect(released).toContainText("Showing 1 of 1 report");
      await expect(released.getByRole("list")).toContainText(student);
      expect((await download(office, released, "Download CSV")).toString()).toContain(student);
      await isAccessible(office, "released reports");

      await page.reload();
      await page.getByRole("button", { name: "Share", exact: true }).click();
      await expect(dialog).toContainText("“A word is missing.”");
      await dialog
        .getByRole("button", { name: `Take back from Robin Thistle: report for ${student}` })
        .click();
      await expect(dialog).not.toContainText("With Robin Thistle");
      await dialog
        .getByRole("button", { name: `Take back from the school: report for ${student}` })
        .click();
      await expect(dialog.getByText("Released to the school", { exact: true })).toBeHidden();
      expect((await reader.reload())?.status()).toBe(200);
      await expect(reader.getByText("Nothing is shared with you.")).toBeVisible();
      await office.reload();
      await released
        .getByRole("searchbox")
        .or(released.getByText("No report is released."))
        .first()
        .waitFor();
      await expect(released).not.toContainText(student);
      await reader.context().close();
      await office.context().close();
    });
  });
}
