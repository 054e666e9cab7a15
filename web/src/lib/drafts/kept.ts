import type { Kept } from "./keeper.ts";

/** What was stored under a name, read; null where it is none of ours. */
export function keptOf(name: string, text: string | null): Kept | null {
  if (text === null) return null;
  try {
    const { what, at, place, value } = JSON.parse(text) as Record<string, unknown>;
    if (typeof what !== "string" || typeof at !== "number" || typeof place !== "string")
      return null;
    return { name, what, value, at, place };
  } catch {
    return null;
  }
}
