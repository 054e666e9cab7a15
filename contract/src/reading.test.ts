import { expect, it } from "vitest";
import { z } from "zod";
import { line } from "./text.ts";
import { read } from "./reading.ts";

const schema = z.object({
  name: line("Name", 5),
  role: z.enum(["teacher", "admin"]).optional(),
  words: z.array(z.string().max(3, "Too long")).optional(),
  year: z.int().optional(),
});
const fieldsOf = (value: unknown) => {
  const result = read(schema, value);
  return "fields" in result ? result.fields : result.data;
};

it("returns what was read where it fits", () => {
  expect(read(schema, { name: " Ada ", odd: 1 })).toEqual({ data: { name: "Ada" } });
});

it("says all that is wrong with each field, and of a list which of its items, from 0", () => {
  expect(fieldsOf({ name: "Ada\u0000Byron", words: ["no", "longer", "ok", "longest"] })).toEqual({
    name: ["Name must be at most 5 characters.", "Name holds characters that cannot be stored."],
    words: ["1: Too long.", "3: Too long."],
  });
});

it("says in plain words what the contract has no sentence for", () => {
  expect(fieldsOf({ name: "Ada", role: "head", year: "nine", words: "no" })).toEqual({
    role: ["This is not a valid choice."],
    year: ["This is not valid."],
    words: ["This is not valid."],
  });
  const bare = z.object({ token: z.string() });
  expect(read(bare, {})).toEqual({ fields: { token: ["This field is required."] } });
});

it.each([null, "text", 4, undefined])("finds no fields in %j", (value) => {
  expect(fieldsOf(value)).toBeNull();
});
