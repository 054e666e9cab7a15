import { relative } from "node:path";
import { z } from "zod";
import { ROOT } from "./paths.ts";

/** A file of tests, or one browser test, with how long it took. */
export type Timed = { name: string; milliseconds: number };

/** Tests that passed and tests that failed, and how long each file or browser test took. */
export type Counts = { passed: number; failed: number; times: Timed[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.unknown()),
    }),
  ),
});

const playwrightTest = z.object({ results: z.array(z.object({ duration: z.number() })) });
type Suite = {
  specs?: { title: string; file: string; tests: z.infer<typeof playwrightTest>[] }[] | undefined;
  suites?: Suite[] | undefined;
};
const suite: z.ZodType<Suite> = z.object({
  specs: z
    .array(z.object({ title: z.string(), file: z.string(), tests: z.array(playwrightTest) }))
    .optional(),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(suite),
});

/** Reads Vitest's JSON report; a file that failed before its first test counts as one failure. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    times: testResults.map(({ name, startTime, endTime }) => ({
      name: relative(ROOT, name),
      milliseconds: endTime - startTime,
    })),
  };
}

/** Reads Playwright's JSON report. A test that needed a second try, wherever that came from, has failed. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors, suites } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    times: suites.flatMap(timesIn),
  };
}

function timesIn({ specs = [], suites = [] }: Suite): Timed[] {
  const own = specs.map(({ title, file, tests }) => ({
    name: `${file}: ${title}`,
    milliseconds: tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(timesIn)];
}

/** The `count` that took longest, longest first. */
export function slowest(times: readonly Timed[], count: number): Timed[] {
  return times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
}
