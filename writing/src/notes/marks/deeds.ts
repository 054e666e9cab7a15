import { eat, type Parsed, type Tail } from "./parsed.ts";
import { withTails } from "./tails.ts";
import { lengthIn, levelIn, placeIn, timeIn, type Value } from "./values.ts";

const DEED = /^(ran|swam|rowed|cycled|threw|jumped|cleared|completed|finished) (?:the )?/iu;

/** "Ran 1500m in 4.52", "threw 31m", "came 2nd in the 800m". */
function deed(text: string): Parsed<{ said: string; value: Value }> | null {
  const did = eat(text, DEED);
  if (did) {
    const verb = (did.got[1] ?? "").toLowerCase();
    const far = lengthIn(did.rest);
    if (!far) return null;
    const rest = did.rest.slice(far.length);
    const kind = eat(rest, /^ (freestyle|breaststroke|backstroke|butterfly|hurdles|relay)/iu);
    const timed = eat(kind ? kind.rest : rest, /^ in (?:a time of )?/iu);
    const time = timed && timeIn(timed.rest);
    if (timed && time && /^(?:ran|swam|rowed|cycled|completed|finished)$/u.test(verb))
      return {
        got: {
          said: `${verb} the ${far.value.said}${kind ? ` ${(kind.got[1] ?? "").toLowerCase()}` : ""} in ${time.value.said}`,
          value: time.value,
        },
        rest: timed.rest.slice(time.length),
      };
    return /^(?:threw|jumped|cleared)$/u.test(verb)
      ? { got: { said: `${verb} ${far.value.said}`, value: far.value }, rest }
      : null;
  }
  const came = eat(text, /^(?:came|finished|placed) (?=\d|first|second|third|joint|the)/iu);
  const place = came && placeIn(came.rest);
  if (!came || !place) return null;
  const where = eat(came.rest.slice(place.length), /^ (in|at|out of) ([^,;()]+?)(?=$|[,;(])/iu);
  return where
    ? {
        got: {
          said: `came ${place.value.said} ${(where.got[1] ?? "").toLowerCase()} ${where.got[2]}`,
          value: place.value,
        },
        rest: where.rest,
      }
    : null;
}

const BEST = /^(?:an? |new |his |her |their )*(?:pb|personal best)(?: of|:|,| -)? /iu;
const EVENT =
  /^(?:the )?((?:high|long|triple) jump|javelin|shot(?: put)?|discus|hammer|bleep test|cooper run|plank|standing jump|vertical jump|\d{2,5}m(?: (?:freestyle|breaststroke|backstroke|butterfly|hurdles))?|\d{1,2}k)(?: time)?(?::| in| -| of)? (?:(?:in|a time of) )?/iu;

function measured(text: string): { value: Value; length: number } | null {
  return lengthIn(text) ?? timeIn(text) ?? levelIn(text);
}

/** "PB of 12.9 in the 100m", "long jump 4.2m", "bleep test 8.4". */
function event(text: string): Parsed<{ said: string; value: Value }> | null {
  const best = eat(text, BEST);
  const value = best && measured(best.rest);
  if (best && value) {
    const where = eat(
      best.rest.slice(value.length),
      /^ (?:in|for|at) (?:the )?([\p{L}\d ]+?)(?=$|[,;(])/iu,
    );
    return where
      ? {
          got: {
            said: `achieved a personal best of ${value.value.said} in the ${where.got[1]}`,
            value: value.value,
          },
          rest: where.rest,
        }
      : null;
  }
  const what = eat(text, EVENT);
  const bleep = /^bleep/iu.test(what?.got[1] ?? "");
  const reached = what && (bleep ? levelIn(what.rest) : measured(what.rest));
  if (!what || !reached || bleep !== (reached.value.scale === "level")) return null;
  const name = (what.got[1] ?? "").toLowerCase();
  return {
    got: { said: `achieved ${reached.value.said} in the ${name}`, value: reached.value },
    rest: what.rest.slice(reached.length),
  };
}

/** What somebody did in a time or over a distance, with what is said of it; null where nothing is. */
export function deedIn(text: string): Parsed<{ said: string; tails: Tail[] }> | null {
  const did = deed(text) ?? event(text);
  if (!did) return null;
  const tails = withTails(did.got.value, did.rest);
  if (did.got.said.startsWith("achieved a personal best"))
    tails.got.push({ said: "", turn: "better" });
  // "Ran 1500m in 4.52" is a sentence by itself.
  return tails.got.length > 0 || !DEED.test(text)
    ? { got: { said: did.got.said, tails: tails.got }, rest: tails.rest }
    : null;
}
