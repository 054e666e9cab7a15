import type { MainField } from "@reportair/contract/features/report-fields.ts";
import type { Offer } from "@reportair/contract/features/report-policies.ts";
import { checkReport } from "../checks/check.ts";
import { checkComparison } from "../checks/comparison.ts";
import { checkLanguage } from "../checks/foreign.ts";
import { checkInsult } from "../checks/insult.ts";
import { checkPreamble, runsOfInstructions } from "../checks/preamble.ts";
import { isCertain, type Problem } from "../checks/problem.ts";
import { checkStyle } from "../checks/style.ts";
import type { Facts, Said, Sentence, WrittenReport } from "../facts.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import type { HouseRules } from "../rules/rules.ts";
import type { StyleProfile } from "../style/profile.ts";
import type { RawReport, RawSentence } from "./answer.ts";
import { buildReport, fixSlots, usable } from "./build-report.ts";
import { givenText } from "./given.ts";
import { checkInvention } from "./invention.ts";
import type { Prepared } from "./prepare.ts";
import { fillSlots } from "./slots.ts";

/** What a text is checked against and built from. */
export type Task = {
  instructions: string;
  user: string;
  facts: Facts;
  said: Said;
  prepared: Prepared;
  roster: RosterIndex;
  written_by: string;
  rules?: HouseRules | undefined;
  /** How the teacher writes, where the text is to be held to it. */
  style?: StyleProfile | null | undefined;
  /** What else must hold of the answer; its messages may be sent back. */
  also?: (raw: RawReport, report: WrittenReport) => Problem[];
  /** How the answer becomes the whole report, where only a part was asked for. */
  complete?: (raw: RawReport) => RawReport;
  /** Sentences that stood in the report before the model was asked, with what was doubtful in them; they are not its doing. */
  standing?: ReadonlyMap<string, Doubts>;
  /** The text before a change, whose words need no account. */
  former?: string;
};

/** What the teacher is to judge of a sentence. */
type Doubts = Pick<Sentence, "doubtful" | "beyond">;

/** An answer with the report that it makes and all that is wrong with it; sentences are counted as in `raw`. */
export type Judged = { raw: RawReport; report: WrittenReport; problems: Problem[] };

const NO_OFFERS: readonly Offer[] = [];

/** What only a model writes: made-up things, insults, comparisons, words about the writing, other languages. */
function checkModelsOwn(raw: RawReport, task: Task): Problem[] {
  const given = givenText(task.prepared);
  const sentences = raw.flat();
  const texts = sentences.map(({ text }) =>
    fillSlots(text, "She/Her").replaceAll("{PUPIL}", "she"),
  );
  const problems = [
    ...checkInvention(
      sentences,
      task.prepared,
      task.facts,
      task.roster,
      task.rules?.offers ?? NO_OFFERS,
      task.former,
    ),
    ...checkInsult(texts, given),
    ...checkComparison(texts, given),
    ...checkPreamble(texts, runsOfInstructions(task.instructions)),
    ...checkLanguage(texts, given),
  ];
  const standing = task.standing ?? new Map<string, never>();
  return problems.filter(({ sentence = -1 }) => !standing.has(sentences[sentence]?.text ?? ""));
}

/** Makes a report of an answer and finds all that is wrong with it. */
export function judge(task: Task, answer: RawReport): Judged {
  const raw = fixSlots(answer, task.prepared.facts.map(({ value }) => value).join("\n"));
  const table = usable(task.prepared.table, task.user);
  const { report, problems, places } = buildReport(raw, task.facts, table, task.written_by);
  const own = checkModelsOwn(raw, task);
  // A broken slot brings a swarm of others with it.
  const whole =
    problems.length > 0
      ? []
      : checkReport(task.facts, report, task.said, task.rules).map((problem) =>
          problem.sentence === undefined
            ? problem
            : { ...problem, sentence: places[problem.sentence] ?? problem.sentence },
        );
  const style =
    problems.length === 0 && task.style ? checkStyle(task.facts, report.text, task.style) : [];
  const all = [...problems, ...own, ...(task.also?.(raw, report) ?? []), ...whole, ...style];
  return {
    raw,
    report: withDoubts(report, places, { raw, problems: all, standing: task.standing }),
    problems: all,
  };
}

/** Marks each sentence with the ticks that are not known in its words, or else with the words that nobody gave. */
function withDoubts(
  report: WrittenReport,
  places: readonly number[],
  { raw, problems, standing }: Pick<Judged, "raw" | "problems"> & Pick<Task, "standing">,
): WrittenReport {
  const given = raw.flat();
  const sentences = report.sentences.map((one, at) => {
    const place = places[at] ?? -1;
    // What its teacher has judged before is not asked again.
    const before = standing?.get(given[place]?.text ?? "");
    if (before) return { ...one, ...before };
    const found = problems.filter(({ sentence }) => sentence === place);
    const doubtful = found.flatMap(({ check, field }) =>
      check === "doubtful" && field ? [field as MainField] : [],
    );
    if (doubtful.length > 0) return { ...one, doubtful };
    const beyond = found.find(({ check }) => check === "beyond")?.words;
    return beyond ? { ...one, beyond } : one;
  });
  return { ...report, sentences };
}

/** Whether a text may be shown, be it with a mark. */
export function mayBeShown({ problems }: Pick<Judged, "problems">): boolean {
  return !problems.some(isCertain);
}

/** The places of the sentences that must not be shown. */
export function offending({ problems }: Pick<Judged, "problems">): Set<number> {
  return new Set(
    problems.flatMap((problem) =>
      isCertain(problem) && problem.sentence !== undefined ? [problem.sentence] : [],
    ),
  );
}

/** An answer without the sentences at these places, or with others in their place. */
export function replacing(
  raw: RawReport,
  places: ReadonlySet<number>,
  others: readonly RawSentence[] = [],
): RawReport {
  let at = -1;
  const left = [...others];
  return raw
    .map((paragraph) =>
      paragraph.flatMap((one) => {
        at++;
        if (!places.has(at)) return [one];
        const other = left.shift();
        return other ? [other] : [];
      }),
    )
    .filter((paragraph) => paragraph.length > 0);
}
