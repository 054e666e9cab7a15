import type { AllowedFlag, Flag } from "@reportair/contract/features/flags.ts";
import type { StayingReason } from "@reportair/contract/features/leaving.ts";
import type {
  LengthRange,
  LengthUnit,
  ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import {
  WritingError,
  type Facts,
  type RefineRequest,
  type WriteRequest,
  type WrittenReport,
} from "@reportair/writing/facts.ts";
import type { Composed } from "@reportair/writing/model/compose.ts";
import { transcriptOf } from "@reportair/writing/transcript.ts";
import type { Writer } from "@reportair/writing/writer.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { threads } from "../../threads/threads.ts";
import { mayBeSent } from "../consent/may-be-sent.ts";
import {
  addUsage,
  budgetSpent,
  isBudgetSpent,
  NO_USAGE,
  type Usage,
} from "../model-usage/usage.ts";
import { findPolicy } from "../report-policies/find-policy.ts";
import { rulesOf } from "../report-policies/rules-of.ts";
import { findEarlierTicks } from "../previous-inputs/find-earlier-ticks.ts";
import { findSaid, type TextOf } from "../reports/find-said.ts";
import { findStyle } from "../style/find-style.ts";
import { forThread } from "./for-thread.ts";
import { namesOf, type RecordedName } from "../students/names-of.ts";
import { schoolRoster } from "../students/school-roster.ts";

/** The writers by the part they play: the school's own choice, and the one that may step in. */
export type ConfiguredWriters = {
  isModel: boolean;
  /** Who is asked, as a teacher is told; null where nobody is. */
  provider: string | null;
  /** The chosen writer; what its calls cost is added to `usage`. */
  chosen: (usage: Usage) => Writer;
  onThisServer: Writer;
  now: () => Date;
};

/** What a text is of. */
export type Order = {
  /** Whom the text is of, by the record; `id` is null for an invented student, who has no guardian to ask. */
  student: RecordedName & Pick<Facts["student"], "pronouns" | "year"> & { id: number | null };
  subject: string;
  inputs: ReportInputs;
  flags: readonly Flag[];
  /** Words that the teacher has taken out of what is sent. */
  taken_out: readonly string[];
  allowed_flags: readonly AllowedFlag[];
  length_range: LengthRange;
  length_unit: LengthUnit;
  /** Whose class and earlier texts it is not to repeat; null where it stands by itself. */
  configuration: TextOf | null;
};

/** Who may do it, where it is not the chosen writer alone. */
export type Choice = {
  /** The writer on this server does it, and the chosen one is not asked. */
  onThisServer?: boolean;
  /** The writer on this server does it where the chosen one fails. */
  stepsIn?: boolean;
};

type Attempt = {
  seed: number;
  signal: AbortSignal;
  /** Null writes without the teacher's style. */
  style?: null;
};

/** A writer for one text, under everything that the school, the guardians and the teacher have settled. */
export type OpenWriter = {
  /** Why nothing leaves this server; null where a provider is asked. */
  stays: StayingReason | null;
  /** Who is asked then. */
  provider: string | null;
  /** What writing would send first, without sending it; null where nothing leaves. Throws what writing rejects with. */
  compose: (attempt: Attempt) => Promise<Composed | null>;
  write: (attempt: Attempt) => Promise<WrittenReport>;
  /**
   * Asks a model at once, outside of any transaction, and never rejects. What comes back finishes the text under the
   * class's lock, where a writer in process takes its turn; it rejects where the text could not be written.
   */
  begin: (attempt: Attempt) => Promise<(handle: Handle) => Promise<WrittenReport>>;
  /** Rejects with an AppError "unavailable" where the writer changes no texts. */
  refine: (change: Attempt & Pick<RefineRequest, "change" | "report">) => Promise<WrittenReport>;
  /** What a provider was sent, also for texts that could not be written; null where nothing left the server. */
  sent: () => string | null;
  /**
   * Adds what the calls cost to the institution's month. To be called once, when the work has ended in whatever way,
   * and at the end of its transaction: all of a school's texts wait for that one row.
   */
  settle: (handle: Handle) => Promise<void>;
};

/**
 * The one door to a writer: opens it for what an actor orders of a student, in the transaction that reads the rest of
 * the order. Writing itself needs no transaction. A text that fails rejects with a WritingError.
 */
export async function openWriter(
  { isModel, provider, chosen, onThisServer, now }: ConfiguredWriters,
  handle: Handle,
  actor: Pick<Actor, "institution_id" | "user_id">,
  order: Order,
  choice: Choice = {},
): Promise<OpenWriter> {
  const policy = await findPolicy(handle);
  const { id } = order.student;
  const settled = choice.onThisServer !== true && policy.writer === "configured";
  const consented = !settled || !isModel || id === null || (await mayBeSent(handle, id, now()));
  const asksChosen = settled && consented;
  // A writer in process costs nothing.
  const stopped = asksChosen && isModel && (await isBudgetSpent(handle));
  const usage = { ...NO_USAGE };
  const writer = asksChosen ? chosen(usage) : onThisServer;
  const { inputs, flags, allowed_flags } = order;
  const told = await threads.run("sayable", [inputs, flags, allowed_flags], "transaction");
  const known = {
    facts: { ...factsOf(order), ...told.facts, earlier: await earlierBefore(handle, order) },
    said: await saidBefore(handle, order),
    roster: await schoolRoster(handle, actor.institution_id),
    style: await findStyle(handle, actor.user_id),
    rules: rulesOf(policy),
  };

  const sent: (string | undefined)[] = [];
  /** Keeps what a provider was sent, in the order of the calls. */
  const kept = async (work: Promise<WrittenReport>): Promise<WrittenReport> => {
    const at = sent.push(undefined) - 1;
    try {
      const written = await work;
      sent[at] = written.sent;
      return { ...written, handed_back: [...told.kept_out, ...written.handed_back] };
    } catch (error) {
      if (error instanceof WritingError) sent[at] = error.sent;
      throw error;
    }
  };
  const ask = (work: () => Promise<WrittenReport>) =>
    stopped ? Promise.reject(budgetSpent()) : kept(work());
  const begun = async (by: Writer, request: WriteRequest, work: typeof ask) => {
    if (by.inTurn === true) {
      return async (later: Handle) =>
        kept(by.write({ ...request, said: await saidBefore(later, order) }));
    }
    const written = await work(() => by.write(request));
    return async () => written;
  };

  return {
    stays: whyItStays({ isModel, settled, consented, stopped }),
    provider,
    compose: async (attempt) =>
      stopped || writer.compose === undefined
        ? null
        : threads.run("compose", forThread({ ...known, ...attempt })),
    write: (attempt) => ask(() => writer.write({ ...known, ...attempt })),
    begin: async (attempt) => {
      const request = { ...known, ...attempt };
      const stepsIn = choice.stepsIn === true && writer !== onThisServer;
      try {
        return await begun(writer, request, ask).catch((error: unknown) => {
          if (!stepsIn || attempt.signal.aborted || !(error instanceof WritingError)) throw error;
          return begun(onThisServer, request, (work) => kept(work()));
        });
      } catch (error) {
        return () => Promise.reject(error);
      }
    },
    refine: async (change) => {
      const refine = writer.refine?.bind(writer);
      if (refine === undefined) throw new AppError("unavailable");
      return ask(() => refine({ ...known, ...change }));
    },
    sent: () => transcriptOf(...sent),
    settle: (later) => addUsage(later, actor.institution_id, usage),
  };
}

function whyItStays(
  of: Record<"isModel" | "settled" | "consented" | "stopped", boolean>,
): StayingReason | null {
  if (!of.isModel) return "server";
  if (!of.settled) return "school";
  if (!of.consented) return "consent";
  return of.stopped ? "budget" : null;
}

async function saidBefore(handle: Handle, { configuration }: Order) {
  return configuration === null ? { classmates: [], earlier: [] } : findSaid(handle, configuration);
}

async function earlierBefore(handle: Handle, { configuration, subject }: Order) {
  return configuration === null ? {} : findEarlierTicks(handle, { ...configuration, subject });
}

/** What a writer is told beside the inputs. */
function factsOf(order: Order): Omit<Facts, "inputs" | "leave_out"> {
  const { student, subject, taken_out, length_range, length_unit } = order;
  const { pronouns, year } = student;
  return {
    student: { ...namesOf(student), pronouns, year },
    subject,
    range: length_range,
    unit: length_unit,
    taken_out,
  };
}
