import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Site } from "@reportair/contract/features/site.ts";
import {
  fileToWrite,
  NOTHING_CONFIGURED,
  PAGE_WRITER_FILE,
  type PageToWrite,
  type PageWriter,
} from "@reportair/contract/written-pages.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { lastingText, sendLasting, type LastingText } from "./lasting-text.ts";

/**
 * The public pages as the build wrote them or, where a provider is configured, as they are written anew
 * for it: whoever reads without scripts reads its name as well. Each is made when it is first asked for.
 */
export class WrittenPages {
  readonly #folder: string;
  readonly #site: Site;
  readonly #pages = new Map<PageToWrite, Promise<LastingText>>();

  constructor(folder: string, site: Site) {
    this.#folder = folder;
    this.#site = site;
  }

  /** Answers with a page, or with 304 where the browser has this very one. */
  async send(request: FastifyRequest, reply: FastifyReply, page: PageToWrite) {
    return sendLasting(request, reply, await this.#find(page), "text/html");
  }

  #find(page: PageToWrite): Promise<LastingText> {
    const known = this.#pages.get(page);
    if (known) return known;
    const made = this.#make(page);
    this.#pages.set(page, made);
    // What failed is tried again, for instance while the web app is being built.
    made.catch(() => this.#pages.delete(page));
    return made;
  }

  async #make(page: PageToWrite): Promise<LastingText> {
    return lastingText(await this.#write(page));
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
