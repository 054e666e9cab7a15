import { expect, test } from "vitest";
import { ApiError } from "../../lib/api/api-error.ts";
import { saveFailure } from "./student-failure.ts";

test.each([
  [{ student_id: ["Taken.", "Too long."], detail: "No." }, "Taken."],
  [{ detail: "No." }, "No."],
  [{ first_name: ["Too long."] }, "Failed to add student."],
  [null, "Failed to add student."],
])("a refusal with %j says %j", (body, text) => {
  expect(saveFailure(new ApiError(400, body), "Failed to add student.")).toBe(text);
});

test("what is no answer of the server has no words for a person", () => {
  expect(saveFailure(new TypeError("x"), "Failed to update student.")).toBe(
    "Failed to update student.",
  );
});

test("a student who is gone is named, with what can be done", () => {
  expect(
    saveFailure(new ApiError(404, { detail: "Not found." }), "Failed to update student."),
  ).toBe(
    "This student was deleted by somebody else, or is no longer yours. Close this, or add them anew.",
  );
});
