import { Button } from "./button.tsx";
import { cx } from "./cx.ts";

/** What a form knows of what was typed in it before and not saved. */
export interface TypedBefore {
  /** When what was brought back was typed, such as "10:42"; null where nothing was. */
  broughtBack: string | null;
  startAfresh: () => void;
  /** Forgets what was typed: it is not wanted. */
  forget: () => void;
}

/** Says that what was typed before is back, and offers to begin anew; nothing where nothing came back. */
export function BroughtBack({ draft, className }: { draft: TypedBefore; className?: string }) {
  if (draft.broughtBack === null) return null;
  return (
    <div
      role="status"
      className={cx(
        "flex flex-wrap items-center gap-x-3 gap-y-1 rounded-2 bg-sunken py-1.5 pr-1.5 pl-3.5 text-sm text-text-2",
        className,
      )}
    >
      <span className="min-w-0 flex-1">Brought back what you typed at {draft.broughtBack}.</span>
      <Button size="row" variant="ghost" onClick={draft.startAfresh}>
        Start afresh
      </Button>
    </div>
  );
}
