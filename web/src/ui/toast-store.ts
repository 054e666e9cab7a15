/** What a toast offers to do: its button's words and the action. */
export interface ToastAction {
  label: string;
  onAction: () => void;
  /** Where it can be done once the message has gone, as a second line. */
  later?: string;
}

export interface Toast {
  id: number;
  kind: "success" | "error";
  text: string;
  action?: ToastAction | undefined;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(kind: Toast["kind"], text: string, action?: ToastAction): number {
  const id = ++lastId;
  // The same words twice are one message said again, not a pile.
  set([
    ...toasts.filter((toast) => toast.kind !== kind || toast.text !== text),
    { id, kind, text, action },
  ]);
  return id;
}

/**
 * Shows a message at the bottom of the window for three seconds, eight where it offers an action;
 * returns its id.
 */
export const toast = {
  success: (text: string, action?: ToastAction) => show("success", text, action),
  error: (text: string, action?: ToastAction) => show("error", text, action),
};

export function dismissToast(id: number): void {
  set(toasts.filter((each) => each.id !== id));
}

/** Takes all messages away: they may name what the next at this computer is not to read. */
export function dismissToasts(): void {
  set([]);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
