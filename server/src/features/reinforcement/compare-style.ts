import type { StyleComparison } from "@reportair/contract/features/reinforcement.ts";
import { countWords } from "@reportair/contract/features/report-fields.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { WrittenReport } from "@reportair/writing/facts.ts";
import { followsStyle } from "@reportair/writing/style/follows.ts";
import type { Actor, Database, Handle } from "../../database/handle.ts";
import { AppError, notFound } from "../../http/errors.ts";
import { lookFirst } from "../leaving/look-first.ts";
import { namesOf } from "../students/names-of.ts";
import { findTrainedStyle } from "../style/find-style.ts";
import { asAppError } from "../writers/as-app-error.ts";
import type { Writers } from "../writers/writers.ts";
import { findExample, INVENTED } from "./example-student.ts";

type Order = { configuration: number | undefined; now: Date; signal: AbortSignal };

/**
 * Writes one report twice, with the teacher's style and without, by the same writer from the same inputs and with
 * the same seed, so that nothing but the style differs. Neither text is stored.
 */
export async function compareStyle(
  database: Database,
  writers: Writers,
  actor: Actor,
  { configuration, now, signal }: Order,
): Promise<StyleComparison> {
  const { style, example, writer } = await database.as(actor, (handle) =>
    prepare(handle, writers, actor, configuration, now),
  );
  const attempt = { seed: example.seed, signal };
  let texts: [WrittenReport, WrittenReport];
  let sent: string | null = null;
  try {
    texts = await Promise.all([writer.write(attempt), writer.write({ ...attempt, style: null })]);
  } catch (error) {
    throw asAppError(error);
  } finally {
    await database.as(actor, (handle) => writer.settle(handle));
    sent = writer.sent();
  }
  const called = namesOf(example.student).first_name;
  const [followed, plain] = texts.map(({ text }) =>
    followsStyle(style, text.replaceAll(called, "{PUPIL}")),
  );
  return {
    student:
      example.student.id === null
        ? null
        : { id: example.student.id, full_name: fullName(example.student) },
    classroom: example.classroom,
    written_by: texts[0].written_by,
    with_style: { report_content: texts[0].text, word_count: countWords(texts[0].text) },
    without_style: { report_content: texts[1].text, word_count: countWords(texts[1].text) },
    features: (followed ?? []).map((one, at) => ({
      feature: one.feature,
      with_style: one.followed,
      without_style: plain?.[at]?.followed ?? false,
    })),
    sent,
  };
}

async function prepare(
  handle: Handle,
  writers: Writers,
  actor: Actor,
  configuration: number | undefined,
  now: Date,
) {
  const style = await findTrainedStyle(handle, actor.user_id);
  if (style === undefined) {
    throw new AppError("not_found", { detail: "There is no writing style to compare with yet." });
  }
  const found = await findExample(handle, configuration);
  if (found === undefined && configuration !== undefined) throw notFound();
  const example = found ?? INVENTED;
  await lookFirst(handle, actor, writers, [example.classroom_id], now);
  const writer = await writers.open(handle, actor, {
    ...example,
    length_range: "300-400",
    length_unit: "words",
    configuration: null,
  });
  return { style: style.profile, example, writer };
}
