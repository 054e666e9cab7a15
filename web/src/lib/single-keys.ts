import { useSyncExternalStore } from "react";

const KEY = "single-keys";
const listeners = new Set<() => void>();

/** What was chosen on this page; null before. */
let chosen: boolean | null = null;

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** Whether a letter or a sign does something by itself; who dictates or presses keys by mistake can switch that off. */
export function singleKeysOn(): boolean {
  return chosen ?? stored();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(on: boolean): void {
  chosen = on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  } catch {
    // Then this page alone remembers.
  }
  for (const listener of listeners) listener();
}

/** The same, and what switches it. */
export function useSingleKeys(): [on: boolean, choose: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, singleKeysOn, () => true), choose];
}
