import { expect, test } from "vitest";
import { countPlaywright, countVitest } from "./counts.ts";

const vitest = { numPassedTests: 5, numFailedTests: 1, testResults: [] };
const stats = { expected: 3, unexpected: 1, flaky: 0 };
const passed = { status: "passed", fullName: "adds", failureMessages: [] };

test("Vitest's tests are counted", () => {
  expect(countVitest(vitest)).toEqual({ passed: 5, failed: 1, unsteady: [] });
});

test("a file that failed before its first test is a failure", () => {
  const testResults = [
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults: [{ ...passed, status: "failed" }] },
    { status: "passed", assertionResults: [passed] },
  ];
  expect(countVitest({ ...vitest, testResults })).toEqual({ passed: 5, failed: 2, unsteady: [] });
});

test("Playwright's tests are counted, and its errors outside tests are failures", () => {
  const report = { stats, errors: [], suites: [] };
  expect(countPlaywright(report)).toEqual({ passed: 3, failed: 1, unsteady: [] });
  expect(countPlaywright({ ...report, errors: [{}] })).toMatchObject({ passed: 3, failed: 2 });
});

test("a test that passed at its second try only has passed, and is named", () => {
  const testResults = [
    {
      status: "passed",
      assertionResults: [passed, { ...passed, fullName: "waits", failureMessages: ["late"] }],
    },
  ];
  expect(countVitest({ ...vitest, testResults }).unsteady).toEqual(["waits"]);
  const suites = [
    {
      suites: [{ specs: [{ title: "signs in", tests: [{ status: "flaky" }] }] }],
      specs: [{ title: "signs out", tests: [{ status: "expected" }] }],
    },
  ];
  expect(countPlaywright({ stats: { ...stats, flaky: 1 }, errors: [], suites })).toEqual({
    passed: 4,
    failed: 1,
    unsteady: ["signs in"],
  });
});

test("a report of another shape is not taken for an empty one", () => {
  expect(() => countVitest({})).toThrow("numPassedTests");
  expect(() => countPlaywright({ stats: {} })).toThrow("expected");
});
