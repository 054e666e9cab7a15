import type { ClassProgress } from "@reportair/contract/features/reports.ts";
import { REPORT_STATES, type ReportState } from "@reportair/contract/report-status.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../../test/show.tsx";
import { ClassProgressLine } from "./class-progress.tsx";

const NOBODY = Object.fromEntries(REPORT_STATES.map((state) => [state, 0])) as Record<
  ReportState,
  number
>;
const open = (written: number, kept: number, states: Partial<Record<ReportState, number>>) => {
  const progress: ClassProgress = {
    classroom: 20,
    written,
    kept,
    stopped_at: null,
    states: { ...NOBODY, ...states },
  };
  return show(
    <ClassProgressLine name="9B" students={28} progress={progress} to="/reports?class=20" />,
  );
};
const marks = () => page.getByRole("group", { name: "Pupils of 9B" });

test("a class that is filled in and not written yet shows how far it is", async () => {
  await open(0, 0, { empty: 5, partly_filled: 7, ready: 16 });
  await expect.element(page.getByText("0 of 28 reports")).toBeVisible();
  await expect.element(marks()).toMatchTextContent("Empty 5Partly filled 7Ready 16");
  await expect
    .element(page.getByRole("link", { name: "Continue with 9B" }))
    .toHaveAttribute("href", "/reports?class=20");
});

test("drafts are what one goes on with; what is out of date is seen", async () => {
  await open(28, 2, { draft: 24, out_of_date: 2, kept: 1, draft_beside_kept: 1 });
  await expect.element(marks()).toMatchTextContent(/Out of date 2/u);
  await expect
    .element(page.getByRole("link", { name: "Continue: review 27 drafts of 9B" }))
    .toHaveAttribute("href", "/reports?class=20&review=drafts");
});

test("a class whose reports are all kept and up to date is done", async () => {
  await open(28, 28, { kept: 28 });
  await expect.element(page.getByText("Done")).toBeVisible();
  expect(page.getByRole("link").elements()).toEqual([]);
});

test("where fingers press, the way on is as wide and as high as one, whatever its words", async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 800));
  await open(0, 0, { empty: 28 });
  const way = page.getByRole("link", { name: "Start with 9B" });
  const { width, height } = way.element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(44);
  expect(height).toBeGreaterThanOrEqual(44);
});
