import type { LeavingPart } from "@reportair/contract/features/leaving.ts";
import { placed } from "./words.ts";

/** A text as it was typed: what does not leave is struck through on the marker. */
export function TypedText({ parts }: { parts: readonly LeavingPart[] }) {
  return (
    <p className="break-words whitespace-pre-wrap">
      {placed(parts).map(({ text, kind, at }) =>
        kind === null || kind === "verb" ? (
          text
        ) : (
          <del
            key={at}
            className="rounded-1 bg-marker box-decoration-clone px-0.5 text-marker-text line-through"
          >
            {text}
          </del>
        ),
      )}
    </p>
  );
}
