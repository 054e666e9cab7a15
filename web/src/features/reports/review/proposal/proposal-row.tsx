import { ArrowDownUp, Equal, Minus, Pencil, Plus, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { cx } from "../../../../ui/cx.ts";
import { markedWords, type Row, type Stretch } from "./alignment.ts";

/** Kept, what happened, draft, whether it is taken; one under the other where there is no room. */
export const COLUMNS =
  "px-5 sm:px-6 lg:grid lg:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)_11rem] lg:gap-x-4";

const marks: Record<Row["kind"], { icon: LucideIcon; word: string; ink: string }> = {
  same: { icon: Equal, word: "Same", ink: "text-muted" },
  gone: { icon: Minus, word: "Gone", ink: "text-warning" },
  new: { icon: Plus, word: "New", ink: "text-success" },
  changed: { icon: Pencil, word: "Changed", ink: "text-success" },
  moved: { icon: ArrowDownUp, word: "Moved", ink: "text-success" },
  moved_away: { icon: ArrowDownUp, word: "Moved", ink: "text-warning" },
};

const OLD = "bg-warning-soft";
const NEW = "bg-success-soft";

/** One sentence in both texts. */
export function ProposalRow(props: {
  row: Row;
  /** The white space before it in either text. */
  gap: { kept: string; draft: string } | undefined;
  taken: boolean;
  onToggle: (change: number) => void;
  /** What the other text is called. */
  other?: string;
}) {
  const { row, gap, taken, onToggle, other = "New draft" } = props;
  const { icon: Icon, word, ink } = marks[row.kind];
  const same = row.kind === "same";
  const verb = row.kind === "gone" ? "Take it out" : "Take this";
  const words = row.kind === "changed" ? markedWords(row.kept, row.draft) : null;
  const layout = words && row.kept === row.draft ? layoutInWords(gap) : null;
  return (
    <li
      className={cx(
        COLUMNS,
        "relative py-2.5 has-[input:focus-visible]:bg-hover",
        "max-lg:flex max-lg:flex-col max-lg:gap-1.5",
        same && "text-text-2",
      )}
    >
      <Side
        name="Kept"
        nothing={row.kind === "moved" ? "stands elsewhere" : "nothing here"}
        look={row.kind === "gone" || row.kind === "moved_away" ? OLD : undefined}
        empty={row.kept === null}
        hidden={row.kept === null}
      >
        {words ? <Marked stretches={words.kept} look={OLD} /> : row.kept}
      </Side>
      <p
        className={cx(
          "flex items-center gap-2 self-start text-sm leading-7 max-lg:order-first",
          ink,
        )}
      >
        <Icon aria-hidden size={14} strokeWidth={2} className="shrink-0" />
        {word}
      </p>
      <Side
        name={other}
        nothing={`${row.kind === "moved_away" ? "stands elsewhere" : "not"} in the ${other.toLowerCase()}`}
        look={row.kind === "new" || row.kind === "moved" ? NEW : undefined}
        // Said once is enough where the two stand under each other.
        empty={row.draft === null}
        hidden={same || row.draft === null}
      >
        {words ? <Marked stretches={words.draft} look={NEW} /> : row.draft}
        {layout && <span className="block font-ui text-sm text-success">{layout}</span>}
      </Side>
      <div className="self-start leading-7 max-lg:absolute max-lg:top-2 max-lg:right-5">
        {!same && row.kind !== "moved_away" && (
          <Checkbox
            checked={taken}
            onChange={() => onToggle(row.change)}
            aria-label={`${verb}, ${word.toLowerCase()}: ${row.draft ?? row.kept}`}
            label={verb}
          />
        )}
      </div>
    </li>
  );
}

/** One text's reading of the sentence; where it has none, that is said. */
function Side(props: {
  name: string;
  /** What is said where there is none. */
  nothing: string;
  empty: boolean;
  look: string | undefined;
  /** Left out where the two stand under each other. */
  hidden: boolean;
  children: ReactNode;
}) {
  const { name, nothing, empty, look, hidden, children } = props;
  return (
    <p className={cx("font-read text-lg leading-7", hidden && "max-lg:hidden")}>
      <span className="sr-only">{name}: </span>
      {empty ? (
        <span className="font-ui text-sm text-muted">{nothing}</span>
      ) : (
        <span className={cx(look && "-mx-1 rounded-2 box-decoration-clone px-1 py-0.5", look)}>
          {children}
        </span>
      )}
    </p>
  );
}

function Marked({ stretches, look }: { stretches: readonly Stretch[]; look: string }) {
  return stretches.map(({ at, text, marked }) =>
    marked ? (
      <mark
        key={at}
        className={cx("rounded-1 box-decoration-clone px-0.5 py-0.5 text-inherit", look)}
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** How a sentence changed that reads the same. */
function layoutInWords(gap: { kept: string; draft: string } | undefined): string {
  const begins = (text: string | undefined) => text?.includes("\n") === true;
  if (begins(gap?.draft) === begins(gap?.kept)) return "Other spacing before it";
  return begins(gap?.draft) ? "Begins a paragraph" : "Joins the paragraph before";
}
