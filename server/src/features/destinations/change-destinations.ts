import {
  destination,
  KNOWN_SYSTEMS,
  type Destination,
  type System,
} from "@reportair/contract/features/destinations.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { saveChoice, saveDestination } from "./queries.ts";
import { findDestination, settledDestinations } from "./settled.ts";

const FIELDS = Object.keys(destination.shape) as (keyof Destination)[];

/** Settles some of the school's systems; a 400 where teachers could choose none any more. */
export async function changeDestinations(
  handle: Handle,
  actor: Actor,
  changes: readonly Destination[],
): Promise<void> {
  const before = await settledDestinations(handle);
  const after = before.map((each) => {
    const change = changes.find(({ system }) => system === each.system);
    if (change === undefined) return each;
    // What is listed is called as it is; only another one has a name of its own.
    const { name } = each.system === "other" ? change : KNOWN_SYSTEMS[each.system];
    return { ...change, name };
  });
  if (!after.some(({ offered }) => offered))
    throw fieldError("destinations", "Please leave at least one system for teachers to choose.");
  const changed = after.filter((each, at) => !isSame(each, before[at]));
  for (const each of changed) await saveDestination(handle, actor, each);
  if (changed.length === 0) return;
  await audit(handle, actor, "destinations.updated", {
    type: "institution",
    id: actor.institution_id,
    label: "",
    details: { fields: changed.map(({ system }) => system) },
  });
}

function isSame(one: Destination, other: Destination | undefined): boolean {
  return other !== undefined && FIELDS.every((field) => one[field] === other[field]);
}

/** Chooses a system for the actor, with a number of their own. */
export async function choose(
  handle: Handle,
  actor: Actor,
  choice: { system: System; own_limit: number | null },
): Promise<void> {
  const { char_limit, name } = await findDestination(handle, choice.system);
  if (choice.own_limit !== null && char_limit !== null && choice.own_limit > char_limit)
    throw fieldError(
      "own_limit",
      `${name} takes ${char_limit.toLocaleString("en-GB")} characters at your school. Please give a smaller number.`,
    );
  await saveChoice(handle, actor, choice);
}
