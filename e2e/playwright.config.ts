import { defineConfig } from "@playwright/test";

/** Browser tests against the real server; each worker starts its own, see support/test.ts. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./support/prepare.ts",
  // More than there are cores: a test waits for the page and the server for much of its time.
  workers: 3,
  // A limit is there to end what hangs: a slow machine alone must not fail a test.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  use: {
    launchOptions: {
      ...(process.env["CHROMIUM_PATH"] && { executablePath: process.env["CHROMIUM_PATH"] }),
      args: ["--disable-quic", "--no-first-run", "--disable-background-networking"],
    },
    locale: "en-GB",
    timezoneId: "Europe/London",
    viewport: { width: 1440, height: 900 },
    // Nothing that fades or slides is drawn, frame by frame, on a machine without a graphics card.
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every test takes a tenth of its work. `--trace on` makes one of a test that is looked into.
    screenshot: "only-on-failure",
  },
});
