import { IDENTIFIERS, ORDINARY, STRANGERS } from "../src/privacy/redact-examples.ts";
import { redact } from "../src/privacy/redact.ts";
import type { Roster } from "../src/privacy/roster.ts";
import { buildRosterIndex } from "../src/privacy/roster.ts";
import { evaluationClasses } from "./classes.ts";
import type { Figure } from "./report-figures.ts";
import { atLeast } from "./report-figures.ts";

/** The invented school of the evaluation: every student of every class. */
export function evaluationRoster(): Roster {
  const students = evaluationClasses().flatMap((one) => one.students.map(({ student }) => student));
  return {
    students,
    staff: [{ first_name: "Colin", last_name: "Wetherby" }],
    school: "Oakfield Academy",
  };
}

/** Notes that name people of the roster, each with a name that must go. */
function rosterNotes(roster: Roster): [string, string][] {
  return roster.students.flatMap(({ first_name, last_name }): [string, string][] => [
    [`works well with ${first_name} ${last_name} in practicals`, `${first_name} ${last_name}`],
    [`helped ${last_name}'s group`, last_name],
    [
      `sat beside ${first_name.toUpperCase()} ${last_name.toUpperCase()} all term`,
      last_name.toUpperCase(),
    ],
  ]);
}

function share(
  notes: readonly (readonly [string, string])[],
  index: ReturnType<typeof buildRosterIndex>,
): number {
  const kept = notes.filter(
    ([note, secret]) => !(redact([note], index).texts[0] ?? "").includes(secret),
  );
  return kept.length / Math.max(1, notes.length);
}

/** What would reach a provider of notes that hold names and identifiers, and what ordinary words survive. */
export function privacyFigures(): Figure[] {
  const roster = evaluationRoster();
  const index = buildRosterIndex(roster);
  const words = ORDINARY.flatMap((note) => note.split(" ").map((word) => ({ note, word })));
  const survived = words.filter(({ note, word }) =>
    (redact([note], index).texts[0] ?? "").includes(word),
  );
  return [
    atLeast("roster names kept from the provider", share(rosterNotes(roster), index), 1),
    atLeast("identifiers kept from the provider", share(IDENTIFIERS, index), 1),
    atLeast("unknown names kept from the provider", share(STRANGERS, index), 0.9),
    atLeast("ordinary words kept", survived.length / Math.max(1, words.length), 0.98),
  ];
}

/** The share of requests that hold nobody's full name. */
export function cleanRequests(sent: readonly string[]): number {
  const names = evaluationRoster().students.map(
    ({ first_name, last_name }) => `${first_name} ${last_name}`,
  );
  const clean = sent.filter((request) => !names.some((name) => request.includes(name)));
  return clean.length / Math.max(1, sent.length);
}
