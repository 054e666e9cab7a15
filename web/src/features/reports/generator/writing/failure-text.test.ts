import { expect, test } from "vitest";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { batchFailure } from "./failure-text.ts";

test.each([
  [new ApiError(503, { detail: "Busy.", error: "No model." }), "No model."],
  [new ApiError(404, { detail: "Not found." }), "Not found."],
  [new ApiError(500, { code: "unexpected" }), "An unexpected error occurred."],
])("a batch that failed says why", (error, why) => {
  expect(batchFailure(error)).toBe(`Batch Generation Failed: ${why}`);
});

test("where the answer did not come, it says what is safe and what to press", () => {
  expect(batchFailure(new ApiError(500, null))).toMatch(
    /^Connection lost before the answer came\. .+ nothing is written twice\.$/u,
  );
});

test("an answer without a batch says so", () => {
  expect(batchFailure(new Error("no batch"))).toBe(
    "No reports were generated. The API may have returned an empty response.",
  );
});
