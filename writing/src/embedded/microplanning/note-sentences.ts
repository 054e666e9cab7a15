import type { ReportField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { countWords } from "@reportair/contract/features/report-fields.ts";
import { isTarget } from "../content-selection/targets.ts";
import type { GenerationContext } from "../context.ts";
import { POSITION_OF } from "../document-planning/document-plan.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { totalSize } from "../document-planning/sentence-plan.ts";
import { choosePhrase, recordChoice } from "../lexical-choice/choose-phrase.ts";
import { BANKS, phrasesOf } from "../lexicon/banks.ts";
import type { Token } from "../lexicon/template.ts";
import { splitNote } from "../notes/clean.ts";
import { readFragments } from "../notes/fragment.ts";
import { isCritical, isPraise } from "../notes/lists.ts";
import { BE } from "../notes/predicate.ts";
import type { Fragment } from "../notes/reading.ts";
import { chooseConnective } from "./connectives.ts";

/** The barest frame adds no words of its own and may come again. */
const PLAIN_FRAME = /^(?:\{pupil\} )?\{note\}\.$/u;

const FRAMES: Partial<Record<ReportField, string>> = {
  best_achievement: "best_achievement",
  area_to_improve: "area_to_improve",
  homework_improvement_notes: "improvement",
};

/** What a thing named in a note is named for: "good analysis" to praise it, "untidy writing" to have it put right. */
function toneOfThing(words: string): string {
  if (isCritical(words)) return " to mend";
  return isPraise(words) ? " to praise" : "";
}

function frameOf(field: ReportField, { form, tokens }: Fragment, index: number): string[] {
  const further = `notes/${FRAMES[field]} further/${form}`;
  if (index > 0 && BANKS.cells.has(further)) return [further];
  const tone = form === "noun" && !FRAMES[field] ? toneOfThing(plain(tokens)) : "";
  return [`notes/${FRAMES[field] ?? "note"}/${form}${tone}`];
}

const UNDER_WAY =
  /^(?:improving|getting|working|doing|making|coping|progressing|settling|struggling|finding|becoming|growing|starting|beginning|learning|trying|coming|showing|taking)\b/iu;

/** As the field wants it: "getting better" is what the student is doing, "exam technique" an aim without an owner. */
function asSaid(field: ReportField, fragment: Fragment): Fragment {
  if (field === "area_to_improve" || field === "homework_improvement_notes")
    return { ...fragment, tokens: fragment.bare ?? fragment.tokens };
  const bare = fragment.bare && plain(fragment.bare);
  if (!FRAMES[field] && bare && WANTED.test(bare))
    return {
      form: "predicate",
      tokens: [{ kind: "text", text: "would benefit from " }, ...(fragment.bare ?? [])],
    };
  if (FRAMES[field] || fragment.form !== "gerund" || !UNDER_WAY.test(plain(fragment.tokens)))
    return fragment;
  return { form: "predicate", tokens: [BE, ...fragment.tokens] };
}

/** "More detail in answers" is something that is missing. */
const WANTED = /^(?:an? )?(?:more|less|fewer|greater|longer|fuller|clearer|wider|deeper)\b/iu;

/** Longer than this, two parts of a note stay two sentences. */
const JOINED_MAX = 16;

function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      token.kind === "text" ? token.text : token.kind === "agree" ? token.singular : "they",
    )
    .join("");
}

/** "Works hard" and "asks good questions" about one thing make one sentence. */
function aggregateParts(parts: readonly Fragment[]): Fragment[] {
  const joined: Fragment[] = [];
  let open = false;
  for (const part of parts) {
    const last = joined.at(-1);
    const words = last ? countWords(`${plain(last.tokens)} ${plain(part.tokens)}`) : 0;
    if (
      last &&
      open &&
      last.form === "predicate" &&
      part.form === "predicate" &&
      words <= JOINED_MAX
    ) {
      const contrast = isCritical(plain(last.tokens)) !== isCritical(plain(part.tokens));
      joined[joined.length - 1] = {
        form: "predicate",
        tokens: [
          ...last.tokens,
          { kind: "text", text: contrast ? " but " : " and " },
          ...part.tokens,
        ],
      };
      open = false;
    } else {
      joined.push(part);
      open = true;
    }
  }
  return joined;
}

/** What of a note can be made into sentences, in its order. */
export function readNote(note: string, name: string, field?: ReportField): Fragment[] {
  const homework = field === "homework_notes";
  const aim = field === "area_to_improve" || field === "homework_improvement_notes";
  return aggregateParts(
    splitNote(note, aim).flatMap((part) => readFragments(part, { name, homework })),
  );
}

const ABOUT_A_TICK = /^(?!additional)\w+_notes$/u;

/** A note that runs against its tick is linked to it by "however" or its like. */
function toneOf(
  context: GenerationContext,
  fragment: Fragment,
): Pick<SentencePlan, "valence" | "connectives"> {
  const valence = isCritical(plain(fragment.tokens)) ? "low" : "high";
  return {
    valence,
    connectives: { contrast: chooseConnective(context, "contrast"), addition: "" },
  };
}

/** A sentence for one part of a note; null where no frame suits it or it is longer than `most`. */
export function planNoteSentence(
  context: GenerationContext,
  field: ReportField,
  part: Fragment,
  index: number,
  most: number,
): SentencePlan | null {
  const fragment = asSaid(field, part);
  const frames = frameOf(field, fragment, index);
  const fill = fragment.tokens;
  let choice = choosePhrase(context, frames, { fill, most });
  if (!choice) {
    // A frame may come again before a note goes unsaid.
    for (const phrase of frames.flatMap((cell) => phrasesOf(cell, context.year))) {
      context.used.delete(phrase);
    }
    choice = choosePhrase(context, frames, { fill, most });
  }
  if (!choice) return null;
  recordChoice(context, choice);
  if (PLAIN_FRAME.test(choice.phrase.source)) context.used.delete(choice.phrase);
  const aims = isTarget(field, plain(part.tokens));
  const tone =
    ABOUT_A_TICK.test(field) &&
    fragment.form === "predicate" &&
    PLAIN_FRAME.test(choice.phrase.source)
      ? toneOf(context, fragment)
      : {};
  return {
    ...tone,
    tokens: choice.tokens,
    sources: [field],
    // What a note has seen comes right after its tick, and before a target.
    position: {
      ...POSITION_OF[field],
      ...(aims && ABOUT_A_TICK.test(field) && { slot: "target" as const }),
      nth: index,
    },
    optional: false,
    size: choice.size,
  };
}

/** The notes that come first where there is little room. */
const FIRST: readonly ReportField[] = ["best_achievement", "area_to_improve"];
/** So many parts of one note become sentences. */
const MOST_PARTS = 6;

/** One sentence for each note first, then their further parts, as long as there is room. */
export function planNotes(
  context: GenerationContext,
  inputs: ReportInputs,
  notes: readonly ReportField[],
  room: number,
): SentencePlan[] {
  const plans: SentencePlan[] = [];
  const queue = [
    ...FIRST.filter((field) => notes.includes(field)),
    ...notes.filter((field) => !FIRST.includes(field)),
  ].map((field) => ({ field, parts: readNote(inputs[field], context.person.name, field) }));
  for (let index = 0; index < MOST_PARTS; index++) {
    for (const { field, parts } of queue) {
      const part = parts[index];
      const plan = part && planNoteSentence(context, field, part, index, room - totalSize(plans));
      if (plan) plans.push({ ...plan, optional: index > 0 });
    }
  }
  return plans;
}
