import type { Writer } from "../src/writer.ts";
import { followsStyle } from "../src/style/follows.ts";
import type { StyleProfile } from "../src/style/profile.ts";
import { evaluationClasses } from "./classes.ts";

const PLAIN: StyleProfile = {
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
      const { text } = await writer.write({
        facts,
        said: { classmates: [], earlier: [] },
        seed,
        roster: null,
        style,
      });
      const features = followsStyle(style, text.replaceAll(facts.student.first_name, "{PUPIL}"));
      all += features.length;
      followed += features.filter((feature) => feature.followed).length;
    }
  }
  return followed / Math.max(1, all);
}
