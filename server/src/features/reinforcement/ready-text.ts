import {
  FOLLOWED,
  PARTLY_FOLLOWED,
  type Style,
} from "@reportair/contract/features/reinforcement.ts";

/** What a teacher writes with whether or not it was learnt is no news. */
const NO_NEWS: ReadonlySet<string> = new Set(["address", "avoided phrases"]);

function list(words: readonly string[]): string {
  return words.length < 2
    ? (words[0] ?? "")
    : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** Says that a style is ready, and promises no more of it than new texts were counted to meet. */
export function readyText(follows: Style["follows"]): string {
  const ready = "Your writing style is ready";
  if (follows === null) return `${ready}: it is told to the AI service with every new report.`;
  const named = follows.filter(({ feature }) => !NO_NEWS.has(feature));
  const fully = named.filter(({ share }) => share >= FOLLOWED).map(({ feature }) => feature);
  const partly = named
    .filter(({ share }) => share >= PARTLY_FOLLOWED && share < FOLLOWED)
    .map(({ feature }) => feature);
  if (fully.length + partly.length === 0) return `${ready}.`;
  if (fully.length === 0) return `${ready}: new reports follow in part your ${list(partly)}.`;
  const rest = partly.length === 0 ? "" : `; in part your ${list(partly)}`;
  return `${ready}: new reports follow your ${list(fully)}${rest}.`;
}
