import { readdir } from "node:fs/promises";
import { join } from "node:path";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compress } from "./build/compress.ts";
import { sharedFiles } from "./build/shared-files.ts";
import { dictionaryFiles } from "./build/dictionary.ts";
import { READING_SCRIPT } from "../contract/src/written-pages.ts";
import { writePages } from "./build/write-pages.ts";

const server = process.env["API_ORIGIN"] ?? "http://127.0.0.1:8000";
const proxy = { "/api": { target: server } };

/** Without style elements of its own: see the file. */
const styleSingleton = {
  find: "react-style-singleton",
  replacement: join(import.meta.dirname, "src", "ui", "style-singleton.ts"),
};

const DIST = join(import.meta.dirname, "dist");
const RENDERER = join(DIST, "renderer");

function brotli(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    // After the app's own files: all that is there is compressed.
    applyToEnvironment: ({ name }) => name === "reading",
    async writeBundle({ dir = "" }) {
      const names = await readdir(dir, { recursive: true });
      const files = names.filter((name) => /\.(?:js|css|svg)$/u.test(name));
      await Promise.all(files.map((name) => compress(join(dir, name))));
    },
  };
}

export default defineConfig({
  plugins: [tailwindcss(), react(), babel({ presets: [reactCompilerPreset()] }), brotli()],
  resolve: { alias: [...dictionaryFiles, styleSingleton] },
  server: { proxy },
  preview: { proxy },
  build: {
    // Inlined fonts and images would need data: in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: sharedFiles() },
          },
        },
      },
    },
    // The script of pages that are only read, which shares no file with the app.
    reading: {
      consumer: "client",
      build: {
        outDir: DIST,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: join(import.meta.dirname, "src", "read.ts"),
          output: { entryFileNames: READING_SCRIPT },
        },
      },
    },
    ssr: {
      // The server runs it too, and has none of the packages that are in it.
      resolve: { noExternal: true },
      define: { "process.env.NODE_ENV": '"production"' },
      build: {
        ssr: true,
        outDir: RENDERER,
        rolldownOptions: { input: join(import.meta.dirname, "src", "prerender.tsx") },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, reading, ssr } = builder.environments;
      if (!client || !reading || !ssr)
        throw new Error("The browser's builds and the renderer's are all needed");
      await builder.build(client);
      await builder.build(reading);
      await builder.build(ssr);
      await writePages(DIST, join(RENDERER, "prerender.js"));
    },
  },
});
