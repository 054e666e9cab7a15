import { fullName } from "@reportair/contract/full-name.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { fieldError, notFound } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import * as queries from "./queries.ts";
import { holdSharable } from "./rights.ts";

type Colleague = NonNullable<Awaited<ReturnType<typeof queries.findColleague>>>;

/** Asks a colleague to proof-read; returns whom, and for how many reports that is new. One report that may not be shared refuses all. */
export async function askForProof(
  handle: Handle,
  actor: Actor,
  asked: { reports: readonly number[]; reader: number },
): Promise<{ colleague: Colleague; fresh: number }> {
  const colleague = await queries.findColleague(handle, actor, asked.reader);
  if (colleague === undefined) {
    throw fieldError("reader", "Please choose a colleague who teaches at your school.");
  }
  const reports = await holdSharable(handle, actor, asked.reports);
  const fresh = await queries.insertProofs(handle, actor, colleague.id, reports);
  if (fresh > 0) {
    await audit(handle, actor, "report.shared", {
      type: "user",
      id: colleague.id,
      label: fullName(colleague),
      details: { reports: fresh },
    });
  }
  return { colleague, fresh };
}

/** Takes one report back from a colleague. */
export async function takeProofBack(handle: Handle, actor: Actor, id: number): Promise<void> {
  const taken = await queries.deleteProof(handle, actor, id);
  if (taken === undefined) throw notFound();
  const reader = await queries.findColleague(handle, actor, taken.reader);
  await audit(handle, actor, "report.unshared", {
    type: "user",
    id: taken.reader,
    label: reader === undefined ? "" : fullName(reader),
    details: { reports: 1 },
  });
}

/** Releases the actor's kept reports to the school, all of them or none. */
export async function releaseReports(
  handle: Handle,
  actor: Actor,
  ids: readonly number[],
): Promise<void> {
  const reports = await holdSharable(handle, actor, ids);
  await auditOwn(
    handle,
    actor,
    "report.released",
    await queries.insertReleases(handle, actor, reports),
  );
}

/** Takes released reports back; those that are not released stay as they are. */
export async function takeReleasesBack(
  handle: Handle,
  actor: Actor,
  ids: readonly number[],
): Promise<void> {
  await auditOwn(
    handle,
    actor,
    "report.withdrawn",
    await queries.deleteReleases(handle, actor, ids),
  );
}

async function auditOwn(
  handle: Handle,
  actor: Actor,
  action: "report.released" | "report.withdrawn",
  reports: number,
): Promise<void> {
  if (reports === 0) return;
  await audit(handle, actor, action, {
    type: "institution",
    id: actor.institution_id,
    label: "",
    details: { reports },
  });
}
