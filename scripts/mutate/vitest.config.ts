import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** A workspace of the copy that is mutated: `node_modules` leads to the sources as they are. */
const sourcesOf = (workspace: string) =>
  fileURLToPath(new URL(`../../${workspace}/src`, import.meta.url));

/** The unit tests as one project, for mutation testing, those of one part. */
export default defineConfig({
  resolve: {
    alias: {
      "@reportair/contract": sourcesOf("contract"),
      "@reportair/writing": sourcesOf("writing"),
    },
  },
  test: {
    include: JSON.parse(
      process.env["MUTATION_TESTS"] ?? '["{contract,writing,server}/src/**/*.test.ts"]',
    ),
    isolate: false,
    testTimeout: 60_000,
  },
});
