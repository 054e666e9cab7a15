import type { DataProtection } from "@reportair/contract/features/data-protection.ts";
import { Fragment } from "react";
import { Sheet } from "../../ui/sheet.tsx";
import { KINDS } from "./words.ts";

/** What stands in the place of what was taken out. */
const IN_PLACE = /(\{[^{}]+\}|\(removed\))/u;

/** Each kind of identifier, an invented note that holds one, and what is sent of that note. */
export function TakenOut({ examples }: { examples: DataProtection["examples"] }) {
  return (
    <Sheet>
      <table aria-label="What is taken out" className="w-full text-left text-md max-sm:block">
        <thead className="text-xs text-muted max-sm:sr-only">
          <tr>
            {["Kind", "Typed", "Sent"].map((title) => (
              <th key={title} scope="col" className="h-9 px-4 font-mid">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {examples.map(({ kind, typed, sent }) => (
            <tr
              key={kind}
              className="break-inside-avoid border-t border-border align-top max-sm:block max-sm:py-3"
            >
              <th
                scope="row"
                className="w-1/4 px-4 py-2.5 font-mid max-sm:block max-sm:w-auto max-sm:py-0.5"
              >
                {KINDS[kind]}
              </th>
              <td className="w-3/8 px-4 py-2.5 font-read max-sm:block max-sm:w-auto max-sm:py-0.5">
                <Head>Typed</Head>
                {typed}
              </td>
              <td className="w-3/8 px-4 py-2.5 font-read max-sm:block max-sm:w-auto max-sm:py-0.5">
                <Head>Sent</Head>
                {sent === null ? (
                  <span className="font-ui text-text-2">
                    Nothing: the note is kept out and shown to the teacher.
                  </span>
                ) : (
                  <Marked text={sent} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function Head({ children }: { children: string }) {
  return <span className="mr-1.5 font-ui text-muted sm:hidden print:hidden">{children}:</span>;
}

function Marked({ text }: { text: string }) {
  return text.split(IN_PLACE).map((part, at) => (
    // A text's parts never move.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>{IN_PLACE.test(part) ? <Placeholder>{part}</Placeholder> : part}</Fragment>
  ));
}

function Placeholder({ children }: { children: string }) {
  return (
    <span className="rounded-1 border border-border-strong bg-sunken px-1 font-ui text-sm">
      {children}
    </span>
  );
}
