/** A change that the tests should notice: "untested" where none of them comes by. */
export type Outcome = "killed" | "survived" | "untested";
export type Mutant = { place: string; operator: string; now: string; outcome: Outcome };

/** Below this a part does not pass, in per cent. */
export const LEAST = 80;

export type Score = { killed: number; of: number; percent: number };

/** How many changes were noticed; nothing to notice counts as everything noticed. */
export function scoreOf(mutants: readonly Mutant[]): Score {
  const killed = mutants.filter(({ outcome }) => outcome === "killed").length;
  const of = mutants.length;
  return { killed, of, percent: of === 0 ? 100 : (100 * killed) / of };
}

const LONGEST = 100;

/** One line for each change that nobody noticed. */
export function describeSurvivors(mutants: readonly Mutant[]): string[] {
  return mutants
    .filter(({ outcome }) => outcome !== "killed")
    .map(({ place, operator, now, outcome }) => {
      const text = now.replaceAll(/\s+/gu, " ");
      const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
      return `  ${place} ${operator} → ${short}${outcome === "untested" ? " (no test)" : ""}`;
    });
}

export function describeScore(name: string, { killed, of, percent }: Score): string {
  return `${name}: ${percent.toFixed(1)} % (${killed} of ${of})`;
}
