import { describe, expect, test } from "vitest";
import { ApiError, errorText, goneText } from "./api-error.ts";

describe("the sentence of a failed call", () => {
  test.each([
    [{ detail: "No.", message: "Other." }, "No."],
    [{ message: "Wait.", teacher_ids: ["Unknown teacher."] }, "Wait."],
    [{ teacher_ids: ["One.", "Two."], non_field_errors: ["Three."] }, "One. Two."],
    ["Just words", "Just words"],
    [{ non_field_errors: ["Both.", "Dates."] }, "Both. Dates."],
    [{ name: ["Taken."] }, "An unexpected error occurred."],
    [null, "An unexpected error occurred."],
    ["", "An unexpected error occurred."],
    [[1, 2], "An unexpected error occurred."],
  ])("of %j is %j", (body, text) => {
    expect(new ApiError(400, body).detail).toBe(text);
  });

  test("falls back to the caller's own words only where the server gave none", () => {
    expect(errorText(new ApiError(400, { detail: "Taken." }), "Failed.")).toBe("Taken.");
    expect(errorText(new ApiError(400, { name: ["Taken."] }), "Failed.")).toBe("Failed.");
    expect(errorText(new TypeError("x is not a function"), "Failed.")).toBe("Failed.");
    expect(errorText(new ApiError(404, { detail: "Not found.", code: "not_found" }))).toBe(
      "What this is about was deleted by somebody else, or is no longer yours.",
    );
  });
});

test("what is gone is said so in words, and nothing else is taken for gone", () => {
  expect(goneText(new ApiError(404, { detail: "Not found." }), "student")).toBe(
    "This student was deleted by somebody else, or is no longer yours.",
  );
  expect(goneText(new ApiError(404, null), "teacher")).toBe(
    "This teacher was deleted by somebody else.",
  );
  expect(goneText(new ApiError(404, null), "report")).toBe(
    "This report was deleted in another window.",
  );
  expect(goneText(new ApiError(409, { detail: "In use." }), "student")).toBeNull();
  expect(goneText(new TypeError("x is not a function"), "student")).toBeNull();
});

test("fields are the lists of sentences, without those of the whole form", () => {
  const error = new ApiError(400, {
    student_id: ["Already in use."],
    year: ["Required.", "Too low."],
    non_field_errors: ["Dates cross."],
    request_id: "r-1",
  });
  expect(error.fields).toEqual({
    student_id: ["Already in use."],
    year: ["Required.", "Too low."],
  });
});
