import type { LengthRange } from "@reportair/contract/features/report-fields.ts";
import { rangeBounds } from "@reportair/contract/features/report-fields.ts";
import type { Facts } from "../../facts.ts";
import { createRandom } from "../random.ts";

/** How far into a range the most that can be given leads. A longer text of advice alone helps nobody. */
const SPREAD: Record<LengthRange, number> = { "300-400": 0.5, "400-700": 0.3, "500-1200": 0.14 };

/** The length to aim at: the more there is to say the longer. It does not depend on the student's name. */
export function targetLength(facts: Facts, seed: number, used: number): number {
  const { min, max } = rangeBounds(facts.range);
  const random = createRandom(`${seed} ${JSON.stringify(facts.inputs)}`);
  const spread = SPREAD[facts.range];
  const [least, luck] = facts.range === "500-1200" ? [0.015, 0.05] : [0.06, 0.08];
  const share = least + spread * (used / 15) ** 1.2 + luck * random.next();
  return Math.round(
    min + (max - min) * share + (facts.unit === "characters" ? 0.12 * (max - min) : 4),
  );
}
