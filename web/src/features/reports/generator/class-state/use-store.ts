import { useSyncExternalStore } from "react";
import type { ReportState } from "@reportair/contract/report-status.ts";
import type { ClassStatus } from "./class-status.ts";
import type { ClassStore, Filter } from "./class-store.ts";
import type { StudentEntry } from "./student-entry.ts";
import { classSaveLabel } from "./save-label.ts";

/** One student; renders again when this student changes, and for no other. */
export function useEntry(store: ClassStore, student: number): StudentEntry {
  return useSyncExternalStore(store.subscribe, () => store.entry(student));
}

export function useIsSelected(store: ClassStore, student: number): boolean {
  return useSyncExternalStore(store.subscribe, () => store.selected.has(student));
}

/** How far one student is; renders again when that changes. */
export function useReportState(store: ClassStore, student: number): ReportState {
  return useSyncExternalStore(store.subscribe, () => stateIn(store, student));
}

/** How far everybody is. */
export function useStatus(store: ClassStore): ClassStatus {
  return useSyncExternalStore(store.subscribe, () => store.status);
}

/** The main fields that the class uses; renders again only when these change. */
export function useInUse(store: ClassStore): ClassStatus["inUse"] {
  return useSyncExternalStore(store.subscribe, () => store.status.inUse);
}

/** Who is selected, beside whom the table shows, and what selects all or none of those. */
export function useSelection(store: ClassStore) {
  const selected = useSelected(store);
  const shown = useShown(store);
  const count = selected.size;
  const here = shown.filter((student) => selected.has(student)).length;
  const all = store.order.length;
  return {
    count,
    /** "28 of 32 selected, 5 not shown". */
    line: `${count} of ${all} selected${count > here ? `, ${count - here} not shown` : ""}`,
    /** Whether everybody who is shown is selected. */
    whole: here === shown.length && here > 0,
    /** Whether some are not shown. */
    narrowed: shown.length < all,
    selectShown: (on: boolean) => store.select(shown, on),
  };
}

/** Whom the table shows. */
export function useShown(store: ClassStore): readonly number[] {
  return useSyncExternalStore(store.subscribe, () => store.shown);
}

/** Which students are to be shown. */
export function useFilter(store: ClassStore): Filter {
  return useSyncExternalStore(store.subscribe, () => store.filter);
}

/** What is typed into the search of the table. */
export function useSearch(store: ClassStore): string {
  return useSyncExternalStore(store.subscribe, () => store.search);
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

function stateIn(store: ClassStore, student: number): ReportState {
  return store.status.states.get(student) ?? "empty";
}
