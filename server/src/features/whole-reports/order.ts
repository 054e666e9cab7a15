import { PUPILS_MAX, UNDER_WAY_MAX } from "@reportair/contract/features/whole-reports.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError, fieldError } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { findAsked } from "./find-ready.ts";
import type { Form } from "./document/whole-report.ts";
import type { Packing } from "./document/make-file.ts";
import * as queries from "./queries.ts";

type Order = queries.Whom & { period: number; form: Form; packing: Packing };

/** Has a document made of what the school has about these pupils; returns its id. Who has no report is not in it. */
export async function order(
  handle: Handle,
  actor: Actor,
  { form, packing, ...asked }: Order,
): Promise<number> {
  const { period, pupils, label } = await findAsked(handle, asked);
  const texts = await queries.selectReleasedTexts(
    handle,
    period.id,
    pupils.map(({ id }) => id),
  );
  const having = new Set(texts.map(({ student_id }) => student_id));
  const students = pupils.map(({ id }) => id).filter((id) => having.has(id));
  if (students.length === 0) {
    throw fieldError(
      "student",
      "No report of this period has been released to the school, so there is nothing to make. Teachers release their kept reports in the Reports tab, under “Share”.",
    );
  }
  if (students.length > PUPILS_MAX) {
    throw fieldError(
      "student",
      `These are ${students.length} pupils. Please choose at most ${PUPILS_MAX} for one document.`,
    );
  }
  if ((await queries.countUnderWay(handle)) >= UNDER_WAY_MAX) {
    throw new AppError("too_many", {
      detail: `${UNDER_WAY_MAX} documents of your school are being made. Nothing was ordered; please wait until one is ready.`,
      retryAfter: 30,
    });
  }
  const id = await queries.insertWholeReports(handle, actor, {
    period_id: period.id,
    label,
    students,
    form,
    packing,
  });
  await audit(handle, actor, "whole_reports.ordered", {
    type: "institution",
    id: actor.institution_id,
    // A single pupil is not named in the log.
    label: asked.student === undefined ? label : "A pupil",
    details: { reports: students.length },
  });
  return id;
}
