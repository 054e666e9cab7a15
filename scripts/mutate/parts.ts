/** What is mutated together, and the tests that have to notice. Paths are those of the project. */
export type Part = { mutate: readonly string[]; tests: readonly string[] };

/** Tables of examples belong to the tests. */
const NO_TESTS = ["!**/*.test.ts", "!**/*-examples.ts"];

const sourcesWithTests = (sources: readonly string[], tests: readonly string[]): Part => ({
  mutate: [...sources, ...NO_TESTS],
  tests,
});

/** The code that decides something, part by part: each is tested by its own tests and scored for itself. */
export const PARTS: Readonly<Record<string, Part>> = {
  privacy: sourcesWithTests(["writing/src/privacy/*.ts"], ["writing/src/privacy/*.test.ts"]),
  checks: sourcesWithTests(["writing/src/checks/*.ts"], ["writing/src/checks/*.test.ts"]),
  rules: sourcesWithTests(
    [
      "writing/src/rules/*.ts",
      "server/src/features/{consent,retention}/rules.ts",
      "server/src/features/{insights,school-insights}/work-out.ts",
      "server/src/features/recommendations/recommend.ts",
      "server/src/features/reporting-periods/periods.ts",
    ],
    ["writing/src/rules/*.test.ts", "server/src/features/**/*.test.ts"],
  ),
  "lexical-choice": sourcesWithTests(
    ["writing/src/embedded/lexical-choice/{choose-phrase,discourse-history}.ts"],
    ["writing/src/embedded/lexical-choice/*.test.ts"],
  ),
  contract: sourcesWithTests(
    [
      "contract/src/{common,text}.ts",
      "contract/src/features/{report-fields,report-policies,students}.ts",
    ],
    ["contract/src/**/*.test.ts"],
  ),
};
