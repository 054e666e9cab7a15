import type { Site } from "@reportair/contract/features/site.ts";
import { NOT_FOUND_PAGE, type PageToWrite } from "@reportair/contract/written-pages.ts";
import { StrictMode, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { App } from "./app/app.tsx";
import { pageHeads } from "./app/page-heads.ts";
import { paths } from "./app/paths.ts";
import { fillShell } from "./fill-shell.ts";
import { knowSite } from "./data/site.ts";

/** Whoever is here goes on to pages of pupils, and a browser would go on translating. */
const WAYS_IN = new Set<string>([paths.login, paths.resetPassword, paths.confirmEmail]);
/** Where the links of mails lead. */
const LINKED = new Set<string>([paths.resetPassword, paths.confirmEmail]);

const notFound = { title: "Page not found", description: "There is no page at this address." };

/** A public page as a file of its own, made of the built index.html, for one provider. */
export async function writePage(shell: string, page: PageToWrite, site: Site): Promise<string> {
  knowSite(site);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={page}>{children}</StaticRouter>
  );
  const { prelude } = await prerender(
    <StrictMode>
      <App Router={Router} />
    </StrictMode>,
    {
      // In larger pages React would move parts to the end, for a script to put in their place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const head = page === NOT_FOUND_PAGE ? notFound : pageHeads[page];
  const html = await new Response(prelude).text();
  const fill = { ...head, html, translatable: !WAYS_IN.has(page), linked: LINKED.has(page) };
  return fillShell(shell, fill, site);
}
