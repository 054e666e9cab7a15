import { CloudOff } from "lucide-react";
import { useKeeper } from "../../../lib/drafts/keeper.ts";
import { PHONE, useMedia } from "../../../lib/use-media.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { cx } from "../../../ui/cx.ts";
import type { ClassStore } from "../generator/class-state/class-store.ts";
import { useEntries } from "../generator/class-state/use-store.ts";
import { whereKeptIs, whereNotesAre, type Around, type Whereabouts } from "./where-notes-are.ts";

/** Where the notes of the class are. It has its room from the beginning, so that nothing moves when it speaks up. */
export function WhereBar({ store, className }: { store: ClassStore; className?: string }) {
  const entries = useEntries(store);
  const around = useAround();
  return <Bar {...whereNotesAre([...entries.values()], around)} className={className} />;
}

/** The same of what earlier pages could not save; nothing where there is none. */
export function KeptBar({ pupils }: { pupils: number }) {
  const around = useAround();
  return pupils > 0 && <Bar text={whereKeptIs(pupils, around)} loud />;
}

function Bar({ text, loud, className }: Whereabouts & { className?: string | undefined }) {
  return (
    <div
      className={cx(
        "text-[clamp(0.75rem,3.4vw,0.875rem)] leading-normal",
        loud ? "bg-info-soft text-info" : "text-muted",
        className,
      )}
    >
      {/* A save after every pause is not said aloud; that there is no connection is. */}
      <p role="status" className={cx(loud && "flex items-center gap-1.5 px-4 py-1.5")}>
        {loud && (
          <>
            <CloudOff aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
            <span>{text}</span>
          </>
        )}
      </p>
      {!loud && <p className="px-4 py-1.5 tabular-nums">{text}</p>}
    </div>
  );
}

function useAround(): Around {
  const phone = useMedia(PHONE);
  return {
    online: useOnline(),
    lasts: useKeeper()?.lasts() ?? false,
    here: phone ? "this phone" : "this browser",
  };
}
