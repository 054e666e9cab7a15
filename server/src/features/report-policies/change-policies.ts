import { OFFERS, type ReportPolicy } from "@reportair/contract/features/report-policies.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import { threads } from "../../threads/threads.ts";
import { audit } from "../audit/audit.ts";
import { findPolicy } from "./find-policy.ts";
import { savePolicyRow } from "./queries.ts";

/** Settles some of the policies; a 400 where reports could not be written under them. */
export async function changePolicies(
  handle: Handle,
  actor: Actor,
  change: { [key in keyof ReportPolicy]?: ReportPolicy[key] | undefined },
): Promise<void> {
  const before = await findPolicy(handle);
  const after = { ...before, ...withoutUndefined(change) };
  after.avoid_words = distinct(after.avoid_words);
  after.offers = OFFERS.filter((offer) => after.offers.includes(offer));
  if (after.length_fixed && after.length_range === null) {
    throw fieldError("length_range", "Choose the length that every report is to have.");
  }
  const fields = (Object.keys(after) as (keyof ReportPolicy)[]).filter(
    (field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]),
  );
  if (fields.length === 0) return;
  if (fields.includes("avoid_words")) await refuseUnsayable(after.avoid_words);
  await savePolicyRow(handle, actor.institution_id, after);
  await audit(handle, actor, "policy.updated", {
    type: "institution",
    id: actor.institution_id,
    label: "Report policies",
    details: { fields },
  });
}

// A report says every tick plainly: words that this needs cannot be avoided.
async function refuseUnsayable(words: readonly string[]): Promise<void> {
  const unsayable = await threads.run("findUnsayable", words, "transaction");
  const [first] = unsayable;
  if (first === undefined) return;
  throw fieldError(
    "avoid_words",
    first.word === null
      ? `Without these words no report could say “${first.option}”. Please allow some of them.`
      : `Without “${first.word}” no report could say “${first.option}”. Please allow it.`,
  );
}

function distinct(words: readonly string[]): string[] {
  const byFold = new Map(words.map((word) => [word.toLocaleLowerCase("en-GB"), word]));
  return [...byFold.values()].toSorted((a, b) => a.localeCompare(b, "en-GB"));
}

function withoutUndefined(change: {
  [key in keyof ReportPolicy]?: ReportPolicy[key] | undefined;
}): Partial<ReportPolicy> {
  return Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<ReportPolicy>;
}
