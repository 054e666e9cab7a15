import { RULES } from "./grammar-rules.ts";
import type { Sense } from "./closed-words.ts";
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
/** `opens` are the senses that a word may have with which the rule begins. */
type Rule = { cost: number; items: readonly Item[]; opens: ReadonlySet<string> };

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

function readRule(source: string): Rule {
  const { cost, symbols } = partsOfRule(source);
  return {
    cost,
    items: symbols.map((item) => ({
      symbol: numberOf(item.replace(/[?*]$/u, "")),
      optional: /[?*]$/u.test(item),
      many: item.endsWith("*"),
    })),
    opens: openingOf(symbols, new Set()),
  };
}

const GRAMMAR: ReadonlyMap<number, readonly Rule[]> = new Map(
  [...SOURCES].map(([symbol, sources]) => [numberOf(symbol), sources.map(readRule)]),
);

/** A word more than this is read by nobody as one sentence. */
const WORDS_MAX = 60;

/** The parts so far of a rule that is being followed, the last one first. */
type Chain = { node: Node; before: Chain } | null;
type Reached = Map<number, { cost: number; chain: Chain }>;

function partsOf(chain: Chain): Node[] {
  const parts: Node[] = [];
  for (let link = chain; link; link = link.before) parts.push(link.node);
  return parts.toReversed();
}

function reach(into: Reached, at: number, cost: number, chain: Chain): boolean {
  const known = into.get(at);
  if (known && known.cost <= cost) return false;
  into.set(at, { cost, chain });
  return true;
}

/** Everything that the words from one place on may be, each piece worked out once. */
class Readings {
  readonly words: readonly Word[];
  readonly known: (Map<number, Node> | undefined)[] = [];

  constructor(words: readonly Word[]) {
    this.words = words;
  }

  /** The cheapest reading as this symbol for each place where it may end. */
  from(symbol: number, at: number): ReadonlyMap<number, Node> {
    const key = symbol * (this.words.length + 1) + at;
    const known = this.known[key];
    if (known) return known;
    const ends = new Map<number, Node>();
    this.known[key] = ends;
    const word = this.words[at];
    if (!word) return ends;
    const name = NAMES[symbol] ?? "";
    const rules = GRAMMAR.get(symbol);
    if (!rules) {
      const cost = word.senses.get(name as Sense);
      if (cost !== undefined)
        ends.set(at + 1, { symbol: name, from: at, to: at + 1, cost, parts: [] });
      return ends;
    }
    const senses = [...word.senses.keys()];
    for (const rule of rules) {
      if (!senses.some((sense) => rule.opens.has(sense))) continue;
      for (const [to, { cost, chain }] of this.along(rule, at)) {
        const other = ends.get(to);
        if (to > at && (!other || other.cost > cost))
          ends.set(to, { symbol: name, from: at, to, cost, parts: partsOf(chain) });
      }
    }
    return ends;
  }

  private along(rule: Rule, start: number): Reached {
    let here: Reached = new Map([[start, { cost: rule.cost, chain: null }]]);
    for (const item of rule.items) {
      const next: Reached = new Map(item.optional ? here : []);
      const open = [...here];
      for (let step = open.shift(); step; step = open.shift()) {
        const [at, { cost, chain }] = step;
        for (const [to, node] of this.from(item.symbol, at)) {
          const link = { node, before: chain };
          const fresh = reach(next, to, cost + node.cost, link);
          if (fresh && item.many) open.push([to, { cost: cost + node.cost, chain: link }]);
        }
      }
      if (next.size === 0) return next;
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
    const node = readings.from(numberOf(form), 0).get(words.length);
    if (node) found.set(form, node);
  }
  return found;
}
