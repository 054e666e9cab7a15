import { useState } from "react";
import { ALERTS } from "./alerts.ts";
import { applyToSelected, type BulkParts } from "./apply-to-selected.ts";
import type { BulkChoice } from "./bulk-fields.tsx";

/** One field set to one value for everybody selected. `apply` answers whether it was done. */
export function useBulkApply(parts: BulkParts): {
  choice: BulkChoice;
  setChoice: (choice: BulkChoice) => void;
  apply: () => boolean;
} {
  const [choice, setChoice] = useState<BulkChoice>({ field: "", value: "" });
  function apply(): boolean {
    const { field, value } = choice;
    if (field !== "" && value !== "") return applyToSelected(parts, field, value);
    parts.say({ text: ALERTS.noFieldOrValue });
    return false;
  }
  return { choice, setChoice, apply };
}
