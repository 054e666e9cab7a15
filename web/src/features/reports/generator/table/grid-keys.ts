import { MAIN_FIELDS, type MainField } from "@reportair/contract/report-inputs.ts";
import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { valueOfKey } from "../../../../ui/select-option.ts";
import type { ClassStore } from "../class-state/class-store.ts";
import { OPTIONS } from "../fields/field-options.ts";

/** What the keys of the table do beyond the table itself. */
export interface GridActions {
  store: ClassStore;
  /** Sets a field for everybody selected; an empty value clears it. */
  setForSelected: (field: MainField, value: string) => void;
  writeSelected: () => void;
}

type GridKey = KeyboardEvent<HTMLElement>;

/**
 * The keys of the table, before its controls see them. Where a list is open its own keys count, and
 * what types or presses keeps its keys: text fields, buttons. They are listed in `keys-dialog.tsx`.
 */
export function onGridKey(event: GridKey, actions: GridActions): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.ariaExpanded === "true") return;
  if (event.altKey) return;
  if (withControl(event, target, actions) || plain(event, target, actions)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Control and Enter writes, Control and A selects everybody shown or nobody of them. */
function withControl(event: GridKey, target: HTMLElement, actions: GridActions): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey) return false;
  if (event.key === "Enter") actions.writeSelected();
  else if (event.key.toLowerCase() === "a" && !(target instanceof HTMLTextAreaElement)) {
    const { store } = actions;
    store.select(store.shown, !store.shown.every((student) => store.selected.has(student)));
  } else return false;
  return true;
}

function plain(event: GridKey, target: HTMLElement, actions: GridActions): boolean {
  if (event.ctrlKey || event.metaKey) return false;
  const { store } = actions;
  const field = fieldOf(target);
  if (event.shiftKey && field && target.role === "combobox" && event.code.startsWith("Digit")) {
    const value = valueOfKey(event.code.slice(-1), OPTIONS[field], true);
    if (value === undefined) return false;
    actions.setForSelected(field, value);
    return true;
  }
  const table = event.currentTarget;
  const opened = target.closest<HTMLElement>("[data-details]")?.dataset["details"];
  if (opened !== undefined) {
    if (event.key !== "Escape" || event.shiftKey) return false;
    inRow(table, Number(opened), field ?? "name")?.focus();
    store.toggleOpen(Number(opened));
    return true;
  }
  const column = target.closest<HTMLElement>("[data-column]")?.dataset["column"];
  const student = Number(target.closest<HTMLElement>("[data-student]")?.dataset["student"]);
  if (!column || Number.isNaN(student)) return false;
  if (event.shiftKey) return event.key === "Enter" && writeNote(table, store, student, field);

  if (event.key === "ArrowUp" || event.key === "ArrowDown") {
    const next = store.shown[store.shown.indexOf(student) + (event.key === "ArrowDown" ? 1 : -1)];
    if (next !== undefined) inRow(table, next, column)?.focus();
  } else if (event.key === "Enter" && column !== "write" && column !== "name") {
    store.toggleOpen(student);
  } else if (event.key === " " && target.role === "combobox") {
    store.toggleSelected(student);
  } else return false;
  return true;
}

/** Opens the row and puts the cursor into the note of the field, or the first one. */
function writeNote(
  table: HTMLElement,
  store: ClassStore,
  student: number,
  field: MainField | undefined,
): true {
  if (!store.isOpen(student)) flushSync(() => store.toggleOpen(student));
  const details = `[data-details="${student}"]`;
  const place = field ? `${details} [data-field="${field}"]` : details;
  table.querySelector<HTMLElement>(`${place} textarea`)?.focus();
  return true;
}

function inRow(table: HTMLElement, student: number, column: string): HTMLElement | null {
  const row = `[data-student="${student}"]`;
  return table.querySelector(`${row} [data-column="${column}"] :is(button, input)`);
}

function fieldOf(target: HTMLElement): MainField | undefined {
  const named = target.closest<HTMLElement>("[data-field]")?.dataset["field"];
  return MAIN_FIELDS.find((field) => field === named);
}
