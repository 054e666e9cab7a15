import { lazy, Suspense, useEffect } from "react";
import type { ReviewProps } from "./review-window.tsx";

/** So long after a page is there nothing of it is still being drawn. */
const SOON_MS = 500;

const load = () => import("./review-dialog.tsx");
const Loaded = lazy(async () => ({ default: (await load()).ReviewDialog }));

/** Reviews reports, see `ReviewDialog`. Its code comes after the page that it is opened on. */
export function Review(props: ReviewProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Loads the review once the page is seen, as `seen` says, so that it opens at once. */
export function useReviewSoon(seen: boolean): void {
  useEffect(() => {
    if (!seen) return;
    // Not when the browser says that it is idle: Safari does not say it. What cannot be had now is asked for when it
    // is opened.
    const soon = setTimeout(() => void load().catch(() => undefined), SOON_MS);
    return () => clearTimeout(soon);
  }, [seen]);
}
