import type { Figure } from "../report-figures.ts";
import { atLeast, atMost } from "../report-figures.ts";
import { CORPUS } from "./corpus.ts";
import type { Fate, Verdict } from "./judge.ts";
import { judgementPairs } from "./pairs.ts";
import type { Judged } from "./read-corpus.ts";
import { idleSuggestions, judgeAll } from "./read-corpus.ts";

const SAID_RIGHT = 0.88;
const HANDED_BACK = 0.12;
/** A note is read while it is typed, and the writer needs far more of it than that. */
const NOTES_A_SECOND = 400;

/** What became of the pieces of one kind of notes. */
export type KindFigures = {
  kind: string;
  notes: number;
  /** Pieces that a report should say. */
  sayable: number;
  /** Pieces that no report should say. */
  unsayable: number;
  fates: Record<Fate, number>;
  /** Said right, and taken for a plain fact where it praises or blames. */
  plain: number;
};

function count(verdicts: readonly Verdict[], fate: Fate): number {
  return verdicts.filter((one) => one.fate === fate).length;
}

function figuresOf(kind: string, judged: readonly Judged[]): KindFigures {
  const verdicts = judged.flatMap((one) => one.verdicts);
  const sayable = verdicts.filter(({ piece, fate }) => piece.sayable && fate !== "told").length;
  return {
    kind,
    notes: judged.length,
    sayable,
    unsayable: verdicts.length - sayable,
    fates: {
      as_written: count(verdicts, "as_written"),
      worked_in: count(verdicts, "worked_in"),
      handed_back: count(verdicts, "handed_back"),
      told: count(verdicts, "told"),
      wrong: count(verdicts, "wrong"),
      inverted: count(verdicts, "inverted"),
      silent: count(verdicts, "silent"),
    },
    plain: verdicts.filter(({ plain }) => plain).length,
  };
}

function byKind(judged: readonly Judged[]): KindFigures[] {
  const kinds = [...new Set(judged.map(({ note }) => note.kind))];
  return kinds.map((kind) =>
    figuresOf(
      kind,
      judged.filter(({ note }) => note.kind === kind),
    ),
  );
}

/** The share of sayable pieces that are said right. */
function saidRight({ fates, sayable }: KindFigures): number {
  return sayable === 0 ? 1 : (fates.as_written + fates.worked_in) / sayable;
}

/** The share of sayable pieces that are given back to their teacher. */
function handedBack({ fates, sayable }: KindFigures): number {
  return sayable === 0 ? 0 : fates.handed_back / sayable;
}

/** Nothing wrong, nothing turned round, nothing left out in silence, and enough of it said. */
function kindPasses(figures: KindFigures): boolean {
  const { wrong, inverted, silent } = figures.fates;
  return (
    wrong + inverted + silent === 0 &&
    saidRight(figures) >= SAID_RIGHT &&
    handedBack(figures) <= HANDED_BACK
  );
}

function line(figures: KindFigures): string {
  const { kind, notes, sayable, unsayable, fates, plain } = figures;
  const cells = [
    notes,
    sayable,
    `${(saidRight(figures) * 100).toFixed(0)} %`,
    fates.as_written,
    fates.worked_in,
    `${(handedBack(figures) * 100).toFixed(0)} %`,
    fates.wrong,
    fates.inverted,
    fates.silent,
    `${fates.told}/${unsayable}`,
    plain,
  ];
  const mark = kindPasses(figures) ? "ok  " : "MISS";
  return `${mark} ${kind.padEnd(28)}${cells.map((cell) => String(cell).padStart(9)).join("")}`;
}

const HEAD = `     ${"kind".padEnd(28)}${["notes", "pieces", "right", "as is", "worked", "back", "wrong", "inverted", "silent", "unsaid", "plain"].map((name) => name.padStart(9)).join("")}`;

function show({ note, readings, verdicts }: Judged, fates: readonly Fate[]): string {
  const found = verdicts.filter(({ fate }) => fates.includes(fate));
  const reads = readings.map(
    ({ kind, reads_as, judgement, reason }) =>
      `      ${kind} (${judgement}) ${reads_as === "" ? reason : reads_as}`,
  );
  return [
    `[${note.kind}] ${note.pupil.first_name}, ${note.field}: ${note.text}`,
    ...found.map(
      ({ fate, why, piece }) => `   ${fate}${piece.at === "" ? "" : ` “${piece.at}”`}: ${why}`,
    ),
    ...reads,
  ].join("\n");
}

const WRONG: readonly Fate[] = ["wrong", "inverted", "silent"];

function list(judged: readonly Judged[], fates: readonly Fate[]): void {
  const wanted = process.argv.find((arg) => arg.startsWith("--kind="))?.slice("--kind=".length);
  const found = judged
    .filter(({ note }) => wanted === undefined || note.kind.startsWith(wanted))
    .filter(({ verdicts }) => verdicts.some(({ fate }) => fates.includes(fate)));
  console.log(found.map((one) => show(one, fates)).join("\n"));
}

function sum(kinds: readonly KindFigures[], fate: Fate): number {
  return kinds.reduce((all, { fates }) => all + fates[fate], 0);
}

/** How well notes are read, kind by kind; `--notes` lists what is wrong, `--back` what is handed back. */
export function noteFigures(): Figure[] {
  const { judged, speed } = judgeAll(CORPUS);
  const kinds = byKind(judged);
  console.log([HEAD, ...kinds.map(line)].join("\n"));
  const pairs = judgeAll(judgementPairs()).judged;
  const paired = byKind(pairs);
  console.log(paired.map(line).join("\n"));
  const idle = idleSuggestions(judged);
  if (process.argv.includes("--notes")) {
    list([...judged, ...pairs], WRONG);
    console.log(idle.join("\n"));
  }
  if (process.argv.includes("--back")) list([...judged, ...pairs], ["handed_back"]);
  return [
    atMost("notes: pieces said wrong", sum(kinds, "wrong"), 0, false),
    atMost("notes: pieces turned round", sum(kinds, "inverted"), 0, false),
    atMost("notes: pieces left out in silence", sum(kinds, "silent"), 0, false),
    atLeast("notes: least said right of a kind", Math.min(...kinds.map(saidRight)), SAID_RIGHT),
    atMost("notes: most handed back of a kind", Math.max(...kinds.map(handedBack)), HANDED_BACK),
    atMost("notes: suggestions that are not said", idle.length, 0, false),
    atMost("pairs of praise and fault: turned round", sum(paired, "inverted"), 0, false),
    atMost("pairs of praise and fault: said wrong", sum(paired, "wrong"), 0, false),
    atLeast("notes a second of one core", speed, NOTES_A_SECOND, false),
  ];
}
