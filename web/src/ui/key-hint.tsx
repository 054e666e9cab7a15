import type { ReactNode } from "react";

/** A key of the keyboard. */
export function KeyHint({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-4.5 min-w-4.5 place-items-center rounded-1 border border-border-strong px-1 font-ui text-xs leading-none text-text-2">
      {children}
    </kbd>
  );
}
