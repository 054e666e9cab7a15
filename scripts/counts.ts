import { z } from "zod";

/** Tests that passed and tests that failed; and the names of those that passed only at a second try. */
export type Counts = { passed: number; failed: number; unsteady: string[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.unknown()).nullish(),
        }),
      ),
    }),
  ),
});

type Suite = {
  specs?: { title: string; tests: { status: string }[] }[] | undefined;
  suites?: Suite[] | undefined;
};
const suite: z.ZodType<Suite> = z.object({
  specs: z
    .array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) }))
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
  const unsteady = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages?.length)
    .map(({ fullName }) => fullName);
  return { passed: numPassedTests, failed: numFailedTests + broken.length, unsteady };
}

/** Reads Playwright's JSON report. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors, suites } = playwrightReport.parse(report);
  const unsteady = suites.flatMap(flakyIn);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    unsteady,
  };
}

function flakyIn({ specs = [], suites = [] }: Suite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...flaky.map(({ title }) => title), ...suites.flatMap(flakyIn)];
}
