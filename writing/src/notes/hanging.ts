import type { Segment } from "./segments.ts";

/** What begins so belongs to what stands before it. */
const HANGS =
  /^(?:including|with|without|whatever|whoever|wherever|in|at(?! ARE\b)|of|for|from|to|by|as|than|which|who|that|up(?! (?:and|&) down)|if|when|even|merely|only \p{L}+$|otherwise(?! (?:very |really |all |always )*(?:excellent|good|fine|great|lovely|impeccable|exemplary|superb|polite|sensible|no|an?|well)\b)|rest\b|instead|except|apart|because|although|though|unless|while|where|not(?! (?:afraid|always|yet|very|so|as|an?|the|often|really|quite|confident|sure|keen|willing|ready|able)\b)|whether|now(?! (?:can|will|\p{L}{2,}s) )|then|mostly|mainly|esp|especially|particularly|e\.?g|like|such|in particular)\b/iu;

/** What belongs to the last item before it alone: "neat, careful with tools, especially the saws". */
const HANGS_NEAR =
  /^(?:which|who|whose|including|esp|especially|particularly|in particular|such as|e\.?g|like|with|without|whatever|whoever|wherever)\b/iu;

/** What opens a clause that a main clause has to follow. */
export const LED =
  /^(?:if|unless|when|whenever|once|until|because|since|although|though|while|whilst|as)\b/iu;

/**
 * Items of which each says something by itself: what hangs on the one before it belongs to it. Null where the last may
 * hang on all of them: "kind, helpful, in small groups".
 */
export function gathered(text: string, items: readonly Segment[]): Segment[] | null {
  const whole: Segment[] = [];
  for (const [place, item] of items.entries()) {
    const last = whole.at(-1);
    const own = text.slice(item.from, item.to);
    const joined = last && /\b(?:and|but)\s+$/iu.test(text.slice(last.to, item.from));
    if (last && HANGS_NEAR.test(own)) whole[whole.length - 1] = { from: last.from, to: item.to };
    // "…, and when asked he shrugs" begins a sentence.
    else if (last && HANGS.test(own) && !(joined && LED.test(own))) {
      if (place === items.length - 1) return null;
      whole[whole.length - 1] = { from: last.from, to: item.to };
    } else whole.push(item);
  }
  return whole;
}
