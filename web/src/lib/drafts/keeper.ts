import { useSyncExternalStore } from "react";

/** Something that was typed and not saved. */
export interface Kept {
  /** What it is of, such as `student:12`; nothing else has this name. */
  name: string;
  /** Its plain words, for whoever is asked what becomes of it: "the new student". */
  what: string;
  value: unknown;
  /** When it was typed, in milliseconds. */
  at: number;
  /** The address of the page on which it was typed. */
  place: string;
}

/** Keeps what was typed and not saved where it outlives the page. All of it happens at once, and none of it fails. */
export interface Keeper {
  read: (name: string) => Kept | null;
  keep: (name: string, typed: Pick<Kept, "what" | "value">) => void;
  drop: (name: string) => void;
  /** Everything that is kept, the newest first. */
  all: () => readonly Kept[];
  /** Whether all of it outlives the page. */
  lasts: () => boolean;
}

let current: Keeper | null = null;
const listeners = new Set<() => void>();

/** Gives the page a keeper, which is the signed-in person's own; null takes it away. */
export function setKeeper(keeper: Keeper | null): void {
  current = keeper;
  for (const listener of listeners) listener();
}

/** The keeper of who is signed in; null where nobody is, or where it is not open yet. */
export function currentKeeper(): Keeper | null {
  return current;
}

/** `currentKeeper`, followed. */
export function useKeeper(): Keeper | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentKeeper,
    () => null,
  );
}

const open = new Set<() => void>();

/** Runs `write` whenever everything typed has to be kept at once; returns what ends that. */
export function onFlush(write: () => void): () => void {
  open.add(write);
  return () => open.delete(write);
}

/** Keeps at once what is typed anywhere on the page: to be called before the page is taken away. */
export function flushDrafts(): void {
  for (const write of open) write();
}
