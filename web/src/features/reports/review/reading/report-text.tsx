import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { cx } from "../../../../ui/cx.ts";
import { rove } from "../rove.ts";
import { doubtsOf } from "./doubts.ts";
import { isGeneral } from "./general.ts";
import { saysOwnWords } from "./own-words.ts";
import { numberedParts, type SourceRow } from "./sentences.ts";
import type { Pointing } from "./use-pointing.ts";

/** A report's text with its sentences numbered; each number shows on focus what its sentence comes from. */
export function ReportText(props: {
  report: GeneratedReport;
  rows: readonly SourceRow[];
  pointing: Pointing;
  /** What says no more than ticks steps back, so that what differs from pupil to pupil is seen first. */
  quiet: boolean;
}) {
  const { report, rows, pointing, quiet } = props;
  const parts = numberedParts(report.report_content, report.sentences);
  const general = new Set(
    report.sentences.flatMap((sentence, at) => (isGeneral(sentence) ? [at + 1] : [])),
  );
  const doubtful = new Set(doubtsOf(report).map((doubt) => doubt.number));
  const differing = new Set(
    report.sentences.flatMap((sentence, at) =>
      saysOwnWords(sentence) || doubtful.has(at + 1) ? [at + 1] : [],
    ),
  );
  const first = parts.find((part) => part.number !== null)?.number;
  const stop = pointing.pinnedSentence ?? first;
  return (
    <p
      className="max-w-[58ch] border-l border-margin-line py-0.5 pl-5 font-read text-read whitespace-pre-line sm:pl-6"
      data-rove-group
    >
      {parts.map(({ text, number }) =>
        number === null ? (
          text
        ) : (
          <Sentence
            key={number}
            text={text}
            number={number}
            back={general.has(number) || (quiet && !differing.has(number))}
            doubtful={doubtful.has(number)}
            sources={rows.filter((row) => row.numbers.includes(number)).map((row) => row.label)}
            tabbed={number === stop}
            pointing={pointing}
          />
        ),
      )}
    </p>
  );
}

/** For the sentence that is being read aloud. */
function intoNearView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

function Sentence(props: {
  text: string;
  number: number;
  /** It steps back: it says nothing about the pupil, or what many others read as well. */
  back: boolean;
  /** It may not say the tick that it was written from. */
  doubtful: boolean;
  sources: readonly string[];
  tabbed: boolean;
  pointing: Pointing;
}) {
  const { text, number, back, doubtful, sources, tabbed, pointing } = props;
  const lit = pointing.litSentences.includes(number);
  const target = { sentence: number };
  // The number never stands alone at the beginning of a line.
  const lastWord = text.lastIndexOf(" ") + 1;
  const from = sources.length > 0 ? sources.join(", ") : "nothing you entered";
  return (
    <span
      // The number in it is the button; the sentence only makes its target larger.
      role="presentation"
      ref={pointing.spoken === number ? intoNearView : undefined}
      data-lit={lit || undefined}
      className={cx(
        "cursor-pointer box-decoration-clone transition-colors duration-(--dur-1)",
        !lit && back && "text-muted",
        doubtful && "underline decoration-wavy underline-offset-4",
        doubtful && !lit && "decoration-warning decoration-1",
        // A line under the words, and not an edge of the box: boxes of lines above each other overlap.
        lit &&
          "bg-marker text-marker-text underline decoration-marker-line decoration-2 underline-offset-4 [text-decoration-skip-ink:none]",
      )}
      onPointerEnter={(event) => event.pointerType === "mouse" && pointing.point(target)}
      onPointerLeave={() => pointing.point(null)}
      // Marking words to copy them is no tap.
      onClick={() => getSelection()?.isCollapsed !== false && pointing.pin(target)}
    >
      {text.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {text.slice(lastWord)}
        <button
          type="button"
          data-rove
          onKeyDown={rove}
          tabIndex={tabbed ? 0 : -1}
          aria-label={`Sentence ${number} comes from ${from}${doubtful ? ", and is doubtful" : ""}`}
          aria-pressed={pointing.pinnedSentence === number}
          className={cx(
            "relative -top-1.5 rounded-1 px-0.5 font-ui text-xs leading-none select-none",
            lit ? "text-marker-line" : "text-muted",
          )}
          onFocus={() => pointing.point(target)}
          onBlur={() => pointing.point(null)}
          onClick={(event) => {
            event.stopPropagation();
            pointing.pin(target);
          }}
        >
          {number}
        </button>
      </span>
    </span>
  );
}
