import type { SomeInputs } from "./inputs.ts";

/** One thing the teacher did: what the changed fields held before, for each pupil it changed. */
export interface Deed {
  /** Said when it is undone: "Level for Niamh O'Donnell". */
  label: string;
  before: ReadonlyMap<number, SomeInputs>;
  /** Deeds of one run of typing share it and are undone together. */
  run?: string;
}

const REMEMBERED = 100;

/** Remembers a deed. What was typed into one field in one go counts as one deed. */
export function remember(deeds: readonly Deed[], deed: Deed): readonly Deed[] {
  const last = deeds.at(-1);
  if (deed.run !== undefined && last?.run === deed.run) return deeds;
  return [...deeds.slice(1 - REMEMBERED), deed];
}
