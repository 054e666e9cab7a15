import { expect, test } from "vitest";
import { comparePositions, POSITION_OF, positionAt } from "./document-plan.ts";

test("matters come in their order, and in each what was seen before what follows from it", () => {
  const sorted = [
    positionAt("support", "study", "home"),
    positionAt("support", "lessons", "school"),
    positionAt("target", "aims", "target"),
    POSITION_OF.punctuality,
    positionAt("conduct", "behaviour", "again"),
    POSITION_OF.behaviour_notes,
    POSITION_OF.behaviour,
  ].toSorted(comparePositions);
  expect(sorted.map(({ matter, slot }) => `${matter}: ${slot}`)).toEqual([
    "behaviour: observation",
    "behaviour: again",
    "behaviour: note",
    "punctuality: observation",
    "aims: target",
    "lessons: school",
    "study: home",
  ]);
});

test("sentences of one kind come one after the other", () => {
  const parts = [2, 0, 1].map((nth) => ({ ...POSITION_OF.level_notes, nth }));
  expect(parts.toSorted(comparePositions).map(({ nth }) => nth)).toEqual([0, 1, 2]);
});
