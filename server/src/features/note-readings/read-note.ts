import type {
  NoteReading,
  readNote as endpoint,
} from "@reportair/contract/features/note-readings.ts";
import { FLAG_ADVICE } from "@reportair/contract/features/flags.ts";
import type { KeptOut } from "@reportair/writing/privacy/flags.ts";
import type { z } from "zod";
import type { Actor, Transaction } from "../../database/handle.ts";
import { threads } from "../../threads/threads.ts";
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
  transaction: Transaction,
  actor: Actor,
  { student, classroom, field, option, text, allowed }: z.output<typeof endpoint.body>,
): Promise<NoteReading[]> {
  const about = await transaction(async (handle) => {
    const { place } = await findPlace(handle, actor, { student, classroom });
    const { names } = await schoolRoster(handle, actor.institution_id);
    return {
      student: { ...namesOf(place), pronouns: place.pronouns, year: place.year },
      subject: place.subject,
      style: await findStyle(handle, actor.user_id),
      rules: rulesOf(await findPolicy(handle)),
      names,
    };
  });
  if (text.trim() === "") return [];
  const read = await threads.run("readNote", { ...about, field, option, text, let_stand: allowed });
  return read.order ? [keptOut(read.order)] : read.readings;
}

/** A note that holds an order to the writer stays out whole. */
function keptOut({ from, to, kind: flag }: KeptOut): NoteReading {
  const reason = FLAG_ADVICE[flag];
  const piece = { from, to, reads_as: "", reason, suggestions: [], flag };
  return { ...piece, kind: "kept_out", judgement: "fact" };
}
