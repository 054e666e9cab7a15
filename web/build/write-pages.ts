import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { WRITTEN_PAGES } from "../../contract/src/pages.ts";
import {
  fileToWrite,
  NOT_FOUND_PAGE,
  NOTHING_CONFIGURED,
  THEME_SCRIPT,
  type PageWriter,
} from "../../contract/src/written-pages.ts";

/**
 * Writes the public pages into the built web app, so that they can be read before, and without, any
 * script. What wrote them stays beside them: a server with a configured provider writes them anew.
 */
export async function writePages(dist: string, renderer: string): Promise<void> {
  const shell = await inlineTheme(dist);
  const { writePage } = (await import(pathToFileURL(renderer).href)) as PageWriter;
  for (const page of [...WRITTEN_PAGES, NOT_FOUND_PAGE] as const) {
    const path = join(dist, fileToWrite(page));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await writePage(shell, page, NOTHING_CONFIGURED));
  }
}

/** Puts the script that chooses the theme into index.html: it is small, and the first paint waits for it. */
async function inlineTheme(dist: string): Promise<string> {
  const path = join(dist, "index.html");
  const shell = await readFile(path, "utf8");
  const tag = `<script src="/${THEME_SCRIPT}"></script>`;
  if (!shell.includes(tag)) throw new Error(`index.html has no ${tag}`);
  const script = await readFile(join(dist, THEME_SCRIPT), "utf8");
  const inlined = shell.replace(tag, () => `<script>${script}</script>`);
  await writeFile(path, inlined);
  return inlined;
}
