import { useCallback, useLayoutEffect, useRef } from "react";

/** A function that stays the same from render to render and calls what it was last given. */
export function useLatest<A extends readonly unknown[]>(
  latest: (...given: A) => void,
): (...given: A) => void {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...given: A) => current.current(...given), []);
}
