import { Undo2, X } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../../../app/paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import type { Action } from "../class-state/undo.ts";
import type { Notice } from "./messages.ts";

/**
 * A message in the corner about what was just done, with a button to undo it. It goes by itself after some
 * seconds; pointing at it or focusing it stops the clock.
 */
export function CornerNotice(props: {
  notice: Notice | null;
  onUndo: (action: Action) => void;
  onClose: () => void;
}) {
  const { notice, onUndo, onClose } = props;
  const undo = notice?.undo;
  return (
    <div
      role="status"
      className="messages pointer-events-none fixed right-4 left-4 z-60 flex justify-end"
    >
      {notice && (
        <div
          className="pointer-events-auto flex min-h-11 max-w-96 animate-[rise_var(--dur-3)_var(--ease-out),disappear_500ms_7500ms_forwards] items-center gap-2 rounded-3 bg-raised py-1.5 pr-1.5 pl-4 text-md shadow-3 focus-within:[animation-play-state:paused] hover:[animation-play-state:paused]"
          onAnimationEnd={(event) => event.animationName === "disappear" && onClose()}
        >
          <p className="min-w-0 flex-1">
            {notice.text}{" "}
            {notice.discarded && (
              <Link to={paths.discardedReports} className="text-sm underline underline-offset-3">
                Recently discarded
              </Link>
            )}
          </p>
          {undo && (
            <Button
              size="row"
              variant="ghost"
              icon={<Undo2 aria-hidden size={15} strokeWidth={1.75} />}
              onClick={() => onUndo(undo)}
            >
              Undo
            </Button>
          )}
          <IconButton
            size="row"
            label="Close notification"
            tooltipSide="top"
            icon={<X aria-hidden size={16} strokeWidth={1.75} />}
            onClick={onClose}
          />
        </div>
      )}
    </div>
  );
}
