import { FIELD_LABELS, type MainField } from "@reportair/contract/report-inputs.ts";
import type { BookRow } from "@reportair/roster/mark-book/mark-book.ts";
import { isMainField, outcomesOf } from "@reportair/roster/mark-book/settle.ts";
import { Check } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { TextField } from "../../ui/text-field.tsx";
import {
  confirm,
  doubtsOf,
  withField,
  withSetting,
  type SettledColumn,
  type Settling,
} from "./settling.ts";
import { Bars, ValuesTable } from "./values-table.tsx";
import { bestOf } from "./words.ts";

interface Parts {
  settling: Settling;
  settled: SettledColumn;
  /** What a pupil's row is called. */
  nameOf: (row: BookRow) => string;
  headingId: string;
  /** Something is said, and the question stays. */
  onSettle: (settling: Settling) => void;
  /** The question is answered; what is asked next gets the focus. */
  onNext: (settling: Settling) => void;
}

/** What is asked about a column, or what is settled of it. */
export function ColumnQuestion(props: Parts) {
  const { settled, headingId, settling, onNext } = props;
  const { column, setting, confirmed } = settled;
  const { field } = setting;
  const asksField = column.choices.length > 0 && !confirmed && field === "";
  if (asksField || !isMainField(field))
    return (
      <>
        <h3 id={headingId} className="text-h3 font-bold">
          {asksField ? `Which field is “${column.heading}”?` : stateHeading(settled)}
        </h3>
        {asksField ? (
          <FieldCards {...props} />
        ) : (
          <>
            <p className="text-md text-text-2">{column.why || explained(settled)}</p>
            <Button data-lead onClick={() => onNext({ ...settling, looking: null })}>
              Go on
            </Button>
          </>
        )}
      </>
    );
  return <ScaleQuestion key={`${column.id} ${field}`} {...props} field={field} />;
}

function stateHeading({ column, setting: { field } }: SettledColumn): string {
  return field === ""
    ? `“${column.heading}” is left out`
    : `“${column.heading}” goes to ${FIELD_LABELS[field]}`;
}

function explained({ setting: { field } }: SettledColumn): string {
  return field === ""
    ? "Choose a field over the column if it is to fill one."
    : "What stands there already stays; what is new goes under it.";
}

/** The fields between which the teacher is asked. */
function FieldCards({ settling, settled, onNext }: Parts) {
  const { column } = settled;
  const others = new Map(
    settling.columns.map((each) => [each.setting.field, each.column.heading] as const),
  );
  return (
    <>
      <p className="text-md text-text-2">
        Schools mean different things by it. Remembered for this class, shown again next time.
      </p>
      <div className="flex flex-col items-start gap-2">
        {column.choices.map((choice, index) => {
          const other = others.get(choice);
          return (
            <Button
              key={choice}
              {...(index === 0 ? { "data-lead": true } : {})}
              onClick={() => onNext(withField(settling, column.id, choice))}
            >
              {FIELD_LABELS[choice]}
              {other !== undefined && <span className="text-muted">in place of “{other}”</span>}
            </Button>
          );
        })}
        <Button variant="ghost" onClick={() => onNext(withField(settling, column.id, ""))}>
          Leave it out
        </Button>
      </div>
    </>
  );
}

function ScaleQuestion(props: Parts & { field: MainField }) {
  const { settling, settled, field, headingId, nameOf, onSettle, onNext } = props;
  const { column, setting, confirmed } = settled;
  const { rows } = settling.book;
  const [missed, setMissed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const doubts = doubtsOf(settled, rows);
  const change = (next: Parameters<typeof withSetting>[2]) => {
    setMissed(false);
    onSettle(withSetting(settling, column.id, next));
  };
  const steps = column.kind === "steps";
  const marks = column.kind === "share" && column.at.length === 1 && column.what !== "per cent";
  function settle() {
    if (doubts.length === 0) return onNext(confirm(settling, column.id));
    setMissed(true);
    box.current?.querySelector<HTMLElement>("tr.bg-warning-soft button")?.focus();
    return undefined;
  }
  return (
    <div ref={box} className="space-y-4">
      <h3 id={headingId} className="text-h3 font-bold">
        {steps
          ? `Which end of “${column.heading}” is best?`
          : `What do the values of “${column.heading}” come to?`}
      </h3>
      <p className="text-md text-text-2">
        {column.reason} {!steps && `It fills ${FIELD_LABELS[field]}.`}
      </p>
      {steps && (
        <DirectionCards
          settled={settled}
          rows={rows}
          field={field}
          nameOf={nameOf}
          onChange={(best_first) => change({ best_first, options: {} })}
        />
      )}
      {marks && (
        <OutOf
          value={setting.out_of}
          onChange={(out_of) => change({ out_of })}
          key={setting.out_of}
        />
      )}
      <ValuesTable column={column} setting={setting} rows={rows} onChange={change} />
      {missed && doubts.length > 0 && (
        <InlineAlert>
          Choose first what {list(doubts.map(({ label }) => label))}{" "}
          {doubts.length === 1 ? "becomes" : "become"}.
        </InlineAlert>
      )}
      <div>
        <Button
          data-lead
          variant={confirmed ? "secondary" : "primary"}
          icon={<Check aria-hidden size={16} strokeWidth={2} />}
          onClick={settle}
        >
          {confirmed
            ? "Still right"
            : steps
              ? `Yes, ${bestOf(column, setting.best_first)} is best`
              : "Yes, that is right"}
        </Button>
      </div>
      <p className="text-sm text-muted">
        {settled.remembered
          ? "As you settled it the last time for this class."
          : "Remembered for this class, shown again next time."}
      </p>
    </div>
  );
}

const list = (texts: readonly string[]) => new Intl.ListFormat("en-GB").format(texts);

/** Both directions, each with what two pupils would get by it. */
function DirectionCards(props: {
  settled: SettledColumn;
  rows: readonly BookRow[];
  field: MainField;
  nameOf: (row: BookRow) => string;
  onChange: (bestFirst: boolean) => void;
}) {
  const { settled, rows, field, nameOf, onChange } = props;
  const { column, setting } = settled;
  const name = useId();
  const examples = column.examples.flatMap((line) => rows.find((row) => row.line === line) ?? []);
  return (
    <div
      role="radiogroup"
      aria-label="The best end"
      className="grid grid-cols-2 gap-2.5 max-[22rem]:grid-cols-1"
    >
      {[true, false].map((bestFirst) => {
        const chosen = setting.best_first === bestFirst;
        const outcomes = outcomesOf(
          column,
          { ...setting, best_first: bestFirst, options: {} },
          examples,
        );
        return (
          <label
            key={String(bestFirst)}
            className={cx(
              "block cursor-pointer rounded-2 border bg-surface px-3 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              chosen
                ? "border-accent shadow-[inset_0_0_0_1px_var(--accent)]"
                : "border-border-strong",
            )}
          >
            <span className="flex items-center gap-2 font-mid">
              <input
                type="radio"
                name={name}
                className="size-4 accent-(--accent) outline-none"
                checked={chosen}
                onChange={() => onChange(bestFirst)}
              />
              {bestOf(column, bestFirst)} is best
            </span>
            {examples.map((row) => {
              const outcome = outcomes.get(row);
              const option = outcome?.kind === "option" ? outcome.option : "asked";
              return (
                <span key={row.line} className="mt-1.5 block text-sm">
                  <span className="block break-words text-text-2">
                    {nameOf(row)}, {(row.cells[column.at[0] ?? 0] ?? "").trim()}
                  </span>
                  <span className="flex items-start gap-1.5">
                    <span className="mt-1">
                      <Bars field={field} option={option} />
                    </span>
                    {option}
                  </span>
                </span>
              );
            })}
          </label>
        );
      })}
    </div>
  );
}

/** Out of how many marks a piece of work is. */
function OutOf({ value, onChange }: { value: number | null; onChange: (value: number) => void }) {
  const [typed, setTyped] = useState(String(value ?? ""));
  const take = () => {
    const number = Number(typed);
    if (typed.trim() !== "" && number >= 1 && number <= 10_000) onChange(number);
    else setTyped(String(value ?? ""));
  };
  return (
    <TextField
      label="Out of how many marks"
      className="w-44"
      inputMode="numeric"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === "Enter" && take()}
    />
  );
}
