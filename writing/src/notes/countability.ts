import { isCounted, isMass } from "./nouns/nouns.ts";
import { wordSet } from "./word-set.ts";
const ENDINGS =
  /(?:ness|ism|ance|ence|acy|itude|ship|hood|ology|ography|ometry|ics|work|\p{L}{3}ing|ity|manship)$/u;

/** Whether one noun may stand for what it names without "a", "the" or an owner: "homework", "kindness", "netball". */
export function isUncounted(noun: string): boolean {
  if (isMass(noun)) return true;
  return !isCounted(noun) && ENDINGS.test(noun);
}

/** What a student makes or uses that is counted: of these a target means the student's own. */
const OWN_THING = wordSet(`
  conclusion introduction opening ending thesis hypothesis prediction plan essay paragraph sentence argument graph diagram map
  sketch portrait model design answer method write-up bibliography monologue voice serve shot backhand forehand pass
  swing stance grip kick throw catch technique stroke start finish landing routine portfolio sketchbook folder folio file
  hold grip tuck catch dismount follow-through footwork
  handwriting presentation speech talk accent posture embouchure bowing left-hand right-hand
`);

/** "Needs to work on conclusion": whether a thing named bare in a target is one that the student has. */
export function isOwnThing(noun: string): boolean {
  return OWN_THING.has(noun) && !isUncounted(noun);
}
