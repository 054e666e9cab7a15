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
import { countTakenOut } from "@reportair/writing/leaving/counts.ts";
import { leavingFields, type Entered } from "@reportair/writing/leaving/fields.ts";
import { sayable } from "@reportair/writing/privacy/sayable.ts";
import { requestsIn } from "@reportair/writing/transcript.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { currentPeriod } from "../reporting-periods/current-period.ts";
import { findPlace } from "../reports/find-place.ts";
import { instructionsIn, providerIn } from "../writers/provider-in.ts";
import type { Writers } from "../writers/writers.ts";
import { findInputs, findLastSent, findWritten, markLooked } from "./queries.ts";

/** What is beside the rows, before and after. */
type Around = Omit<Leaving, "fields" | "counts" | "taken_out">;

/** What of the notes stays here: whole notes, and sentences of others. */
function staying({ facts, kept_out }: ReturnType<typeof sayable>) {
  return { leave_out: facts.leave_out, kept_out };
}

function leavingOf(around: Around, entered: Entered, request: string | null): Leaving {
  const fields = leavingFields(entered, request === null ? null : askedIn(request));
  return { ...around, fields, counts: countTakenOut(fields), taken_out: [...entered.taken_out] };
}

/**
 * What would be sent to a provider for a pupil's report of this period, composed as it is for sending and not sent.
 * It is remembered that the teacher has looked.
 */
export async function showLeaving(
  handle: Handle,
  actor: Actor,
  writers: Writers,
  of: { student: number; classroom: number; range: LengthRange; unit: LengthUnit },
  now: Date,
): Promise<Leaving> {
  const { place } = await findPlace(handle, actor, of);
  const period = await currentPeriod(handle, actor, now);
  const configuration = await findInputs(handle, { ...of, period });
  const { subject, flags, allowed_flags, taken_out, ...entered } = configuration ?? {
    ...EMPTY_INPUTS,
    subject: place.subject,
    flags: [],
    allowed_flags: [],
    taken_out: [],
  };
  const inputs = inputsOf(entered);
  const writer = await writers.open(handle, actor, {
    student: { ...place, id: place.student_id },
    subject,
    inputs,
    flags,
    allowed_flags,
    taken_out,
    length_range: of.range,
    length_unit: of.unit,
    configuration: configuration ?? null,
  });
  const composed = writer.stays === null ? compose(writer, configuration?.id) : null;
  let sent: Date | null = null;
  if (configuration !== undefined) {
    await markLooked(handle, configuration.id);
    sent = await findLastSent(handle, configuration.id);
  }
  const name = fullName(place);
  return leavingOf(
    {
      student: { id: place.student_id, full_name: name },
      classroom: { id: place.classroom_id, name: place.classroom_name },
      subject,
      configuration: configuration?.id ?? null,
      provider: writer.stays === null ? writer.provider : null,
      stays: writer.stays,
      sent_at: sent?.toISOString() ?? null,
      instructions: null,
      requests: 0,
      whole: composed?.whole ?? null,
      refused: composed !== null && composed.whole === null,
    },
    {
      name,
      year: place.year,
      subject,
      inputs,
      ...staying(sayable(inputs, flags, allowed_flags)),
      taken_out,
    },
    composed?.user ?? null,
  );
}

/** The request of an open writer; null where nothing is entered that one could be of. */
function compose(writer: Awaited<ReturnType<Writers["open"]>>, seed = 0) {
  try {
    return writer.compose({ seed, signal: new AbortController().signal });
  } catch (error) {
    if (error instanceof WritingError && error.kind === "nothing_to_say") return null;
    throw error;
  }
}

/** What was sent to a provider for a report, by what was kept of it then. */
export async function showLeft(handle: Handle, id: number): Promise<Leaving> {
  const found = await findWritten(handle, id);
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
      name,
      year: report.year,
      subject,
      inputs: report.inputs,
      ...staying(sayable(report.inputs, report.flags, report.allowed_flags)),
      taken_out,
    },
    // Each request holds the data; those of the last are the ones of this text.
    requests.findLast((request) => askedIn(request) !== null) ?? null,
  );
}
