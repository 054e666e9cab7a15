import { DONE_TO } from "./happened.ts";
import { can } from "./sentence-form.ts";
import { DONE } from "./things.ts";
import type { Word } from "./words.ts";

// "Always completed homework", "really struggled with ratio": what a pupil did, led by how or how often, which looks
// like how somebody is ("easily led") and like a kind of thing ("frequently asked questions").

/** What a pupil does and nobody does to a pupil. */
const NEVER_DONE_TO =
  /^(?:enjoyed|loved|hated|disliked|grasped|embraced|appreciated|understood|struggled|thrived|flourished|blossomed|excelled|persevered|persisted|coped|matured|progressed|plateaued|faltered|worked|tried|behaved|listened|contributed|participated|responded|reacted|concentrated|succeeded|cooperated|co-operated|collaborated|competed|volunteered|hesitated|arrived|stayed|remained|talked|chatted|laughed|argued|joked|apologised|disagreed|complained|sulked|smiled|shouted|wandered|drifted|waited|bounced|climbed|got)$/u;

/** What is done with two: whom it is told, and what. */
const TOLD =
  /^(?:told|asked|given|sent|shown|reminded|taught|allowed|denied|promised|set|called)$/u;

/** What makes a kind of thing of a participle and never says how often: "well planned essays". */
const OF_KIND =
  /^(?:well|badly|poorly|highly|most|more|less|least|very|so|too|fully|newly|much|far|quite|rather|nicely|neatly|beautifully|over|under)$/u;

const OFTEN =
  /^(?:always|often|usually|regularly|frequently|sometimes|occasionally|repeatedly|constantly|consistently|continually|never|rarely|seldom|normally|generally|mostly|already|recently|finally|eventually|once|also|even|still|routinely|nearly|almost)$/u;

/** What grows of itself, where "much improved" is how somebody is. */
const GREW = /^(?:improved|developed|grown|settled|relaxed|recovered|changed)$/u;

/**
 * The place of the verb where words are led by how or how often and tell what a pupil did; -1 where they are something
 * else, or may be.
 */
export function deedLed(words: readonly Word[]): number {
  const at = words.findIndex((word) => !can(word, "adv"));
  const verb = words[at];
  const lead = words[at - 1]?.lower ?? "";
  if (!verb || at < 1 || words.slice(0, at).some((word) => can(word, "not"))) return -1;
  if (!can(verb, "vpast", "tpast", "dpast", "spast", "linkpast")) return -1;
  const by = words.slice(at).some(({ lower }) => lower === "by");
  if (NEVER_DONE_TO.test(verb.lower)) return OF_KIND.test(lead) || by ? -1 : at;
  const next = words[at + 1]?.lower ?? "";
  if (GREW.test(verb.lower)) {
    if (OF_KIND.test(lead)) return -1;
    if (/^(?:since|this|last|over|in|at|as|after|with)$/u.test(next)) return at;
  }
  // "Often picked for the team" was done to them, and "quickly picked up skills" by them.
  if (DONE_TO.test(verb.lower) && !can(words[at + 1], "prt")) return -1;
  return hasObject(words, at, lead) ? at : -1;
}

/** Whether a verb has an object, which whoever was done something to has not. */
function hasObject(words: readonly Word[], at: number, lead: string): boolean {
  const verb = words[at];
  const next = words[at + 1];
  if (!verb || !next) return false;
  // "Quickly picked up new skills"
  const particle = can(next, "prt") && can(words[at + 2], "det", "poss", "noun", "pl", "adj");
  const from = particle ? at + 2 : at + 1;
  const opens = words[from];
  const owned = can(opens, "det", "poss") && !can(words[from + 1], "time", "adv");
  if (owned) return !TOLD.test(verb.lower) || can(opens, "poss");
  const rest = words.slice(from);
  const end = rest.findIndex((word) => !can(word, "noun", "pl", "adj"));
  const things = end < 0 ? rest : rest.slice(0, Math.max(end, 1));
  const object = things.findLast((word) => can(word, "noun", "pl", "pron"));
  const isTime = can(object, "time") && !can(object, "pl");
  if (can(opens, "prep", "adv") || !object || isTime) return particle;
  if (particle || OFTEN.test(lead)) return true;
  // "Beautifully presented work" is a kind of it, and "confidently used terms" was done.
  const made = DONE.some(
    ([pattern, done]) => !/offers|asks/u.test(done) && pattern.test(object.lower),
  );
  return !OF_KIND.test(lead) && can(object, "pl") && !made;
}
