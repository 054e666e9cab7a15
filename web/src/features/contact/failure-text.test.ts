import { expect, it } from "vitest";
import { ApiError } from "../../lib/api/api-error.ts";
import { failureText, safeText } from "./failure-text.ts";

it("tells a refusal from a call that nobody answered", () => {
  expect(failureText(new ApiError(429, null))).toBe("Submission failed. Please try again.");
  expect(failureText(new ApiError(500, null, new TypeError("Failed to fetch")))).toBe(
    "An error occurred. Please try again.",
  );
  expect(failureText(new TypeError("Failed to fetch"))).toBe(
    "An error occurred. Please try again.",
  );
});

it("says what is safe, and promises nothing that is not known", () => {
  expect(safeText(new ApiError(429, null))).toMatch(/^Nothing has been sent/u);
  expect(safeText(new TypeError("Failed to fetch"))).toMatch(/may not have arrived/u);
});
