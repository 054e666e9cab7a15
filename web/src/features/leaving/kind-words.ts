import type { Leaving, LeavingPart, TakenOutKind } from "@reportair/contract/features/leaving.ts";
import { formatCount } from "../../lib/format.ts";

/** In the box where something was taken out, and how several of them are counted. */
const WORDS: Record<TakenOutKind, { box: string; one: string; many?: string }> = {
  pupil: { box: "Pupil", one: "the pupil’s name" },
  classmate: { box: "Classmate", one: "classmate" },
  staff: { box: "Staff", one: "member of staff", many: "members of staff" },
  school: { box: "School", one: "school" },
  name: { box: "Name", one: "other name" },
  date: { box: "Date", one: "date" },
  age: { box: "Age", one: "age" },
  id: { box: "Number", one: "number" },
  phone: { box: "Phone", one: "phone number" },
  email: { box: "E-mail", one: "e-mail address", many: "e-mail addresses" },
  postcode: { box: "Postcode", one: "postcode" },
  address: { box: "Address", one: "address", many: "addresses" },
  place: { box: "Place", one: "place" },
  link: { box: "Link", one: "link" },
  handle: { box: "Handle", one: "account name" },
  pronoun: { box: "Their", one: "pronoun" },
  gender: { box: "Pupil", one: "word of gender", many: "words of gender" },
  by_hand: { box: "Taken out", one: "by you", many: "by you" },
  kept_out: {
    box: "Kept out",
    one: "sentence that no report says",
    many: "sentences that no report says",
  },
  other: { box: "Left out", one: "other word" },
};

/** What stands in the box of a part that is sent: "PUPIL", "STAFF 2", "THEIR", and "a classmate" as it is. */
export function boxOf({ text, kind }: LeavingPart): string {
  const inside = /^\{([A-Za-z]+)(?:_(\d+))?\}$/u.exec(text);
  if (kind === "pronoun") return inside?.[1] ?? text;
  if (kind === null || kind === "verb") return text.slice(1, -1).replace("|", "/");
  // Said in words, it is shown in those words: nothing stands for what is sent.
  if (inside === null && text !== "(removed)") return text;
  const number = inside?.[2] ?? "1";
  return number === "1" ? WORDS[kind].box : `${WORDS[kind].box} ${number}`;
}

/** "7 things taken out" and "the pupil’s name, 1 classmate, 2 pronouns". */
export function countsText(counts: Leaving["counts"]): { total: string; kinds: string } {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const kinds = counts.map(({ kind, count }) => {
    const { one, many } = WORDS[kind];
    return kind === "pupil" ? one : formatCount(count, one, many);
  });
  return {
    total: all === 0 ? "Nothing had to be taken out" : `${formatCount(all, "thing")} taken out`,
    kinds: kinds.join(", "),
  };
}
