import { expect, test } from "vitest";
import { ApiError } from "../../../lib/api/api-error.ts";
import { tally } from "./tally.ts";

const done = { status: "fulfilled", value: {} } as const;
const failed = (reason: unknown) => ({ status: "rejected", reason }) as const;

test("says how many were done", () => {
  expect(tally([done, done], "enroll", "9B/En2")).toEqual({
    success: "2 student(s) successfully enrolled in 9B/En2.",
    failure: null,
  });
  expect(tally([done], "unenroll", "9B/En2").success).toBe(
    "1 student(s) successfully unenrolled from 9B/En2.",
  );
});

test("says what was done and what failed, each reason once", () => {
  const gone = new ApiError(404, { detail: "Not found." });
  const full = new ApiError(400, { student_id: ["A valid id is required."] });
  expect(tally([done, failed(gone), failed(gone), failed(full)], "enroll", "9B")).toEqual({
    success: "1 student(s) successfully enrolled in 9B.",
    failure: "Failed to enroll 3 student(s). Errors: Not found.; A valid id is required.",
  });
});

test("has words where the server gave none", () => {
  const mute = new ApiError(500, null);
  expect(tally([failed(mute)], "enroll", "9B").failure).toBe(
    "Failed to enroll 1 student(s). Errors: An error occurred during enrollment.",
  );
  expect(tally([failed(mute)], "unenroll", "9B").failure).toBe(
    "Failed to unenroll 1 student(s). Errors: An error occurred during unenrollment.",
  );
  expect(tally([failed(new Error("x"))], "unenroll", "9B").failure).toBe(
    "Failed to unenroll 1 student(s). Errors: Unknown unenrollment error",
  );
});
