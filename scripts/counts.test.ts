import { join } from "node:path";
import { expect, test } from "vitest";
import { countPlaywright, countVitest, slowest } from "./counts.ts";
import { ROOT } from "./paths.ts";

const file = { name: join(ROOT, "web", "a.test.ts"), startTime: 1_000, endTime: 1_250 };
const result = { fullName: "adds", status: "passed", failureMessages: [] };
const passed = { ...file, status: "passed", assertionResults: [result] };
const vitest = { numPassedTests: 5, numFailedTests: 1, testResults: [passed] };
const stats = { expected: 3, unexpected: 1, flaky: 0 };

test("Vitest's tests are counted, and each file's time is told", () => {
  expect(countVitest(vitest)).toEqual({
    passed: 5,
    failed: 1,
    times: [{ name: join("web", "a.test.ts"), milliseconds: 250 }],
    again: [],
  });
});

test("a file that failed before its first test is a failure", () => {
  const testResults = [
    { ...file, status: "failed", assertionResults: [] },
    { ...file, status: "failed", assertionResults: [{ ...result, status: "failed" }] },
    passed,
  ];
  expect(countVitest({ ...vitest, testResults })).toMatchObject({ passed: 5, failed: 2 });
});

test("Playwright's tests are counted, and its errors outside tests are failures", () => {
  const report = { stats, errors: [], suites: [] };
  expect(countPlaywright(report)).toEqual({ passed: 3, failed: 1, times: [], again: [] });
  expect(countPlaywright({ ...report, errors: [{}] })).toMatchObject({ passed: 3, failed: 2 });
});

const ran = (title: string, status: string, ...durations: number[]) => ({
  title,
  file: "session.spec.ts",
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

test("what passed at a second try only has passed, and is named", () => {
  const suites = [
    { specs: [ran("signs in", "flaky", 300, 200), ran("signs out", "expected", 100)] },
  ];
  expect(countPlaywright({ stats: { ...stats, flaky: 1 }, errors: [], suites })).toMatchObject({
    passed: 4,
    failed: 1,
    again: ["session.spec.ts: signs in"],
  });
  const assertionResults = [
    { ...result, fullName: "subtracts", failureMessages: ["Expected 1."] },
    { ...result, fullName: "divides", status: "failed", failureMessages: ["Expected 2."] },
  ];
  expect(countVitest({ ...vitest, testResults: [{ ...passed, assertionResults }] }).again).toEqual([
    `${join("web", "a.test.ts")}: subtracts`,
  ]);
});

test("what took longest stands first", () => {
  const suites = [
    {
      suites: [{ specs: [ran("signs in", "expected", 300)] }],
      specs: [ran("signs out", "flaky", 500, 400)],
    },
    { specs: [ran("waits", "expected", 500)] },
  ];
  const { times } = countPlaywright({ stats, errors: [], suites });
  expect(slowest(times, 2)).toEqual([
    { name: "session.spec.ts: signs out", milliseconds: 900 },
    { name: "session.spec.ts: waits", milliseconds: 500 },
  ]);
});

test("a report of another shape is not taken for an empty one", () => {
  expect(() => countVitest({})).toThrow("numPassedTests");
  expect(() => countPlaywright({ stats: {} })).toThrow("expected");
});
