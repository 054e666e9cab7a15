import { createHash } from "node:crypto";
import { pastedLength, shapeText } from "@reportair/contract/destination-text.ts";
import type {
  Choosable,
  CopiedReport,
  CopyQueue,
  QueueLine,
  System,
} from "@reportair/contract/features/destinations.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Actor, Handle, Transaction } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { threads } from "../../threads/threads.ts";
import type { Made } from "../../threads/work.ts";
import { findClassroom } from "../classrooms/find-classroom.ts";
import { findPolicy } from "../report-policies/find-policy.ts";
import { rulesOf } from "../report-policies/rules-of.ts";
import { currentPeriod } from "../reporting-periods/current-period.ts";
import { namesOf } from "../students/names-of.ts";
import { findStyle } from "../style/find-style.ts";
import * as queries from "./queries.ts";
import { findDestination, limitOf } from "./settled.ts";

type Fitted = NonNullable<Made<"fitToLimit">[number]>;
type Asked = { classroom: number; period?: number | undefined; system?: System | undefined };

/** Knows a text by what it is, without holding it. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/**
 * The actor's kept reports of a class and period as a system takes them, in the order of its mark sheet. What is too
 * long comes with a shorter text: the one that its author settled, else one that is proposed. No model is asked.
 */
export async function findQueue(
  transaction: Transaction,
  actor: Actor,
  asked: Asked,
  now: Date,
): Promise<CopyQueue> {
  const read = await transaction((handle) => readQueue(handle, actor, asked, now));
  const { destination, texts, members, order, style, rules } = read;
  const limit = limitOf(destination);
  const kept = texts.filter(({ status }) => status === "kept");
  const long =
    limit === null ? [] : kept.filter((row) => lengthIn(row.report_content, destination) > limit);
  const fitted =
    limit === null || long.length === 0
      ? []
      : await threads.run("fitToLimit", {
          texts: long.map((row) => ({
            facts: factsOf(row),
            report: { text: row.report_content, sentences: row.sentences },
          })),
          limit,
          shape: shapeOf(destination),
          style,
          rules,
        });
  const proposals = new Map(long.map(({ id }, at) => [id, fitted[at] ?? null]));
  const lineOf = (member: queries.Member): QueueLine => {
    const row = texts.find(({ student }) => student.id === member.id);
    return {
      student: { id: member.id, full_name: fullName(member), student_id: member.student_id },
      state: row === undefined ? "none" : row.status,
      report:
        row?.status === "kept"
          ? presented(row, destination, limit, proposals.get(row.id) ?? null)
          : null,
    };
  };
  const ids = new Set(members.map(({ id }) => id));
  return {
    classroom: read.classroom,
    period: read.period,
    periods: read.periods,
    destination,
    limit,
    ordered: order !== undefined,
    lines: inOrder(members, order).map((member) =>
      member === null ? { student: null, state: "none", report: null } : lineOf(member),
    ),
    elsewhere: kept
      .filter(({ student }) => !ids.has(student.id))
      .map(({ student }) => lineOf(student)),
  };
}

async function readQueue(handle: Handle, actor: Actor, asked: Asked, now: Date) {
  const classroom = await findClassroom(handle, actor, asked.classroom);
  if (classroom === undefined) throw notFound();
  const current = await currentPeriod(handle, actor, now);
  const periods = await queries.selectPeriods(handle, classroom.id, current);
  const period = periods.find(({ id }) => id === (asked.period ?? current));
  if (period === undefined) throw notFound();
  const destination = await findDestination(handle, asked.system);
  return {
    classroom: { id: classroom.id, name: classroom.name, subject: classroom.subject },
    period,
    periods: periods.map((each) => ({ ...each, current: each.id === current })),
    destination,
    members: await queries.selectMembers(handle, classroom.id),
    order: await queries.findOrder(handle, classroom.id),
    texts: await queries.selectTexts(handle, classroom.id, period.id, destination.system),
    style: await findStyle(handle, actor.user_id),
    rules: rulesOf(await findPolicy(handle)),
  };
}

/** The students by the lines of a mark sheet, null for a line that is nobody; whom it does not name comes last. */
function inOrder(
  members: readonly queries.Member[],
  order: readonly number[] | undefined,
): (queries.Member | null)[] {
  if (order === undefined) return [...members];
  const named = order.map((id) => members.find((member) => member.id === id) ?? null);
  return [...named, ...members.filter((member) => !named.includes(member))];
}

const shapeOf = ({ one_paragraph, plain }: Choosable) => ({ one_paragraph, plain });
const lengthIn = (text: string, destination: Choosable) =>
  pastedLength(shapeText(text, shapeOf(destination)));

function factsOf(row: queries.TextRow) {
  const { student, subject, inputs, length_range, length_unit } = row;
  const { pronouns, year } = student;
  return {
    student: { ...namesOf(student), pronouns, year },
    subject,
    inputs,
    range: length_range,
    unit: length_unit,
    leave_out: [],
  };
}

function presented(
  row: queries.TextRow,
  destination: Choosable,
  limit: number | null,
  proposed: Fitted | null,
): CopiedReport {
  const length = lengthIn(row.report_content, destination);
  const fits = limit === null || length <= limit;
  const shorter = fits ? null : shorterOf(row, destination, limit, proposed);
  const source = fits ? row.report_content : shorter?.settled === true ? shorter.text : null;
  const text = source === null ? null : shapeText(source, shapeOf(destination));
  const key = text === null ? null : digestOf(text);
  return {
    id: row.id,
    version: row.version,
    report_content: row.report_content,
    sentences: row.sentences,
    length,
    shorter,
    text,
    key,
    copied_at:
      key !== null && row.copied_digest === key ? (row.copied_at?.toISOString() ?? null) : null,
    stale: row.stale,
    kept_unread: row.opened_at === null,
    flags: row.flags,
    allowed_flags: row.allowed_flags,
  };
}

/** What its author settled, while the kept text is the same and it fits; else what is proposed. */
function shorterOf(
  row: queries.TextRow,
  destination: Choosable,
  limit: number,
  proposed: Fitted | null,
): CopiedReport["shorter"] {
  const { shorter, made_from } = row;
  if (shorter !== null && made_from === digestOf(row.report_content)) {
    const length = lengthIn(shorter, destination);
    if (length <= limit) {
      const sentences = row.shorter_sentences ?? [];
      return { text: shorter, length, sentences, settled: true, leaves_out: [], leaves_own: false };
    }
  }
  if (proposed === null || proposed.text === row.report_content) return null;
  const { text, sentences, leaves_out, leaves_own } = proposed;
  return {
    text,
    length: lengthIn(text, destination),
    sentences,
    settled: false,
    leaves_out,
    leaves_own,
  };
}
