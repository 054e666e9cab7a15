import { useSyncExternalStore } from "react";
import type { ClassStore } from "./class-store.ts";
import type { StudentEntry } from "./student-entry.ts";
import { classSaveLabel } from "./save-label.ts";

/** One student; renders again when this student changes, and for no other. */
export function useEntry(store: ClassStore, student: number): StudentEntry {
  return useSyncExternalStore(store.subscribe, () => store.entry(student));
}

export function useIsSelected(store: ClassStore, student: number): boolean {
  return useSyncExternalStore(store.subscribe, () => store.selected.has(student));
}

export function useIsOpen(store: ClassStore, student: number): boolean {
  return useSyncExternalStore(store.subscribe, () => store.isOpen(student));
}

export function useSelected(store: ClassStore): ReadonlySet<number> {
  return useSyncExternalStore(store.subscribe, () => store.selected);
}

export function useEntries(store: ClassStore): ReadonlyMap<number, StudentEntry> {
  return useSyncExternalStore(store.subscribe, () => store.entries);
}

export function useSummary(store: ClassStore): string {
  return useSyncExternalStore(store.subscribe, () => store.summary());
}

export function useClassSaveLabel(store: ClassStore): string {
  return useSyncExternalStore(store.subscribe, () => classSaveLabel(store.entries.values()));
}
