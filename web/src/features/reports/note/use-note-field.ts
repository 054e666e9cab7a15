import { MAIN_FIELDS, type MainField } from "@reportair/contract/report-inputs.ts";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";

/**
 * What the notes are about: the same from pupil to pupil until another is chosen; at first nothing is. It stands in the
 * address too, for a reload.
 */
export function useNoteField(): [MainField | null, (field: MainField) => void] {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const asked = query.get("field");
  // The address follows a moment later, and the words to be typed are waited for at once.
  const [field, setField] = useState(() => MAIN_FIELDS.find((each) => each === asked) ?? null);
  function choose(next: MainField) {
    setField(next);
    const changed = new URLSearchParams(query);
    changed.set("field", next);
    setQuery(changed, { replace: true, state });
  }
  return [field, choose];
}
