import { useEffect, useRef, useState } from "react";
import { editButtonId } from "../edit/use-focus-after.ts";

/**
 * Gives the keyboard back to the list where a deleted report took its row, and the button that had it, along;
 * and to the row where the report comes back.
 */
export function useListFocus(rows: readonly { id: number }[]) {
  const list = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<{ id: number; to: "gone" | "back" } | null>(null);
  const here = changed !== null && rows.some(({ id }) => id === changed.id);
  const done = changed !== null && here === (changed.to === "back") ? changed : null;
  useEffect(() => {
    const { activeElement } = document;
    // Where the focus has moved on meanwhile, it stays.
    if (!done || (activeElement !== document.body && activeElement !== list.current)) return;
    if (done.to === "back") document.getElementById(editButtonId(done.id))?.focus();
    else list.current?.focus({ preventScroll: true });
  }, [done]);
  return {
    list,
    rowDeleted: (id: number) => setChanged({ id, to: "gone" }),
    /** The list has the keyboard until the row is there, and keeps it where the row is on another page. */
    rowRestored: (id: number) => {
      list.current?.focus({ preventScroll: true });
      setChanged({ id, to: "back" });
    },
  };
}
