import { useEffect, useRef } from "react";

/** The id of the button that begins to edit a report in its row. */
export function editButtonId(report: number): string {
  return `edit-report-${report}`;
}

/** Where an edit ends and none follows, the keyboard goes on at the report's edit button, not at the top of the page. */
export function useFocusAfter(edited: number | null): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const left = before.current;
    before.current = edited;
    if (left === null || edited !== null) return;
    // After a window that closes has given the focus back as far as it knows.
    const timer = setTimeout(() => document.getElementById(editButtonId(left))?.focus());
    return () => clearTimeout(timer);
  }, [edited]);
}
