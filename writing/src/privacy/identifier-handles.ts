// What a child is called where it meets strangers: names on platforms and in games. The platform is told of in many
// notes ("tiktok videos"); what follows it is a name where no dictionary has it.
import type { IdentifierPattern } from "./identifier-pattern.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { isEnglish } from "./words.ts";

const PLATFORM =
  "insta(?:gram)?|ig|snap(?:chat)?|tik ?tok|twitter|discord|xbox(?: live)?|psn|playstation|gamer ?(?:tag|name|id)|roblox|minecraft|fortnite|youtube|yt|spotify|steam|twitch|soundcloud|vinted|depop|bereal|whatsapp|telegram|reddit|github|strava|threads|facebook|fb|pinterest|tumblr|wattpad|ao3|linkedin|kik|letterboxd|duolingo|bandlab|chess\\.com|lichess|goodreads|user ?name|handle|alias|gaming|online|channel";
const KIND =
  "name|handle|account|acc|user|username|tag|id|channel|page|profile|stream|server|link|playlist";

/** A word that was made up: none that a dictionary has, or one with letters and figures as nobody writes them. */
function isMadeUp(found: string): boolean {
  const word = found.replace(/^@/u, "");
  if (/[\d_.#]/u.test(word) && /\p{L}/u.test(word)) return true;
  if (/\p{Ll}\p{Lu}/u.test(word)) return !PUBLIC_WORDS.has(word.toLowerCase());
  const lower = word.toLowerCase();
  return lower.length > 3 && !isEnglish(lower) && !PUBLIC_WORDS.has(lower);
}

/** Names on platforms, without the words that say which. */
export const HANDLE_PATTERNS: readonly IdentifierPattern[] = [
  {
    kind: "HANDLE",
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${PLATFORM})(?![\p{L}\p{N}])(?:[ -](?:${KIND})){0,2}\s*(?:(?:is|are|was|as|called|named|under)\b\s*:?|[:=@(-]|\bon\b)?\s*["'“‘]?(?<it>@?[\p{L}\p{N}][\p{L}\p{N}_.#-]{2,})`,
      "giu",
    ),
    unless: (found) => !isMadeUp(found),
  },
  {
    kind: "HANDLE",
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${PLATFORM}) (?:name|handle|tag|username|user ?name|id|account)\s*(?:is|was|:|=|-)?\s*["'“‘]?(?<it>@?[\p{L}\p{N}][\p{L}\p{N}_.#-]{2,})`,
      "giu",
    ),
    unless: (found) =>
      /^(?:is|was|and|the|that|this|with|for|his|her|their|not|has|needs|to|which|are|but|should)$/iu.test(
        found,
      ),
  },
  // "Posts as moonchild on insta", "known as kxng on xbox".
  {
    kind: "HANDLE",
    pattern: new RegExp(
      String.raw`\b(?:as|called|named)\s+["'“‘]?(?<it>@?[\p{L}\p{N}][\p{L}\p{N}_.#-]{2,})["'”’]?\s+on\s+(?:${PLATFORM})\b`,
      "giu",
    ),
  },
];
