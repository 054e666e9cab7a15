import type { MainField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { ReportSentence } from "@reportair/contract/features/reports.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError, notFound } from "../../http/errors.ts";
import { traced } from "../../threads/traced.ts";
import { learnFromVerdict } from "../style/change-style.ts";
import { findReport, findVersionText } from "./find-report.ts";
import { asOf, findStoredText, uncoveredBy } from "./find-stored-text.ts";
import { editedSince } from "./edited-since.ts";
import { replaceText, type NewText } from "./replace-text.ts";
import { keepText, takeKeepBack } from "./keep-text.ts";
import {
  lockReport,
  updateReport,
  type ReportChange,
  type ReportRecord,
} from "./queries-of-changes.ts";
import { findStanding } from "./queries-of-standing.ts";

type Settled = { sentence: number; field: MainField | "beyond" };

type Edit = {
  report_content?: string | undefined;
  status?: "kept" | "draft" | undefined;
  /** The text that was kept before the one whose keep is taken back. */
  restore?: number | undefined;
  opened?: true | undefined;
  /** A doubtful tick that a sentence does say, or words beyond the inputs that are so, by its author's word. */
  settled?: Settled | undefined;
  /** The copy that the edit or the decision was made from. */
  version?: number | undefined;
  updated_at?: string | undefined;
  /** The other kept text that was on the screen, and in whose place this one comes; null where there was none. */
  compared_with?: { id: number; version?: number | undefined } | null | undefined;
};

/**
 * Edits a report, keeps it or takes its keep back. The earlier text goes into the history. What was done with a copy
 * that is no longer the newest is refused with both texts, and nothing is lost on either side. A text that the report
 * had before comes back as it was stored, with its sentences and their sources.
 */
export async function editReport(
  handle: Handle,
  actor: Actor,
  id: number,
  edit: Edit,
  now: Date,
): Promise<void> {
  const row = await lockReport(handle, id);
  if (row === undefined) throw notFound();
  const overtaken = await findOvertaking(handle, row, edit);
  if (overtaken !== null) {
    const yours = edit.report_content ?? (await textOf(handle, row, edit.version));
    throw new AppError("stale", { extra: { current: await findReport(handle, overtaken), yours } });
  }
  const change: ReportChange = {};
  if (edit.report_content !== undefined && edit.report_content !== row.report_content) {
    const [before, beside] = await Promise.all([
      findStoredText(handle, row, edit.report_content),
      standingBeside(handle, row),
    ]);
    const text = before ?? (await editedText(row, edit.report_content, sentencesAs(row, beside)));
    change.edited = await editedSince(handle, row, beside, text);
    Object.assign(change, await replaceText(handle, actor, row, text));
    // Whoever edits a text has had it on the screen.
    change.opened_at = row.opened_at ?? now;
  }
  const settled = edit.settled && settle(change.sentences ?? row.sentences, edit.settled);
  if (settled) change.sentences = settled;
  if (edit.opened === true && row.opened_at === null) change.opened_at = now;
  // A text that is kept as it was written is one to write like.
  const teaches = row.made_by === "writer" && !row.taught && change.report_content === undefined;
  if (edit.status === "kept" && row.status !== "kept" && teaches) {
    await learnFromVerdict(handle, actor, row, "good");
    change.taught = true;
  }
  if (Object.keys(change).length > 0) await updateReport(handle, id, change);
  if (edit.status === "kept") await keepText(handle, row);
  if (edit.status === "draft") await takeKeepBack(handle, row, edit.restore);
}

/** The sentences without the mark that their author has judged; null where there is none. */
function settle(
  sentences: readonly ReportSentence[],
  { sentence, field }: Settled,
): ReportSentence[] | null {
  const marked = sentences[sentence];
  if (!marked) return null;
  const { doubtful = [], beyond, ...plain } = marked;
  if (field === "beyond" ? !beyond : !doubtful.includes(field)) return null;
  const left = doubtful.filter((each) => each !== field);
  return sentences.with(sentence, {
    ...plain,
    ...(left.length > 0 && { doubtful: left }),
    ...(beyond && field !== "beyond" && { beyond }),
  });
}

/** The text that stands beside it. */
async function standingBeside(
  handle: Handle,
  row: ReportRecord,
): Promise<ReportRecord | undefined> {
  if (!row.current) return undefined;
  const { kept, draft } = await findStanding(handle, row.configuration_id);
  return row.status === "kept" ? draft : kept;
}

/** The sentences of the text beside it: what the teacher puts together of both keeps its sources from either. */
function sentencesAs(row: ReportRecord, beside: ReportRecord | undefined): ReportSentence[] {
  return beside === undefined ? [] : asOf(beside.sentences, beside.inputs, row.inputs);
}

/** The text as the teacher left it: a field whose sentences are gone is not in the report any more. */
async function editedText(
  row: Pick<NewText, "sentences" | "written_by"> & { inputs: ReportInputs },
  text: string,
  beside: readonly ReportSentence[],
): Promise<NewText> {
  const before = [...row.sentences, ...beside];
  const sentences = await traced(before, text);
  const uncovered = uncoveredBy(sentences, row.inputs);
  return { text, sentences, uncovered, made_by: "teacher", written_by: row.written_by };
}

/** The text that has changed since what was done with it, by its id; null where nothing has. */
async function findOvertaking(
  handle: Handle,
  row: ReportRecord,
  edit: Edit,
): Promise<number | null> {
  const { report_content: text, status, compared_with: compared } = edit;
  const changes =
    text === undefined
      ? (status !== undefined && status !== row.status) || edit.settled !== undefined
      : text !== row.report_content;
  if (changes && isStale(edit, row)) return row.id;
  if (compared === undefined) return null;
  const { kept } = await findStanding(handle, row.configuration_id);
  const beside = kept?.id === row.id ? undefined : kept;
  const version = compared?.version ?? beside?.version;
  const same = beside?.id === compared?.id && beside?.version === version;
  return same ? null : (beside?.id ?? row.id);
}

/** The text that a report had at a version, or has now where that version is not known. */
async function textOf(
  handle: Handle,
  row: ReportRecord,
  version: number | undefined,
): Promise<string> {
  const earlier =
    version === undefined ? undefined : await findVersionText(handle, row.id, version);
  return earlier ?? row.report_content;
}

function isStale(edit: Edit, row: { version: number; updated_at: Date }): boolean {
  if (edit.version !== undefined) return edit.version !== row.version;
  return (
    edit.updated_at !== undefined &&
    new Date(edit.updated_at).getTime() !== row.updated_at.getTime()
  );
}
