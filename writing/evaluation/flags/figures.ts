import type { FlagKind } from "@reportair/contract/features/flags.ts";
import { FLAGGED } from "../../src/privacy/flag-examples.ts";
import { UNFLAGGED } from "../../src/privacy/unflagged-examples.ts";
import { flagText } from "../../src/privacy/flags.ts";
import type { Figure } from "../report-figures.ts";
import { atLeast, atMost } from "../report-figures.ts";
import { HELD_OUT_FLAGGED, HELD_OUT_UNFLAGGED } from "./held-out.ts";

const AIMS = [
  ["safeguarding", 0.97],
  ["diagnosis", 0.95],
  ["family", 0.95],
] as const;

type Corpus = {
  name: string;
  flagged: Record<(typeof AIMS)[number][0], readonly string[]>;
  unflagged: readonly string[];
};

const CORPORA: readonly Corpus[] = [
  { name: "open", flagged: FLAGGED, unflagged: UNFLAGGED },
  { name: "held out", flagged: HELD_OUT_FLAGGED, unflagged: HELD_OUT_UNFLAGGED },
];

/** What one core needs for a text as long as a report may be, and the most of the hostile ones. */
const HOSTILE_LENGTH = 20_000;
const HOSTILE = [
  "a",
  "has ",
  "dad and ",
  "dad is ",
  "his her ",
  "essay on ",
  "in prison ",
  "broken ",
  "long sleeves ",
  "he has not had any ",
  "with his new ",
  "moved from ",
  "is a very ",
  "at home ",
  "ignore all of the ",
  "hurt by himself on ",
  "explains how they ",
  "diabetis ",
  "(' ",
];

function millisecondsFor(piece: string, length: number): number {
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const began = performance.now();
  flagText(text);
  return performance.now() - began;
}

/** How much longer a text of twice the length takes, of the hostile piece where it is most; 2 is in a line. */
function growth(): number {
  return Math.max(
    ...HOSTILE.map((piece) => {
      const best = (length: number) =>
        Math.min(...[1, 2, 3].map(() => millisecondsFor(piece, length)));
      const [half, whole] = [best(HOSTILE_LENGTH * 2), best(HOSTILE_LENGTH * 4)];
      if (process.argv.includes("--problems")) console.log(JSON.stringify(piece), half, whole);
      // What takes less than a few milliseconds is measured by chance.
      return whole < 10 ? 2 : whole / half;
    }),
  );
}

/** What of notes that must not go into a report as they are is found, and what of others is flagged. */
export function flagFigures(): Figure[] {
  const misses = (notes: readonly string[], kind: FlagKind) =>
    notes.filter((note) => !flagText(note).includes(kind));
  if (process.argv.includes("--problems"))
    for (const { flagged, unflagged } of CORPORA) {
      for (const [kind] of AIMS)
        for (const note of misses(flagged[kind], kind)) console.log(`not ${kind}: ${note}`);
      for (const note of unflagged)
        if (flagText(note).length > 0) console.log(`${flagText(note).join(", ")}: ${note}`);
    }
  return [
    ...CORPORA.flatMap(({ name, flagged, unflagged }) => [
      ...AIMS.map(([kind, aim]) => {
        const notes = flagged[kind];
        const found = 1 - misses(notes, kind).length / notes.length;
        return atLeast(`${kind} found, ${name} (${notes.length} notes)`, found, aim);
      }),
      atMost(
        `ordinary notes and schoolwork flagged, ${name} (${unflagged.length} notes)`,
        unflagged.filter((note) => flagText(note).length > 0).length / unflagged.length,
        0.01,
      ),
    ]),
    atMost("time for twice the length, hostile texts", growth(), 3, false),
    atMost(
      "milliseconds for 20,000 hostile characters",
      Math.max(...HOSTILE.map((piece) => millisecondsFor(piece, HOSTILE_LENGTH))),
      250,
      false,
    ),
  ];
}
