import { checkReport } from "../checks/check.ts";
import type { Problem } from "../checks/problem.ts";
import { checkStyle } from "../checks/style.ts";
import { WritingError, type Facts, type Said, type WrittenReport } from "../facts.ts";
import type { StyleProfile } from "../style/profile.ts";
import { LeakError } from "../privacy/gate.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import type { HouseRules } from "../rules/rules.ts";
import { readAnswer, reportAnswer, type RawReport } from "./answer.ts";
import type { Conversation } from "./ask.ts";
import type { ModelAnswer } from "./client.ts";
import { buildReport, fixSlots, usable } from "./build-report.ts";
import { feedbackFor } from "./feedback.ts";
import { checkInvention } from "./invention.ts";
import type { Prepared } from "./prepare.ts";

/** One first try, and at most this many more. */
export const MOST_RETRIES = 2;
const LAST_ANSWER = "\n\nYour last answer was:";

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
};

type Try = { raw: RawReport; report: WrittenReport; problems: Problem[] };

function judge(task: Task, answer: RawReport): Try {
  const raw = fixSlots(
    task.complete?.(answer) ?? answer,
    task.prepared.facts.map(({ value }) => value).join("\n"),
  );
  const table = usable(task.prepared.table, task.user);
  const { report, problems } = buildReport(raw, task.facts, table, task.written_by);
  return {
    raw,
    report,
    problems: [
      ...problems,
      ...checkInvention(raw.flat(), task.prepared, task.facts, task.roster),
      ...(task.also?.(raw, report) ?? []),
      // A broken slot brings a swarm of others with it.
      ...(problems.length > 0 ? [] : checkReport(task.facts, report, task.said, task.rules)),
      ...(problems.length === 0 && task.style
        ? checkStyle(task.facts, report.text, task.style)
        : []),
    ],
  };
}

/** Sameness and style say what to reword and are no reason to withhold a text. */
function serious({ check }: Problem): boolean {
  return check !== "sameness" && check !== "style";
}

function isBetter(found: Try, best: Try | undefined): boolean {
  if (best === undefined) return true;
  const fatal = found.problems.filter(serious).length - best.problems.filter(serious).length;
  return fatal < 0 || (fatal === 0 && found.problems.length <= best.problems.length);
}

/** The request again with what was wrong; the last answer with it, unless its own words may not be sent. */
function fixRequest(task: Task, last: Try, quoted: boolean): string {
  const numbered = last.raw.flat().map(({ text }, at) => `${at + 1}. ${text}`);
  const wrong = feedbackFor(last.problems, task.facts, last.report.text).map((line) => `- ${line}`);
  return quoted
    ? `${task.user}${LAST_ANSWER}\n${numbered.join("\n")}\n\nThis is wrong with it; give the whole answer again, mended:\n${wrong.join("\n")}`
    : `${task.user}\n\nYour last answer was not usable; write anew and mind this:\n${wrong.join("\n")}`;
}

async function askAgain(conversation: Conversation, task: Task, last?: Try): Promise<ModelAnswer> {
  const ask = (user: string) => conversation.ask(task.instructions, user, reportAnswer);
  if (!last) return ask(task.user);
  try {
    return await ask(fixRequest(task, last, true));
  } catch (error) {
    if (!(error instanceof LeakError)) throw error;
    return ask(fixRequest(task, last, false));
  }
}

/**
 * Asks for a text, checks it, and has it fixed or written again at most twice. What still fails is a
 * WritingError "failed_checks"; it is never given back as done.
 */
export async function write(conversation: Conversation, task: Task): Promise<WrittenReport> {
  let last: Try | undefined;
  let best: Try | undefined;
  for (let turn = 0; turn <= MOST_RETRIES; turn++) {
    const answer = await askAgain(conversation, task, last);
    const found = judge(task, readAnswer(answer));
    if (isBetter(found, best)) best = found;
    // One more call for variety's and for the style's sake is worth its price, two are not.
    if (best && !best.problems.some(serious) && (best.problems.length === 0 || turn > 0))
      return sealed(best, conversation);
    last = found;
  }
  throw new WritingError(
    "failed_checks",
    "The text that came back did not pass the checks, not even after it was written again. Please try again, or use the writer on this server.",
  );
}

function sealed({ report }: Try, conversation: Conversation): WrittenReport {
  return { ...report, sent: conversation.transcript() };
}
