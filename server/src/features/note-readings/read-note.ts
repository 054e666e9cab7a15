import type {
  NoteReading,
  readNote as endpoint,
} from "@reportair/contract/features/note-readings.ts";
import { FLAG_ADVICE, flagText, KEPT_OUT_KINDS } from "@reportair/writing/privacy/flags.ts";
import { readNotes } from "@reportair/writing/notes/read-notes.ts";
import type { z } from "zod";
import type { Actor, Handle } from "../../database/handle.ts";
import { findPlace } from "../reports/find-place.ts";
import { findPolicy } from "../report-policies/find-policy.ts";
import { rulesOf } from "../report-policies/rules-of.ts";
import { findStyle } from "../style/find-style.ts";
import { namesOf } from "../students/names-of.ts";
import { schoolRoster } from "../students/school-roster.ts";

/**
 * How a note on one of the actor's students will read in a report, without storing anything. One that reads like what
 * a report must not say is kept out whole, as it will be when it is saved. Asked for while the note is being typed.
 */
export async function readNote(
  handle: Handle,
  actor: Actor,
  { student, classroom, field, option, text }: z.output<typeof endpoint.body>,
): Promise<NoteReading[]> {
  const { place, classmates } = await findPlace(handle, actor, { student, classroom });
  if (text.trim() === "") return [];
  const name = namesOf(place);
  const kinds = flagText(text, classmates, name);
  const kind = KEPT_OUT_KINDS.find((each) => kinds.includes(each));
  if (kind !== undefined) return [keptOut(text, FLAG_ADVICE[kind])];
  return readNotes({
    student: { ...name, pronouns: place.pronouns, year: place.year },
    subject: place.subject,
    field,
    option,
    text,
    roster: await schoolRoster(handle, actor.institution_id),
    style: await findStyle(handle, actor.user_id),
    rules: rulesOf(await findPolicy(handle)),
  });
}

function keptOut(text: string, reason: string): NoteReading {
  return {
    from: 0,
    to: text.length,
    kind: "kept_out",
    reads_as: "",
    judgement: "fact",
    reason,
    suggestions: [],
  };
}
