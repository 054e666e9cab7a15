import type { StudentEntry } from "../generator/class-state/student-entry.ts";
import { isGone, isUnsaved } from "../generator/class-state/student-entry.ts";
import { classSaveLabel } from "../generator/class-state/save-label.ts";

/** What there is to save with, and to keep in. */
export interface Around {
  /** Whether the browser has a network. */
  online: boolean;
  /** Whether what is typed outlives the page. */
  lasts: boolean;
  /** What keeps it, as its person calls it. */
  here: "this phone" | "this browser";
}

/** A sentence on where the notes are; a loud one is about what keeps them from the server. */
export interface Whereabouts {
  text: string;
  loud: boolean;
}

const PAUSES = "Saved by itself at every pause.";
const NO_CONNECTION = "No connection.";

/** Where the notes of a class are: on the server, on their way, or here until they can be sent. */
export function whereNotesAre(
  entries: readonly StudentEntry[],
  { online, lasts, here }: Around,
  now = new Date(),
): Whereabouts {
  const failed = entries.some(({ save }) => save.kind === "failed");
  const unsaved = entries.some((entry) => isUnsaved(entry) && !isGone(entry));
  if (failed || !online) {
    const why = online ? "Not saved yet." : NO_CONNECTION;
    return { text: `${why} ${whatBecomes(unsaved, online, lasts, here)}`, loud: true };
  }
  return { text: classSaveLabel(entries, now) || PAUSES, loud: false };
}

function whatBecomes(
  unsaved: boolean,
  online: boolean,
  lasts: boolean,
  here: Around["here"],
): string {
  if (!lasts) return "Kept on this page alone: leave it open.";
  if (!unsaved) return `What you write is kept on ${here}.`;
  return online ? `Kept on ${here}, and tried again.` : `Kept on ${here} until it is back.`;
}

/** The same of what earlier pages could not save, of so many pupils. */
export function whereKeptIs(pupils: number, { online, here }: Omit<Around, "lasts">): string {
  const whose = pupils === 1 ? "Notes on a pupil are" : `Notes on ${pupils} pupils are`;
  return online
    ? `${whose} kept on ${here}, and tried again.`
    : `${NO_CONNECTION} ${whose} kept on ${here} until it is back.`;
}
