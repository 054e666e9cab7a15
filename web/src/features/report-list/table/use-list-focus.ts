import { useEffect, useRef, useState } from "react";

/** Gives the keyboard back to the list where a deleted report took its row, and the button that had it, along. */
export function useListFocus(rows: readonly { id: number }[]) {
  const list = useRef<HTMLDivElement>(null);
  const [deleted, setDeleted] = useState<number | null>(null);
  const gone = deleted !== null && !rows.some(({ id }) => id === deleted);
  useEffect(() => {
    if (gone && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [gone]);
  return { list, rowDeleted: setDeleted };
}
