import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * A new page begins at its top, and the focus moves to its content so that a screen reader reads on
 * there. Going back leaves the scrolling to the browser, which remembers it.
 */
export function useScrollOnNavigation(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  // A layout that a navigation brought is a new page as well; only the first load is not.
  const last = useRef(type === NavigationType.Pop ? pathname : null);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (type !== NavigationType.Pop) scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, type]);
}
