import { useState } from "react";
import { litBy, type Pointed, type SourceRow } from "./sentences.ts";

export type Pointing = ReturnType<typeof usePointing>;

/** What the reader points at, or has tapped to stay, and what is lit by it; another report begins anew. */
export function usePointing(report: number, rows: readonly SourceRow[]) {
  const [at, setAt] = useState(report);
  const [pointed, setPointed] = useState<Pointed>(null);
  const [last, setLast] = useState<number | null>(null);
  const [pinned, setPinned] = useState<Pointed>(null);
  const [spoken, setSpoken] = useState<number | null>(null);
  if (at !== report) {
    setAt(report);
    setPointed(null);
    setLast(null);
    setPinned(null);
    setSpoken(null);
  }
  const said: Pointed = spoken === null ? null : { sentence: spoken };
  const lit = litBy(pointed ?? said ?? pinned, rows);
  const pinnedSentence = pinned && "sentence" in pinned ? pinned.sentence : null;
  return {
    pointed: pointed ?? said ?? pinned,
    /** The sentence that is read aloud. */
    spoken,
    speak: setSpoken,
    pinnedSentence,
    /** The sentence that a button beside the text is about: the one that stays lit, or was pointed at last. */
    lastSentence: pinnedSentence ?? last,
    pinnedRow: pinned && "row" in pinned ? pinned.row : null,
    litSentences: lit.sentences,
    litRows: lit.rows,
    point: (target: Pointed) => {
      setPointed(target);
      if (target && "sentence" in target) setLast(target.sentence);
    },
    /** Keeps something lit; the same again lets it go. */
    pin: (target: Pointed) =>
      setPinned((old) => (JSON.stringify(old) === JSON.stringify(target) ? null : target)),
  };
}
