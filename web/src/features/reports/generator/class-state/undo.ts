import type { SomeInputs } from "./inputs.ts";

/** A change that can be undone: what the changed fields held before, for each student it changed. */
export interface Action {
  /** Names it in the message that it was undone: "Level for Niamh O'Donnell". */
  label: string;
  before: Map<number, SomeInputs>;
  /** What stood before either change in the fields that were asked about, where the action was the answer. */
  asked?: SomeInputs | undefined;
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

/**
 * Forgets what some of a student's fields held before: what another tab has entered is not undone from here. A
 * notice holds its action, which stays the same; one with nothing left in it goes.
 */
export function forget(
  actions: readonly Action[],
  student: number,
  fields: readonly string[],
): readonly Action[] {
  return actions.filter(({ before }) => {
    const inputs = Object.entries(before.get(student) ?? {});
    const left = inputs.filter(([field]) => !fields.includes(field));
    if (left.length > 0) before.set(student, Object.fromEntries(left));
    else before.delete(student);
    return before.size > 0;
  });
}
