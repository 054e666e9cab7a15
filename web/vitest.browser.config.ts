import { playwright } from "@vitest/browser-playwright";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { dictionaryFiles } from "./build/dictionary.ts";

const executablePath = process.env["CHROMIUM_PATH"] ?? "";

/** Component tests: real components in a real browser, against a server that answers in the page itself. */
export default defineConfig({
  plugins: [tailwindcss(), react(), babel({ presets: [reactCompilerPreset()] })],
  resolve: { alias: dictionaryFiles },
  // Found only while a test runs, a package would make the page load anew under it.
  optimizeDeps: {
    include: [
      "@floating-ui/dom",
      "@noble/ciphers/aes.js",
      "@noble/ciphers/utils.js",
      "@tanstack/react-query",
      "diff",
      "fast-check",
      "lucide-react",
      "nspell",
      "radix-ui/alert-dialog",
      "radix-ui/dialog",
      "radix-ui/dropdown-menu",
      "radix-ui/tabs",
      "react-dom",
      "react-dom/client",
      "react-router",
      "react/compiler-runtime",
      "react/jsx-dev-runtime",
      "react/jsx-runtime",
      "vitest-browser-react",
      "zod",
    ],
  },
  test: {
    name: "components",
    include: ["src/**/*.browser.test.tsx"],
    setupFiles: ["test/setup.ts"],
    // One page for all files: each test cleans up after itself, and a page of its own costs more than its tests.
    isolate: false,
    // A limit is there to end what hangs: a slow machine alone must not fail a test.
    testTimeout: 60_000,
    expect: { poll: { timeout: 300_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath !== "" && { executablePath }),
          args: [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
          ],
        },
        contextOptions: { locale: "en-GB", timezoneId: "Europe/London", reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
    },
  },
});
