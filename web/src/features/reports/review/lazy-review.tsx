import { lazy, Suspense, useEffect } from "react";
import type { ReviewProps } from "./review-window.tsx";

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

/** Loads the review once the page is seen, so that it opens at once. */
export function useReviewSoon(): void {
  useEffect(() => {
    // What cannot be had now is asked for when it is opened.
    const soon = requestIdleCallback(() => void load().catch(() => undefined), { timeout: 5_000 });
    return () => cancelIdleCallback(soon);
  }, []);
}
