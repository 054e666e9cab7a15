import { z } from "zod";
import { styleFrame } from "./frames.ts";
import { STYLE_TOPICS } from "./topics.ts";
import { styleTransitions } from "./transitions.ts";

/** How the teacher appears: as "I", as "we", or not at all. */
export const STYLE_PERSONS = ["I", "we", "nobody"] as const;
/** Whom a report speaks to: about the student to the parents, or to the student as "you". */
export const STYLE_ADDRESSES = ["parents", "pupil"] as const;
export const STYLE_FORMALITIES = ["formal", "neutral", "informal"] as const;

const phrase = z.string().trim().min(1).max(200);
const share = z.number().min(0).max(1);

/**
 * How a teacher writes: features only, worked out from samples whose identifiers were taken out first.
 * In its phrases the student is "{PUPIL}" and pronouns are "{they}", "{them}", "{their}". A teacher may
 * change any of it. Store it as it is; read it back through this schema.
 */
export const styleProfile = z.object({
  version: z.literal(1),
  /** How many samples it was learnt from. */
  samples: z.int().min(0),
  /** Words of a report. */
  report_words: z.object({
    shortest: z.int().min(0),
    typical: z.int().min(0),
    longest: z.int().min(0),
  }),
  /** Words of a sentence: the middle one, and the tenth and the ninetieth of a hundred. */
  sentence_words: z.object({
    short: z.int().min(0),
    typical: z.int().min(0),
    long: z.int().min(0),
  }),
  paragraphs: z.int().min(1).max(20),
  person: z.enum(STYLE_PERSONS),
  address: z.enum(STYLE_ADDRESSES),
  formality: z.enum(STYLE_FORMALITIES),
  /** Whether "doesn't" and the like are used. */
  contractions: z.boolean(),
  /** How often a sentence has each of these marks. */
  punctuation: z.object({
    exclamation: share,
    semicolon: share,
    dash: share,
    brackets: share,
    colon: share,
  }),
  /** How reports begin and end: the first and the last words of them, most frequent first. */
  openings: z.array(phrase).max(10),
  closings: z.array(phrase).max(10),
  /** Phrases that come again and again, most frequent first. */
  phrases: z.array(phrase).max(30),
  /** Phrases of reports that the teacher rated badly, and what the teacher struck out here. */
  avoid: z.array(phrase).max(60),
  /** The usual order of topics; a topic that the teacher leaves out is not there. */
  structure: z.array(z.enum(STYLE_TOPICS)),
  /** Whole sentences of the teacher's that fit any pupil of whom they are true; absent from profiles of earlier versions. */
  frames: z.array(styleFrame).max(60).optional(),
  /** How this teacher leads from one sentence to the next; absent from profiles of earlier versions. */
  transitions: styleTransitions.optional(),
});

/** See `styleProfile`. */
export type StyleProfile = z.infer<typeof styleProfile>;

/** The profile of a teacher who has given no samples: nothing of it is followed but what it avoids. */
export const UNTRAINED: StyleProfile = {
  version: 1,
  samples: 0,
  report_words: { shortest: 0, typical: 0, longest: 0 },
  sentence_words: { short: 0, typical: 0, long: 0 },
  paragraphs: 1,
  person: "nobody",
  address: "parents",
  formality: "neutral",
  contractions: false,
  punctuation: { exclamation: 0, semicolon: 0, dash: 0, brackets: 0, colon: 0 },
  openings: [],
  closings: [],
  phrases: [],
  avoid: [],
  structure: [],
};

/** Whether a profile was learnt from samples, and does not only avoid what was rated badly. */
export function isTrained(profile: StyleProfile): boolean {
  return profile.samples > 0;
}
