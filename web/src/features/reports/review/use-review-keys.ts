import { useLayoutEffect, useRef } from "react";
import { singleKeysOn } from "../../../lib/single-keys.ts";
import type { Navigation } from "./overview/use-navigation.ts";

/** Single keys by what they do; capital letters are with Shift. */
export type ReviewKeys = Readonly<Record<string, () => void>>;

/** The keys that lead to other reports. */
export const goingOn = (navigation: Navigation): ReviewKeys => ({
  j: () => navigation.next?.(),
  J: () => navigation.previous?.(),
  n: () => navigation.nextUnreviewed?.(),
});

/**
 * Single keys for the open report: they rest while one types, and while a menu or a question is open, and letters where
 * they are switched off. `windows` is how many windows they act in: the review is one, and a page is none.
 */
export function useReviewKeys(active: boolean, keys: ReviewKeys, windows = 1): void {
  const latest = useRef(keys);
  // Both with what is to be seen: a key that is pressed at once is for the report that has just come.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (
        target instanceof Element &&
        target.closest("input:not([type=radio], [type=checkbox]), textarea, select")
      ) {
        return;
      }
      if (document.querySelector("[role=alertdialog], [role=menu], [role=listbox]")) return;
      // A window over the review, such as the history, is not the report that these keys are for.
      if (document.querySelectorAll("[role=dialog]").length > windows) return;
      if (isLetter(event.key) && !singleKeysOn()) return;
      const action = latest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [active, windows]);
}

/** What somebody may type or say without meaning a key. */
const isLetter = (key: string): boolean => key.length === 1 && key !== " ";
