// What is done with people's texts and files, in a thread of its own (see threads.ts): functions of what they are given alone.
import { isMainThread } from "node:worker_threads";
import type { AllowedFlag, Flag } from "@reportair/contract/features/flags.ts";
import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { changesBetween, placesIn, type Suggested } from "@reportair/contract/text-changes.ts";
import { traceEdits } from "@reportair/writing/editing/trace-edits.ts";
import { measureStyle } from "@reportair/writing/embedded/measure-style.ts";
import { fitToLimit, type FitRequest } from "@reportair/writing/embedded/revision/fit-to-limit.ts";
import { createEmbeddedWriter } from "@reportair/writing/embedded/writer.ts";
import {
  WritingError,
  type RefineRequest,
  type Sentence,
  type WriteRequest,
} from "@reportair/writing/facts.ts";
import { askedIn } from "@reportair/writing/leaving/asked.ts";
import { countTakenOut } from "@reportair/writing/leaving/counts.ts";
import { leavingFields, type Entered } from "@reportair/writing/leaving/fields.ts";
import { readNotes } from "@reportair/writing/notes/read-notes.ts";
import { flagNotes, keptOutOf } from "@reportair/writing/privacy/flags.ts";
import { sayable } from "@reportair/writing/privacy/sayable.ts";
import { proofread } from "@reportair/writing/proofreading/proofread.ts";
import { findUnsayable } from "@reportair/writing/rules/unsayable.ts";
import { profileSamples } from "@reportair/writing/style/learn.ts";
import type { StyleProfile } from "@reportair/writing/style/profile.ts";
import { redactSamples } from "@reportair/writing/style/redact-sample.ts";
import { relearn } from "@reportair/writing/style/relearn.ts";
import { composeAlone } from "../features/writers/model-alone.ts";
import { planNewYear, planStaged } from "../features/intake/plan-staged.ts";
import { readFiles } from "../features/intake/read-files.ts";
import { examplesSent } from "../features/data-protection/examples-sent.ts";
import { learnVerdict, type Verdict } from "../features/style/learn-verdict.ts";
import { goBehind } from "./go-behind.ts";
import { rosterIndexOf, type RosterNames } from "./roster-index.ts";

/** What another thread is told of a text to be written. */
export type Told<Request extends WriteRequest> = Omit<Request, "roster" | "signal"> & {
  names: RosterNames | null;
};

const told = <Request extends WriteRequest>({ names, ...request }: Told<Request>): Request =>
  ({ ...request, roster: names && rosterIndexOf(names) }) as unknown as Request;

type Leaving = {
  inputs: ReportInputs;
  flags: readonly Flag[];
  allowed_flags: readonly AllowedFlag[];
  about: Omit<Entered, "inputs" | "leave_out" | "kept_out">;
  /** The request that was composed, or was sent; null where nothing leaves. */
  user: string | null;
};

// Whoever is answered in this process goes first. Types and tests read this file, too.
if (!isMainThread) goBehind();

const writer = createEmbeddedWriter();

const works = {
  flagNotes: (each: Parameters<typeof flagNotes>[]) => each.map((one) => flagNotes(...one)),
  sayable: (given: Parameters<typeof sayable>) => sayable(...given),
  /** A note that holds an order to the writer is not read. */
  readNote: ({
    names,
    ...about
  }: Omit<Parameters<typeof readNotes>[0], "roster"> & { names: RosterNames }) => {
    const order = keptOutOf(about.text).find(({ kind }) => kind === "instruction");
    if (order !== undefined) return { order };
    return { readings: readNotes({ ...about, roster: rosterIndexOf(names) }) };
  },
  proofread: ({
    names,
    ...report
  }: Omit<Parameters<typeof proofread>[0], "roster"> & { names: RosterNames }) =>
    proofread({ ...report, roster: rosterIndexOf(names) }),
  traceEdits: ({ before, text }: { before: readonly Sentence[]; text: string }) =>
    traceEdits(before, text),
  changesBetween: ({ before, after }: { before: string; after: string }) =>
    changesBetween(before, after),
  placesIn: ({ text, suggested, taken }: { text: string; suggested: Suggested; taken: number[] }) =>
    placesIn(text, suggested, new Set(taken)),
  /** Each text is too long by itself; what they share is told once. */
  fitToLimit: ({
    texts,
    ...shared
  }: Omit<FitRequest, "facts" | "report"> & {
    texts: readonly Pick<FitRequest, "facts" | "report">[];
  }) => texts.map((each) => fitToLimit({ ...shared, ...each })),
  redactSamples: ({ texts, names }: { texts: readonly string[]; names: RosterNames }) =>
    redactSamples(texts, rosterIndexOf(names)),
  profileSamples: (texts: readonly string[]) => profileSamples(texts),
  relearn: ({ profile, texts }: { profile: StyleProfile; texts: readonly string[] }) =>
    relearn(profile, texts),
  learnVerdict: ({ names, ...verdict }: Omit<Verdict, "roster"> & { names: RosterNames }) =>
    learnVerdict({ ...verdict, roster: rosterIndexOf(names) }),
  measureStyle: (profile: StyleProfile) => measureStyle(profile),
  findUnsayable: (words: readonly string[]) => findUnsayable(words),
  write: (request: Told<WriteRequest>) => writer.write(told<WriteRequest>(request)),
  refine: (request: Told<RefineRequest>) => writer.refine(told<RefineRequest>(request)),
  compose: (request: Told<WriteRequest>) => composeAlone(told<WriteRequest>(request)),
  leaving: ({ about, inputs, flags, allowed_flags, user }: Leaving) => {
    // What of the notes stays here: whole notes, and sentences of others.
    const { facts, kept_out } = sayable(inputs, flags, allowed_flags);
    const entered = { ...about, inputs, leave_out: facts.leave_out, kept_out };
    const fields = leavingFields(entered, user === null ? null : askedIn(user));
    return { fields, counts: countTakenOut(fields) };
  },
  examplesSent: () => examplesSent(),
  readFiles: (given: Parameters<typeof readFiles>[0]) => readFiles(given),
  planStaged: (given: Parameters<typeof planStaged>[0]) => planStaged(given),
  planNewYear: (given: Parameters<typeof planNewYear>[0]) => planNewYear(given),
};

type Works = typeof works;
export type Work = keyof Works;
export type Given<W extends Work> = Parameters<Works[W]>[0];
export type Made<W extends Work> = Awaited<ReturnType<Works[W]>>;
/** What comes of a work. Errors lose their kind between threads: the one that is a sentence for people has a way of its own. */
export type Outcome<W extends Work> =
  | { made: Made<W> }
  | { failed: Pick<WritingError, "kind" | "message"> };

/** Does a work by its name: what a thread is asked for. */
export async function run<W extends Work>({
  work,
  given,
}: {
  work: W;
  given: Given<W>;
}): Promise<Outcome<W>> {
  try {
    const made = await (works[work] as (given: Given<W>) => Made<W> | Promise<Made<W>>)(given);
    return { made };
  } catch (error) {
    if (!(error instanceof WritingError)) throw error;
    return { failed: { kind: error.kind, message: error.message } };
  }
}
