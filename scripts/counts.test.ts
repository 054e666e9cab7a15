import { join } from "node:path";
import { expect, test } from "vitest";
import { countPlaywright, countVitest, slowest } from "./counts.ts";
import { ROOT } from "./paths.ts";

const file = { name: join(ROOT, "web", "a.test.ts"), startTime: 1_000, endTime: 1_250 };
const passed = { ...file, status: "passed", assertionResults: [{}] };
const vitest = { numPassedTests: 5, numFailedTests: 1, testResults: [passed] };
const stats = { expected: 3, unexpected: 1, flaky: 0 };

test("Vitest's tests are counted, and each file's time is told", () => {
  expect(countVitest(vitest)).toEqual({
    passed: 5,
    failed: 1,
    times: [{ name: join("web", "a.test.ts"), milliseconds: 250 }],
  });
});

test("a file that failed before its first test is a failure", () => {
  const testResults = [
    { ...file, status: "failed", assertionResults: [] },
    { ...file, status: "failed", assertionResults: [{}] },
    passed,
  ];
  expect(countVitest({ ...vitest, testResults })).toMatchObject({ passed: 5, failed: 2 });
});

test("Playwright's tests are counted, and its errors outside tests are failures", () => {
  const report = { stats, errors: [], suites: [] };
  expect(countPlaywright(report)).toEqual({ passed: 3, failed: 1, times: [] });
  expect(countPlaywright({ ...report, errors: [{}] })).toMatchObject({ passed: 3, failed: 2 });
});

test("a browser test that passed at a second try only has failed", () => {
  const report = { stats: { ...stats, flaky: 1 }, errors: [], suites: [] };
  expect(countPlaywright(report)).toMatchObject({ passed: 3, failed: 2 });
});

test("what took longest stands first", () => {
  const ran = (title: string, ...durations: number[]) => ({
    title,
    file: "session.spec.ts",
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    { suites: [{ specs: [ran("signs in", 300)] }], specs: [ran("signs out", 900)] },
    { specs: [ran("waits", 500)] },
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
