import { relative } from "node:path";
import { z } from "zod";
import { ROOT } from "./paths.ts";

/** A file of tests, or one browser test, with how long it took. */
export type Timed = { name: string; milliseconds: number };

/**
 * Tests that passed and tests that failed, how long each file or browser test took, and the names of those
 * among the passed that failed first and passed at a second try.
 */
export type Counts = { passed: number; failed: number; times: Timed[]; again: string[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.unknown()),
        }),
      ),
    }),
  ),
});

const playwrightTest = z.object({
  status: z.string(),
  results: z.array(z.object({ duration: z.number() })),
});
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
    again: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
        .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`),
    ),
  };
}

/** Reads Playwright's JSON report; an error outside of any test counts as one failure. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors, suites } = playwrightReport.parse(report);
  const specs = suites.flatMap(specsIn);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    times: specs.map(({ name, tests }) => ({
      name,
      milliseconds: tests
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0),
    })),
    again: specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ name }) => name),
  };
}

type Spec = { name: string; tests: z.infer<typeof playwrightTest>[] };

function specsIn({ specs = [], suites = [] }: Suite): Spec[] {
  const own = specs.map(({ title, file, tests }) => ({ name: `${file}: ${title}`, tests }));
  return [...own, ...suites.flatMap(specsIn)];
}

/** The `count` that took longest, longest first. */
export function slowest(times: readonly Timed[], count: number): Timed[] {
  return times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
}
