import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** Where a change leads that is not drawn yet, and the key of the entry that it began from. */
let ahead: { of: string; search: string } | null = null;

/**
 * Changes the query of the page's address and leaves the rest of it as it is. Of two changes at once neither undoes the
 * other: the second begins where the first leads. A message may still change the address when its page is gone, and
 * leads back there.
 */
export function useChangeQuery(): (
  change: (query: URLSearchParams) => void,
  options: { replace: boolean },
) => void {
  const location = useLocation();
  const navigate = useNavigate();
  const drawn = useRef(location);
  useEffect(() => {
    drawn.current = location;
    if (ahead?.of !== location.key) ahead = null;
  }, [location]);

  return (change, options) => {
    const { key, pathname, search, hash } = drawn.current;
    const query = new URLSearchParams(ahead?.of === key ? ahead.search : search);
    change(query);
    ahead = { of: key, search: query.toString() };
    void navigate({ pathname, search: ahead.search, hash }, options);
  };
}
