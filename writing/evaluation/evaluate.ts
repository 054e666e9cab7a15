import { createEmbeddedWriter } from "../src/embedded/writer.ts";
import { WritingError, type WriteRequest } from "../src/facts.ts";
import type { Writer } from "../src/writer.ts";
import { scriptedClient } from "../src/model/testing/scripted-client.ts";
import { createModelWriter } from "../src/model/writer.ts";
import { buildRosterIndex } from "../src/privacy/roster.ts";
import { fairnessPairs, sameForAll } from "./fairness.ts";
import type { Scored } from "./figures.ts";
import {
  distinctTwo,
  generalShare,
  inventedNumbers,
  nearTwins,
  score,
  sharedSentences,
  shareFree,
  slotErrors,
} from "./figures.ts";
import { cleanRequests, evaluationRoster, privacyFigures } from "./privacy.ts";
import { flagFigures } from "./flags/figures.ts";
import { editedFigures } from "./edited/figures.ts";
import { answerFigures } from "./answers/figures.ts";
import { noteFigures } from "./notes/figures.ts";
import { privateNoteFigures } from "./privacy/figures.ts";
import { evaluationClasses, uniformClasses, type EvaluationClass } from "./classes.ts";
import type { Figure } from "./report-figures.ts";
import { atLeast, atMost, figureLine, passes } from "./report-figures.ts";
import { paddingFigures } from "./padding.ts";
import { sampleFigures } from "./samples/figures.ts";
import { styleFollowed, teachersHeard } from "./style.ts";

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Writes each class, every student's text knowing the classmates before. */
async function writeClasses(
  writer: Pick<Writer, "write">,
  given: readonly EvaluationClass[],
  before: readonly Scored[][] = [],
  /** What a model's writer withheld; for the embedded one that is an error. */
  withheld: WritingError[] | null = null,
): Promise<Scored[][]> {
  const classes: Scored[][] = [];
  for (const [at, { students }] of given.entries()) {
    const scored: Scored[] = [];
    for (const [seed, facts] of students.entries()) {
      const classmates = scored.map(({ report }) => report.text);
      try {
        const report = await writer.write({
          facts,
          said: {
            classmates,
            earlier: (before[at] ?? []).slice(seed, seed + 1).map((last) => last.report.text),
          },
          seed: seed + (before.length > 0 ? 1000 : 0),
          roster: null,
        });
        scored.push(score(facts, report));
      } catch (error) {
        if (withheld === null || !(error instanceof WritingError)) throw error;
        withheld.push(error);
      }
    }
    classes.push(scored);
  }
  return classes;
}

function rightFigures(all: readonly Scored[]): Figure[] {
  return [
    atLeast("length in range", shareFree(all, ["length"]), 1),
    atLeast(
      "ticks expressed, none contradicted",
      shareFree(all, ["coverage", "doubtful", "contradiction"]),
      1,
    ),
    atLeast("names", shareFree(all, ["name"]), 1),
    atLeast("pronouns and agreement", shareFree(all, ["pronouns", "agreement"]), 1),
    atLeast("no placeholders", shareFree(all, ["placeholder"]), 1),
    atLeast("British spelling", shareFree(all, ["spelling"]), 1),
    atLeast("no sentence twice", shareFree(all, ["repetition"]), 1),
    atLeast(
      "nothing invented",
      mean(all.map((one) => Number(inventedNumbers(one).length === 0))),
      1,
    ),
    atMost("slot errors", slotErrors(all), 0.01),
  ];
}

function showProblems(all: readonly Scored[]): void {
  if (!process.argv.includes("--problems")) return;
  const found = all.flatMap(({ facts, problems }) =>
    problems.map(({ message }) => `${facts.subject}: ${message}`),
  );
  console.log([...new Set(found)].slice(0, 60).join("\n"));
}

/** Classes as they are written, and how many reports a second of one core that was, checks included. */
async function timed(
  writer: Pick<Writer, "write">,
  given: readonly EvaluationClass[],
): Promise<{ classes: Scored[][]; speed: number }> {
  const start = process.cpuUsage();
  const classes = await writeClasses(writer, given);
  const used = process.cpuUsage(start);
  return { classes, speed: classes.flat().length / ((used.user + used.system) / 1_000_000) };
}

async function evaluateEmbedded(): Promise<Figure[]> {
  const writer = createEmbeddedWriter();
  // Two classes unmeasured, so that what is compiled at first use is not counted.
  await writeClasses(writer, evaluationClasses(true, " unmeasured").slice(0, 2));
  const { classes, speed } = await timed(writer, evaluationClasses(true));
  // What the screen asks for unless it is changed: 300-400 characters.
  const short = evaluationClasses(true, " short").map((one): EvaluationClass => ({
    ...one,
    unit: "characters",
    students: one.students.map((facts) => ({ ...facts, range: "300-400", unit: "characters" })),
  }));
  const { speed: shortSpeed } = await timed(writer, short);
  const all = classes.flat();
  showProblems(all);
  console.log(`${all.length} reports; distinct-2 over all of them ${distinctTwo(all).toFixed(2)}`);
  const uniform = await writeClasses(writer, uniformClasses());
  const fairness = await fairnessPairs(writer);
  const nextTerm = await writeClasses(writer, evaluationClasses(true, " next term"), classes);
  const twins = nextTerm.map((one, at) => nearTwins(one, classes[at]));
  const withNotes = nextTerm.map((one, at) => nearTwins(one, classes[at], true));
  const perClass = (values: readonly number[]) =>
    values.map((value) => (value * 100).toFixed(1)).join(" ");
  console.log(`near twins per class, ticks and advice: ${perClass(twins)}`);
  console.log(`near twins per class, notes too:        ${perClass(withNotes)}`);
  console.log(`general share per class:                ${perClass(classes.map(generalShare))}`);
  const padding = await paddingFigures(writer);
  console.log(padding.lines.join("\n"));
  const heard = await teachersHeard(writer);
  console.log(heard.lines.join("\n"));
  return [
    ...rightFigures(all),
    atMost("shared sentences in a class of 30 (mean)", mean(classes.map(sharedSentences)), 0.05),
    atMost(
      "shared sentences in a class of 30 (worst)",
      Math.max(...classes.map(sharedSentences)),
      0.05,
    ),
    atMost(
      "the same where all have the same ticks",
      Math.max(...uniform.map(sharedSentences)),
      0.1,
    ),
    atLeast(
      "distinct-2 in a class of 30 (lowest)",
      Math.min(...classes.map(distinctTwo)),
      0.4,
      false,
    ),
    atMost("near twins in class and last term (mean)", mean(twins), 0.05),
    atMost("near twins where notes are counted too", mean(withNotes), 0.05),
    atLeast("general share kept where the range fits", padding.withinShare, 0.95),
    atLeast("length foretold within 15 %", padding.lengthFits, 0.85),
    atLeast("fairness: same judgement", fairness.judgement, 1),
    atLeast("fairness: same length", fairness.length, 1),
    atLeast("fairness: he, she and they differ in grammar alone", await sameForAll(writer), 1),
    atLeast("style features followed", await styleFollowed(writer), 0.85),
    atLeast("distinctive style features met", heard.known, 0.85),
    atLeast("the same of teachers held out", heard.heldOut, 0.8),
    atLeast("reports a second of one core, checks included", speed, 100, false),
    atLeast("the same in the screen's default range", shortSpeed, 200, false),
  ];
}

/** Everything around the model is scored; the provider is a local one that replies as an obedient model would. */
async function evaluateModel(): Promise<Figure[]> {
  const client = scriptedClient();
  const roster = buildRosterIndex(evaluationRoster());
  const model = createModelWriter(client);
  const writer = {
    write: (request: WriteRequest) => model.write({ ...request, roster }),
  };
  const withheld: WritingError[] = [];
  const all = (await writeClasses(writer, evaluationClasses(), [], withheld)).flat();
  showProblems(all);
  console.log(`${all.length} reports, ${client.requests.length} requests`);
  const samples = await sampleFigures();
  if (samples.lines.length > 0) console.log(samples.lines.join("\n"));
  return [
    ...rightFigures(all),
    atLeast(
      "requests without anybody's name",
      cleanRequests(client.requests.map(({ user }) => user)),
      1,
    ),
    atMost("texts withheld", withheld.length / (all.length + withheld.length), 0.01),
    atLeast("style features followed", await styleFollowed(writer), 0.85),
    ...samples.figures,
  ];
}

async function evaluatePrivacy(): Promise<Figure[]> {
  return [...privacyFigures(), ...(await privateNoteFigures())];
}

/** `npm run evaluate -- notes` measures this part only; likewise the others by their first word. */
const PARTS = [
  ["notes", "The reader of notes", noteFigures],
  ["flags", "What does not belong in a report", flagFigures],
  ["privacy", "What leaves the school", evaluatePrivacy],
  ["embedded", "The embedded writer", evaluateEmbedded],
  ["model", "The model writer, with a local provider", evaluateModel],
  ["edited", "The reader of edited texts", editedFigures],
  ["answers", "What a model sends back", answerFigures],
] as const;

let missed = 0;
const asked = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
for (const [key, name, evaluate] of PARTS) {
  if (asked.length > 0 && !asked.includes(key)) continue;
  console.log(`\n${name}`);
  const figures = await evaluate();
  console.log(figures.map(figureLine).join("\n"));
  missed += figures.filter((figure) => !passes(figure)).length;
}
if (missed > 0) {
  console.log(`\n${missed} aims missed`);
  process.exitCode = 1;
}
