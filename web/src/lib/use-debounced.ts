import { useEffect, useState } from "react";

const SEARCH_MS = 300;

/** A value as it was when it had rested for 300 ms: what is typed is not looked up letter by letter. */
export function useDebounced<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), SEARCH_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
