import { folded } from "@reportair/contract/finding.ts";
import type { Somebody } from "./queries.ts";

export type Named = { student_id: string; upn: string; name: string };

/** Zeros at the front are lost in spreadsheets. */
const numberKey = (text: string) => folded(text).replace(/^0+(?=\d+$)/u, "");
const upnKey = (text: string) => text.toUpperCase().replaceAll(/\s/gu, "");
/** Names are compared by their words, in whatever order they stand. */
const byWords = (key: string) => key.split(" ").toSorted().join(" ");

/**
 * Finds whom a row of a file means: by the school's number, else by the unique pupil number, else by the whole name. A
 * row that has a number is nobody where the number is, whatever its name. Returns everybody whom it may mean.
 */
export function rowMatcher(everybody: readonly Somebody[]): (row: Named) => readonly number[] {
  const numbers = new Map<string, number[]>();
  const upns = new Map<string, number[]>();
  const names = new Map<string, number[]>();
  const put = (map: Map<string, number[]>, key: string, id: number) => {
    if (key === "") return;
    const ids = map.get(key);
    if (ids === undefined) map.set(key, [id]);
    else if (!ids.includes(id)) ids.push(id);
  };
  for (const one of everybody) {
    put(numbers, numberKey(one.student_id), one.id);
    put(upns, upnKey(one.upn ?? ""), one.id);
    const firsts = [
      one.first_name,
      folded(one.preferred_name ?? ""),
      folded(one.legal_first_name ?? ""),
    ];
    const lasts = [one.last_name, folded(one.legal_last_name ?? "")];
    for (const first of firsts.filter(Boolean)) {
      for (const last of lasts.filter(Boolean)) put(names, byWords(`${first} ${last}`), one.id);
    }
  }
  return ({ student_id, upn, name }) => {
    if (student_id !== "") return numbers.get(numberKey(student_id)) ?? [];
    if (upn !== "") return upns.get(upnKey(upn)) ?? [];
    return names.get(byWords(folded(name))) ?? [];
  };
}
