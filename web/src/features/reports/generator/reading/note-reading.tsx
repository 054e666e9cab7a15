import { ShieldAlert } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/cx.ts";
import { KeyHint } from "../../../../ui/key-hint.tsx";
import { stillAbout, type Question } from "./pieces.ts";
import type { Reading } from "./use-read-note.ts";

/** What can be done about a piece that is handed back. */
export interface Answers {
  /** Puts a wording in the place of the piece. */
  onTake: (question: Question, wording: string) => void;
  /** Moves a fault from the best achievements to what is to improve. */
  onMove: (question: Question) => void;
}

/** Said where the writer hands a piece back. */
const NOT_RISKED = "I would not risk this.";
const WRITE_IT_OUT = "A whole sentence goes in as you write it.";
const KEPT_OUT = "Kept out of the text.";
const MISPLACED = "This reads as a fault. Does it belong here?";

/** Under a note: how it will read, what needs a word of its teacher, and what stays out. It says nothing aloud. */
export function NoteReading(
  props: Answers & {
    id: string;
    reading: Reading;
    /** What stands in the note now. */ now: string;
  },
) {
  const { id, reading, now } = props;
  const { reads, seenTo, questions, keptOut } = reading;
  const open = questions.filter((question) => stillAbout(question, reading.text, now));
  return (
    <div id={id} className="space-y-1.5 pt-1 empty:hidden">
      {(reads !== "" || seenTo.length > 0) && (
        <div className="pl-2.5">
          {reads !== "" && (
            <p className="font-read text-md break-words text-text-2">
              <span className="font-ui text-sm text-muted">Reads:</span> {reads}
            </p>
          )}
          {seenTo.map((what) => (
            <p key={what} className="text-xs break-words text-muted">
              {what}
            </p>
          ))}
        </div>
      )}
      {open.map((question, at) => (
        <HandedBack
          key={`${question.from}-${question.to}`}
          {...props}
          question={question}
          keyed={at === 0}
        />
      ))}
      {keptOut.map((reason) => (
        <p
          key={reason}
          className="flex items-start gap-1.5 border-l-2 border-border-strong py-0.5 pl-2 text-sm text-text"
        >
          <ShieldAlert
            aria-hidden
            size={15}
            strokeWidth={1.75}
            className="mt-px shrink-0 text-text-2"
          />
          <span className="min-w-0 break-words">
            {!saysSo(reason) && <strong className="font-mid">{KEPT_OUT} </strong>}
            {reason}
          </span>
        </p>
      ))}
    </div>
  );
}

/** A piece that the writer would not risk, with wordings that it would. */
function HandedBack(props: Answers & { question: Question; keyed: boolean }) {
  const { question, keyed, onTake, onMove } = props;
  const { piece, reason, suggestions, misplaced } = question;
  const why = misplaced ? "" : whyOf(question);
  return (
    <div
      role="group"
      aria-label={piece === null ? "Handed back" : `Handed back: ${piece}`}
      className="border-l-2 border-warning py-0.5 pl-2 text-sm"
    >
      <p className="break-words">
        {piece !== null && <span className="text-muted">“{piece}” </span>}
        {misplaced ? reason || MISPLACED : NOT_RISKED}
        {suggestions.length > 0 && " Say it as:"}
      </p>
      {why !== "" && <p className="text-xs break-words text-muted">{why}</p>}
      <div className="mt-1 grid gap-1.5 empty:hidden">
        {suggestions.map((wording, at) => (
          <Button
            key={wording}
            size="row"
            aria-keyshortcuts={keyed ? `Alt+${at + 1}` : undefined}
            className={cx(
              "h-auto! min-h-(--control-row) items-start! justify-between! px-2! py-1 text-left whitespace-normal!",
              "touch:min-h-11 touch:items-center!",
            )}
            onClick={() => onTake(question, wording)}
          >
            <span className="min-w-0 font-read text-md font-body break-words">{wording}</span>
            {keyed && (
              <span aria-hidden className="mt-px shrink-0 touch:hidden">
                <KeyHint>Alt {at + 1}</KeyHint>
              </span>
            )}
          </Button>
        ))}
        {misplaced && (
          <Button
            size="row"
            className="justify-self-start touch:min-h-11"
            onClick={() => onMove(question)}
          >
            Move to Area to Improve
          </Button>
        )}
      </div>
    </div>
  );
}

/** Why a piece is handed back; where that is said already, what its teacher can do instead. */
function whyOf({ reason, suggestions }: Pick<Question, "reason" | "suggestions">): string {
  if (reason !== NOT_RISKED) return reason;
  return suggestions.length > 0 ? "" : WRITE_IT_OUT;
}

/** Whether a reason says already what becomes of the piece. */
function saysSo(reason: string): boolean {
  return /kept out/iu.test(reason);
}

/** The same in words to be said aloud. */
export function spokenReading({ reads, seenTo, questions, keptOut }: Reading): string {
  const handed = questions.map(({ piece, reason, suggestions, misplaced }, at) =>
    [
      piece === null ? "" : `“${piece}”.`,
      misplaced ? reason || MISPLACED : `${NOT_RISKED} ${whyOf({ reason, suggestions })}`,
      suggestions.length > 0 ? "Say it as:" : "",
      ...suggestions.map((each, of) => (at === 0 ? `Alt ${of + 1}: ${each}` : each)),
    ].join(" "),
  );
  const said = reads === "" ? "" : `Reads: ${reads}`;
  const kept = keptOut.map((reason) => (saysSo(reason) ? reason : `${KEPT_OUT} ${reason}`));
  return [said, ...seenTo, ...handed, ...kept].filter((part) => part !== "").join(" ");
}
