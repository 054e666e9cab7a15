/** Whether a key asks to undo and is not meant for the text it is pressed in. */
export function isUndo(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}): boolean {
  const { target } = event;
  const text =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type === "text");
  return (
    !text &&
    !event.shiftKey &&
    !event.altKey &&
    (event.ctrlKey || event.metaKey) &&
    event.key.toLowerCase() === "z"
  );
}
