import type { SomeInputs } from "./inputs.ts";

/** A change that can be undone: what the changed fields held before, for each student it changed. */
export interface Action {
  /** Names it in the message that it was undone: "Level for Niamh O'Donnell". */
  label: string;
  before: ReadonlyMap<number, SomeInputs>;
  /** Actions of one run of typing share it and are undone together. */
  run?: string;
}

const REMEMBERED = 100;

/** Remembers an action. Typing into one field without a pause elsewhere is one action. */
export function remember(actions: readonly Action[], action: Action): readonly Action[] {
  const last = actions.at(-1);
  if (action.run !== undefined && last?.run === action.run) return actions;
  return [...actions.slice(1 - REMEMBERED), action];
}
