import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { loadParts } from "../../ui/part.tsx";

/** So long after nothing is asked for any more nothing of a page is still being drawn. */
const SOON_MS = 500;

/** Stands beside a page: once it is drawn and asks for nothing any more, the code of its parts is loaded. */
export function PartsSoon() {
  const quiet = useIsFetching() === 0;
  useEffect(() => {
    if (!quiet) return;
    // Not when the browser says that it is idle: Safari does not say it.
    const later = setTimeout(loadParts, SOON_MS);
    return () => clearTimeout(later);
  }, [quiet]);
  return null;
}
