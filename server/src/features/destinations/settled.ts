import {
  KNOWN_SYSTEMS,
  SYSTEMS,
  type Choosable,
  type Destination,
  type System,
} from "@reportair/contract/features/destinations.ts";
import type { Handle } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import { selectChoices, selectDestinations } from "./queries.ts";

/** What holds of a system about which the school has settled nothing. */
function unsettled(system: System): Destination {
  return { system, ...KNOWN_SYSTEMS[system], one_paragraph: true, plain: false, offered: true };
}

/** Every system as the school has settled it. */
export async function settledDestinations(handle: Handle): Promise<Destination[]> {
  const rows = new Map((await selectDestinations(handle)).map((row) => [row.system, row]));
  return SYSTEMS.map((system) => rows.get(system) ?? unsettled(system));
}

/** The systems that the actor can choose, with their own numbers. */
export async function choosableDestinations(handle: Handle): Promise<Choosable[]> {
  const offered = (await settledDestinations(handle)).filter((each) => each.offered);
  const choices = await selectChoices(handle);
  const last = choices.find(({ system }) => offered.some((each) => each.system === system));
  const chosen = last?.system ?? offered[0]?.system;
  return offered.map(({ offered: _, ...each }) => ({
    ...each,
    own_limit: choices.find(({ system }) => system === each.system)?.own_limit ?? null,
    chosen: each.system === chosen,
  }));
}

/** One of them, the chosen one where none is named; a 400 where the school does not use it. */
export async function findDestination(
  handle: Handle,
  system: System | undefined,
): Promise<Choosable> {
  const all = await choosableDestinations(handle);
  const found = all.find((each) => (system === undefined ? each.chosen : each.system === system));
  if (found === undefined)
    throw fieldError("system", "Your school does not use this system. Please choose another one.");
  return found;
}

/** The most that a comment may have there: the smaller of the school's number and the teacher's own. */
export function limitOf({ char_limit, own_limit }: Pick<Choosable, "char_limit" | "own_limit">) {
  if (char_limit === null || own_limit === null) return own_limit ?? char_limit;
  return Math.min(char_limit, own_limit);
}
