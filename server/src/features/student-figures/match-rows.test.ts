import { expect, it } from "vitest";
import { rowMatcher } from "./match-rows.ts";

const nobody = { preferred_name: null, legal_first_name: null, legal_last_name: null, upn: null };
const match = rowMatcher([
  { ...nobody, id: 1, student_id: "004711", first_name: "ada", last_name: "byron" },
  {
    ...nobody,
    id: 2,
    student_id: "A1",
    first_name: "wyn",
    last_name: "oneill",
    upn: "A123456789012",
  },
  { ...nobody, id: 3, student_id: "A2", first_name: "sam", last_name: "fox" },
  {
    ...nobody,
    id: 4,
    student_id: "A3",
    first_name: "samuel",
    last_name: "fox",
    preferred_name: "Sam",
  },
]);
const of = (row: Partial<{ student_id: string; upn: string; name: string }>) =>
  match({ student_id: "", upn: "", name: "", ...row });

it("finds a pupil by the school's number, whose zeros a spreadsheet may have lost", () => {
  expect(of({ student_id: "4711" })).toEqual([1]);
  expect(of({ student_id: "0004711" })).toEqual([1]);
  expect(of({ student_id: "a1" })).toEqual([2]);
});

it("takes a row with a number for nobody else, whatever its name", () => {
  expect(of({ student_id: "A9", name: "Ada Byron" })).toEqual([]);
  expect(of({ upn: "a 123456789012", name: "Ada Byron" })).toEqual([2]);
});

it("finds a name in either order, and says where it may be several pupils", () => {
  expect(of({ name: "BYRON, Ada" })).toEqual([1]);
  expect(of({ name: "Wyn O’Neill" })).toEqual([2]);
  expect(of({ name: "Sam Fox" })).toEqual([3, 4]);
  expect(of({ name: "Byron" })).toEqual([]);
  expect(of({})).toEqual([]);
});
