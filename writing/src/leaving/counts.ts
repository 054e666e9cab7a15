import {
  TAKEN_OUT_KINDS,
  type LeavingField,
  type LeavingPart,
  type TakenOutKind,
} from "@reportair/contract/features/leaving.ts";
import { fold } from "../privacy/fold.ts";

/** How many things were taken out, by kind: one person, number or place counts once, a pronoun wherever it stands. */
export function countTakenOut(
  fields: readonly LeavingField[],
): { kind: TakenOutKind; count: number }[] {
  const things = new Map<TakenOutKind, Set<string>>();
  fields.forEach(({ field, typed }) =>
    typed.forEach(({ text, kind }: LeavingPart, at) => {
      if (kind === null || kind === "verb") return;
      const known = things.get(kind) ?? new Set();
      things.set(kind, known.add(nameOf(kind, text, `${field} ${at}`)));
    }),
  );
  return TAKEN_OUT_KINDS.flatMap((kind) => {
    const count = things.get(kind)?.size ?? 0;
    return count === 0 ? [] : [{ kind, count }];
  });
}

/** What makes two of a kind the same thing. */
function nameOf(kind: TakenOutKind, text: string, place: string): string {
  if (kind === "pupil") return "";
  return kind === "pronoun" || kind === "gender" ? place : fold(text);
}
