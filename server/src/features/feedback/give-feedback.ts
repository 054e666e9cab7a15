import type { BodyOf } from "@reportair/contract/endpoint.ts";
import type { Feedback, submitFeedback } from "@reportair/contract/features/feedback.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { learnFromVerdict } from "../style/change-style.ts";
import { findReport } from "../reports/find-report.ts";
import { insertFeedback } from "./queries.ts";

/** Rates one of the actor's reports; a report is rated once, a second time is a 409. */
export async function giveFeedback(
  handle: Handle,
  actor: Actor,
  input: BodyOf<typeof submitFeedback>,
): Promise<Feedback> {
  const report = await findReport(handle, input.associated_generated_report);
  const row = await insertFeedback(handle, {
    institution_id: actor.institution_id,
    author_id: actor.user_id,
    report_id: report.id,
    rating_type: input.feedback_rating_type,
    value: input.feedback_value,
    comment: input.feedback_comment.trim(),
  });
  if (row === undefined) {
    throw new AppError("conflict", { detail: "You have already rated this report." });
  }
  const verdict = verdictOf(row.rating_type, row.value);
  if (verdict !== null) await learnFromVerdict(handle, actor, report, verdict);
  return {
    id: row.id,
    associated_generated_report: row.report_id,
    feedback_comment: row.comment,
    feedback_rating_type: row.rating_type,
    feedback_value: row.value,
  };
}

/** Stars from four up are praise, up to two blame; three is neither. */
function verdictOf(type: "star" | "thumb", value: number): "good" | "bad" | null {
  if (type === "thumb") return value > 0 ? "good" : "bad";
  if (value >= 4) return "good";
  return value <= 2 ? "bad" : null;
}
