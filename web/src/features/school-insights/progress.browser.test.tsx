import {
  getSchoolInsights,
  type SchoolInsights,
} from "@reportair/contract/features/school-insights.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { SchoolProgress } from "./progress.tsx";

const counts = { pupils: 30, written: 20, kept: 12, released: 4 };
const INSIGHTS: SchoolInsights = {
  periods: [
    {
      id: 1,
      name: "Autumn term",
      starts_on: "2026-09-01",
      written: 20,
      kept: 12,
      edited: 0,
      discarded: 0,
    },
  ],
  weeks: [],
  years: [],
  due_on: "2026-12-11",
  departments: [
    { subjects: ["Maths"], ...counts },
    { subjects: ["Art", "Music"], pupils: 6, written: 0, kept: 0, released: 0 },
  ],
  year_groups: [{ year: 7, ...counts, pupils: 36 }],
  classes: [],
  ticks: null,
  comparable: false,
  feedback: { stars: 0, average: null, thumbs: 0, up: null },
};
const table = (name: string) => page.getByRole("table", { name });
const textOf = (name: string) => table(name).element().textContent;

test("subjects and years are shown in numbers, against the deadline", async () => {
  answer(getSchoolInsights, () => INSIGHTS);
  await show(<SchoolProgress />);
  await expect.element(page.getByText("of 36 reports kept")).toBeVisible();
  await expect.element(page.getByText("Friday 11 December")).toBeVisible();
  await expect.poll(() => textOf("Progress by subject")).toMatch(/Maths30 pupils3020124/u);
  await expect.poll(() => textOf("Progress by subject")).toMatch(/Art and Music/u);
  await page.getByText("By year").click();
  await expect.poll(() => textOf("Progress by year")).toMatch(/Year 7/u);
});

test("where one teacher teaches everything, years are shown, and it is said why subjects are not", async () => {
  answer(getSchoolInsights, () => ({ ...INSIGHTS, due_on: null, departments: [] }));
  await show(<SchoolProgress />);
  await expect.element(table("Progress by year")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Set a deadline" })).toBeVisible();
  await page.getByText("By subject").click();
  await expect.element(page.getByText(/^Where one teacher teaches every subject/u)).toBeVisible();
});
