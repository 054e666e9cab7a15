import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // Every file works on a database and an app of its own: what takes long is reading the server's modules anew.
    isolate: false,
    globalSetup: ["./test/support/golden-database.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
