import { defineConfig } from "vitest/config";

export default defineConfig({ test: { setupFiles: ["../roster/test/property-seed.ts"] } });
