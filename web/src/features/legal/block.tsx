import { cx } from "../../ui/cx.ts";
import { Hosting, ProviderDetails, Processors } from "./configured.tsx";
import { Inline } from "./inline.tsx";
import type { LegalBlock } from "./legal-text.ts";

/** One block of a legal page. */
export function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") {
    return (
      <p className="my-3">
        <Inline text={block} />
      </p>
    );
  }
  if ("list" in block) {
    return (
      <ul className="my-3 list-disc space-y-1.5 pl-5 marker:text-margin-line">
        {block.list.map((item) => (
          <li key={item}>
            <Inline text={item} />
          </li>
        ))}
      </ul>
    );
  }
  if ("head" in block) return <Table head={block.head} rows={block.rows} />;
  return PARTS[block.part];
}

const PARTS = {
  provider: <ProviderDetails />,
  processors: <Processors />,
  hosting: <Hosting />,
};

const NOTHING = "–";

// On a phone each row is a block of its own, and the head of the column stands before each cell.
function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className="my-5 w-full border-y border-border font-ui text-md max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-border-strong text-left">
          {head.map((title) => (
            <th key={title} scope="col" className="py-2 pr-5 font-mid last:pr-0">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={row.join()}
            className="break-inside-avoid border-b border-border align-top last:border-0 max-sm:block max-sm:py-3"
          >
            {row.map((cell, at) => (
              <td
                key={head[at]}
                className={cx(
                  "py-2.5 pr-5 text-text-2 first:text-text last:pr-0 max-sm:block max-sm:py-0.5 max-sm:pr-0",
                  cell === NOTHING && "max-sm:hidden",
                )}
              >
                <span className="mr-1.5 text-muted sm:hidden">{head[at]}:</span>
                <Inline text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
