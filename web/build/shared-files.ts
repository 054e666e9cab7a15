import { join } from "node:path";
import type { Rolldown } from "vite";

const SRC = join(import.meta.dirname, "..", "src");
const PAGES = join(SRC, "app", "pages.tsx");
const SIGNED_IN = join(SRC, "app", "dashboard");
/** What every page behind the login shows. */
const SHELL = join(SIGNED_IN, "dashboard-shell.tsx");
/** What keeps words behind the login: every page there begins with it, though nothing imports it at once. */
const SEALED = join(SRC, "lib", "drafts", "open-sealed.ts");
/** What every window over a page is made of. */
const WINDOWS = ["dialog.tsx", "confirm-dialog.tsx"].map((name) => join(SRC, "ui", name));
/** The page on which teachers spend their time. */
const REPORTS = join(SIGNED_IN, "reports-route.tsx");
/** Where people sign in, from where they go on to the pages behind. */
const SIGNING_IN = /[\\/](?:accounts|password-reset|email-changes)[\\/][a-z-]+-page\.tsx$/u;
/** Where a visitor fills in a form. */
const ASKING = /[\\/](?:contact|payments)[\\/][a-z-]+-page\.tsx$/u;
/** What not every page takes of it, a few dozen bytes, comes with the frame. */
const QUERIES = /[\\/]@tanstack[\\/]/u;
/** An icon counts for a tenth of a kilobyte in the end; its package names all of them to whoever takes one. */
const ICONS = /[\\/]lucide-react[\\/]/u;
/** Bytes of source, notes on its licence included. */
const ICONS_WORTH_A_FILE = 8_000;

/** The modules that load with these, themselves included. */
function loadedWith(ids: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || ICONS.test(id)) continue;
    found.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** What loads with the public pages to read, with those to ask, with those to sign in, and behind the login. */
function loadedBy(context: Rolldown.ChunkingContext) {
  const pages = context.getModuleInfo(PAGES)?.dynamicallyImportedIds ?? [];
  const open = pages.filter((page) => !page.startsWith(SIGNED_IN));
  const kind = (page: string) =>
    SIGNING_IN.test(page) ? "signingIn" : ASKING.test(page) ? "asking" : "reading";
  const { reading = [], asking = [], signingIn = [] } = Object.groupBy(open, kind);
  return {
    reading: loadedWith(reading, context),
    asking: loadedWith(asking, context),
    signingIn: loadedWith(signingIn, context),
    shell: loadedWith([SHELL, SEALED], context),
    reports: loadedWith([REPORTS], context),
    windows: loadedWith(WINDOWS, context),
  };
}

/**
 * Puts what pages share with the frame behind the login into one file, what they share with the page of reports into one,
 * what these two share with the public pages to ask and to sign in into one, and what else such pages and windows over a
 * page are made of into one for each; what pages to read share with those behind the login is the file of both. The bundler by itself makes a file for each set of pages that share something: a hundred
 * for the page of reports, most of a few hundred bytes. Pages to read keep to theirs beside.
 */
export function sharedFiles(): Rolldown.CodeSplittingGroup[] {
  let known: ReturnType<typeof loadedBy> | null = null;
  const name: Rolldown.CodeSplittingNameFunction = (id, context) => {
    known ??= loadedBy(context);
    const { reading, asking, signingIn, shell, reports, windows } = known;
    if (id === SHELL || id === REPORTS || id === SEALED) return null;
    const behind = shell.has(id) || reports.has(id);
    if (reading.has(id)) return behind ? "common" : null;
    if (behind && (asking.has(id) || signingIn.has(id))) return "fields";
    if (QUERIES.test(id)) return "shell";
    if (asking.has(id)) return "asking";
    if (signingIn.has(id)) return "signing-in";
    if (behind) return shell.has(id) ? "shell" : "reports";
    return windows.has(id) ? "windows" : null;
  };
  return [
    { name: "start", tags: ["$initial"], priority: 1 },
    // What they need beside is in the start, or stays with the pages to read.
    { name, minShareCount: 2, includeDependenciesRecursively: false },
    {
      name: "icons",
      test: ICONS,
      entriesAware: true,
      entriesAwareMergeThreshold: ICONS_WORTH_A_FILE,
      includeDependenciesRecursively: false,
    },
  ];
}
