import { useEffect, useLayoutEffect } from "react";
import { useHydrated } from "../lib/use-hydrated.ts";
import { BAR_IS_LIVE, PAGE_IS_LIVE } from "../ui/first-use.ts";

/** Stands beside the bar, and tells that it is live: nobody can press anything between the two. */
export function BarIsLive() {
  useLayoutEffect(() => void dispatchEvent(new Event(BAR_IS_LIVE)), []);
  return null;
}

/** Stands beside the page below the bar, and tells the same of it, once its forms have taken over what was typed. */
export function PageIsLive() {
  const live = useHydrated();
  useEffect(() => {
    if (live) dispatchEvent(new Event(PAGE_IS_LIVE));
  }, [live]);
  return null;
}
