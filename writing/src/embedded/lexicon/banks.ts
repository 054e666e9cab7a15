import type { Offer } from "@reportair/contract/features/report-policies.ts";
import { OFFERS } from "@reportair/contract/features/report-policies.ts";
import { readdirSync, readFileSync } from "node:fs";
import type { CommunicativeGoal } from "../content-selection/communicative-goal.ts";
import { servesGoal } from "../content-selection/communicative-goal.ts";
import type { SubjectKind } from "../lexical-choice/subject.ts";
import { SUBJECT_KINDS } from "../lexical-choice/subject.ts";
import { hash } from "../random.ts";
import { messagesIn } from "./messages.ts";
import type { Node } from "./template.ts";
import { leastLength, parseTemplate } from "./template.ts";
import { withVariants } from "./variants.ts";

/** One phrase of a bank, and the year groups it suits; a stock phrase stands only where a teacher's own style has it. */
export type Phrase = {
  source: string;
  nodes: Node[];
  /** The fewest characters it can come to. */
  least: number;
  years: readonly [number, number];
  stock: boolean;
  /** What a school has to offer before the phrase may speak of it; null where it promises nothing. */
  offer: Offer | null;
  /** Messages that the phrase brings across, as messages.md numbers them. */
  messages: readonly number[];
  /** The same with those of wordings that may take the place of its own. */
  possibleMessages: readonly number[];
  /** The kinds of subject that the phrase is for, or is not for; null where it is for any. */
  subjects: { only: boolean; kinds: ReadonlySet<SubjectKind> } | null;
  /** Advice too particular for a text that holds one piece of it; one that holds many is the better for it. */
  long: boolean;
  /** Speaks of pages, pens, talk in class and other work at a desk. */
  desk: boolean;
  /** Speaks of a method as of steps, which not every subject has. */
  steps: boolean;
  /** The goals that a phrase of advice would not serve. */
  unfit: readonly CommunicativeGoal[];
};

/** Phrases by the path of their cell: file, second heading, third heading ("level/Advanced/say"). */
export type Banks = { cells: ReadonlyMap<string, readonly Phrase[]>; version: string };

const LONG = /^In long texts: /u;
const YEARS = /^Years? (\d+)(?:-(\d+))?: /u;
const SUBJECTS = /^(In|Not in) ([a-z]+(?:, [a-z]+)*): /u;
const MARK = /^Offers (\w+): /u;

/** Work with pages and pens, and what is said in a discussion. */
const AT_A_DESK =
  /\b(?:pages?|notes?|notebook|books?|folders?|essays?|paragraphs?|writ\w+|rewrit\w+|reread\w*|margin|pen|pencil|exercise book|mark schemes?|model answers?|worked examples?|whiteboard|flash cards|summary|revis\w+|exams?|examination|questions?|answers?|homework|quiz\w*|desk|draft|planner|read|reading|library|spoken|speak|topics?|rule)\b/u;
/** Banks whose phrases suit the subject, or homework, by themselves. */
const OWN_WORDS = /^(?:subjects\/|steps\/|homework$|targets|moves|causes)/u;
/** Banks whose words on how to work are for more than one kind of subject. */
const METHODS = /^(?:level$|homework_improvement_area$|subjects\/general$)/u;
const STEPS =
  /(?<!next |developing |this |small )\b(?:steps?|stages?|worked examples?|one below the other)\b/u;
/** Kinds of phrase that advise. */
const ADVICE: ReadonlySet<string> = new Set(["school", "home", "next", "general", "advice"]);

/** Kinds of phrase that are chosen by what a report calls for; advice on a teacher's own target always suits. */
const GOAL_DEPENDENT: ReadonlySet<string> = new Set([
  "school",
  "home",
  "next",
  "general",
  "activity",
  "tasks",
  "do",
  "how",
  "sign",
]);
const GOALS: readonly CommunicativeGoal[] = ["help", "stretch"];

/** What those at home are asked to do: to listen to words being learnt, to look at a page. */
const HELP_AT_HOME = /\b(?:families|parents and carers|those at home) can help by\b/u;
/** In the sixth form students answer for their work themselves. */
const LAST_HELPED_AT_HOME = 11;

function parsePhrase(line: string, kind: string, bank: string): Phrase {
  const long = LONG.test(line);
  const asked = line.replace(LONG, "");
  const years = YEARS.exec(asked);
  const dated = years ? asked.slice(years[0].length) : asked;
  const subjects = SUBJECTS.exec(dated);
  const offered = subjects ? dated.slice(subjects[0].length) : dated;
  const mark = MARK.exec(offered);
  const source = mark ? offered.slice(mark[0].length) : offered;
  if ([LONG, YEARS, SUBJECTS, MARK].some((each) => each.test(source)))
    throw new Error(`What a phrase is for is said twice, or out of order: ${line}`);
  const offer = OFFERS.find((each) => each === mark?.[1]) ?? null;
  if (mark && !offer) throw new Error(`No school can offer "${mark[1]}": ${line}`);
  const kinds = SUBJECT_KINDS.filter((each) => subjects?.[2]?.split(", ").includes(each));
  if (subjects && kinds.length !== subjects[2]?.split(", ").length)
    throw new Error(`No subject is of such a kind: ${line}`);
  const from = Number(years?.[1] ?? 7);
  const last = years ? Number(years[2] ?? from) : 13;
  const to = HELP_AT_HOME.test(source) ? Math.min(last, LAST_HELPED_AT_HOME) : last;
  const opened = withVariants(source, ADVICE.has(kind) ? "advice" : kind);
  const nodes = parseTemplate(opened);
  return {
    source,
    nodes,
    least: leastLength(nodes),
    years: [from, to],
    stock: false,
    long,
    offer,
    subjects: subjects && { only: subjects[1] === "In", kinds: new Set(kinds) },
    messages: messagesIn(source),
    possibleMessages: messagesIn(opened),
    // How a text ends speaks of homework in every subject.
    desk: kind !== "closing" && !OWN_WORDS.test(bank) && AT_A_DESK.test(source),
    steps: METHODS.test(bank) && STEPS.test(source),
    unfit: GOAL_DEPENDENT.has(kind) ? GOALS.filter((goal) => !servesGoal(goal, source)) : [],
  };
}

/**
 * Reads one bank: `##` names the options a cell is for (several separated by " / "), `###` the kind of
 * phrase, and each `-` is one phrase. Everything else is explanation for people.
 */
export function parseBank(name: string, markdown: string): Map<string, Phrase[]> {
  const cells = new Map<string, Phrase[]>();
  let options: string[] = [];
  let kind = "";
  for (const line of markdown.split("\n")) {
    if (line.startsWith("### ")) kind = line.slice(4).trim();
    else if (line.startsWith("## ")) {
      options = line
        .slice(3)
        .split(" / ")
        .map((option) => option.trim());
      kind = "";
    } else if (line.startsWith("- ") && options.length > 0) {
      const phrase = parsePhrase(line.slice(2).trim(), kind, name);
      for (const option of options) {
        phrase.stock = option.startsWith("stock");
        const key = [name, option, kind].filter((part) => part !== "").join("/");
        const cell = cells.get(key);
        if (cell) cell.push(phrase);
        else cells.set(key, [phrase]);
      }
    }
  }
  return cells;
}

const NO_BANKS: ReadonlySet<string> = new Set(["README.md", "messages.md", "variants.md"]);

function readBanks(): Banks {
  const folder = new URL("./banks/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md") && !NO_BANKS.has(file))
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  const texts = files.map((file) => readFileSync(new URL(file, folder), "utf8"));
  const cells = files.flatMap((file, index) => {
    return [...parseBank(file.replace(/\.md$/u, ""), texts[index] ?? "")];
  });
  return { cells: new Map(cells), version: hash(texts.join("\n")).toString(36) };
}

/** The banks as they stand in the `banks` folder, read once at start. */
export const BANKS: Banks = readBanks();

/** The phrases of a cell that suit a year group; none when there is no such cell. */
export function phrasesOf(cell: string, year: number): readonly Phrase[] {
  const phrases = BANKS.cells.get(cell) ?? [];
  return phrases.filter((phrase) => phrase.years[0] <= year && year <= phrase.years[1]);
}
