import {
  getSchoolInsights,
  remindTeachers,
  type SchoolInsights,
} from "@reportair/contract/features/school-insights.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { SchoolProgress } from "./progress.tsx";
import { StaffRoomPage } from "./staff-room-page.tsx";

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
    { subjects: ["Maths"], ...counts, behind: 3, to_remind: 3 },
    {
      subjects: ["Art", "Music"],
      pupils: 6,
      written: 0,
      kept: 0,
      released: 0,
      behind: 2,
      to_remind: 0,
    },
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

test.each([360, 768, 1170])(
  "while the numbers are on the way their room is kept, on %i px",
  async (width) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const held = Promise.withResolvers<void>();
    // As many subjects as a school has that is neither small nor large.
    const departments = ["Art", "Biology", "English", "French", "History", "Music"].map(
      (subject) => ({
        ...INSIGHTS.departments[0]!,
        subjects: [subject],
      }),
    );
    answer(getSchoolInsights, async () => {
      await held.promise;
      return { ...INSIGHTS, due_on: null, departments };
    });
    await show(<SchoolProgress />);
    const section = page.getByRole("region", { name: "Progress" }).first();
    await expect.element(section.getByRole("status")).toBeInTheDocument();
    const height = () => section.element().getBoundingClientRect().height;
    const kept = height();
    held.resolve();
    await expect.element(page.getByText("of 36 reports kept")).toBeVisible();
    expect(Math.abs(height() - kept)).toBeLessThan(80);
  },
);

test("where one teacher teaches everything, years are shown, and it is said why subjects are not", async () => {
  answer(getSchoolInsights, () => ({ ...INSIGHTS, due_on: null, departments: [] }));
  await show(<SchoolProgress />);
  await expect.element(table("Progress by year")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Set a deadline" })).toBeVisible();
  await page.getByText("By subject").click();
  await expect.element(page.getByText(/^Where one teacher teaches every subject/u)).toBeVisible();
});

test("teachers with work left are reminded once the mail was looked at", async () => {
  let sent = false;
  answer(getSchoolInsights, () => ({
    ...INSIGHTS,
    departments: INSIGHTS.departments.map((each) => (sent ? { ...each, to_remind: 0 } : each)),
  }));
  const reminders = answer(remindTeachers, () => {
    sent = true;
    return { detail: "3 teachers were reminded by e-mail.", reminded: 3 };
  });
  await show(<SchoolProgress />);
  await expect.element(table("Progress by subject")).toMatchTextContent(/2 reminded/u);
  await page.getByRole("button", { name: "Remind 3 teachers of Maths" }).click();
  const mail = page.getByRole("region", { name: "Remind 3 teachers of Maths" });
  await expect.element(mail).toMatchTextContent(/names no pupil.*due on Friday 11 December/u);
  await mail.getByRole("button", { name: "Cancel" }).click();
  await expect.element(mail).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Remind 3 teachers of Maths" }).click();
  await mail.getByRole("button", { name: "Send 3 mails" }).click();
  await expect.element(page.getByText("3 reminded")).toBeVisible();
  expect(reminders.map(({ body }) => body)).toEqual([{ subjects: ["Maths"] }]);
});

test("the staff room reads how far its school is, and no teacher's figure", async () => {
  answer(getSchoolInsights, () => INSIGHTS);
  await show(<StaffRoomPage school="Oakfield Academy" />);
  await expect.element(page.getByRole("heading", { name: "Reports of Autumn term" })).toBeVisible();
  await expect.element(page.getByText("of 36 reports kept")).toBeVisible();
  await expect.element(page.getByRole("listitem").filter({ hasText: "Maths" })).toBeVisible();
  await expect.element(page.getByText(/remind/iu)).not.toBeInTheDocument();
});
