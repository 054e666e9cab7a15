import {
  placesIn,
  withTaken,
  type Stretch,
  type Suggested,
} from "@reportair/contract/text-changes.ts";
import { threads } from "../../threads/threads.ts";

/**
 * Where each change that is not taken belongs in a text, see `placesIn`. Only a text that is not what was read, with
 * what was taken of it, has to be compared.
 */
export async function placesOf(
  text: string,
  suggested: Suggested,
  taken: ReadonlySet<number>,
): Promise<(Stretch | null)[]> {
  if (withTaken(suggested, taken) === text) return placesIn(text, suggested, taken);
  return threads.run("placesIn", { text, suggested, taken: [...taken] });
}
