import type { Judgement } from "@reportair/contract/features/note-readings.ts";
import { toneOf } from "../../checks/tone.ts";
import { contentStems } from "../../language/stems.ts";

const CLAUSES = /[.;:!?\n,]|\s+(?:but|and|yet|though|although|while|whereas)\s+|\s[-–—]\s/iu;

function opposes(one: Judgement, other: Judgement): boolean {
  return (one === "praise" && other === "fault") || (one === "fault" && other === "praise");
}

/**
 * Whether a clause that was written from a note judges what it speaks of the other way round: "is confident with
 * fractions" of "struggles with fractions". The note's clause that shares the most words with it decides.
 */
export function turnsRound(clause: string, note: string): boolean {
  const tone = toneOf(clause);
  if (tone !== "praise" && tone !== "fault") return false;
  const said = contentStems(clause);
  const shares = note
    .split(CLAUSES)
    .map((part) => ({
      tone: toneOf(part),
      shared: [...contentStems(part)].filter((stem) => said.has(stem)).length,
    }))
    .filter(({ shared }) => shared > 0);
  const most = Math.max(0, ...shares.map(({ shared }) => shared));
  const nearest = shares.filter(({ shared }) => shared === most);
  return nearest.length > 0 && nearest.every((part) => opposes(part.tone, tone));
}
