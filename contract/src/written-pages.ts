import type { Site } from "./features/site.ts";
import { fileOfPage, type WrittenPage } from "./pages.ts";

/** Id of the element of a written page in which it says, as JSON, for which `Site` it was written. */
export const SITE_ELEMENT = "site";

/** The page of an address that has none, outside of the dashboard. */
export const NOT_FOUND_PAGE = "/not-found";
export type PageToWrite = WrittenPage | typeof NOT_FOUND_PAGE;

/** The file of a page that the build writes, below the folder of the built web app. */
export function fileToWrite(page: PageToWrite): string {
  return page === NOT_FOUND_PAGE ? "pages/not-found.html" : fileOfPage(page);
}

/** What the build puts into index.html to make a page of it. */
export type PageFill = {
  title: string;
  description: string;
  html: string;
  /** Whether a browser may offer to translate it. */
  translatable: boolean;
  /** Whether people come by the link of a mail, whose address says what for: without that, the page is another. */
  linked: boolean;
};

/** Below the folder of the built web app: what writes a page anew, for a provider that the build did not know. */
export const PAGE_WRITER_FILE = "renderer/prerender.js";
/** What that file exports; `shell` is the built index.html. */
export type PageWriter = {
  writePage: (shell: string, page: PageToWrite, site: Site) => Promise<string>;
};

/** An installation of which nothing is configured, as the build writes its pages. */
export const NOTHING_CONFIGURED: Site = {
  provider: { name: null, address: null, email: null, registration: null },
  hosting: null,
  subscribe: false,
  processors: { writer: null, payments: null, contact_form: null },
};

/** The one script that the build writes into its pages, below the folder of the built web app. */
export const THEME_SCRIPT = "theme.js";
/** The script of written pages that are only to be read, below the folder of the built web app. */
export const READING_SCRIPT = "read.js";
