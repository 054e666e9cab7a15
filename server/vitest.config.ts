import { spawnSync } from "node:child_process";
import { configDefaults, defineConfig } from "vitest/config";

/** What these test is the same on every engine: no database is opened in them. */
const WITHOUT_DATABASE = [
  "src/!(demo)/**/*.test.ts",
  "test/local-models.test.ts",
  "test/provider-troubles.test.ts",
  "test/providers.test.ts",
  "test/sign-in-client.test.ts",
  "test/threads.test.ts",
  "test/whole-report-documents.test.ts",
  "test/whole-report-letters.test.ts",
];
const isInstalled = (program: string) =>
  spawnSync(program, ["-v"], { stdio: "ignore" }).error === undefined;
const onServer = process.env["TEST_ENGINE"] === "postgres";
const proxies = ["nginx", "caddy"].filter(isInstalled);

/** What tries other programs is left out where they are not installed, and tried on one engine. */
const LEFT_OUT = [
  ...(onServer && ["pg_dump", "pg_restore"].every(isInstalled) ? [] : ["test/backup.test.ts"]),
  ...(!onServer && proxies.length > 0 && isInstalled("openssl") ? [] : ["test/proxies.test.ts"]),
];
const ONCE = onServer ? WITHOUT_DATABASE : [];

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...ONCE, ...LEFT_OUT],
    // Every file works on a database and an app of its own: what takes long is reading the server's modules anew.
    isolate: false,
    provide: { proxies },
    setupFiles: ["../roster/test/property-seed.ts"],
    globalSetup: ["./test/support/golden-database.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 300_000 } },
  },
});
