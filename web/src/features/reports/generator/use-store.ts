import { useSyncExternalStore } from "react";
import type { ClassStore } from "./class-store.ts";
import type { Pupil } from "./pupil.ts";
import { classSaveLabel } from "./save-label.ts";

/** One pupil; draws anew when this pupil changes and for no other. */
export function usePupil(store: ClassStore, student: number): Pupil {
  return useSyncExternalStore(store.subscribe, () => store.pupil(student));
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

export function usePupils(store: ClassStore): ReadonlyMap<number, Pupil> {
  return useSyncExternalStore(store.subscribe, () => store.pupils);
}

export function useSummary(store: ClassStore): string {
  return useSyncExternalStore(store.subscribe, () => store.summary());
}

export function useClassSaveLabel(store: ClassStore): string {
  return useSyncExternalStore(store.subscribe, () => classSaveLabel(store.pupils.values()));
}
