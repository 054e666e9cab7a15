import { EMPTY_INPUTS, FIELD_OPTIONS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, test } from "vitest";
import { moveIn, movesOf, withoutMoves, wordsOfMove, type Move } from "./moves.ts";

const inputs = {
  ...EMPTY_INPUTS,
  level: "Proficient",
  punctuality: "Always on time",
  behaviour: "Good Behaviour",
  homework: "Mostly Completed",
  homework_improvement_area: "Method",
} as const;

test("a move is a step of a scale that was another one the last time, the level first", () => {
  const earlier = {
    level: "Developing",
    participation: "Active Participant",
    punctuality: "Chronically late",
    behaviour: "Good Behaviour",
    homework: "",
    homework_improvement_area: "Accuracy",
  };
  expect(movesOf({ inputs, earlier })).toEqual([
    { field: "level", from: "Developing", to: "Proficient" },
    { field: "punctuality", from: "Chronically late", to: "Always on time" },
  ]);
  expect(movesOf({ inputs })).toEqual([]);
});

describe("every move is told so that it is found again, and in no other direction", () => {
  const scales = ["level", "participation", "punctuality", "behaviour", "homework"] as const;
  for (const field of scales) {
    const options = FIELD_OPTIONS[field];
    const moves = options.flatMap((from) =>
      options.filter((to) => to !== from).map((to): Move => ({ field, from, to })),
    );
    test(`of ${field}`, () => {
      for (const move of moves) {
        const text = `Amara has moved ${wordsOfMove(move)} in History.`;
        expect(moveIn(text, moves)).toEqual(move);
        const back: Move = { field, from: move.to, to: move.from };
        expect(moveIn(text, [back])).toBeUndefined();
        expect(withoutMoves(text, [move])).toMatch(/^Amara has moved …[ a-z]* in History\.$/u);
      }
    });
  }
});

test("what a model makes of it is found too", () => {
  const move: Move = { field: "level", from: "Developing", to: "Proficient" };
  const text = "{They} {has|have} moved from a developing level to a proficient one.";
  expect(moveIn(text, [move])).toEqual(move);
  expect(withoutMoves(text, [move])).toBe("{They} {has|have} moved … one.");
});
