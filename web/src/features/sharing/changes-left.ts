import type { SuggestionCounts } from "@reportair/contract/features/suggestions.ts";

/** How many suggested changes nothing was decided on yet. */
export function changesLeft(suggestion: SuggestionCounts | null): number {
  return suggestion === null ? 0 : suggestion.changes - suggestion.taken - suggestion.left;
}
