import type { BodyOf } from "@reportair/contract/endpoint.ts";
import { reportText } from "@reportair/contract/features/reports.ts";
import type { decideOnChanges as endpoint } from "@reportair/contract/features/suggestions.ts";
import {
  newWords,
  replaced,
  type Stretch,
  type Suggested,
} from "@reportair/contract/text-changes.ts";
import type { Actor, Handle, Transaction } from "../../database/handle.ts";
import { AppError, fieldError, notFound } from "../../http/errors.ts";
import { editReport } from "../reports/edit-report.ts";
import { findVersionText } from "../reports/find-report.ts";
import { findKept } from "./find-suggestion.ts";
import { placesOf } from "./places.ts";
import * as queries from "./queries.ts";

type Decisions = BodyOf<typeof endpoint>;

/**
 * Takes some of a colleague's changes into the actor's kept report, as an edit by hand would, and leaves others. Each
 * is decided once; what was decided so before is no error. All is done or nothing.
 */
export async function decideOnChanges(
  transaction: Transaction,
  actor: Actor,
  id: number,
  decisions: Decisions,
  now: Date,
): Promise<void> {
  // Texts are compared while no transaction is open; what was compared is looked at again where it counts.
  const { seen, suggested, taken } = await transaction((handle) =>
    openSuggestion(handle, actor, id, decisions, false),
  );
  const places = decisions.take.length === 0 ? [] : await placesOf(seen, suggested, taken);
  await transaction(async (handle) => {
    const open = await openSuggestion(handle, actor, id, decisions, true);
    if (open.taken.size > taken.size) throw decidedElsewhere();
    const { toTake, toLeave, proof } = open;
    if (toTake.length > 0) {
      const report_content = textWith(seen, suggested, places, toTake);
      const { version } = decisions;
      await editReport(handle, actor, proof.report_id, { report_content, version }, now);
    }
    const made = [
      ...toTake.map((change) => ({ change, taken: true })),
      ...toLeave.map((change) => ({ change, taken: false })),
    ];
    if (made.length > 0) await queries.insertDecisions(handle, actor, proof, made);
  });
}

/** The suggestion that was on the screen, the text beside it, and what is still to be done of what was asked. */
async function openSuggestion(
  handle: Handle,
  actor: Actor,
  id: number,
  { handed_in_at, version, take, leave }: Decisions,
  lock: boolean,
) {
  const proof = await queries.findAsked(handle, actor, id, lock);
  const suggested = proof && (await queries.findSuggestionRow(handle, id));
  if (proof === undefined || suggested === undefined) throw notFound();
  const report = await findKept(handle, proof.report_id);
  if (suggested.handed_in_at.getTime() !== new Date(handed_in_at).getTime()) {
    throw new AppError("conflict", {
      detail: "Your colleague has handed in other changes since. Nothing was done; here they are.",
    });
  }
  const decided = await queries.selectDecisions(handle, id);
  const toTake = undecided(take, true, decided, suggested);
  const toLeave = undecided(leave, false, decided, suggested);
  if (toTake.some((change) => toLeave.includes(change))) {
    throw fieldError("leave", "A change is either taken or left.");
  }
  const earlier =
    version === report.version ? undefined : await findVersionText(handle, report.id, version);
  const seen = earlier ?? report.report_content;
  return { proof, suggested, seen, toTake, toLeave, taken: queries.takenOf(decided) };
}

/** Those that nothing was decided on yet, in their order; a 409 where one was decided otherwise. */
function undecided(
  changes: readonly number[],
  taken: boolean,
  decided: ReadonlyMap<number, boolean>,
  suggested: Suggested,
): number[] {
  const wanted = [...new Set(changes)].toSorted((a, b) => a - b);
  if (wanted.some((change) => change >= suggested.changes.length)) throw notFound();
  if (wanted.some((change) => decided.get(change) === !taken)) throw decidedElsewhere();
  return wanted.filter((change) => !decided.has(change));
}

const decidedElsewhere = () =>
  new AppError("conflict", {
    detail: "This was decided on in another window. Nothing was done; here is how it stands.",
  });

/** A text with some of the changes in their places; a 409 where one of them has none any more. */
function textWith(
  text: string,
  suggested: Suggested,
  places: readonly (Stretch | null)[],
  wanted: readonly number[],
): string {
  const pieces = suggested.changes.flatMap((change, at) => {
    const place = places[at];
    return wanted.includes(at) && place ? [{ ...place, now: newWords(suggested, change) }] : [];
  });
  if (pieces.length < wanted.length) {
    throw new AppError("conflict", {
      detail:
        "The report has been changed where this change belongs, so it fits no more. Nothing was done.",
    });
  }
  const read = reportText.safeParse(replaced(text, pieces));
  if (read.success) return read.data;
  throw fieldError("take", read.error.issues[0]?.message ?? "This text cannot be stored.");
}
