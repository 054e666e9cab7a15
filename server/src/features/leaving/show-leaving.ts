import type { Leaving } from "@reportair/contract/features/leaving.ts";
import {
  EMPTY_INPUTS,
  inputsOf,
  type LengthRange,
  type LengthUnit,
} from "@reportair/contract/features/report-fields.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import { WritingError } from "@reportair/writing/facts.ts";
import { askedIn } from "@reportair/writing/leaving/asked.ts";
import { requestsIn } from "@reportair/writing/transcript.ts";
import type { Actor, Handle, Transaction } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { threads } from "../../threads/threads.ts";
import type { Given } from "../../threads/work.ts";
import { currentPeriod } from "../reporting-periods/current-period.ts";
import { findPlace } from "../reports/find-place.ts";
import { instructionsIn, providerIn } from "../writers/provider-in.ts";
import type { Writers } from "../writers/writers.ts";
import { findInputs, findLastSent, findWritten, markLooked } from "./queries.ts";

/** What is beside the rows, before and after. */
type Around = Omit<Leaving, "fields" | "counts" | "taken_out">;

async function leavingOf(
  around: Around,
  entered: Omit<Given<"leaving">, "user">,
  request: string | null,
): Promise<Leaving> {
  const { fields, counts } = await threads.run("leaving", { ...entered, user: request });
  return { ...around, fields, counts, taken_out: [...entered.about.taken_out] };
}

/**
 * What would be sent to a provider for a pupil's report of this period, composed as it is for sending and not sent.
 * It is remembered that the teacher has looked.
 */
export async function showLeaving(
  transaction: Transaction,
  actor: Actor,
  writers: Writers,
  of: { student: number; classroom: number; range: LengthRange; unit: LengthUnit },
  now: Date,
): Promise<Leaving> {
  const found = await transaction((handle) => findLeaving(handle, actor, writers, of, now));
  const { place, configuration, entered, writer, sent } = found;
  const { subject, inputs, flags, allowed_flags, taken_out } = entered;
  const composed = writer.stays === null ? await compose(writer, configuration) : null;
  const name = fullName(place);
  return leavingOf(
    {
      student: { id: place.student_id, full_name: name },
      classroom: { id: place.classroom_id, name: place.classroom_name },
      subject,
      configuration: configuration ?? null,
      provider: writer.stays === null ? writer.provider : null,
      stays: writer.stays,
      sent_at: sent?.toISOString() ?? null,
      instructions: null,
      requests: 0,
      whole: composed?.whole ?? null,
      refused: composed !== null && composed.whole === null,
    },
    { inputs, flags, allowed_flags, about: { name, year: place.year, subject, taken_out } },
    composed?.user ?? null,
  );
}

async function findLeaving(
  handle: Handle,
  actor: Actor,
  writers: Writers,
  of: { student: number; classroom: number; range: LengthRange; unit: LengthUnit },
  now: Date,
) {
  const { place } = await findPlace(handle, actor, of);
  const period = await currentPeriod(handle, actor, now);
  const configuration = await findInputs(handle, { ...of, period });
  const { subject, flags, allowed_flags, taken_out, ...rest } = configuration ?? {
    ...EMPTY_INPUTS,
    subject: place.subject,
    flags: [],
    allowed_flags: [],
    taken_out: [],
  };
  const entered = { subject, flags, allowed_flags, taken_out, inputs: inputsOf(rest) };
  const writer = await writers.open(handle, actor, {
    ...entered,
    student: { ...place, id: place.student_id },
    length_range: of.range,
    length_unit: of.unit,
    configuration: configuration ?? null,
  });
  let sent: Date | null = null;
  if (configuration !== undefined) {
    await markLooked(handle, configuration.id);
    sent = await findLastSent(handle, configuration.id);
  }
  return { place, configuration: configuration?.id, entered, writer, sent };
}

/** The request of an open writer; null where nothing is entered that one could be of. */
async function compose(writer: Awaited<ReturnType<Writers["open"]>>, seed = 0) {
  try {
    return await writer.compose({ seed, signal: new AbortController().signal });
  } catch (error) {
    if (error instanceof WritingError && error.kind === "nothing_to_say") return null;
    throw error;
  }
}

/** What was sent to a provider for a report, by what was kept of it then. */
export async function showLeft(transaction: Transaction, id: number): Promise<Leaving> {
  const found = await transaction((handle) => findWritten(handle, id));
  if (found === undefined) throw notFound();
  const { report, configuration, student } = found;
  const { sent } = report;
  const requests = sent === null ? [] : requestsIn(sent);
  const name = fullName(student);
  const { subject, taken_out } = configuration;
  return leavingOf(
    {
      student: { id: student.id, full_name: name },
      classroom: { id: configuration.classroom_id, name: configuration.classroom_name },
      subject,
      configuration: configuration.id,
      provider: sent === null ? null : providerIn(report.written_by),
      stays: sent === null ? "server" : null,
      sent_at: sent === null ? null : report.created_at.toISOString(),
      instructions: sent === null ? null : instructionsIn(report.written_by),
      requests: requests.length,
      whole: sent,
      refused: false,
    },
    {
      inputs: report.inputs,
      flags: report.flags,
      allowed_flags: report.allowed_flags,
      about: { name, year: report.year, subject, taken_out },
    },
    // Each request holds the data; those of the last are the ones of this text.
    requests.findLast((request) => askedIn(request) !== null) ?? null,
  );
}
