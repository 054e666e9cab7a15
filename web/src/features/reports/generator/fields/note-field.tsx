import { FIELD_LABELS, NOTE_MAX } from "@reportair/contract/report-inputs.ts";
import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { FLAG_ADVICE, isAllowable, type AllowedFlag } from "@reportair/contract/flag-kinds.ts";
import { TriangleAlert } from "lucide-react";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { allowFlags } from "../../../../data/report-configurations.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { cx } from "../../../../ui/cx.ts";
import { TextArea } from "../../../../ui/text-area.tsx";
import { LetStand } from "../../let-stand/let-stand.tsx";
import { letsStand, withStanding } from "../../let-stand/open-flags.ts";
import type { ClassStore } from "../class-state/class-store.ts";
import type { StudentEntry } from "../class-state/student-entry.ts";
import type { Notice } from "../notices/messages.ts";
import { moveToImprove, takeWording } from "../reading/answering.ts";
import { NoteReading, spokenReading } from "../reading/note-reading.tsx";
import { stillAbout, type Question } from "../reading/pieces.ts";
import { useReadNote } from "../reading/use-read-note.ts";
import { ClashQuestion } from "./clash-question.tsx";

/**
 * A note or a summary text of one student. Below it stands how it will read, with wordings to take where it needs a
 * word, and advice where its words should not, or not as they are, go into a report.
 */
export function NoteField(props: {
  store: ClassStore;
  entry: StudentEntry;
  field: WrittenField;
  showNotice: (notice: Notice) => void;
  /** Whether the label is visible: a summary text has its own, a note is below that of its field. */
  labelled?: boolean;
  hint?: string | false;
  placeholder?: string;
  autoFocus?: boolean;
  /** In the place of how it reads, where that is not known. */
  unread?: string;
  /** As high as there is room, with its count in its corner; else as high as its words. */
  fill?: boolean;
}) {
  const { store, entry, field, labelled, hint, fill } = props;
  const label = FIELD_LABELS[field];
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const reading = useReadNote(entry, field);
  // How a note reads is said to whoever types it, not to whoever passes by.
  const [typing, setTyping] = useState(false);
  // A wording that is taken is undone by itself, and not with what was typed before it.
  const taking = useRef(false);

  function setText(text: string) {
    store.setField(entry.id, field, text, `${label} for ${entry.name}`, !taking.current);
  }
  function onTake(question: Question, wording: string) {
    if (!area.current) return;
    taking.current = true;
    takeWording(props, area.current, question, wording, setText);
    taking.current = false;
  }
  function onMove(question: Question) {
    moveToImprove(props, question);
    const improve = '[data-note="area_to_improve"]';
    area.current?.closest("[data-notes]")?.querySelector<HTMLElement>(improve)?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || event.ctrlKey || event.metaKey || !reading) return;
    const first = reading.questions.find((each) =>
      stillAbout(each, reading.text, entry.inputs[field]),
    );
    const wording = first?.suggestions[Number(/^Digit([12])$/u.exec(event.code)?.[1]) - 1];
    if (!first || wording === undefined) return;
    event.preventDefault();
    onTake(first, wording);
  }

  return (
    <div data-note-block className={cx(fill && "flex flex-1 flex-col")}>
      <div className={cx(fill && "relative flex min-h-16 flex-1 flex-col")}>
        <TextArea
          ref={area}
          data-note={field}
          label={label}
          hideLabel={!labelled}
          hint={hint}
          max={NOTE_MAX}
          placeholder={props.placeholder}
          autoFocus={props.autoFocus}
          describedBy={reading ? id : undefined}
          className={cx(
            "[&_textarea]:resize-none",
            fill
              ? "flex-1 content-stretch! *:min-h-0 [&_textarea]:h-full [&_textarea]:pb-7"
              : "[&_textarea]:max-h-48",
          )}
          value={entry.inputs[field]}
          onKeyDown={onKeyDown}
          onBlur={() => setTyping(false)}
          onChange={(event) => {
            setTyping(true);
            setText(event.target.value);
          }}
        />
        {fill && (
          <span className="pointer-events-none absolute right-3 bottom-1.5 rounded-1 bg-surface pl-1">
            <NoteCounter text={entry.inputs[field]} />
          </span>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {typing && reading?.settled && spokenReading(reading)}
      </p>
      <ClashQuestion store={store} entry={entry} field={field} />
      {!reading && props.unread && <p className="pt-1 pl-2.5 text-sm text-muted">{props.unread}</p>}
      {reading && (
        <NoteReading
          id={id}
          reading={reading}
          now={entry.inputs[field]}
          onTake={onTake}
          onMove={onMove}
        />
      )}
      <FlagAdvice store={store} entry={entry} field={field} told={reading?.keptOut ?? []} />
    </div>
  );
}

/** What to know about a note that must not, or not as it is, go into a report, and what its teacher decides of it. */
function FlagAdvice(props: {
  store: ClassStore;
  entry: StudentEntry;
  field: WrittenField;
  /** What the reading of the note says already. */
  told: readonly string[];
}) {
  const { store, entry, field, told } = props;
  const flags = entry.flags.filter((flag) => flag.field === field);
  if (flags.length === 0) return null;
  // What is let stand is let stand of the words that the server has seen.
  const settled = entry.inputs[field] === entry.confirmed[field] && entry.configuration !== null;
  async function save(id: number, flag: AllowedFlag, stands: boolean) {
    const allowed = withStanding(entry.allowed, flag, stands);
    store.hear(await allowFlags(id, field, entry.inputs[field], allowed));
  }
  return (
    <ul className="mt-1 space-y-1">
      {flags.map((flag) => (
        <li key={flag.kind}>
          {!letsStand(entry.allowed, flag) &&
            !told.some((reason) => reason.includes(FLAG_ADVICE[flag.kind])) && (
              <p className="flex items-start gap-1.5 rounded-1 bg-warning-soft px-2 py-1 text-sm text-warning">
                <TriangleAlert
                  aria-hidden
                  size={15}
                  strokeWidth={1.75}
                  className="mt-px shrink-0"
                />
                {FLAG_ADVICE[flag.kind]}
              </p>
            )}
          {settled && isAllowable(flag, flags) && (
            <LetStand
              kind={flag.kind}
              label={`${FIELD_LABELS[field]} for ${entry.name}`}
              stands={letsStand(entry.allowed, flag)}
              onChange={(stands) => save(entry.configuration ?? 0, flag, stands)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** "35/1,000", from the first character on. The field itself tells a screen reader. */
export function NoteCounter({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <span
      aria-hidden
      className={`text-sm tabular-nums ${text.length >= NOTE_MAX ? "text-danger" : "text-muted"}`}
    >
      {formatNumber(text.length)}/{formatNumber(NOTE_MAX)}
    </span>
  );
}
