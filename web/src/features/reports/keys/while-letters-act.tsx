import type { ReactNode } from "react";
import { useSingleKeys } from "../../../lib/single-keys.ts";

/** Shows hints of letters and signs that act by themselves, as long as they do. */
export function WhileLettersAct({ children }: { children: ReactNode }) {
  const [on] = useSingleKeys();
  return on && children;
}
