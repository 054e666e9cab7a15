import { expect, test } from "vitest";
import { stateIn } from "../../../lib/use-address-state.ts";
import { changed, LIST_PARTS, orderingOf, sortedByField } from "./list-state.ts";

const FIRST_STATE = stateIn(LIST_PARTS, "", "");

test("begins by name, ascending", () => {
  expect(orderingOf(FIRST_STATE)).toBe("student");
});

test("the same column turns the order round, another begins ascending", () => {
  const down = sortedByField(FIRST_STATE, "student");
  expect(orderingOf(down)).toBe("-student");
  expect(orderingOf(sortedByField(down, "student"))).toBe("student");
  expect(orderingOf(sortedByField(down, "word_count"))).toBe("word_count");
});

test("whatever changes the list begins at its first page", () => {
  const third = { ...FIRST_STATE, page: 3 };
  expect(changed(third, { pageSize: 50 })).toMatchObject({ page: 1, pageSize: 50 });
  expect(changed(third, { search: "nia" }).page).toBe(1);
  expect(sortedByField(third, "updated_at").page).toBe(1);
});
