import type { LeavingPart } from "@reportair/contract/features/leaving.ts";
import { boxOf } from "./kind-words.ts";

/** What a provider gets in place of what was taken out: a boxed word. A verb in both its forms is underlined. */
export function SentBox({ part }: { part: LeavingPart }) {
  if (part.kind === "verb") {
    return (
      <span title={`Sent as ${part.text}`} className="border-b border-dotted border-border-strong">
        {boxOf(part)}
      </span>
    );
  }
  return (
    <span
      title={`Sent as ${part.text}`}
      className="mx-px inline-block rounded-1 border border-border-strong bg-sunken px-1.25 align-[0.08em] text-xs font-bold tracking-wide text-text-2 uppercase"
    >
      {boxOf(part)}
    </span>
  );
}
