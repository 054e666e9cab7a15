import type { BookRow } from "@reportair/roster/mark-book/mark-book.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import {
  openRows,
  proposals,
  pupilOf,
  withoutStrangers,
  withProposals,
  withWho,
  type Settling,
} from "./settling.ts";

/** Who a row of the book is. */
export function RowQuestion(props: {
  settling: Settling;
  row: BookRow;
  classTitle: string;
  /** Everybody of the class, by what tells them apart. */
  pupils: readonly { id: number; label: string }[];
  headingId: string;
  /** It is answered; what is asked next gets the focus. */
  onNext: (settling: Settling) => void;
}) {
  const { settling, row, pupils, headingId, onNext } = props;
  const { match } = row;
  const candidates = match.kind === "asked" ? match.candidates : [];
  const taken = new Set(settling.book.rows.map((each) => pupilOf(settling, each)));
  const others = pupils.filter(({ id }) => !taken.has(id) && !candidates.includes(id));
  const strangers = openRows(settling).filter((each) => each.match.kind === "unknown");
  const proposed = proposals(settling);
  const marks = settling.columns.flatMap(({ column }) => {
    const cell = (row.cells[column.at[0] ?? 0] ?? "").trim();
    return cell === "" || column.at.length > 1
      ? []
      : [{ id: column.id, heading: column.heading, cell }];
  });
  return (
    <>
      <h3 id={headingId} className="text-h3 font-bold break-words">
        Who is “{row.name}”?
      </h3>
      <p className="text-md text-text-2">{whyAsked(settling, row, props.classTitle)}</p>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {marks.slice(0, 8).map(({ id, heading, cell }) => (
          <div key={id} className="flex min-w-0 gap-1.5">
            <dt className="text-muted">{heading}</dt>
            <dd className="min-w-0 truncate">{cell}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col items-start gap-2">
        {candidates.map((id, index) => (
          <Button
            key={id}
            {...(index === 0 ? { "data-lead": true } : {})}
            className="max-w-full"
            onClick={() => onNext(withWho(settling, row, id))}
          >
            <span className="truncate">{pupils.find((each) => each.id === id)?.label}</span>
          </Button>
        ))}
        {others.length > 0 && (
          <Select
            label={candidates.length > 0 ? "Somebody else" : "A pupil who has no row yet"}
            className="w-full"
            placeholder="Choose a pupil"
            value=""
            options={others.map(({ id, label }) => ({ value: String(id), label }))}
            onChange={(id) => id !== "" && onNext(withWho(settling, row, Number(id)))}
          />
        )}
        <Button
          variant={candidates.length > 0 ? "ghost" : "secondary"}
          {...(candidates.length === 0 ? { "data-lead": true } : {})}
          onClick={() => onNext(withWho(settling, row, null))}
        >
          Leave this row out
        </Button>
      </div>
      {proposed.length > 1 && (
        <div className="space-y-2 border-t border-border pt-3 text-sm">
          <ul className="space-y-0.5">
            {proposed.map(({ row: each, pupil }) => (
              <li key={each.line} className="break-words">
                {each.name} → {pupils.find(({ id }) => id === pupil)?.label}
              </li>
            ))}
          </ul>
          <Button onClick={() => onNext(withProposals(settling))}>
            Take all {proposed.length} as proposed
          </Button>
        </div>
      )}
      {match.kind === "unknown" && strangers.length > 1 && (
        <Button onClick={() => onNext(withoutStrangers(settling))}>
          Leave out all {strangers.length} who are not in the class
        </Button>
      )}
    </>
  );
}

function whyAsked(settling: Settling, row: BookRow, classTitle: string): string {
  const { match } = row;
  if (match.kind !== "asked") return `Nobody in ${classTitle} has this name.`;
  if (match.candidates.length > 1) return "More than one pupil of the class may be meant.";
  const twice = settling.book.rows.filter(
    (each) =>
      each.match.kind === "asked" && each.match.candidates.join() === match.candidates.join(),
  );
  return twice.length > 1
    ? "Two rows may be this pupil. Which one counts?"
    : "The name is alike, and not the same.";
}
