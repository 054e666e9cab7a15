import { expect, test } from "vitest";
import { remember, type Action } from "./undo.ts";

function action(label: string, run?: string): Action {
  return { label, before: new Map([[1, { level: "" }]]), run };
}

test("what is typed in one go is one action, with what was there before the first key", () => {
  const first = action("Level note", "1:level_notes");
  const typed = remember(remember([], first), action("Level note", "1:level_notes"));
  expect(typed).toEqual([first]);
  expect(remember(typed, action("Level"))).toHaveLength(2);
  expect(remember(remember([], action("Level")), action("Level"))).toHaveLength(2);
});

test("remembers the last hundred", () => {
  let actions: readonly Action[] = [];
  for (let number = 1; number <= 130; number++) actions = remember(actions, action(String(number)));
  expect(actions.map((each) => each.label).at(0)).toBe("31");
  expect(actions).toHaveLength(100);
});
