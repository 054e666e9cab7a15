import type { MainField } from "@reportair/contract/features/report-fields.ts";
import { isCertain } from "../checks/problem.ts";
import type { RawReport } from "./answer.ts";
import { feedbackFor } from "./feedback.ts";
import { judge, offending, replacing, type Judged, type Task } from "./judge.ts";

const LAST_ANSWER = "\n\nYour last answer was:";

/** What is asked for again: sentences by their places, and ticks that no sentence says. */
export type Wanted = { places: Set<number>; ticks: MainField[] };

/**
 * The sentences that have to be written anew, where they alone do; null where the text as a whole is wrong: too long,
 * too short, without the name, or mostly not usable.
 */
export function wantedOf(task: Task, judged: Judged): Wanted | null {
  if (task.complete) return null;
  const places = offending(judged);
  const ticks: MainField[] = [];
  for (const problem of judged.problems.filter(isCertain)) {
    if (problem.sentence !== undefined) continue;
    // What the offending sentences would have said comes back with them.
    const among = [...places].some((at) =>
      judged.raw.flat()[at]?.sources.includes(problem.field ?? ""),
    );
    if (problem.check === "coverage" && problem.field) {
      if (!among) ticks.push(problem.field as MainField);
    } else if (problem.check !== "length" || places.size === 0) return null;
  }
  const count = places.size + ticks.length;
  return count > 0 && count <= judged.raw.flat().length / 2 ? { places, ticks } : null;
}

/** The request for some sentences alone, which quotes the last answer. */
export function requestFor(task: Task, judged: Judged, { places, ticks }: Wanted): string {
  const numbered = judged.raw.flat().map(({ text }, at) => `${at + 1}. ${text}`);
  const wrong = feedbackFor(judged.problems.filter(isCertain), task.facts, judged.report.text);
  const asked = [
    ...[...places].toSorted((a, b) => a - b).map((at) => `sentence ${at + 1}`),
    ...ticks.map(
      (field) => `a new sentence that says the tick ${field} "${task.facts.inputs[field]}"`,
    ),
  ];
  return `${task.user}${LAST_ANSWER}\n${numbered.join("\n")}\n\nThis is wrong with it:\n${listed(wrong)}\n\nGive only what is listed here, each as one sentence with its sources, in this order, in one paragraph; everything else stays as it is:\n${listed(asked)}`;
}

/** The request for the whole text again; the last answer with it, unless its own words may not be sent. */
export function requestForAll(task: Task, last: Judged, quoted: boolean): string {
  const numbered = last.raw.flat().map(({ text }, at) => `${at + 1}. ${text}`);
  const wrong = listed(feedbackFor(last.problems, task.facts, last.report.text));
  return quoted
    ? `${task.user}${LAST_ANSWER}\n${numbered.join("\n")}\n\nThis is wrong with it; give the whole answer again, mended:\n${wrong}`
    : `${task.user}\n\nYour last answer was not usable; write anew and mind this:\n${wrong}`;
}

function listed(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}

/** The answer with the sentences that were asked for in their places; a whole answer is taken as one. */
export function mended(judged: Judged, { places, ticks }: Wanted, answer: RawReport): RawReport {
  const given = answer.flat();
  const all = judged.raw.flat().length;
  if (given.length > places.size + ticks.length && given.length >= all / 2) return answer;
  const [inPlace, added] = [given.slice(0, places.size), given.slice(places.size)];
  const raw = replacing(judged.raw, places, inPlace);
  return added.length > 0 ? [...raw, added] : raw;
}

/** A text without the sentences that must not be shown, where the rest still holds. */
export function withoutOffending(task: Task, judged: Judged): Judged {
  const places = offending(judged);
  if (places.size === 0 || task.complete) return judged;
  return judge(task, replacing(judged.raw, places));
}
