import { useState } from "react";
import { dueText } from "./due-text.ts";

const todayInLondon = () => new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/London" });

/** By when the school wants the reports; nothing where it has set no day. */
export function DueLine({ due }: { due: string | null }) {
  const [today] = useState(todayInLondon);
  return due !== null && <span className="block">{dueText(due, today)}</span>;
}
