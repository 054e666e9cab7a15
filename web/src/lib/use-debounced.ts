import { useEffect, useState } from "react";

const SEARCH_MS = 300;

/** A value as it was when it had rested, for 300 ms where nothing else is said: what is typed is not looked up letter by letter. */
export function useDebounced<T>(value: T, restMs = SEARCH_MS): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}
