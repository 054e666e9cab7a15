import { configDefaults, defineConfig } from "vitest/config";

/** The unit tests, which need no page; those of components are in vitest.browser.config.ts. */
export default defineConfig({
  test: {
    name: "web",
    exclude: [...configDefaults.exclude, "**/*.browser.test.tsx"],
    setupFiles: ["../roster/test/property-seed.ts"],
  },
});
