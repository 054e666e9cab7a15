import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import { useEscape } from "../../ui/use-escape.ts";
import { countWords, stretchesOf, type Piece, type Selected } from "./words.ts";

const wordAt = (target: EventTarget | null): number | null => {
  const word = target instanceof Element ? target.closest("[data-word]") : null;
  return word === null ? null : Number(word.getAttribute("data-word"));
};

/**
 * Selecting words of one text, by pointer and by keyboard: press or drag, a second touch extends; arrows move,
 * with Shift they extend, Delete takes out, Escape lets go.
 */
export function useWordSelection(
  pieces: readonly Piece[],
  onTakeOut: (stretches: string[]) => void,
) {
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<Selected | null>(null);
  const [active, setActive] = useState(0);
  const dragging = useRef(false);
  const focusNext = useRef(false);
  const last = countWords(pieces) - 1;
  const at = Math.max(0, Math.min(active, last));
  const focusWord = (word: number) =>
    list.current?.querySelector<HTMLElement>(`[data-word="${word}"]`)?.focus();

  // Words that were taken out are gone with their focus: it stays in this text.
  const onNew = useEffectEvent((now: readonly Piece[]) => {
    if (focusNext.current && now.length > 0) focusWord(at);
    focusNext.current = false;
  });
  useEffect(() => onNew(pieces), [pieces]);
  // It lets go of the words, and not of the window.
  useEscape(selected !== null, () => setSelected(null));

  function go(to: number, extend: boolean) {
    const word = Math.max(0, Math.min(to, last));
    setSelected({ from: extend && selected ? selected.from : word, to: word });
    setActive(word);
    focusWord(word);
  }
  function takeOut() {
    if (selected === null) return;
    focusNext.current = true;
    onTakeOut(stretchesOf(pieces, selected));
    setActive(Math.min(selected.from, selected.to));
    setSelected(null);
  }

  return {
    list,
    selected,
    active: at,
    takeOut,
    handlers: {
      // A screen reader goes to a word without any of these keys.
      onFocus: (event: FocusEvent) => {
        const word = wordAt(event.target);
        if (word !== null) setActive(word);
      },
      onPointerDown: (event: PointerEvent) => {
        const word = wordAt(event.target);
        if (word === null || event.button !== 0) return;
        dragging.current = event.pointerType === "mouse";
        go(word, event.shiftKey || (event.pointerType === "touch" && selected !== null));
        // The word has the focus by now; the press would give it to what is behind.
        event.preventDefault();
      },
      onPointerMove: (event: PointerEvent) => {
        const word = wordAt(event.target);
        if (!dragging.current || event.buttons !== 1 || word === null) return;
        if (word !== selected?.to) go(word, true);
      },
      onPointerUp: () => {
        dragging.current = false;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowRight: at + 1, ArrowLeft: at - 1, " ": at, Home: 0, End: last }[
          event.key
        ];
        if (step !== undefined) go(step, event.shiftKey);
        else if (event.key === "Delete" || event.key === "Backspace") takeOut();
        else return;
        event.preventDefault();
      },
    },
  };
}
