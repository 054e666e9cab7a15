import {
  countCharacters,
  countWords,
  rangeBounds,
} from "@reportair/contract/features/report-fields.ts";
import type { Problem } from "../checks/problem.ts";
import { checkWording } from "../checks/wording.ts";
import {
  KEPT_OUT,
  WritingError,
  type Facts,
  type RefineRequest,
  type Sentence,
  type WrittenReport,
} from "../facts.ts";
import { describeRules } from "../rules/for-model.ts";
import { describeForModel } from "../style/for-model.ts";
import type { RawReport, RawSentence } from "./answer.ts";
import { Conversation, rosterOf } from "./ask.ts";
import { write } from "./attempts.ts";
import type { ModelClient } from "./client.ts";
import { prepareFacts, withoutOthers } from "./prepare.ts";
import { CHANGES, REFINE_REPORT } from "./prompts/refine-report.ts";
import { neutraliseForAll } from "./slots.ts";

function sizeOf(facts: Facts, text: string): number {
  return facts.unit === "words" ? countWords(text) : countCharacters(text);
}

/** How long the changed text may be: inside the range, and on the right side of what it was. */
function newLength({ facts, report, change }: RefineRequest): {
  unit: string;
  least: number;
  most: number;
} {
  const { min, max } = rangeBounds(facts.range);
  const size = sizeOf(facts, report.text);
  const step = facts.unit === "words" ? 5 : 30;
  if (change.kind === "shorter" && size - step < min) {
    throw new WritingError(
      "failed_checks",
      `This report is already as short as ${facts.range} ${facts.unit} allow.`,
    );
  }
  if (change.kind === "longer" && size + step > max) {
    throw new WritingError(
      "failed_checks",
      `This report is already as long as ${facts.range} ${facts.unit} allow.`,
    );
  }
  if (change.kind === "shorter") return { unit: facts.unit, least: min, most: size - step };
  if (change.kind === "longer") return { unit: facts.unit, least: size + step, most: max };
  return { unit: facts.unit, least: min, most: max };
}

/** The paragraphs of a text as lists of its sentences. */
function paragraphsOf(report: RefineRequest["report"], raw: readonly RawSentence[]): RawReport {
  const paragraphs = report.text.split(/\n\s*\n/u);
  const result: RawReport = paragraphs.map(() => []);
  let at = 0;
  let from = 0;
  report.sentences.forEach(({ text }, index) => {
    let found = paragraphs[at]?.indexOf(text, from) ?? -1;
    while (found < 0 && at < paragraphs.length - 1) {
      at++;
      from = 0;
      found = paragraphs[at]?.indexOf(text) ?? -1;
    }
    if (found >= 0) from = found + text.length;
    const sentence = raw[index];
    if (sentence) result[at]?.push(sentence);
  });
  return result.filter((paragraph) => paragraph.length > 0);
}

/** Keeps the teacher's own sentences word for word and the length on the right side. */
function checkChange(
  { facts, change, report: former, rules }: RefineRequest,
  before: readonly RawSentence[],
  length: { least: number; most: number },
) {
  // What was there before the school avoided a word may stay.
  const old = new Set(former.sentences.map(({ text }) => text));
  return (raw: RawReport, report: WrittenReport): Problem[] => {
    const problems: Problem[] = checkWording(facts, report.sentences, rules).filter(
      ({ sentence = -1 }) => !old.has(report.sentences[sentence]?.text ?? ""),
    );
    const after = raw.flat().map(({ text }) => text);
    for (const { text, sources } of before) {
      if (sources.includes("teacher") && change.kind !== "reword" && !after.includes(text)) {
        problems.push({
          check: "unsupported",
          message: "Keep the teacher's own sentences word for word.",
        });
      }
    }
    if (change.kind === "reword" && before.every(({ text }, at) => text === after[at])) {
      problems.push({ check: "repetition", message: "The sentence is the same as before." });
    }
    if (change.kind === "include" && report.uncovered.includes(change.field)) {
      problems.push({
        check: "unsupported",
        message: `No sentence says what ${change.field} says.`,
      });
    }
    const size = sizeOf(facts, report.text);
    if (size < length.least || size > length.most)
      problems.push({
        check: "unsupported",
        message: `The report must have ${length.least} to ${length.most} ${facts.unit} now.`,
      });
    return problems;
  };
}

/** Has a finished text changed as its teacher asks; see `RefineRequest`. Teacher's words go out without identifiers too. */
export async function refineReport(
  client: ModelClient,
  request: RefineRequest,
): Promise<WrittenReport> {
  const { facts, said, report, change, style, rules, signal } = request;
  signal?.throwIfAborted();
  const roster = rosterOf(request);
  const length = newLength(request);
  const prepared = prepareFacts(
    request.typed ?? facts,
    roster,
    report.sentences.map(({ text }) => text),
  );
  const before = report.sentences.map(({ sources }, at): RawSentence => ({
    text: withoutOthers(neutraliseForAll(prepared.more[at] ?? "", facts.student.pronouns)),
    sources: [...sources],
  }));
  const paragraphs = paragraphsOf(report, before);
  const marked = change.kind === "reword" ? before[change.sentence] : undefined;
  if (change.kind === "reword" && !marked) {
    throw new WritingError("failed_checks", "This sentence is no longer in the report.");
  }
  if (change.kind === "include" && facts.leave_out.includes(change.field)) {
    throw new WritingError("failed_checks", KEPT_OUT);
  }
  const user = JSON.stringify(
    {
      change: CHANGES[change.kind],
      ...(change.kind === "include" && { input: change.field }),
      ...(marked && { sentence: marked.text }),
      subject: prepared.subject,
      year: prepared.year,
      length,
      ...(style && { style: describeForModel(style, roster) }),
      ...describeRules(rules, roster),
      data: prepared.facts,
      report: paragraphs,
    },
    null,
    1,
  );
  const conversation = new Conversation(
    client,
    { roster, table: prepared.table, subject: prepared.subject },
    signal,
  );
  return conversation.telling(
    write(conversation, {
      instructions: REFINE_REPORT.system,
      user,
      facts,
      said: { ...said, earlier: [] },
      prepared,
      roster,
      written_by: `${REFINE_REPORT.version} ${client.provider}/${client.model}`,
      also: checkChange(request, before, length),
      standing: new Map(
        before.flatMap(({ text }, at) =>
          text === marked?.text ? [] : [[text, doubtsOf(report.sentences[at])] as const],
        ),
      ),
      former: before.map(({ text }) => text).join("\n"),
      ...(marked && {
        complete: (answer: RawReport): RawReport => {
          const [reworded] = answer.flat();
          const sources = marked.sources.filter((source) => source !== "teacher");
          return paragraphs.map((paragraph) =>
            paragraph.map((one) =>
              one === marked && reworded ? { text: reworded.text, sources } : one,
            ),
          );
        },
      }),
    }),
  );
}

/** What is still to be judged of a sentence. */
function doubtsOf({ doubtful, beyond }: Partial<Sentence> = {}): Pick<
  Sentence,
  "doubtful" | "beyond"
> {
  return { ...(doubtful && { doubtful }), ...(beyond && { beyond }) };
}
