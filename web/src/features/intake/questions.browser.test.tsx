import type { Intake } from "@reportair/contract/features/intake.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../test/show.tsx";
import { Questions } from "./questions.tsx";

const room = (id: number, name: string) => ({ id, name, year: 11, why: "That name is taken." });
const intake = {
  id: 5,
  kind: "new_year",
  state: "ready",
  version: 1,
  created_at: "2026-08-22T10:00:00.000Z",
  committed_at: null,
  undone_at: null,
  undo_until: null,
  files: [],
  refusal: null,
  tables: [],
  questions: [
    {
      code: "classes_clash",
      sentence: "3 classes cannot go up under the new name.",
      otherwise: "the school does not go up.",
      rooms: [room(1, "11A/Gg1"), room(2, "11A/Hi1"), room(3, "11B/Gg2")],
    },
  ],
  answers: {},
  decisions: { new_year: { classes: "up", rooms: { 9: "empty" } } },
  counts: null,
} satisfies Intake;

test("classes that cannot go up are emptied one by one, or all by one press", async () => {
  const answers: unknown[] = [];
  await show(
    <Questions
      intake={intake}
      busy={false}
      onAnswer={({ decisions }) => answers.push(decisions?.new_year?.rooms)}
    />,
  );
  await page.getByRole("button", { name: "Empty 11A/Hi1, Year 11" }).click();
  await page.getByRole("button", { name: "Empty all 3" }).click();
  expect(answers).toEqual([
    { 2: "empty", 9: "empty" },
    { 1: "empty", 2: "empty", 3: "empty", 9: "empty" },
  ]);
});
