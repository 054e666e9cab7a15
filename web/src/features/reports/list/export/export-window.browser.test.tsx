import { getMe } from "@reportair/contract/features/accounts.ts";
import { listClassrooms } from "@reportair/contract/features/classrooms.ts";
import { getConfiguration } from "@reportair/contract/features/report-configurations.ts";
import {
  listClassroomGenerated,
  type GeneratedReport,
} from "@reportair/contract/features/reports.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { CLASSROOM, ME, reportOf } from "../../../../../test/records.ts";
import { serveReports } from "../../../../../test/reports.ts";
import { answer, refuse } from "../../../../../test/server.ts";
import { show } from "../../../../../test/show.tsx";
import { ExportWindow } from "./export-window.tsx";

const kept = (id: number, name: string, given: Partial<GeneratedReport> = {}) =>
  reportOf(id, name, { status: "kept", ...given });
const FINE = kept(1, "Ada Byron");
const OLD = kept(2, "Ben Cole", { stale: true });
const UNREAD = kept(3, "Cat Dunn", { kept_unread: true });
const FLAGGED = kept(4, "Dot Ellis", {
  flags: [{ field: "level_notes", kind: "safeguarding" }],
});

async function openExport(...reports: GeneratedReport[]) {
  answer(getMe, () => ME);
  serveReports(...reports);
  answer(listClassroomGenerated, () => reports);
  answer(listClassrooms, () => [CLASSROOM]);
  // What has changed since a text was written is not known here.
  answer(getConfiguration, () => refuse("not_found"));
  await show(<ExportWindow classroom={CLASSROOM.id} name="7A" onClose={() => {}} />);
}
const button = (name: string) => page.getByRole("button", { name, exact: true });
const check = () => page.getByRole("dialog", { name: "Before you export" });
const printed = () =>
  [...document.querySelectorAll("[data-printed] h1")].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.spyOn(window, "print").mockImplementation(() => {});
});

test("reports that nothing is to be said of are exported at once", async () => {
  await openExport(FINE);
  await button("Print, a page each").click();
  await expect.poll(printed).toEqual(["Ada Byron"]);
  // School, subject, class and teacher stand on each page.
  expect(document.querySelector("[data-printed] header")?.textContent).toBe(
    `${ME.institution.name}Ada Byron${CLASSROOM.subject} · ${FINE.classroom.name} · Year ${FINE.year} · ${FINE.period} · ${ME.first_name} ${ME.last_name}`,
  );
});

test("an export says first which reports are out of date, never opened or flagged", async () => {
  await openExport(FINE, OLD, UNREAD, FLAGGED);
  await expect.element(page.getByText("4 kept reports. 3 are worth a look first.")).toBeVisible();
  await button("Print, a page each").click();
  await expect.element(check()).toMatchTextContent("3 of 4 reports are worth a look first.");
  const lines = check().getByRole("list", { name: "Worth a look" }).getByRole("listitem");
  await expect.element(lines.nth(0)).toMatchTextContent(/Ben Cole.*Out of date/u);
  await expect.element(lines.nth(1)).toMatchTextContent(/Cat Dunn.*Never opened/u);
  await expect.element(lines.nth(2)).toMatchTextContent(/Dot Ellis.*A note was kept out/u);
  expect(printed()).toEqual([]);
  await button("Open the report for Ben Cole").click();
  await expect.element(page.getByRole("dialog", { name: "Report", exact: true })).toBeVisible();
  await page
    .getByRole("dialog", { name: "Report", exact: true })
    .getByRole("button", { name: "Close" })
    .first()
    .click();
  await button("Export all 4 anyway").click();
  await expect.poll(printed).toEqual(["Ada Byron", "Ben Cole", "Cat Dunn", "Dot Ellis"]);
});

test("the others can be exported without them, and nothing is exported that is cancelled", async () => {
  await openExport(FINE, OLD);
  await button("Print, a page each").click();
  await button("Cancel").click();
  await expect.element(check()).not.toBeInTheDocument();
  expect(printed()).toEqual([]);
  await button("Print, a page each").click();
  await button("Export the other 1").click();
  await expect.poll(printed).toEqual(["Ada Byron"]);
});
