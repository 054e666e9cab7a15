import { useSyncExternalStore } from "react";
import { chooseTheme, currentTheme, subscribeToTheme, type Theme } from "./theme.ts";

// What a page says that was written before anybody's choice was known.
function written(): Theme {
  return "light";
}

/** The theme that shows, which is the system's until the reader has chosen, and what chooses. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, written);
  return [theme, chooseTheme];
}
