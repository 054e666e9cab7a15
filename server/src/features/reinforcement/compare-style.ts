import type { StyleComparison } from "@reportair/contract/features/reinforcement.ts";
import { countWords } from "@reportair/contract/features/report-fields.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { WrittenReport } from "@reportair/writing/facts.ts";
import { followsStyle } from "@reportair/writing/style/follows.ts";
import type { Actor, Database, Handle } from "../../database/handle.ts";
import { AppError, notFound } from "../../http/errors.ts";
import { consentedWriters, mayBeSent } from "../consent/consented-writers.ts";
import { spent } from "../model-usage/spent.ts";
import { addUsage, isBudgetSpent, NO_USAGE } from "../model-usage/usage.ts";
import { allowedWriters, rulesOf } from "../report-policies/allowed-writers.ts";
import { findPolicy } from "../report-policies/find-policy.ts";
import { schoolRoster } from "../students/school-roster.ts";
import { asAppError } from "../writers/as-app-error.ts";
import { factsOf } from "../writers/facts.ts";
import { transcriptOf } from "@reportair/writing/transcript.ts";
import type { Writers } from "../writers/writers.ts";
import { findExample, INVENTED } from "./example-pupil.ts";
import { findTrainedStyle } from "./find-style.ts";

type Order = { configuration: number | undefined; signal: AbortSignal };

/**
 * Writes one report twice, with the teacher's style and without, by the same writer from the same inputs and with
 * the same seed, so that nothing but the style differs. Neither text is stored.
 */
export async function compareStyle(
  database: Database,
  configured: Writers,
  actor: Actor,
  { configuration, signal }: Order,
): Promise<StyleComparison> {
  const known = await database.as(actor, (handle) => prepare(handle, actor, configuration));
  const { example, style, policy, roster, budgetSpent, maySend } = known;
  const writers = consentedWriters(allowedWriters(configured, policy), maySend);
  const request = {
    facts: factsOf({ ...example, range: "300-400", unit: "words" }),
    said: { classmates: [], earlier: [] },
    seed: example.seed,
    rules: rulesOf(policy),
    roster,
    signal,
  };
  const usage = { ...NO_USAGE };
  let texts: [WrittenReport, WrittenReport];
  try {
    if (budgetSpent && writers.shown.kind === "model") throw spent();
    const writer = writers.chosen(usage);
    texts = await Promise.all([
      writer.write({ ...request, style }),
      writer.write({ ...request, style: null }),
    ]);
  } catch (error) {
    throw asAppError(error);
  } finally {
    await database.as(actor, (handle) => addUsage(handle, actor.institution_id, usage));
  }
  const [followed, plain] = texts.map(({ text }) =>
    followsStyle(style, text.replaceAll(example.student.first_name, "{PUPIL}")),
  );
  return {
    student: example.id === null ? null : { id: example.id, full_name: fullName(example.student) },
    classroom: example.classroom,
    written_by: texts[0].written_by,
    with_style: { report_content: texts[0].text, word_count: countWords(texts[0].text) },
    without_style: { report_content: texts[1].text, word_count: countWords(texts[1].text) },
    features: (followed ?? []).map((one, at) => ({
      feature: one.feature,
      with_style: one.followed,
      without_style: plain?.[at]?.followed ?? false,
    })),
    sent: transcriptOf(texts[0].sent, texts[1].sent),
  };
}

async function prepare(handle: Handle, actor: Actor, configuration: number | undefined) {
  const style = await findTrainedStyle(handle, actor.user_id);
  if (style === undefined) {
    throw new AppError("not_found", { detail: "There is no writing style to compare with yet." });
  }
  const example = await findExample(handle, configuration);
  if (example === undefined && configuration !== undefined) throw notFound();
  const { id } = example ?? INVENTED;
  return {
    style: style.profile,
    example: example ?? INVENTED,
    // The invented pupil has no guardian to ask.
    maySend: id === null || (await mayBeSent(handle, id, new Date())),
    policy: await findPolicy(handle),
    roster: await schoolRoster(handle, actor.institution_id),
    budgetSpent: await isBudgetSpent(handle),
  };
}
