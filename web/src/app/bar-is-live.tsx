import { useLayoutEffect } from "react";
import { BAR_IS_LIVE } from "../ui/first-use.ts";

/** Stands beside the bar, and tells that it is live: nobody can press anything between the two. */
export function BarIsLive() {
  useLayoutEffect(() => void dispatchEvent(new Event(BAR_IS_LIVE)), []);
  return null;
}
