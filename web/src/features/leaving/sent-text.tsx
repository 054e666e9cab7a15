import type { LeavingPart } from "@reportair/contract/features/leaving.ts";
import { useMemo, type CSSProperties } from "react";
import { SentBox } from "./sent-box.tsx";
import { TakeOutButton } from "./take-out-button.tsx";
import { useWordSelection } from "./use-word-selection.ts";
import { isIn, piecesOf, type Piece, type Selected } from "./words.ts";

/** A text as it is sent, to be read. */
export function SentText({ parts }: { parts: readonly LeavingPart[] }) {
  return (
    <p className="break-words whitespace-pre-wrap">
      {piecesOf(parts).map((piece) =>
        piece.kind === "box" ? <SentBox key={piece.at} part={piece.part} /> : piece.text,
      )}
    </p>
  );
}

/** A text as it would be sent: words are selected in it and taken out. */
export function SelectableText(props: {
  label: string;
  parts: readonly LeavingPart[];
  onTakeOut: (stretches: string[]) => void;
}) {
  const { label, parts } = props;
  const pieces = useMemo(() => piecesOf(parts), [parts]);
  const { list, selected, active, handlers, takeOut } = useWordSelection(pieces, props.onTakeOut);
  return (
    <div className="relative" onKeyDown={handlers.onKeyDown} role="presentation">
      <div
        ref={list}
        role="listbox"
        aria-label={label}
        aria-multiselectable
        aria-orientation="horizontal"
        // Words are taken by the finger; what lies between them scrolls.
        className="break-words whitespace-pre-wrap select-none"
        onFocus={handlers.onFocus}
        onPointerDown={handlers.onPointerDown}
        onPointerMove={handlers.onPointerMove}
        onPointerUp={handlers.onPointerUp}
      >
        {pieces.map((piece, at) => {
          if (piece.kind === "box") return <SentBox key={piece.at} part={piece.part} />;
          const style = frameOf(pieces, at, selected);
          return piece.kind === "between" ? (
            <span key={piece.at} style={style}>
              {piece.text}
            </span>
          ) : (
            <span
              key={piece.at}
              role="option"
              aria-selected={isIn(piece.word, selected)}
              tabIndex={piece.word === active ? 0 : -1}
              data-word={piece.word}
              style={style}
              className="cursor-text rounded-1 py-0.5 hover:bg-hover"
            >
              {piece.text}
            </span>
          );
        })}
      </div>
      {selected && (
        <TakeOutButton
          list={list}
          word={Math.max(selected.from, selected.to)}
          onTakeOut={takeOut}
        />
      )}
    </div>
  );
}

/** The frame around what is selected, drawn piece by piece, so that no word moves. */
function frameOf(
  pieces: readonly Piece[],
  at: number,
  selected: Selected | null,
): CSSProperties | undefined {
  const chosen = (index: number): boolean => {
    const piece = pieces[index];
    if (piece?.kind === "word") return isIn(piece.word, selected);
    // What is between words goes with both.
    return piece?.kind === "between" && index === at && chosen(index - 1) && chosen(index + 1);
  };
  if (selected === null || !chosen(at)) return undefined;
  const word = pieces[at]?.kind === "word";
  const first = word && !chosen(at - 1) && !(isBetween(pieces, at - 1) && chosen(at - 2));
  const end = word && !chosen(at + 1) && !(isBetween(pieces, at + 1) && chosen(at + 2));
  const line = "var(--focus)";
  return {
    background: "var(--info-soft)",
    outline: "none",
    paddingBlock: "0.125rem",
    borderRadius: `${first ? 4 : 0}px ${end ? 4 : 0}px ${end ? 4 : 0}px ${first ? 4 : 0}px`,
    boxShadow: [
      `0 -2px 0 ${line}`,
      `0 2px 0 ${line}`,
      ...(first ? [`-2px 0 0 ${line}`, `-2px -2px 0 ${line}`, `-2px 2px 0 ${line}`] : []),
      ...(end ? [`2px 0 0 ${line}`, `2px -2px 0 ${line}`, `2px 2px 0 ${line}`] : []),
    ].join(", "),
  };
}

const isBetween = (pieces: readonly Piece[], at: number) => pieces[at]?.kind === "between";
