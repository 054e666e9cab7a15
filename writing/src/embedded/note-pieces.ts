import type { ReportField } from "@reportair/contract/features/report-fields.ts";
import { countWords } from "@reportair/contract/features/report-fields.ts";
import { BANKS, phrasesOf } from "./banks.ts";
import type { Drawing } from "./draw.ts";
import { draw, opener, take } from "./draw.ts";
import { readFragments } from "./notes/fragment.ts";
import type { Fragment } from "./notes/reading.ts";
import { splitNote } from "./notes/clean.ts";
import { isCritical, isPraise } from "./notes/lists.ts";
import { BE } from "./notes/predicate.ts";
import type { Piece } from "./piece.ts";
import type { Token } from "./template.ts";
import { PLACE_OF } from "./piece.ts";
import { isTarget } from "./targets.ts";

/** The barest frame adds no words of its own and may come again. */
const PLAIN_FRAME = /^(?:\{pupil\} )?\{note\}\.$/u;

const FRAMES: Partial<Record<ReportField, string>> = {
  best_achievement: "best_achievement",
  area_to_improve: "area_to_improve",
  homework_improvement_notes: "improvement",
};

/** What a thing named in a note is named for: "good analysis" to praise it, "untidy writing" to have it mended. */
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
function joinParts(parts: readonly Fragment[]): Fragment[] {
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
  return joinParts(splitNote(note, aim).flatMap((part) => readFragments(part, { name, homework })));
}

const ABOUT_A_TICK = /^(?!additional)\w+_notes$/u;
/** What a note has seen comes so far before a target: right after its tick. */
const SEEN_FIRST = 15;

/** A note that runs against its tick is linked to it by "however" or its like. */
function toneOf(drawing: Drawing, fragment: Fragment): Pick<Piece, "standing" | "openers"> {
  const standing = isCritical(plain(fragment.tokens)) ? "low" : "high";
  return { standing, openers: { contrast: opener(drawing, "contrast"), addition: "" } };
}

/** A sentence for one part of a note; null where no frame suits it or it is longer than `most`. */
export function noteSentence(
  drawing: Drawing,
  field: ReportField,
  part: Fragment,
  index: number,
  most: number,
): Piece | null {
  const fragment = asSaid(field, part);
  const frames = frameOf(field, fragment, index);
  const fill = fragment.tokens;
  let drawn = draw(drawing, frames, { fill, most });
  if (!drawn) {
    // A frame may come again before a note goes unsaid.
    for (const phrase of frames.flatMap((cell) => phrasesOf(cell, drawing.year))) {
      drawing.used.delete(phrase);
    }
    drawn = draw(drawing, frames, { fill, most });
  }
  if (!drawn) return null;
  take(drawing, drawn);
  if (PLAIN_FRAME.test(drawn.phrase.source)) drawing.used.delete(drawn.phrase);
  const { place, order } = PLACE_OF[field];
  const aims = isTarget(field, plain(part.tokens));
  const tone =
    ABOUT_A_TICK.test(field) &&
    fragment.form === "predicate" &&
    PLAIN_FRAME.test(drawn.phrase.source)
      ? toneOf(drawing, fragment)
      : {};
  return {
    ...tone,
    tokens: drawn.tokens,
    sources: [field],
    place,
    order: order + index - (ABOUT_A_TICK.test(field) && !aims ? SEEN_FIRST : 0),
    optional: false,
    size: drawn.size,
  };
}
