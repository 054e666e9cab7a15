import {
  EMPTY_INPUTS,
  FIELD_OPTIONS,
  MAIN_FIELDS,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import { saysOption } from "../checks/evidence.ts";
import { createEmbeddedWriter } from "../embedded/writer.ts";
import type { Facts } from "../facts.ts";
import { findAvoided } from "./avoided.ts";
import { NO_RULES } from "./rules.ts";

/** An option that no report could say; `word` is the one in its way, null where it is several together. */
export type Unsayable = { option: string; word: string | null };

const STUDENT: Facts["student"] = { first_name: "A", last_name: "", pronouns: null, year: 9 };

/** The options of the ticks that nothing could be written about without these words. */
export async function findUnsayable(avoid: readonly string[]): Promise<Unsayable[]> {
  if (avoid.length === 0) return [];
  const options = MAIN_FIELDS.flatMap((field) =>
    FIELD_OPTIONS[field].map((option) => ({ field, option: option as string })),
  );
  const found: Unsayable[] = [];
  for (const { field, option } of options) {
    const inputs: ReportInputs = { ...EMPTY_INPUTS, [field]: option };
    if (await isSayable(inputs, avoid, (text) => saysOption(field, option, text))) continue;
    // The parent's own words for it come first, then whatever else was asked for.
    const word = findAvoided(option, avoid) ?? (avoid.length === 1 ? (avoid[0] ?? null) : null);
    found.push({ option, word });
  }
  return found;
}

// In the widest and in the tightest form: both have words of their own.
async function isSayable(
  inputs: ReportInputs,
  avoid: readonly string[],
  says: (text: string) => boolean,
): Promise<boolean> {
  const writer = createEmbeddedWriter();
  const rules = { ...NO_RULES, avoid };
  const said = { classmates: [], earlier: [] };
  for (const unit of ["words", "characters"] as const) {
    const facts: Facts = {
      student: STUDENT,
      subject: "English",
      inputs,
      range: "300-400",
      unit,
      leave_out: [],
    };
    try {
      const { text } = await writer.write({ facts, said, seed: 1, rules, roster: null });
      if (!says(text)) return false;
    } catch {
      return false;
    }
  }
  return true;
}
