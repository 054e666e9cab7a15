import type { LengthRange, LengthUnit } from "@reportair/contract/features/report-fields.ts";
import {
  EMPTY_INPUTS,
  LENGTH_RANGES,
  LENGTH_UNITS,
  MAIN_FIELDS,
  usedFields,
} from "@reportair/contract/features/report-fields.ts";
import { expectedLength, fittingRange } from "@reportair/contract/features/report-length.ts";
import type { Facts } from "../src/facts.ts";
import type { Writer } from "../src/writer.ts";
import { evaluationClasses } from "./classes.ts";
import type { Scored } from "./figures.ts";
import { generalShare, score } from "./figures.ts";

/** What reports are written from: a few ticks, all of them, or ticks with notes. */
const KINDS = ["three ticks", "six ticks", "with notes"] as const;
type Kind = (typeof KINDS)[number];

/** The first students of every class whose inputs can be cut down to a kind. */
function factsOf(kind: Kind): Facts[] {
  return evaluationClasses().flatMap(({ students }) =>
    students
      .filter(({ inputs }) => MAIN_FIELDS.filter((field) => inputs[field] !== "").length >= 5)
      .slice(0, 5)
      .map((facts): Facts => {
        if (kind === "with notes") return facts;
        const ticks = MAIN_FIELDS.filter((field) => facts.inputs[field] !== "");
        const kept = kind === "three ticks" ? ticks.slice(0, 3) : ticks;
        const inputs = {
          ...EMPTY_INPUTS,
          ...Object.fromEntries(kept.map((field) => [field, facts.inputs[field]])),
        };
        return { ...facts, inputs };
      }),
  );
}

/** How often each report is written where lengths are compared: of a hundred alone, chance is worth several per cent. */
const TURNS = 3;

/** One report for each of these facts, each written as if it were alone; others in each `turn`. */
async function write(
  writer: Pick<Writer, "write">,
  all: readonly Facts[],
  range: LengthRange,
  unit: LengthUnit,
  turn = 0,
): Promise<Scored[]> {
  const reports: Scored[] = [];
  for (const [at, given] of all.entries()) {
    const seed = turn * 1000 + at;
    const facts = { ...given, range, unit };
    const said = { classmates: [], earlier: [] };
    reports.push(score(facts, await writer.write({ facts, said, seed, roster: null })));
  }
  return reports;
}

/** General share per kind, unit and range as lines for people; and of the ranges that fit, how often it stays in its share. */
export async function paddingFigures(
  writer: Pick<Writer, "write">,
): Promise<{ lines: string[]; withinShare: number; lengthFits: number }> {
  const lines: string[] = [];
  const fitting: boolean[] = [];
  const near: boolean[] = [];
  for (const unit of LENGTH_UNITS) {
    for (const kind of KINDS) {
      const all = factsOf(kind);
      const shares: string[] = [];
      for (const range of LENGTH_RANGES) {
        const reports = await write(writer, all, range, unit);
        shares.push(`${range}: ${(generalShare(reports) * 100).toFixed(0)} %`);
        for (const one of reports) {
          if (fittingRange(one.facts.inputs, unit) !== range) continue;
          fitting.push(generalShare([one]) <= 0.25);
        }
      }
      lines.push(`general share, ${kind}, ${unit}: ${shares.join(", ")}`);
    }
  }
  // In a range with room for everything, what is not general is what the inputs carry.
  const long: Scored[] = [];
  for (let turn = 0; turn < TURNS; turn++)
    long.push(...(await write(writer, KINDS.flatMap(factsOf), "500-1200", "words", turn)));
  for (const one of long) {
    const { facts, report } = one;
    const said = new Set(report.sentences.flatMap(({ sources }) => sources));
    if (usedFields(facts.inputs).some((field) => !said.has(field))) continue;
    const known = report.sentences.filter(({ sources }) => sources.join() !== "general");
    const words = known.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
    near.push(Math.abs(expectedLength(facts.inputs, "words") / words - 1) <= 0.15);
  }
  const share = (all: readonly boolean[]) => all.filter(Boolean).length / Math.max(1, all.length);
  return { lines, withinShare: share(fitting), lengthFits: share(near) };
}
