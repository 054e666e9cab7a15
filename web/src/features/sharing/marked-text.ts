import type { SuggestedChange } from "@reportair/contract/features/suggestions.ts";

/** A stretch of a text: as it is, or where a change belongs. */
export type MarkedPart = { at: number; text: string } | { at: number; change: SuggestedChange };

/** A text in stretches, with the open changes in their places. */
export function markedText(text: string, changes: readonly SuggestedChange[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const change of changes) {
    const { place } = change;
    if (place === null) continue;
    if (place.from > at) parts.push({ at, text: text.slice(at, place.from) });
    parts.push({ at: place.from, change });
    at = place.to;
  }
  if (at < text.length) parts.push({ at, text: text.slice(at) });
  return parts;
}

/** Words of a change as they can be seen: line breaks and blanks alone show nothing. */
export function visible(words: string): string {
  const broken = words.replaceAll(/\r\n|[\r\n]/gu, "¶");
  return broken.trim() === "" ? broken.replaceAll(/\s/gu, "␣") : broken;
}

/** Words around a change that tell where it belongs, cut at words. */
export function around(text: string, place: { from: number; to: number }, most: number) {
  const before = text.slice(Math.max(0, place.from - most), place.from);
  const after = text.slice(place.to, place.to + most);
  return {
    before: place.from > most ? `…${before.replace(/^\S*\s+/u, "")}` : before,
    after: place.to + most < text.length ? `${after.replace(/\s+\S*$/u, "")}…` : after,
  };
}
