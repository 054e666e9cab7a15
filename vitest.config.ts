import { defineConfig } from "vitest/config";

/** The unit tests of every workspace but the server, whose tests run once on each database engine. */
export default defineConfig({
  test: { projects: ["contract", "writing", "roster", "web", "scripts"] },
});
