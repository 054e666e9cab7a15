import type { Locator, Page } from "@playwright/test";
import {
  REPORTS,
  cell,
  choose,
  classTable,
  details,
  openClass,
  review,
  savedLine,
  told,
} from "./support/screens.ts";
import { TestServer } from "./support/server.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const generate = (page: Page): Locator =>
  page.getByRole("button", { name: /^Generate Selected Reports/u });
/** A message on the page that interrupts. */
const alerted = (page: Page, text: string): Locator =>
  page.getByRole("alert").getByText(text, { exact: true });

test("without a word count nothing can be generated", async ({ page, newRoom }) => {
  const room = await newRoom({ students: 2 });
  const [{ name }] = room.students;
  await openClass(page, room);
  await expect(generate(page)).toBeDisabled();
  await expect(page.getByRole("button", { name: `Gen for ${name}` })).toBeDisabled();
  await page.getByRole("button", { name, exact: true }).click();
  const write = details(page, name).getByRole("button", { name: /^Gen for/u });
  await expect(write).toBeDisabled();

  await choose(page.getByLabel("Report Word Count"), "500-1200");
  await expect(generate(page)).toBeEnabled();
  await expect(page.getByRole("button", { name: `Gen for ${name}` })).toBeEnabled();
  await expect(write).toBeEnabled();
});

test("each button that is pressed too early says what is missing", async ({ page, newRoom }) => {
  const room = await newRoom({ students: 2 });
  const [{ name }] = room.students;
  await openClass(page, room, "300-400");
  const apply = page.getByRole("button", { name: "Apply to Selected" });
  await expect(page.getByLabel("Value to set")).toBeDisabled();

  await generate(page).click();
  await expect(alerted(page, "Please select at least one student.")).toBeVisible();
  await apply.click();
  await expect(alerted(page, "Please select both a field and a value")).toBeVisible();
  await choose(page.getByLabel("Field to set"), "Level");
  await apply.click();
  await expect(alerted(page, "Please select both a field and a value")).toBeVisible();
  await choose(page.getByLabel("Value to set"), "Proficient");
  await apply.click();
  await expect(alerted(page, "Please select at least one student")).toBeVisible();

  await page.getByRole("button", { name: `Gen for ${name}` }).click();
  await expect(
    alerted(page, `Please select or fill in at least one field for ${name}.`),
  ).toBeVisible();

  await page.getByLabel(`Select ${name}`, { exact: true }).check();
  await generate(page).click();
  const nothing =
    "None of the selected students had any fields filled out. Please provide data to generate reports.";
  await expect(alerted(page, nothing)).toBeVisible();
  await page.getByRole("button", { name: "Close message" }).click();
  await expect(page.getByText(nothing)).toBeHidden();

  await apply.click();
  await expect(told(page, "Level for 1 pupil set to Proficient.")).toBeVisible();
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect(told(page, "Level for 1 pupil set to Proficient.")).toBeHidden();
});

test("a summary alone is enough to generate, and a note without its option is not", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 1 });
  const [{ name }] = room.students;
  await openClass(page, room, "300-400");
  await page.getByRole("button", { name, exact: true }).click();
  const fields = details(page, name);
  await fields.getByRole("textbox", { name: "Level note" }).fill("Works fast");
  await expect(fields).toContainText("Choose an option above, or this note is not used.");
  await fields.getByRole("button", { name: /^Gen for/u }).click();
  await expect(
    alerted(page, `Please select or fill in at least one field for ${name}.`),
  ).toBeVisible();
  await fields.getByRole("textbox", { name: "Best Achievement" }).fill("The map of the school");
  await fields.getByRole("button", { name: /^Gen for/u }).click();
  await expect(review(page)).toContainText("map of the school");
});

test("a class without pupils, and a teacher without a class, read why nothing is there", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 1 });
  await signIn(page.request, room.teacher);
  await page.route(`**/api/students/classroom/${room.id}/`, (route) => route.fulfill({ json: [] }));
  await page.goto(REPORTS);
  await expect(page.getByText("No students found for this class.")).toBeVisible();
  await expect(page.getByText("No reports found for this classroom.")).toBeVisible();

  await page.route("**/api/classrooms/", (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText("You have no classes yet")).toBeVisible();
});

test("lists that cannot be loaded say so, and load when asked again", async ({ page, newRoom }) => {
  const room = await newRoom({ students: 1 });
  await signIn(page.request, room.teacher);
  const fails = async (path: string) => {
    await page.route(path, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(REPORTS);
  };
  const again = page.getByRole("button", { name: "Try again" }).first();

  await fails("**/api/classrooms/");
  await expect(
    page.getByText("Failed to load classrooms. Please try again.").first(),
  ).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(classTable(page)).toBeVisible();

  await fails("**/api/students/classroom/**");
  await expect(alertOf(page, "Could not fetch students.")).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(classTable(page)).toBeVisible();

  await fails("**/api/reports/generated/list/**");
  await expect(page.getByText("Failed to load reports. Please try again.")).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByText("No reports found for this classroom.")).toBeVisible();
});

test("what fails while one report is generated is told, and nothing typed is lost", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 1 });
  const [{ name }] = room.students;
  await openClass(page, room, "300-400");
  const write = page.getByRole("button", { name: `Gen for ${name}` });

  await page.route("**/api/reports/list/", (route) => route.abort());
  await choose(cell(page, "Level", name), "Advanced");
  await write.click();
  await expect(alerted(page, `Failed to save report data for ${name}.`)).toBeVisible();
  await expect(page.getByText("Not saved yet – retrying").first()).toBeVisible();
  await page.unrouteAll();

  await page.route("**/api/reports/generate/", (route) =>
    route.fulfill({ status: 503, json: { detail: "The writer does not answer." } }),
  );
  await write.click();
  await expect(alerted(page, `Failed to generate report content for ${name}.`)).toBeVisible();
  await expect(page.getByText("The writer does not answer.")).toBeVisible();
  await expect(cell(page, "Level", name)).toContainText("Advanced");
  await page.unrouteAll();
  await write.click();
  await expect(review(page)).toBeVisible();
});

test("a batch that cannot be started says why; pressed again after a lost answer it is not doubled", async ({
  page,
  newRoom,
}) => {
  const room = await newRoom({ students: 2 });
  await openClass(page, room, "300-400");
  for (const { name } of room.students) {
    await choose(cell(page, "Level", name), "Developing");
    await page.getByLabel(`Select ${name}`, { exact: true }).check();
  }
  await page.route("**/api/reports/generate/batch/", (route) =>
    route.fulfill({ status: 503, json: { detail: "No.", error: "The writer is resting." } }),
  );
  await generate(page).click();
  await expect(alerted(page, "Batch Generation Failed: The writer is resting.")).toBeVisible();
  await page.unrouteAll();

  // The server takes the batch, and its answer never arrives.
  await page.route("**/api/reports/generate/batch/", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await generate(page).click();
  await expect(page.getByRole("alert")).toContainText("Connection lost before the answer came.");
  await expect(page.getByRole("alert")).toContainText("nothing is written twice");
  await page.unrouteAll();
  await generate(page).click();
  await expect(review(page)).toContainText("2 report(s) available");
  const all = await page.request.get("/api/reports/generated/list/?history=true");
  expect(await all.json()).toHaveLength(2);
});

test("a batch outlives its server; its rest can be cancelled, and taken up again", async ({
  browser,
}) => {
  const server = await TestServer.start({}, { holdAfter: 4 });
  const page = await browser.newPage({ baseURL: server.url });
  try {
    await signIn(page.request, "teacher@demo.school");
    await page.goto(REPORTS);
    await expect(classTable(page)).toBeVisible();
    await choose(page.getByLabel("Class", { exact: true }), "9B/En2");
    await expect(classTable(page)).toHaveAccessibleName(/9B\/En2/u);
    await choose(page.getByLabel("Report Word Count"), "300-400");
    await page.getByRole("button", { name: "Select All", exact: true }).click();
    await generate(page).click();
    const progress = page.getByRole("dialog", { name: /^Generating Reports/u });
    // Four whole reports, or a server that starts: more than one answer to wait for.
    const soFar = (done: number) =>
      expect(page.getByRole("dialog", { name: `Generating Reports (${done}/23)` })).toBeVisible({
        timeout: 120_000,
      });
    await soFar(4);

    await server.stop("SIGKILL");
    await expect(progress).toContainText(
      "Connection lost. The batch goes on; this page catches up when it is back.",
    );
    await soFar(4);
    await server.start();
    await soFar(8);
    await expect(progress).not.toContainText("Connection lost");

    await progress.getByRole("button", { name: "Cancel the rest" }).click();
    await expect(progress.getByText("Cancelled", { exact: true })).not.toHaveCount(0);
    server.goOn();
    await expect(progress).toContainText("The rest was cancelled");
    const cancelled = await progress.getByText("Cancelled", { exact: true }).count();
    await expect(
      progress.getByRole("button", { name: `Review finished (${23 - cancelled})` }),
    ).toBeEnabled();
    await progress.getByRole("button", { name: `Write the remaining ${cancelled}` }).click();
    await expect(review(page)).toContainText("23 report(s) available");
  } finally {
    await page.close();
    await server.remove();
  }
});

test("a review tells what its actions came to, and what failed", async ({ page, newRoom }) => {
  const room = await newRoom({ students: 3 });
  await openClass(page, room, "300-400");
  for (const { name } of room.students) await choose(cell(page, "Level", name), "Proficient");
  await page.getByRole("button", { name: "Select All", exact: true }).click();
  await generate(page).click();
  await expect(review(page)).toContainText("3 report(s) available · 0 kept, 3 drafts");
  const [{ name }] = room.students;

  await page.route("**/api/reports/generate**", (route) => route.abort());
  await review(page)
    .getByRole("button", { name: `More for ${name}` })
    .click();
  await page.getByRole("menuitem", { name: "Regenerate" }).click();
  await expect(told(page, "Error regenerating report")).toBeVisible();

  await page.route("**/api/reports/generated**", (route) => route.abort());
  await page.route("**/api/reports/generated/*/", (route) => route.abort());
  await review(page)
    .getByRole("button", { name: `More for ${name}` })
    .click();
  await page.getByRole("menuitem", { name: "Discard" }).click();
  await expect(told(page, "Error discarding report")).toBeVisible();
  await page.route("**/api/reports/generated-reports/*/", (route) => route.abort());
  await review(page).getByRole("button", { name: "Keep All" }).click();
  await page.getByRole("button", { name: "Keep all 3" }).click();
  await expect(told(page, "Failed to update some reports")).toBeVisible();
  await review(page).getByRole("button", { name: "Discard All" }).click();
  await page.getByRole("button", { name: "Discard 3 reports" }).click();
  await expect(told(page, "Error discarding reports")).toBeVisible();
  await expect(review(page)).toContainText("3 report(s) available");
  await page.unrouteAll();

  await review(page).getByRole("button", { name: "Discard All" }).click();
  await page.getByRole("button", { name: "Discard 3 reports" }).click();
  await expect(told(page, "All reports discarded successfully")).toBeVisible();
  await expect(review(page)).toBeHidden();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(told(page, "Reports brought back")).toBeVisible();
  await expect(page.getByText("Showing 3 of 3 reports")).toBeVisible();
});

test("what is typed is saved by itself, and survives a reload and a lost network", async ({
  page,
  context,
  newRoom,
}) => {
  const room = await newRoom({ students: 1 });
  const [{ name }] = room.students;
  await openClass(page, room, "300-400");
  const open = () => page.getByRole("button", { name, exact: true }).click();
  const field = (label: string) => details(page, name).getByRole("textbox", { name: label });
  await open();
  await choose(cell(page, "Level", name), "Advanced");
  await field("Level note").fill("Saved by itself");
  await expect(savedLine(page)).toBeVisible();
  await page.reload();
  await open();
  await expect(field("Level note")).toHaveValue("Saved by itself");

  await context.setOffline(true);
  await field("Level note").fill("Typed without a network");
  await field("Best Achievement").fill("Also without");
  await expect(page.getByText("Not saved yet – retrying").first()).toBeVisible();
  await context.setOffline(false);
  await expect(savedLine(page)).toBeVisible();

  // Closed at once after typing, with nothing getting through: the next page saves it.
  await page.route("**/api/reports/*/", (route) => route.abort());
  await field("Level note").fill("Typed and closed");
  await page.reload();
  await page.unrouteAll();
  await page.reload();
  await open();
  await expect(field("Level note")).toHaveValue("Typed and closed");
  await expect(field("Best Achievement")).toHaveValue("Also without");
  await expect(savedLine(page)).toBeVisible();
  const saved = await page.request.get(`/api/reports/classroom/${room.id}/`);
  expect(await saved.text()).toContain("Typed and closed");
});

/** An error that stays in its place on the page. */
function alertOf(page: Page, text: string): Locator {
  return page.getByRole("alert").filter({ hasText: text }).first();
}
