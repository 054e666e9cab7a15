import { expect, test } from "vitest";
import { remember, type Deed } from "./undo.ts";

function deed(label: string, run?: string): Deed {
  return { label, before: new Map([[1, { level: "" }]]), run };
}

test("what is typed in one go is one deed, with what was there before the first key", () => {
  const first = deed("Level note", "1:level_notes");
  const typed = remember(remember([], first), deed("Level note", "1:level_notes"));
  expect(typed).toEqual([first]);
  expect(remember(typed, deed("Level"))).toHaveLength(2);
  expect(remember(remember([], deed("Level")), deed("Level"))).toHaveLength(2);
});

test("remembers the last hundred", () => {
  let deeds: readonly Deed[] = [];
  for (let number = 1; number <= 130; number++) deeds = remember(deeds, deed(String(number)));
  expect(deeds.map((each) => each.label).at(0)).toBe("31");
  expect(deeds).toHaveLength(100);
});
