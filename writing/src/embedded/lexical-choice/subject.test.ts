import { expect, test } from "vitest";
import { subjectKinds } from "./subject.ts";

test.each([
  ["Maths", ["maths"]],
  ["Art & Design", ["arts", "drawn"]],
  ["Music", ["arts", "played"]],
  ["Performing Arts", ["arts", "played", "staged"]],
  ["Drama", ["arts", "staged"]],
  ["History", ["humanities", "past"]],
  ["Geography", ["humanities", "places"]],
  ["Religious Studies", ["humanities"]],
  ["Biology", ["science", "living"]],
  ["Physics", ["science"]],
  ["Design & Technology", ["general", "made"]],
  ["Food Technology", ["general", "cooked", "made"]],
  ["French", ["languages", "spoken"]],
  ["Latin", ["languages"]],
  ["Psychology", ["general"]],
  ["Business Studies", ["general"]],
])("%s", (subject, kinds) => {
  expect(subjectKinds(subject)).toEqual(kinds);
});
