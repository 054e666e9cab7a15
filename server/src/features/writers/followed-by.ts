import type { Style } from "@reportair/contract/features/reinforcement.ts";
import type { StyleProfile } from "@reportair/writing/style/profile.ts";
import { threads, type Waiting } from "../../threads/threads.ts";

type Follows = NonNullable<Style["follows"]>;

/** What was counted for profiles, by their words; writing the texts for it takes a while. */
const counted = new Map<string, Follows>();
/** Profiles whose figures are kept at one time. */
const MOST = 100;

/** How far texts of the writer on this server meet a style. */
export async function followedBy(profile: StyleProfile, waiting?: Waiting): Promise<Follows> {
  const key = JSON.stringify(profile);
  const known = counted.get(key);
  if (known !== undefined) return known;
  const follows = await threads.run("measureStyle", profile, waiting);
  const oldest = counted.keys().next();
  if (counted.size >= MOST && oldest.done === false) counted.delete(oldest.value);
  counted.set(key, follows);
  return follows;
}
