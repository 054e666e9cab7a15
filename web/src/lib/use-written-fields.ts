import { useLayoutEffect, type RefObject } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

let fields: Field[] = [];
let focused: EventTarget | null = null;

/**
 * Remembers the fields of a page that the build wrote, before the app takes it over: what is typed into them may be
 * all that is left of it, since a page that somebody else has changed meanwhile, such as a browser that translates it,
 * is not taken over but drawn anew.
 */
export function rememberWrittenFields(root: Element): void {
  fields = [...root.querySelectorAll("input, textarea")].filter(isField);
  focused = document.activeElement;
  root.addEventListener("focusin", ({ target }) => (focused = target));
}

/**
 * Gives a form what was typed into its written fields before the app was there, by name, once. Whoever types into one
 * goes on in the field that stands in its place.
 */
export function useWrittenFields(
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
  take: (typed: Record<string, string | boolean>) => void,
): void {
  useLayoutEffect(() => {
    const own = fields.filter(({ name }) => names.includes(name));
    if (own.length === 0) return;
    fields = fields.filter((field) => !own.includes(field));
    take(Object.fromEntries(own.map((field) => [field.name, valueOf(field)])));
    const last = own.find((field) => field === focused);
    if (last && !last.isConnected) goOnTyping(form.current, last);
  });
}

function isField(element: unknown): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function valueOf(field: Field): string | boolean {
  const ticked = field instanceof HTMLInputElement && field.type === "checkbox";
  return ticked ? field.checked : field.value;
}

/** Puts the focus where it was in a field that has been drawn anew, and the caret with it once its text is there. */
function goOnTyping(form: HTMLFormElement | null, before: Field) {
  const field = form?.elements.namedItem(before.name);
  if (!isField(field)) return;
  field.focus();
  const { selectionStart, selectionEnd } = before;
  // Fields of some kinds, such as of an address, tell no place.
  if (selectionStart === null) return;
  requestAnimationFrame(() => field.setSelectionRange(selectionStart, selectionEnd));
}
