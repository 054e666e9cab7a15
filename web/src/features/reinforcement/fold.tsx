import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** Something that is folded away under its label until it is asked for. */
export function Fold(props: { label: ReactNode; className?: string; children: ReactNode }) {
  return (
    <details className={props.className}>
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-2 text-sm font-mid text-text-2 hover:text-text touch:min-h-11">
        <ChevronRight
          aria-hidden
          size={16}
          strokeWidth={1.75}
          className="transition-transform duration-(--dur-2) in-open:rotate-90"
        />
        {props.label}
      </summary>
      {props.children}
    </details>
  );
}
