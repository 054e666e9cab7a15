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

/** Calls `listener` when another theme shows; returns what ends that. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme that shows. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

/** Remembers what the reader has chosen, and shows it. */
export function chooseTheme(theme: Theme) {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Then this page alone remembers.
  }
  apply(theme);
}
