import { toast } from "./toast-store.ts";

const numbers = new Intl.NumberFormat("en-GB");

/** Says it where a field has no room for all that is pasted into it: browsers cut the rest off without a word. */
export function tellCutPastes(page: Document): void {
  page.addEventListener("paste", ({ target, clipboardData, defaultPrevented }) => {
    const field = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!field || target.maxLength < 0 || target.readOnly || defaultPrevented) return;
    const pasted = (clipboardData?.getData("text/plain") ?? "").replaceAll("\r\n", "\n").length;
    // Some kinds of field tell no selection: what is selected there may make room that is not known of.
    const selected = (target.selectionEnd ?? target.value.length) - (target.selectionStart ?? 0);
    const room = Math.max(0, target.maxLength - target.value.length + selected);
    if (pasted <= room) return;
    toast.error(
      `Only ${numbers.format(room)} of the ${numbers.format(pasted)} characters that you pasted fit here.`,
    );
  });
}
