import { RULES } from "./grammar-rules.ts";
import type { Word } from "./words.ts";

export type Form = "S" | "BARE" | "VF" | "ADJP" | "NP" | "VG" | "VB" | "VPP" | "PP";

/** A part of a reading: a symbol or a sense, the words it covers (from the first to before the last), and its parts. */
export type Node = {
  symbol: string;
  from: number;
  to: number;
  cost: number;
  parts: readonly Node[];
};

type Item = { symbol: number; optional: boolean; many: boolean };
/** `opens` has a 1 at the number of each sense that a word may have with which the rule begins; `musts` may not be missing. */
type Rule = {
  cost: number;
  items: readonly Item[];
  opens: Uint8Array;
  musts: readonly number[];
};

const NAMES: string[] = [];
const NUMBERS = new Map<string, number>();

/** The number of a symbol or a sense: numbers are looked up faster than names. */
function numberOf(symbol: string): number {
  const known = NUMBERS.get(symbol);
  if (known !== undefined) return known;
  NUMBERS.set(symbol, NAMES.length);
  return NAMES.push(symbol) - 1;
}

const SOURCES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(RULES));

function partsOfRule(source: string): { cost: number; symbols: string[] } {
  const [, cost = "0", rest = ""] = /^(?:([\d.]+) )?(.+)$/u.exec(source) ?? [];
  return { cost: Number(cost), symbols: rest.split(" ") };
}

/** The senses with which a symbol may begin. */
function opening(symbol: string, seen: ReadonlySet<string>): Set<string> {
  const rules = SOURCES.get(symbol);
  if (!rules) return new Set([symbol]);
  if (seen.has(symbol)) return new Set();
  const within = new Set([...seen, symbol]);
  return new Set(rules.flatMap((rule) => [...openingOf(partsOfRule(rule).symbols, within)]));
}

function openingOf(symbols: readonly string[], seen: ReadonlySet<string>): Set<string> {
  const opens = new Set<string>();
  for (const symbol of symbols) {
    for (const sense of opening(symbol.replace(/[?*]$/u, ""), seen)) opens.add(sense);
    if (!/[?*]$/u.test(symbol)) break;
  }
  return opens;
}

function marked(senses: ReadonlySet<string>): Uint8Array {
  const marks = new Uint8Array(NAMES.length);
  for (const sense of senses) marks[numberOf(sense)] = 1;
  return marks;
}

function readRule(source: string): Rule {
  const { cost, symbols } = partsOfRule(source);
  const items = symbols.map((item) => ({
    symbol: numberOf(item.replace(/[?*]$/u, "")),
    optional: /[?*]$/u.test(item),
    many: item.endsWith("*"),
  }));
  return {
    cost,
    items,
    opens: marked(openingOf(symbols, new Set())),
    musts: items.filter(({ optional }) => !optional).map(({ symbol }) => symbol),
  };
}

// Every name has its number before the rules are read.
for (const [symbol, sources] of SOURCES) {
  numberOf(symbol);
  for (const source of sources)
    for (const item of partsOfRule(source).symbols) numberOf(item.replace(/[?*]$/u, ""));
}

/** The rules of each symbol by its number; none for a sense. */
const GRAMMAR: readonly (readonly Rule[] | undefined)[] = NAMES.map((name) =>
  SOURCES.get(name)?.map(readRule),
);
/** The senses with which each symbol may begin, marked as in a rule. */
const OPENS: readonly Uint8Array[] = NAMES.map((name) => marked(opening(name, new Set())));

/** The symbols that may begin with each sense. */
const OPENED: readonly (readonly number[])[] = NAMES.map((_, sense) =>
  OPENS.flatMap((marks, symbol) => (marks[sense] === 1 ? [symbol] : [])),
);

/** A word more than this is read by nobody as one sentence. */
const WORDS_MAX = 60;

/** The parts so far of a rule that is being followed, the last one first. */
type Chain = { node: Node; before: Chain } | null;
/** A place that a rule leads to, and the cheapest way there. A few of them are looked through faster than a map. */
type Step = { at: number; cost: number; chain: Chain };

function partsOf(chain: Chain): Node[] {
  const parts: Node[] = [];
  for (let link = chain; link; link = link.before) parts.push(link.node);
  return parts.toReversed();
}

/** Takes a step in unless the place is known to be reached as cheaply. */
function reach(into: Step[], step: Step): boolean {
  for (let known = 0; known < into.length; known++) {
    const other = into[known] as Step;
    if (other.at !== step.at) continue;
    if (other.cost <= step.cost) return false;
    into[known] = step;
    return true;
  }
  into.push(step);
  return true;
}

const NOTHING: readonly Node[] = [];

/** Everything that the words from one place on may be, each piece worked out once. */
class Readings {
  /** What each word may be, by number, and how unlikely that is. */
  readonly senses: readonly (readonly (readonly [number, number])[])[];
  /** What is known of each place, by symbol. */
  readonly known: (readonly Node[] | undefined)[][];
  /** The last place where each symbol may begin; -1 where it may nowhere. */
  readonly last: Int8Array = new Int8Array(NAMES.length).fill(-1);

  constructor(words: readonly Word[]) {
    this.senses = words.map(({ senses }) =>
      [...senses].flatMap(([sense, cost]) => {
        const number = NUMBERS.get(sense);
        return number === undefined ? [] : [[number, cost] as const];
      }),
    );
    this.known = words.map(() => []);
    this.senses.forEach((senses, at) => {
      for (const [sense] of senses)
        for (const symbol of OPENED[sense] ?? []) this.last[symbol] = at;
    });
  }

  /** Whether the word here has one of the senses that are marked. */
  private hasOne(marks: Uint8Array | undefined, at: number): boolean {
    const senses = this.senses[at];
    if (!senses || !marks) return false;
    for (const [sense] of senses) if (marks[sense] === 1) return true;
    return false;
  }

  /** Whether all that a rule must have may come from here on, one after the other. */
  private mayHold({ musts }: Rule, at: number): boolean {
    let place = at;
    for (const symbol of musts) {
      if ((this.last[symbol] ?? -1) < place) return false;
      place++;
    }
    return true;
  }

  /** The cheapest reading as this symbol for each place where it may end. */
  from(symbol: number, at: number): readonly Node[] {
    const here = this.known[at];
    if (!here) return NOTHING;
    const known = here[symbol];
    if (known) return known;
    here[symbol] = NOTHING;
    if (!this.hasOne(OPENS[symbol], at)) return NOTHING;
    const ends: Node[] = [];
    here[symbol] = ends;
    const name = NAMES[symbol] ?? "";
    const rules = GRAMMAR[symbol];
    if (!rules) {
      for (const [sense, cost] of this.senses[at] ?? [])
        if (sense === symbol)
          ends.push({ symbol: name, from: at, to: at + 1, cost, parts: NOTHING });
      return ends;
    }
    for (const rule of rules) {
      if (!this.hasOne(rule.opens, at) || !this.mayHold(rule, at)) continue;
      for (const { at: to, cost, chain } of this.along(rule, at)) {
        if (to === at) continue;
        const other = ends.findIndex((end) => end.to === to);
        if (other >= 0 && (ends[other] as Node).cost <= cost) continue;
        const node = { symbol: name, from: at, to, cost, parts: partsOf(chain) };
        if (other < 0) ends.push(node);
        else ends[other] = node;
      }
    }
    return ends;
  }

  private along(rule: Rule, start: number): readonly Step[] {
    let here: Step[] = [{ at: start, cost: rule.cost, chain: null }];
    for (const { symbol, optional, many } of rule.items) {
      const next = optional ? [...here] : [];
      const open = many ? [...here] : here;
      // What may come any number of times is tried again from wherever it leads.
      for (let turn = 0; turn < open.length; turn++) {
        const { at, cost, chain } = open[turn] as Step;
        for (const node of this.from(symbol, at)) {
          const step = { at: node.to, cost: cost + node.cost, chain: { node, before: chain } };
          if (reach(next, step) && many) open.push(step);
        }
      }
      if (next.length === 0) return next;
      here = next;
    }
    return here;
  }
}

/** The words with each comma as a word of its own, as the grammar reads them. */
export function withCommas(words: readonly Word[]): Word[] {
  return words.flatMap((word): Word[] =>
    /,/u.test(word.after) && !word.quoted
      ? [
          { ...word, after: "" },
          {
            text: "",
            lower: ",",
            before: "",
            after: word.after,
            quoted: false,
            senses: new Map([["comma", 0]]),
          },
        ]
      : [word],
  );
}

/** The cheapest reading of all the words (with their commas) as each of the forms; a form that they cannot have is missing. */
export function parse(words: readonly Word[], forms: readonly Form[]): Map<Form, Node> {
  const found = new Map<Form, Node>();
  if (words.length === 0 || words.length > WORDS_MAX) return found;
  const readings = new Readings(words);
  for (const form of forms) {
    const node = readings.from(numberOf(form), 0).find(({ to }) => to === words.length);
    if (node) found.set(form, node);
  }
  return found;
}
