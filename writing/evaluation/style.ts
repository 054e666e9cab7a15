import { WritingError } from "../src/facts.ts";
import type { Writer } from "../src/writer.ts";
import { buildRosterIndex } from "../src/privacy/roster.ts";
import { distinctiveFeatures, followsStyle } from "../src/style/follows.ts";
import { profileSamples } from "../src/style/learn.ts";
import type { StyleProfile } from "../src/style/profile.ts";
import { redactSamples } from "../src/style/redact-sample.ts";
import { evaluationClasses } from "./classes.ts";
import { PUPILS, samplesOf, TEACHERS, type InventedTeacher } from "./style-teachers.ts";

/** A teacher of no marked habits. */
export const PLAIN: StyleProfile = {
  version: 1,
  samples: 12,
  report_words: { shortest: 300, typical: 345, longest: 400 },
  sentence_words: { short: 9, typical: 15, long: 24 },
  paragraphs: 4,
  person: "nobody",
  address: "parents",
  formality: "neutral",
  contractions: false,
  punctuation: { exclamation: 0, semicolon: 0.1, dash: 0, brackets: 0, colon: 0 },
  openings: [],
  closings: [],
  phrases: [],
  avoid: [],
  structure: [],
};
/** Invented teachers, each with habits of their own. */
const PROFILES: readonly StyleProfile[] = [
  PLAIN,
  {
    ...PLAIN,
    person: "I",
    contractions: true,
    formality: "informal",
    sentence_words: { short: 7, typical: 12, long: 19 },
    paragraphs: 3,
    phrases: ["keep up the good work"],
  },
  {
    ...PLAIN,
    person: "we",
    formality: "formal",
    sentence_words: { short: 13, typical: 20, long: 30 },
    paragraphs: 5,
    avoid: ["at home", "a good deal"],
  },
  {
    ...PLAIN,
    address: "pupil",
    person: "I",
    phrases: ["next term"],
    structure: ["behaviour", "attainment", "homework", "target"],
  },
];

/** The share of style features that reports follow, over invented teachers and a class in words. */
export async function styleFollowed(writer: Pick<Writer, "write">): Promise<number> {
  const students = evaluationClasses()[3]?.students.slice(0, 8) ?? [];
  let followed = 0;
  let all = 0;
  for (const style of PROFILES) {
    for (const [seed, facts] of students.entries()) {
      const written = await writer
        .write({ facts, said: { classmates: [], earlier: [] }, seed, roster: null, style })
        .catch((error: unknown) => {
          // A model's text that is withheld follows nothing.
          if (error instanceof WritingError && error.kind === "failed_checks") return null;
          throw error;
        });
      const text = written?.text ?? "";
      const features = followsStyle(style, text.replaceAll(facts.student.first_name, "{PUPIL}"));
      all += features.length;
      followed += features.filter((feature) => feature.followed).length;
    }
  }
  return followed / Math.max(1, all);
}

const ROSTER = buildRosterIndex({
  students: PUPILS.map((first_name) => ({ first_name, last_name: "Stone" })),
  staff: [],
  school: "Oakfield Academy",
});

/** The profile that is learnt of an invented teacher's reports, as the server learns it. */
function learnt(teacher: InventedTeacher): StyleProfile {
  return profileSamples(redactSamples(samplesOf(teacher), ROSTER));
}

type Counts = Map<string, { met: number; of: number }>;

function shareOf(counts: Counts): number {
  const all = [...counts.values()];
  return (
    all.reduce((sum, { met }) => sum + met, 0) /
    Math.max(
      1,
      all.reduce((sum, { of }) => sum + of, 0),
    )
  );
}

/** Which of what tells a teacher apart is met by reports on some pupils of four classes, weak and strong. */
async function distinctiveMet(
  writer: Pick<Writer, "write">,
  style: StyleProfile,
  into: Counts,
): Promise<Counts> {
  const told = new Set(distinctiveFeatures(style));
  const here: Counts = new Map();
  for (const { students } of evaluationClasses().slice(0, CLASSES)) {
    const classmates: string[] = [];
    for (const [seed, facts] of students.slice(0, PUPILS_OF_A_CLASS).entries()) {
      const said = { classmates: [...classmates], earlier: [] };
      const { text } = await writer.write({ facts, said, seed, roster: null, style });
      classmates.push(text);
      const bare = text.replaceAll(facts.student.first_name, "{PUPIL}");
      for (const { feature, followed } of followsStyle(style, bare)) {
        if (!told.has(feature)) continue;
        for (const counts of [here, into]) {
          const { met, of } = counts.get(feature) ?? { met: 0, of: 0 };
          counts.set(feature, { met: met + Number(followed), of: of + 1 });
        }
      }
    }
  }
  return here;
}

const CLASSES = 4;
const PUPILS_OF_A_CLASS = 10;

/** How far what tells invented teachers apart is met: those known while the writer was made, and those held out. */
export async function teachersHeard(
  writer: Pick<Writer, "write">,
): Promise<{ known: number; heldOut: number; lines: string[] }> {
  const features: Counts = new Map();
  const lines: string[] = [];
  const shares = { known: [] as number[], heldOut: [] as number[] };
  for (const teacher of TEACHERS) {
    const counts = await distinctiveMet(writer, learnt(teacher), features);
    const share = shareOf(counts);
    shares[teacher.heldOut ? "heldOut" : "known"].push(share);
    lines.push(`style of "${teacher.name}": ${(share * 100).toFixed(0)} % of what tells it apart`);
  }
  const byFeature = [...features]
    .map(([feature, { met, of }]) => `${feature} ${((met / of) * 100).toFixed(0)}`)
    .join(", ");
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  return {
    known: mean(shares.known),
    heldOut: mean(shares.heldOut),
    lines: [...lines, `style by feature, in %: ${byFeature}`],
  };
}
