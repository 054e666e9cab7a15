import { DISCARD_DAYS } from "@reportair/contract/lifetimes.ts";
import { useState } from "react";
import { formatDayOfMonth } from "../../../lib/format.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The day until which what is discarded now can be brought back: "29 November". */
export function useDiscardedUntil(): string {
  const [until] = useState(() => new Date(Date.now() + DISCARD_DAYS * DAY_MS).toISOString());
  return formatDayOfMonth(until);
}
