import type { Figure } from "../report-figures.ts";
import { atLeast, atMost } from "../report-figures.ts";
import { PRIVATE_NOTES } from "./corpus.ts";
import { fillSlots, neutralise } from "../../src/model/slots.ts";
import { pronounsIn, send, type Sent } from "./sent.ts";

const A_CLASSMATE = /\bclassmates?\b/iu;

/** A word or a phrase that went the wrong way, with its note. */
type Miss = { what: string; part: string; sent: Sent };

/** Whether a stretch stands in a text as words of its own. */
function stands(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const around = `${text[at - 1] ?? " "}${text[at + part.length] ?? " "}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

function left(all: readonly Sent[], known: boolean): Miss[] {
  return all.flatMap((sent) =>
    sent.note.secrets
      .filter((secret) => secret.known === known && stands(sent.request ?? "", secret.text))
      .map(({ text }) => ({ what: known ? "known, left" : "unknown, left", part: text, sent })),
  );
}

/** A pronoun or a word like "lad" is said without its gender, and a first letter may change. */
function isKept({ request, note }: Sent, keep: string): boolean {
  const said = (request ?? "").toLowerCase();
  const neutral = fillSlots(neutralise(keep, pronounsIn(note.text)), pronounsIn(note.text));
  return said.includes(keep.toLowerCase()) || said.includes(neutral.toLowerCase());
}

function lost(all: readonly Sent[]): Miss[] {
  return all.flatMap((sent) =>
    sent.note.keeps
      .filter((keep) => !isKept(sent, keep))
      .map((keep) => ({ what: "lost", part: keep, sent })),
  );
}

function refused(all: readonly Sent[]): Miss[] {
  return all
    .filter(({ request }) => request === null)
    .map((sent) => ({ what: "refused", part: "", sent }));
}

/** "A classmate" said where none is meant, or not said where one is. */
function wronglySaid(all: readonly Sent[]): Miss[] {
  return all
    .filter(({ note: { text, classmate }, read }) => {
      if (classmate === undefined || A_CLASSMATE.test(text)) return false;
      return A_CLASSMATE.test(read) !== classmate;
    })
    .map((sent) => ({ what: "classmate", part: String(sent.note.classmate), sent }));
}

function count(all: readonly Sent[], of: (one: Sent["note"]) => number): number {
  return Math.max(
    1,
    all.reduce((sum, { note }) => sum + of(note), 0),
  );
}

function figuresOf(all: readonly Sent[]): { figures: Figure[]; misses: Miss[] } {
  const [known, unknown, words] = [left(all, true), left(all, false), lost(all)];
  const [stopped, said] = [refused(all), wronglySaid(all)];
  const secrets = (which: boolean) =>
    count(all, (note) => note.secrets.filter((one) => one.known === which).length);
  return {
    figures: [
      atMost("private notes: known secrets that left", known.length / secrets(true), 0),
      atMost("private notes: unknown secrets that left", unknown.length / secrets(false), 0.03),
      atLeast(
        "private notes: words and public names kept",
        1 - words.length / count(all, ({ keeps }) => keeps.length),
        0.99,
      ),
      atMost("private notes: refused by the gate", stopped.length, 0, false),
      atMost(
        "private notes: a classmate said wrongly",
        said.length / count(all, ({ classmate }) => Number(classmate !== undefined)),
        0.02,
      ),
    ],
    misses: [...known, ...unknown, ...words, ...stopped, ...said],
  };
}

/** What would reach a provider of notes that an outsider has written, and what the writer on this server makes of them. */
export async function privateNoteFigures(): Promise<Figure[]> {
  const all: Sent[] = [];
  for (const note of PRIVATE_NOTES) all.push(await send(note));
  const half = (which: number) =>
    figuresOf(all.filter((_, at) => [[0, 2, 1], [3]][which]?.includes(at % 4)));
  const [first, second] = [half(0), half(1)];
  console.log(`${all.length} private notes`);
  for (const [name, one] of [
    ["three of four", first],
    ["the rest", second],
  ] as const)
    console.log(
      `${name.padEnd(16)} ${one.figures.map(({ value, percent }) => (percent ? `${(value * 100).toFixed(1)} %` : value)).join("   ")}`,
    );
  if (process.argv.includes("--problems"))
    for (const { what, part, sent } of [...first.misses, ...second.misses])
      console.log(`${what} | ${part} | ${sent.note.about} | ${sent.note.text} | ${sent.read}`);
  return figuresOf(all).figures;
}
