import { WritingError, type WrittenReport } from "../../src/facts.ts";
import { fillSlots } from "../../src/model/slots.ts";
import { scriptedClient } from "../../src/model/testing/scripted-client.ts";
import { createModelWriter } from "../../src/model/writer.ts";
import { atLeast, atMost, type Figure } from "../report-figures.ts";
import { BAD } from "./bad.ts";
import { BAD_HELD_OUT } from "./bad-held-out.ts";
import { casesOf, type BadKinds, type SentenceCase } from "./cases.ts";
import { HARMLESS } from "./harmless.ts";
import { HARMLESS_HELD_OUT } from "./harmless-held-out.ts";
import { answerWith, factsOf, ROSTER } from "./pupils.ts";
import { MORE_BAD, MORE_HARMLESS } from "./more-sentences.ts";
import { BAD_SECOND_READING, HARMLESS_SECOND_READING } from "./second-reading.ts";
import { MORE_WAYS } from "./more-ways.ts";
import { BAD_THIRD_READING } from "./bad-third-reading.ts";
import { HARMLESS_THIRD_READING } from "./harmless-third-reading.ts";
import { BAD_FOURTH_READING } from "./bad-fourth-reading.ts";
import { HARMLESS_FOURTH_READING } from "./harmless-fourth-reading.ts";
import { BAD_FIFTH_READING } from "./bad-fifth-reading.ts";
import { HARMLESS_FIFTH_READING } from "./harmless-fifth-reading.ts";
import { BAD_SIXTH_READING } from "./bad-sixth-reading.ts";
import { HARMLESS_SIXTH_READING } from "./harmless-sixth-reading.ts";
import { BAD_SEVENTH_READING } from "./bad-seventh-reading.ts";
import { HARMLESS_SEVENTH_READING } from "./harmless-seventh-reading.ts";
import { WAYS } from "./ways.ts";
import { WAYS_HELD_OUT } from "./ways-held-out.ts";

type Outcome = {
  /** Whether the sentence stands in the text as the model wrote it. */
  shown: boolean;
  /** Whether it stands there with a mark. */
  marked: boolean;
  /** Whether the answer's other sentences stand in the text as well. */
  restShown: boolean;
  calls: number;
};

const asShown = (text: string) => fillSlots(text, "She/Her").replaceAll("{PUPIL}", "Amara");

/** Sends a case the whole way, to a provider that insists on its answer. */
async function outcomeOf(one: SentenceCase): Promise<Outcome> {
  const answer = answerWith(one);
  const client = scriptedClient(() => answer);
  const wording = asShown(one.text);
  const rest = answer.flat().map(({ text }) => asShown(text));
  let report: WrittenReport | null = null;
  try {
    report = await createModelWriter(client).write({
      facts: factsOf(one.inputs),
      said: { classmates: [], earlier: [] },
      seed: 1,
      roster: ROSTER,
    });
  } catch (error) {
    if (!(error instanceof WritingError) || error.kind !== "failed_checks") throw error;
  }
  const found = report?.sentences.find(({ text }) => text === wording);
  return {
    shown: report?.text.includes(wording) ?? false,
    marked: found?.doubtful !== undefined || found?.beyond !== undefined,
    restShown: rest.every((text) => text === wording || report?.text.includes(text)),
    calls: client.requests.length,
  };
}

type Measured = { cases: number; outcomes: Outcome[] };

async function measure(
  cases: readonly SentenceCase[],
  isMissed: (outcome: Outcome) => boolean,
  title: string,
): Promise<Measured> {
  const outcomes: Outcome[] = [];
  for (const one of cases) {
    const outcome = await outcomeOf(one);
    outcomes.push(outcome);
    if (!process.argv.includes("--problems")) continue;
    if (isMissed(outcome)) console.log(`${title}: ${one.text}`);
    else if (outcome.shown && !outcome.restShown) console.log(`${title}, others lost: ${one.text}`);
  }
  return { cases: cases.length, outcomes };
}

const share = (outcomes: readonly Outcome[], holds: (outcome: Outcome) => boolean) =>
  outcomes.filter(holds).length / Math.max(1, outcomes.length);

/** Bad and good answers of a model, sent the whole way from the writer to the report. */
export async function answerFigures(): Promise<Figure[]> {
  const flat = (kinds: BadKinds) => Object.values(kinds).flat();
  const shown = ({ shown: is }: Outcome) => is;
  const withheld = ({ shown: is }: Outcome) => !is;
  const loses = ({ shown: is, restShown }: Outcome) => is && !restShown;
  const unknown = ({ shown: is, marked }: Outcome) => !is || marked;
  const bad = await measure(
    [...flat(BAD), ...flat(MORE_BAD), ...flat(BAD_SECOND_READING)],
    shown,
    "bad, shown",
  );
  const badHeldOut = await measure(
    [
      ...flat(BAD_HELD_OUT),
      ...flat(BAD_THIRD_READING),
      ...flat(BAD_FOURTH_READING),
      ...flat(BAD_FIFTH_READING),
      ...flat(BAD_SIXTH_READING),
      ...flat(BAD_SEVENTH_READING),
    ],
    shown,
    "bad of those held out, shown",
  );
  const good = await measure(
    [...HARMLESS, ...MORE_HARMLESS, ...HARMLESS_SECOND_READING],
    withheld,
    "good, withheld",
  );
  const goodHeldOut = await measure(
    [
      ...HARMLESS_HELD_OUT,
      ...HARMLESS_THIRD_READING,
      ...HARMLESS_FOURTH_READING,
      ...HARMLESS_FIFTH_READING,
      ...HARMLESS_SIXTH_READING,
      ...HARMLESS_SEVENTH_READING,
    ],
    withheld,
    "good of those held out, withheld",
  );
  const ways = await measure(
    [...casesOf({ ticks: WAYS }), ...casesOf({ ticks: MORE_WAYS })],
    unknown,
    "way, not known",
  );
  const waysHeldOut = await measure(
    casesOf({ ticks: WAYS_HELD_OUT }),
    unknown,
    "way held out, not known",
  );
  const all = [bad, badHeldOut, good, goodHeldOut, ways, waysHeldOut];
  const everyBad = [...bad.outcomes, ...badHeldOut.outcomes];
  const everyGood = [good, goodHeldOut, ways, waysHeldOut].flatMap(({ outcomes }) => outcomes);
  const calls = all.flatMap(({ outcomes }) => outcomes).reduce((sum, one) => sum + one.calls, 0);
  const answers = all.reduce((sum, { cases }) => sum + cases, 0);
  console.log(
    `${answers} answers: ${everyBad.length} bad (${badHeldOut.cases} written before the checks), ${everyGood.length} good (${goodHeldOut.cases + waysHeldOut.cases} before)`,
  );
  return [
    atMost("bad answers shown", share(everyBad, shown), 0),
    atMost("good answers withheld", share(everyGood, withheld), 0.01),
    atMost(
      "good answers shown with a mark",
      share(everyGood, ({ marked }) => marked),
      0.05,
    ),
    atMost("good answers that lose another sentence", share(everyGood, loses), 0.01),
    atLeast("ways of a tick known without a mark", 1 - share(ways.outcomes, unknown), 0.9),
    atLeast("the same of those held out", 1 - share(waysHeldOut.outcomes, unknown), 0.9),
    atMost("calls for a report", calls / answers, 1.1, false),
  ];
}
