import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import compress from "@fastify/compress";
import serveStatic from "@fastify/static";
import { DRAWN_PAGES, WRITTEN_PAGES } from "@reportair/contract/pages.ts";
import { THEME_SCRIPT } from "@reportair/contract/written-pages.ts";
import type { FastifyInstance } from "fastify";
import type { WrittenPages } from "./written-pages.ts";

/** What a content security policy says of the one script that stands in the pages themselves. */
export function inlineScript(folder: string): string {
  const hash = createHash("sha256").update(readFileSync(join(folder, THEME_SCRIPT)));
  return `'sha256-${hash.digest("base64")}'`;
}

/** Serves the built web app: hashed files for ever, pages fresh each time. */
export async function serveWeb(
  app: FastifyInstance,
  { folder, pages }: { folder: string; pages: WrittenPages },
): Promise<void> {
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"] });
  await app.register(serveStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    // A page has one address, which is not that of its file.
    globIgnore: ["**/*.html", "renderer/**"],
    setHeaders: (reply, path) => {
      const hashed = /[\\/]assets[\\/]/u.test(path);
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const quiet = { logLevel: "warn" } as const;
  for (const page of WRITTEN_PAGES) {
    app.get(page, quiet, (request, reply) => pages.send(request, reply, page));
  }
  for (const page of DRAWN_PAGES) {
    app.get(page, quiet, (_request, reply) =>
      reply.sendFile("index.html", { cacheControl: false }),
    );
  }
}
