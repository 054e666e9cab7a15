import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { createEmbeddedWriter } from "../../src/embedded/writer.ts";
import type { Facts } from "../../src/facts.ts";
import { createModelWriter } from "../../src/model/writer.ts";
import { scriptedClient } from "../../src/model/testing/scripted-client.ts";
import { buildRosterIndex } from "../../src/privacy/roster.ts";
import { describeForModel } from "../../src/style/for-model.ts";
import { profileSamples } from "../../src/style/learn.ts";
import type { StyleProfile } from "../../src/style/profile.ts";
import { redactSamples } from "../../src/style/redact-sample.ts";
import { atMost, type Figure } from "../report-figures.ts";
import { holds, secretsAt, tellingWords } from "./secrets.ts";
import { SAMPLE_TEACHERS, sampleBy, type SampleTeacher } from "./teachers.ts";

const SAMPLES = 10;
/** Whom the teacher writes of now: nobody of the samples, and nothing but ticks. */
const PUPILS: readonly Facts[] = ["Amara", "Ben", "Chloé", "Dev", "Ella"].map((first_name, at) => ({
  student: { first_name, last_name: "Okonjo", pronouns: at % 2 ? "He/Him" : "She/Her", year: 9 },
  subject: "Latin",
  inputs: {
    ...EMPTY_INPUTS,
    level: at === 3 ? "Below Expectations" : "Advanced",
    participation: "Active Participant",
    behaviour: "Good Behaviour",
    homework: "Mostly Completed",
  },
  range: "300-400",
  unit: "words",
  leave_out: [],
}));
const ROSTER = buildRosterIndex({
  students: PUPILS.map(({ student }) => student),
  staff: [],
  school: "Oakfield Academy",
});

/** All that is written and sent for these pupils in a style, or in none. */
async function saidOf(style: StyleProfile | null): Promise<{ texts: string; requests: string }> {
  const client = scriptedClient();
  const writers = [createEmbeddedWriter(), createModelWriter(client)];
  const texts: string[] = [];
  for (const [seed, facts] of PUPILS.entries()) {
    for (const writer of writers) {
      const said = { classmates: [], earlier: [] };
      // One after the other, as their requests are read in order.
      // oxlint-disable-next-line no-await-in-loop
      const { text } = await writer.write({ facts, said, seed, roster: ROSTER, style });
      texts.push(text);
    }
  }
  return {
    texts: texts.join("\n"),
    requests: client.requests.map(({ whole }) => whole).join("\n"),
  };
}

/** Of each place that words can leave by, the secrets of a teacher's samples that are found in it. */
async function leftOf(teacher: SampleTeacher, from: number, plain: string): Promise<string[]> {
  const secrets = Array.from({ length: SAMPLES }, (_, at) => secretsAt(from + at));
  const samples = secrets.map((each, at) => sampleBy(teacher, each, at));
  const profile = profileSamples(redactSamples(samples, ROSTER));
  const { texts, requests } = await saidOf(profile);
  const places = {
    profile: JSON.stringify(profile),
    told: describeForModel(profile, ROSTER).join("\n"),
    requests,
    texts,
  };
  const staff = ["Patel", "Kessler", "Short", "Underhill", "Pike", "Loveday", teacher.subject];
  const words = new Set([...secrets.flatMap(tellingWords), ...staff]);
  return [...words].flatMap((word) =>
    // What a report has without any style is not of the samples.
    holds(plain, word)
      ? []
      : Object.entries(places).flatMap(([place, text]) =>
          holds(text, word) ? [`${word} (${place}, ${teacher.subject})`] : [],
        ),
  );
}

/** How many of the names, topics and facts of invented teachers' samples are found in what is kept of them, sent and written. */
export async function sampleFigures(): Promise<{ figures: Figure[]; lines: string[] }> {
  const { texts, requests } = await saidOf(null);
  const left: string[] = [];
  for (const [at, teacher] of SAMPLE_TEACHERS.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    left.push(...(await leftOf(teacher, at * SAMPLES, `${texts}\n${requests}`)));
  }
  return {
    figures: [atMost("words of samples that left", left.length, 0, false)],
    lines: left.length === 0 ? [] : [`left of samples: ${left.join(", ")}`],
  };
}
