import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

const KEY = "theme";
const listeners = new Set<() => void>();

function stored(): Theme | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === "light" || value === "dark" ? value : null;
  } catch {
    return null;
  }
}

function apply(theme: Theme) {
  document.documentElement.classList.toggle("dark", theme === "dark");
  for (const listener of listeners) listener();
}

/** Follows the system, which may change at dusk, and another tab, which may at any time. */
export function followTheme(): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => apply(stored() ?? (system.matches ? "dark" : "light"));
  system.addEventListener("change", follow);
  addEventListener("storage", (event) => event.key === KEY && follow());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

// What a page says that was written before anybody's choice was known.
function written(): Theme {
  return "light";
}

/** The theme that shows, which is the system's until the reader has chosen, and what chooses. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, current, written);
  return [theme, choose];
}

function choose(theme: Theme) {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Then this page alone remembers.
  }
  apply(theme);
}
