import { expect, test } from "vitest";
import { ApiError } from "../../../lib/api/api-error.ts";
import { failureOf, tally } from "./tally.ts";

test("says for how many it was done", () => {
  expect(tally(2, [], "enroll", "9B/En2")).toEqual({
    success: "2 student(s) successfully enrolled in 9B/En2.",
    failure: null,
  });
  expect(tally(1, [], "unenroll", "9B/En2").success).toBe(
    "1 student(s) successfully unenrolled from 9B/En2.",
  );
});

test("says that somebody else was quicker", () => {
  expect(tally(0, [], "enroll", "9B").success).toBe("They were all in the class already.");
});

test("names who is gone, beside what was done", () => {
  expect(tally(1, [{ full_name: "Amira Khan" }], "enroll", "9B")).toEqual({
    success: "1 student(s) successfully enrolled in 9B.",
    failure: "Failed to enroll 1 student(s). Errors: Amira Khan was deleted by somebody else.",
  });
  expect(tally(0, [{ full_name: "Amira Khan" }], "enroll", "9B").success).toBeNull();
});

test("says what stays where nothing was done", () => {
  expect(failureOf(new ApiError(404, { detail: "Not found." }), "enroll")).toBe(
    "This class was deleted by somebody else, or is no longer yours. Nothing was changed, and who is ticked stays ticked.",
  );
  expect(failureOf(new ApiError(400, { students: ["A valid id is required."] }), "enroll")).toBe(
    "A valid id is required. Nothing was changed, and who is ticked stays ticked.",
  );
  expect(failureOf(new ApiError(500, null), "unenroll")).toBe(
    "An unexpected error occurred during the unenrollment process. Please try again.",
  );
});
