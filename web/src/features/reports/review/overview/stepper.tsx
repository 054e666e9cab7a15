import { ChevronLeft, ChevronRight, ChevronsRight } from "lucide-react";
import { IconButton } from "../../../../ui/icon-button.tsx";
import type { Navigation } from "./use-navigation.ts";

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

// Not disabled: the focus would be lost at the end of the list.
const resting = "cursor-not-allowed text-disabled!";

/** "12 of 16", with the ways to the report before, the one after and the next one that is not reviewed. */
export function Stepper({ navigation }: { navigation: Navigation }) {
  const { place, previous, next, nextUnreviewed } = navigation;
  return (
    <div className="flex items-center gap-1 text-sm whitespace-nowrap text-muted tabular-nums">
      <IconButton
        label="Previous student"
        size="row"
        icon={<ChevronLeft {...icon} />}
        aria-disabled={previous === null}
        className={previous ? undefined : resting}
        onClick={() => previous?.()}
      />
      {place}
      <IconButton
        label="Next student"
        size="row"
        icon={<ChevronRight {...icon} />}
        aria-disabled={next === null}
        className={next ? undefined : resting}
        onClick={() => next?.()}
      />
      <IconButton
        label="Next unreviewed report (N)"
        size="row"
        icon={<ChevronsRight {...icon} />}
        aria-disabled={nextUnreviewed === null}
        className={nextUnreviewed ? undefined : resting}
        onClick={() => nextUnreviewed?.()}
      />
    </div>
  );
}
