import type { Leaving } from "@reportair/contract/features/leaving.ts";
import { useState } from "react";
import { changeTakenOut } from "../../data/leaving.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatList } from "../../lib/format.ts";
import { toast } from "../../ui/toast-store.ts";

const quoted = (words: readonly string[]) =>
  formatList(
    words.map((each) => `“${each}”`),
    4,
  );

/** Taking words out of what would be sent, and putting them back; what was done is said to who cannot see it. */
export function useTakingOut(leaving: Leaving | undefined) {
  const [said, setSaid] = useState("");
  async function change(body: { add?: string[]; remove?: string[] }, done: string) {
    const configuration = leaving?.configuration ?? null;
    if (configuration === null) return;
    setSaid("");
    try {
      await changeTakenOut(configuration, body);
      setSaid(done);
    } catch (error) {
      toast.error(errorText(error, "This could not be taken out. Nothing has changed."));
    }
  }
  return {
    said,
    takeOut: (words: string[]) => void change({ add: words }, `${quoted(words)} is taken out.`),
    putBack: (words: string) => void change({ remove: [words] }, `${quoted([words])} is put back.`),
  };
}
