import { expect, test } from "vitest";
import { withFeedback } from "./with-feedback.ts";

const given = {
  id: 9,
  associated_generated_report: 2,
  feedback_comment: "Good",
  feedback_rating_type: "star",
  feedback_value: 4,
} as const;
const rated = { rating_type: "star", value: 4, comment: "Good" };

test("writes the rating into the report itself, a list and a page, and nowhere else", () => {
  const other = { id: 1, feedback: null };
  const report = { id: 2, feedback: null };
  expect(withFeedback(report, given)).toEqual({ id: 2, feedback: rated });
  expect(withFeedback([other, report], given)).toEqual([other, { id: 2, feedback: rated }]);
  expect(withFeedback({ count: 2, results: [other, report] }, given)).toEqual({
    count: 2,
    results: [other, { id: 2, feedback: rated }],
  });
});

test("leaves alone what is no report", () => {
  expect(withFeedback(undefined, given)).toBeUndefined();
  expect(withFeedback({ id: 2, version: 1 }, given)).toEqual({ id: 2, version: 1 });
});
