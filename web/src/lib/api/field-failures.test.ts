import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { fieldFailures } from "./field-failures.ts";

test("each field has its first sentence", () => {
  expect(fieldFailures(new ApiError(400, { year: ["Low.", "Odd."], first_name: [] }))).toEqual({
    year: "Low.",
  });
});

test("what is no answer of the server says nothing of a field", () => {
  expect(fieldFailures(new TypeError("x"))).toEqual({});
});
