import {
  countWords,
  EMPTY_INPUTS,
  reportInputs,
  type LengthRange,
  type Pronouns,
} from "@reportair/contract/features/report-fields.ts";
import { z } from "zod";
import { createEmbeddedWriter } from "../../embedded/writer.ts";
import type { Facts, Sentence } from "../../facts.ts";
import type { RawReport } from "../answer.ts";
import { fillSlots, neutralise } from "../slots.ts";
import { NO_RULES, type HouseRules } from "../../rules/rules.ts";
import { verbForms } from "../verbs.ts";
import { styleFrom } from "./local-style.ts";

/** What stands for the student while the embedded writer writes. */
const NAME = "Pupilsname";

const request = z.object({
  change: z.string().optional(),
  sentence: z.string().optional(),
  subject: z.string(),
  year: z.number(),
  length: z.object({ unit: z.enum(["words", "characters"]), least: z.number(), most: z.number() }),
  variety: z.string().optional(),
  school: z
    .object({
      avoid: z.array(z.string()).optional(),
      tone: z.string().optional(),
      offers: z.array(z.string()).optional(),
    })
    .optional(),
  style: z.array(z.string()).optional(),
  data: z.array(z.object({ field: z.string(), value: z.string(), before: z.string().optional() })),
  report: z.array(z.array(z.object({ text: z.string(), sources: z.array(z.string()) }))).optional(),
});
type Request = z.infer<typeof request>;

const CASES: Record<string, string> = {
  "she they": "they",
  "her them": "them",
  "her their": "their",
  "hers theirs": "theirs",
  "herself themselves": "themselves",
};

function factsFor(asked: Request, pronouns: Pronouns): Facts {
  const inputs = reportInputs.parse({
    ...EMPTY_INPUTS,
    ...Object.fromEntries(
      asked.data.map(({ field, value }) => [
        field,
        fillSlots(value, pronouns).replaceAll("{PUPIL}", NAME),
      ]),
    ),
  });
  return {
    student: { first_name: NAME, last_name: "", pronouns, year: asked.year },
    subject: asked.subject,
    inputs,
    earlier: Object.fromEntries(asked.data.map(({ field, before = "" }) => [field, before])),
    range: `${asked.length.least}-${asked.length.most}` as LengthRange,
    unit: asked.length.unit,
    leave_out: [],
  };
}

/** One word with slots for what two pronoun sets make of it; null where the two are no such pair. */
function slotWord(she: string, they: string): string | null {
  if (she === they) return she;
  const parts = /^([^\p{L}]*)([\p{L}'’]+)([\s\S]*)$/u;
  const [, before = "", one = "", after = ""] = parts.exec(she) ?? [];
  const [, , many = ""] = parts.exec(they) ?? [];
  const form = CASES[`${one.toLowerCase()} ${many.toLowerCase()}`];
  if (form) {
    const capital = /^\p{Lu}/u.test(one);
    return `${before}{${capital ? form.charAt(0).toUpperCase() + form.slice(1) : form}}${after}`;
  }
  const verb = verbForms(one);
  return verb?.[1] === many ? `${before}{${one}|${many}}${after}` : null;
}

/** The same sentence for two pronoun sets, made into one with slots: where they differ is a slot. */
function toSlots(she: string, they: string): string | null {
  const one = she.split(" ");
  const many = they.split(" ");
  const words = one.map((word, at) => slotWord(word, many[at] ?? ""));
  return one.length === many.length && words.every((word) => word !== null)
    ? words.join(" ")
    : null;
}

function paragraphs(
  text: string,
  sentences: readonly Sentence[],
  slots: RawReport[number],
): RawReport {
  let at = 0;
  return text.split("\n\n").map((paragraph) => {
    const own: RawReport[number] = [];
    let length = 0;
    while (at < sentences.length && length < paragraph.length) {
      length += (sentences[at]?.text.length ?? 0) + 1;
      const slot = slots[at++];
      if (slot) own.push(slot);
    }
    return own;
  });
}

/** An answer as the text that it becomes. */
function asWritten(answer: RawReport): string {
  const sentences = answer.flat().map(({ text }) => fillSlots(text, "She/Her"));
  return sentences.join(" ").replaceAll("{PUPIL}", NAME);
}

/** Sentences of the teacher's own, which a change leaves as they are. */
function teachersOwn(asked: Request): RawReport {
  const own = asked.report?.flat().filter(({ sources }) => sources.includes("teacher")) ?? [];
  return own.length > 0 ? [own] : [];
}

function seedOf(text: string): number {
  let seed = 7;
  for (const char of text) seed = (Math.imul(seed, 31) + (char.codePointAt(0) ?? 0)) | 0;
  return Math.abs(seed);
}

/**
 * Answers a request as an obedient model would, on this machine and always the same: the embedded
 * writer writes of the neutral token from nothing but what the request holds. For tests and for the
 * evaluation, behind a real server. `salt` makes answers to the same request differ; what was answered of `classmates`
 * is worded differently.
 */
export async function answerLocally(
  user: string,
  salt = "",
  classmates: readonly RawReport[] = [],
): Promise<RawReport> {
  const [json = ""] = user.split("\n\nYour last answer was");
  const asked = request.parse(JSON.parse(json));
  const writer = createEmbeddedWriter();
  const said = { classmates: classmates.map(asWritten), earlier: [] };
  const tone = asked.school?.tone?.startsWith("formal") === true ? "formal" : "own";
  const rules: HouseRules = { ...NO_RULES, avoid: asked.school?.avoid ?? [], tone };
  const style = asked.style ? styleFrom(asked.style) : null;
  let whole: RawReport = [];
  let slots: RawReport[number] = [];
  let words = 0;
  // Two pronoun sets may lead to two texts; another seed then soon leads to one. Where a teacher's contractions keep them
  // apart the longest is taken: contractions make a text shorter, which may be as short as it may be.
  for (let turn = 0; turn < 12; turn++) {
    const seed = seedOf(`${user}${salt}${turn}`);
    const [she, they] = await Promise.all([
      writer.write({ facts: factsFor(asked, "She/Her"), said, seed, rules, style, roster: null }),
      writer.write({ facts: factsFor(asked, "They/Them"), said, seed, rules, style, roster: null }),
    ]);
    const aligned = she.sentences.map(({ text }, at) =>
      toSlots(text, they.sentences[at]?.text ?? ""),
    );
    const one = aligned.every((text) => text !== null);
    if (!one && countWords(she.text) <= words) continue;
    words = countWords(she.text);
    slots = she.sentences.map(({ text, sources }, at) => ({
      text: (aligned[at] ?? neutralise(text, "She/Her")).replaceAll(NAME, "{PUPIL}"),
      sources: [...sources],
    }));
    whole = paragraphs(she.text, she.sentences, slots);
    if (one) break;
  }
  if (asked.sentence === undefined) return [...whole, ...teachersOwn(asked)];
  const sources = asked.report?.flat().find(({ text }) => text === asked.sentence)?.sources ?? [];
  const other = slots.find(
    (one) => one.sources.some((source) => sources.includes(source)) && one.text !== asked.sentence,
  );
  // A shorter one could leave a text that is as short as it may be too short.
  if (other && other.text.length >= asked.sentence.length) return [[other]];
  return [[{ text: `${asked.sentence.replace(/\.$/u, "")}, as lessons show.`, sources }]];
}
