import { toast } from "../../../../ui/toast-store.ts";

/** Puts a text on the clipboard and says so, or says that the browser refused. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error("Your browser did not allow copying. Open the report and copy it from there.");
  }
}
