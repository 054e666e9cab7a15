import { configDefaults, defineConfig } from "vitest/config";

/** What these test is the same on every engine: no database is opened in them. */
const WITHOUT_DATABASE = [
  "src/!(demo)/**/*.test.ts",
  "test/local-models.test.ts",
  "test/provider-troubles.test.ts",
  "test/providers.test.ts",
];
const ONCE = process.env["TEST_ENGINE"] === "postgres" ? WITHOUT_DATABASE : [];

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...ONCE],
    // Every file works on a database and an app of its own: what takes long is reading the server's modules anew.
    isolate: false,
    globalSetup: ["./test/support/golden-database.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
