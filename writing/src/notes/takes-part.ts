import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { PUBLIC_WORDS } from "../privacy/names/public-names.ts";
import { isEnglish } from "../privacy/words.ts";

/** What somebody sings, plays or is chosen in. */
const ENSEMBLE = /^(?:choir|orchestra|band|ensemble|team|squad|council)$/iu;
const GROUP =
  /^(?:the )?((?:(?:school|jazz|wind|brass|string|strings|steel|concert|swing|samba|ukulele|guitar|flute|recorder|gospel|chamber|county|district|borough|regional|house|senior|junior|student|eco|girls['’]?|boys['’]?|year \d+|first|second|football|netball|rugby|hockey|cricket|athletics|swimming|basketball|badminton|tennis|rounders|dance|gymnastics|cross-country|chess|debating|debate|drama|art|science|maths|coding|computing|robotics|stem|book|reading|history|film|eco|gardening|cookery|lego|running|homework|photography) ){0,3})(choir|orchestra|band|ensemble|team|squad|council|club|society)$/iu;

function listed(names: readonly string[]): string {
  const said = names.map((name) => `the ${name}`);
  const last = said.pop() ?? "";
  return said.length > 0 ? `${said.join(", ")} and ${last}` : last;
}

/** "Choir, orchestra, jazz band": somebody is in all of them. */
function inGroups(text: string): string | null {
  const each = text.split(/, (?:and )?| and /u).map((one) => GROUP.exec(one));
  const names = each.map(
    (one) => `${one?.[1]?.toLowerCase() ?? ""}${one?.[2]?.toLowerCase() ?? ""}`,
  );
  if (each.includes(null) || (names.length === 1 && !/ /u.test(names[0] ?? ""))) return null;
  const played = names.filter((_, at) => ENSEMBLE.test(each[at]?.[2] ?? ""));
  const attended = names.filter((name) => !played.includes(name));
  return [
    played.length > 0 ? `is in ${listed(played)}` : "",
    attended.length > 0 ? `attends ${listed(attended)}` : "",
  ]
    .filter((part) => part !== "")
    .join(" and ");
}

/** A place by its name, where a note has it in small letters: "munich". */
function named(place: string): string {
  return place.replace(/^\p{Ll}+/u, (word) =>
    PUBLIC_WORDS.has(word) && !isEnglish(word)
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word,
  );
}

/** "Trip to York": who writes so was there with the student. */
const TRIP =
  /^(?:the )?((?:(?:school|class|field|museum|theatre|history|geography|art|science|music|residential|day|ski|year \d+) )?(?:trip|visit|exchange|excursion)) to (?=\p{L})(?!(?:be|see|do|make|get|go|the (?:head|office|nurse|toilet|doctor|dentist))\b)/iu;

/** "Exchange trip did wonders for him": the one that there was. */
const DID_GOOD =
  /^(?=(?:(?:french|german|spanish|exchange|school|field|residential|music|drama|work experience|mentoring|sports|art|theatre|geography|history|science) )?(?:trip|exchange|residential|visit|workshop|placement|tournament|production) (?:did (?:wonders|(?:him|her|them) (?:so much |a lot of |the world of )?good)|(?:really |clearly |has )*(?:boosted|helped|inspired|improved|brought)\b))/iu;

/** What somebody took part in, where a note only names it; null for everything else. */
export function takesPart(field: WrittenField, text: string): string | null {
  if (!/^(?:best_achievement|additional_notes|participation_notes)$/u.test(field)) return null;
  if (DID_GOOD.test(text)) return `the ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const trip = field === "participation_notes" ? null : TRIP.exec(text);
  // "Trip to York a highlight": more than a trip.
  if (
    trip &&
    !/\b(?:highlight|was|is|went|loved|next|planned|asked|cancelled|will|made|has|helped|gave|inspired|boosted|really)\b/iu.test(
      text,
    )
  )
    return `went on the ${(trip[1] ?? "").toLowerCase()} to ${named(text.slice(trip[0].length))}`;
  // "Plays in orchestra and jazz band"
  const [, plays = "", groups = ""] =
    /^((?:plays|sings|performs) in) (.+ and .+)$/iu.exec(text) ?? [];
  const among = plays === "" ? null : inGroups(groups);
  if (among?.startsWith("is in ") && !among.includes(" attends "))
    return `${plays.toLowerCase()} ${among.slice("is in ".length)}`;
  return inGroups(text);
}
