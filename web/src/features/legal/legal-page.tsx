import literata from "@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url";
import { preload } from "react-dom";
import { Block } from "./block.tsx";
import { Inline } from "./inline.tsx";
import { EFFECTIVE_DATE, LAST_UPDATED, type LegalText } from "./legal-text.ts";

/** A legal page: its contents at the side, its text in the voice of what is read. */
export function LegalPage({ text }: { text: LegalText }) {
  // All of the page is set in it.
  preload(literata, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <article className="mx-auto grid max-w-310 gap-x-16 [--font-read:'Literata_Page',Georgia,serif] px-5 pt-28 pb-20 sm:px-8 lg:grid-cols-[15rem_minmax(0,42rem)]">
      <header className="lg:col-start-2">
        <h1 className="text-[2rem] leading-10 font-bold tracking-tight text-balance">
          {text.title}
        </h1>
        <p className="mt-1 text-md text-muted">Effective date: {EFFECTIVE_DATE}</p>
        <p className="text-md text-muted">Last updated: {LAST_UPDATED}</p>
        <p className="mt-5 font-read text-[1.1875rem] leading-8 text-text-2">
          <Inline text={text.lead} />
        </p>
      </header>
      <nav
        aria-label="On this page"
        className="mt-8 lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-start"
      >
        <ul className="border-margin-line text-md lg:border-l lg:pl-4">
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-(--control) items-center rounded-1 text-text-2 hover:text-text hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="font-read text-read lg:col-start-2">
        {text.sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id} className="mt-10">
            <h2 id={id} className="font-ui text-h2 font-bold tracking-tight">
              {title}
            </h2>
            {blocks.map((block, at) => (
              // A text's blocks never move.
              // oxlint-disable-next-line react/no-array-index-key
              <Block key={at} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
