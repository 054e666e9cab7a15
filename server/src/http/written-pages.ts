import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Site } from "@reportair/contract/features/site.ts";
import {
  fileToWrite,
  NOTHING_CONFIGURED,
  PAGE_WRITER_FILE,
  type PageToWrite,
  type PageWriter,
} from "@reportair/contract/written-pages.ts";
import type { FastifyReply, FastifyRequest } from "fastify";

const squeeze = promisify(brotliCompress);

type Written = { text: Buffer; brotli: Buffer; etag: string };

/**
 * The public pages as the build wrote them or, where a provider is configured, as they are written anew
 * for it: whoever reads without scripts reads its name as well. Each is made when it is first asked for.
 */
export class WrittenPages {
  readonly #folder: string;
  readonly #site: Site;
  readonly #pages = new Map<PageToWrite, Promise<Written>>();

  constructor(folder: string, site: Site) {
    this.#folder = folder;
    this.#site = site;
  }

  /** Answers with a page, or with 304 where the browser has this very one. */
  async send(request: FastifyRequest, reply: FastifyReply, page: PageToWrite) {
    const { text, brotli, etag } = await this.#find(page);
    reply.headers({ "cache-control": "no-cache", etag, vary: "accept-encoding" });
    reply.type("text/html; charset=utf-8");
    if (reply.statusCode === 200 && request.headers["if-none-match"] === etag) {
      return reply.status(304).send();
    }
    if (!/\bbr\b/u.test(request.headers["accept-encoding"] ?? "")) return reply.send(text);
    return reply.header("content-encoding", "br").send(brotli);
  }

  #find(page: PageToWrite): Promise<Written> {
    const known = this.#pages.get(page);
    if (known) return known;
    const made = this.#make(page);
    this.#pages.set(page, made);
    // What failed is tried again, for instance while the web app is being built.
    made.catch(() => this.#pages.delete(page));
    return made;
  }

  async #make(page: PageToWrite): Promise<Written> {
    const text = Buffer.from(await this.#write(page));
    const hash = createHash("sha256").update(text).digest("base64url");
    return { text, brotli: await squeeze(text), etag: `W/"${hash}"` };
  }

  async #write(page: PageToWrite): Promise<string> {
    const nothing = JSON.stringify(this.#site) === JSON.stringify(NOTHING_CONFIGURED);
    if (nothing) return readFile(join(this.#folder, fileToWrite(page)), "utf8");
    const writer = pathToFileURL(join(this.#folder, PAGE_WRITER_FILE)).href;
    const { writePage } = (await import(writer)) as PageWriter;
    const shell = await readFile(join(this.#folder, "index.html"), "utf8");
    return writePage(shell, page, this.#site);
  }
}
