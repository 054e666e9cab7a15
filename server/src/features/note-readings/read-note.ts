import type {
  NoteReading,
  readNote as endpoint,
} from "@reportair/contract/features/note-readings.ts";
import { FLAG_ADVICE } from "@reportair/contract/features/flags.ts";
import { keptOutOf, type KeptOut } from "@reportair/writing/privacy/flags.ts";
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
 * How a note on one of the actor's students will read in a report, without storing anything. What reads like what a
 * report must not say is kept out, as it will be when it is saved. Asked for while the note is being typed.
 */
export async function readNote(
  handle: Handle,
  actor: Actor,
  { student, classroom, field, option, text, allowed }: z.output<typeof endpoint.body>,
): Promise<NoteReading[]> {
  const { place } = await findPlace(handle, actor, { student, classroom });
  if (text.trim() === "") return [];
  const name = namesOf(place);
  const order = keptOutOf(text).find(({ kind }) => kind === "instruction");
  if (order !== undefined) return [keptOut(order)];
  return readNotes({
    student: { ...name, pronouns: place.pronouns, year: place.year },
    subject: place.subject,
    field,
    option,
    text,
    let_stand: allowed,
    roster: await schoolRoster(handle, actor.institution_id),
    style: await findStyle(handle, actor.user_id),
    rules: rulesOf(await findPolicy(handle)),
  });
}

/** A note that holds an order to the writer stays out whole. */
function keptOut({ from, to, kind: flag }: KeptOut): NoteReading {
  const reason = FLAG_ADVICE[flag];
  const piece = { from, to, reads_as: "", reason, suggestions: [], flag };
  return { ...piece, kind: "kept_out", judgement: "fact" };
}
