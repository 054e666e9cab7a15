import {
  type Intake,
  type IntakeEntry,
  inviteTeachers,
  listIntakeEntries,
} from "@reportair/contract/features/intake.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { Done } from "./done.tsx";

const teacherOf = (id: number, name: string, subjects: string[]): IntakeEntry => ({
  position: id,
  kind: "teacher",
  student: null,
  changes: [],
  joins: [],
  leaves: [],
  code: null,
  sentence: null,
  candidate: null,
  decided: null,
  classroom: null,
  teacher: { id, name, email: `${id}@hilltop.example`, state: "new", subjects, waiting: true },
  place: null,
  rows: 1,
});

const intake = {
  id: 5,
  kind: "files",
  state: "committed",
  version: 2,
  created_at: "2026-11-22T10:00:00.000Z",
  committed_at: "2026-11-22T10:01:00.000Z",
  undone_at: null,
  undo_until: null,
  files: [],
  refusal: null,
  tables: [],
  questions: [],
  answers: {},
  decisions: {},
  counts: null,
} satisfies Intake;

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("who was invited for one subject gets no second mail for the next", async () => {
  const teachers = [
    teacherOf(1, "Nia Rees", ["Art"]),
    teacherOf(2, "Owen Price", ["Art", "Biology"]),
    teacherOf(3, "Ann Head", ["Biology"]),
  ];
  answer(listIntakeEntries, () => ({
    count: teachers.length,
    next: null,
    previous: null,
    results: teachers,
  }));
  const invited = answer(inviteTeachers, ({ body }) => ({
    detail: `${body.teachers.length} invited by e-mail.`,
    invited: body.teachers,
  }));
  await show(<Done intake={intake} onAnew={() => {}} />);
  await page.getByRole("combobox", { name: "Whom" }).click();
  await page.getByRole("option", { name: "Art" }).click();
  await button("Invite 2 teachers").click();
  await expect.element(page.getByText("2 invited by e-mail.")).toBeVisible();
  await page.getByRole("combobox", { name: "Whom" }).click();
  await page.getByRole("option", { name: "All of them" }).click();
  await button("Invite 1 teacher").click();
  // Whom no mail has reached is written to once more when somebody says so.
  await button("Invite 3 teachers again").click();
  await expect
    .poll(() => invited.map(({ body }) => body.teachers))
    .toEqual([[1, 2], [3], [1, 2, 3]]);
});
