import type { Site } from "@reportair/contract/features/site.ts";
import { READING_SCRIPT, SITE_ELEMENT, type PageFill } from "@reportair/contract/written-pages.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";

/** Puts a rendered page into the built index.html; throws where that has no place for a part of it. */
export function fillShell(
  shell: string,
  { title, description, html, translatable, linked }: PageFill,
  site: Site,
): string {
  const whole = title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`;
  // Data, and no script that a content security policy would stop.
  const data = `<script type="application/json" id="${SITE_ELEMENT}">${inScript(site)}</script>`;
  const changes: [RegExp, string][] = [
    [/<title>[^<]*<\/title>/u, `<title>${escape(whole)}</title>`],
    [/(<meta\s+name="description"\s+content=")[^"]*/u, `$1${escape(description)}`],
    [/<noscript>[^<]*<\/noscript>/u, data],
    [/<div id="root"><\/div>/u, `<div id="root">${html}</div>`],
  ];
  // Where there is nothing to wait for, or a page is told it without the app (`tellOutcome`), the app need not be there
  // before somebody does something.
  if (!html.includes('role="status"') || html.includes("data-outcome="))
    changes.push(
      [
        /<script type="module" crossorigin src="([^"]+)">/u,
        `<script type="module" src="/${READING_SCRIPT}" data-app="$1"${linked ? " data-linked" : ""}>`,
      ],
      [/<link rel="modulepreload"[^>]*>\s*/u, ""],
    );
  if (translatable)
    changes.push(
      [/ translate="no"/u, ""],
      [/<meta name="google" content="notranslate" \/>\s*/u, ""],
    );
  return changes.reduce((text, [pattern, put]) => {
    if (!pattern.test(text)) throw new Error(`index.html has nothing like ${pattern.source}`);
    return text.replace(pattern, put.replaceAll(/\$(?!1)/gu, "$$$$"));
  }, shell);
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
