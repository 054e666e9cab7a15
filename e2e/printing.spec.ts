import { writeFile } from "node:fs/promises";
import { keepReports } from "./support/kept-reports.ts";
import { readPdf } from "./support/pdf.ts";
import { REPORTS } from "./support/screens.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** Paragraphs enough for two pages. */
const LONG = Array.from(
  { length: 40 },
  (_, at) =>
    `In week ${at + 1} the maps were drawn with care, and the scale was read without help.`,
).join("\n\n");

test("each printed page says whose report it is, and of which school, subject, class and teacher", async ({
  page,
  newRoom,
}, testInfo) => {
  const room = await newRoom({ students: 2 });
  const [first] = await keepReports(page.request, room, 2);
  const headers = await signIn(page.request, room.teacher);
  const edited = await page.request.patch(`/api/reports/generated-reports/${first}/`, {
    data: { report_content: LONG, status: "kept" },
    headers,
  });
  expect(edited.status(), await edited.text()).toBe(200);

  // A headless browser has no dialog to print by: what a printer would be given is made below.
  await page.addInitScript(() => Object.assign(globalThis, { print: () => undefined }));
  await page.goto(REPORTS);
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("button", { name: "Print, a page each" }).click();
  await page.getByRole("button", { name: "Export all 2 anyway" }).click();
  await expect(page.locator("[data-printed]")).toContainText("In week 40");
  const file = testInfo.outputPath("printed.pdf");
  await writeFile(file, await page.pdf({ preferCSSPageSize: true }));

  const { pages } = await readPdf(file);
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, text] of pages.entries()) {
    const student = room.students[at === pages.length - 1 ? 1 : 0];
    for (const told of ["Oakfield Academy", student?.name, "Geography", room.name, "Robin Thistle"])
      expect(text).toContain(told);
  }
});
