import { useEffect, useState } from "react";
import { Segments } from "../../../../ui/segments.tsx";
import { isReadable, wordDifference, type DifferencePart } from "./difference.ts";
import type { EarlierText } from "./history.ts";

type View = "changes" | "text";

const views = [
  { value: "changes", label: "Changes" },
  { value: "text", label: "Whole text" },
] as const;

/** An earlier text, in which everything is marked that differs from the present one. */
export function EarlierTextView({ earlier, now }: { earlier: EarlierText; now: string }) {
  const [parts, setParts] = useState<readonly DifferencePart[] | null>(null);
  const [view, setView] = useState<View>("changes");
  useEffect(() => {
    let late = false;
    // Where what compares them does not load, the whole text is still there to read.
    void wordDifference(earlier.text, now).then(
      (found) => late || setParts(found),
      () => late || setView("text"),
    );
    return () => {
      late = true;
    };
  }, [earlier.text, now]);
  const readable = parts !== null && isReadable(parts);
  const marked = view === "changes" && readable;
  return (
    <section aria-label={earlier.label} className="min-w-0 flex-1">
      <Segments label="Show" value={view} options={views} onChange={setView} />
      <p className="mt-3 text-sm text-text-2">
        {marked && (
          <>
            <del className="bg-danger-soft text-danger">Struck out</del>: only in this earlier text.{" "}
            <ins className="bg-success-soft text-success">Underlined</ins>: only in the text now.
          </>
        )}
        {view === "changes" && parts !== null && !readable && (
          <>This text has little in common with the one now, so it is shown whole.</>
        )}
      </p>
      <p className="mt-3 max-w-[58ch] border-l border-margin-line pl-5 font-read text-read whitespace-pre-line">
        {marked ? parts.map((part) => <Part key={part.at} part={part} />) : earlier.text}
      </p>
    </section>
  );
}

function Part({ part: { text, side } }: { part: DifferencePart }) {
  if (side === "both") return text;
  // In words for screen readers too: few of them read out the marks.
  return side === "then" ? (
    <del className="bg-danger-soft text-danger">
      <span className="sr-only">[only then: </span>
      {text}
      <span className="sr-only">]</span>
    </del>
  ) : (
    <ins className="bg-success-soft text-success">
      <span className="sr-only">[only now: </span>
      {text}
      <span className="sr-only">]</span>
    </ins>
  );
}
