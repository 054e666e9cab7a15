import { expect, test } from "vitest";
import { stateIn } from "../../lib/use-address-state.ts";
import {
  changed,
  cleared,
  LIST_PARTS,
  isNarrowed,
  nobodyText,
  queryOf,
  sortedByField,
} from "./list-state.ts";

const FIRST_STATE = stateIn(LIST_PARTS, "", "");

const third = { ...FIRST_STATE, page: 3 };

test("every change of filter, size or order begins at page 1", () => {
  expect(changed(third, { search: "ada" })).toMatchObject({ search: "ada", page: 1 });
  expect(changed(third, { pageSize: 50 })).toMatchObject({ pageSize: 50, page: 1 });
  expect(sortedByField(third, "year")).toMatchObject({ sort: "year", descending: false, page: 1 });
  expect(sortedByField(third, "last_name")).toMatchObject({ descending: true, page: 1 });
});

test("clearing takes all filters back and keeps the size of the pages", () => {
  const narrow = changed(third, {
    search: "a",
    year: "9",
    formGroup: "9b",
    classroom: 4,
    pageSize: 25,
  });
  expect(isNarrowed(narrow)).toBe(true);
  expect(isNarrowed(cleared(narrow))).toBe(false);
  expect(cleared(narrow).pageSize).toBe(25);
  expect(isNarrowed({ ...FIRST_STATE, search: "  " })).toBe(false);
});

test("asks the server by its names", () => {
  expect(queryOf({ ...third, descending: true, classroom: 4, formGroup: " 9b " })).toEqual({
    search: "",
    year: "",
    form_group: "9b",
    classroom_id: "4",
    ordering: "-last_name",
    page: 3,
    page_size: 10,
  });
});

test("says whom it looked for in vain", () => {
  const state = { ...FIRST_STATE, search: " Wetherby ", year: "9", formGroup: "9B" };
  expect(nobodyText(state, "9B/En2")).toBe("Nobody called “Wetherby” in Year 9, form 9B, 9B/En2.");
  expect(nobodyText({ ...FIRST_STATE, year: "13" }, undefined)).toBe("Nobody in Year 13.");
});
