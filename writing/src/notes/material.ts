import type { Judgement } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../embedded/lexicon/template.ts";
import { pronounSet } from "../language/pronouns.ts";
import { missingArticles, THEY } from "./articles.ts";
import { isOwnWork, MADE_OF } from "./achievements.ts";
import type { Material } from "./frames.ts";
import { isDoubtful } from "./doubts.ts";
import { OF_HOMEWORK } from "./happened.ts";
import type { Piece } from "./piece.ts";
import type { Prepared } from "./prepare.ts";
import type { Form, Node } from "./grammar.ts";
import { affects, headOf, stretchOf, subjectOf, verbsWithoutSubject } from "./parts.ts";
import { sayWords } from "./tokens.ts";

/** A number that is always the same for a text, to choose among wordings with. */
function hash(text: string): number {
  let value = 7;
  for (const char of text) value = (value * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003;
  return value;
}

/** What the constructions take of a reading; null where a pronoun may mean somebody else. */
export function materialOf(
  prepared: Prepared,
  form: Form,
  tree: Node,
  judgement: Judgement,
  closely: boolean,
  { field, student, note }: Piece,
): Material | null {
  const pronouns = pronounSet(student.pronouns);
  const { words } = prepared;
  const whole = form === "S" || form === "BARE";
  const inserts = missingArticles(words, tree);
  const about = whole ? subjectOf(tree, words) : { end: 0, unowned: false, whose: false };
  // "Fractions still confuse him": nobody's own, and no matter whose.
  if (form === "S" && affects(words, pronouns.them, about.whose))
    Object.assign(about, { unowned: false, whose: false });
  // "Past papers done": by whom, is no question where homework is spoken of.
  const isHomework =
    field === "homework_notes" &&
    form === "BARE" &&
    words.some(({ lower }) => OF_HOMEWORK.test(lower));
  // "Clay pot was chosen for the exhibition": what stands among the achievements is the student's own.
  // "Contextual study needs to be finished": whoever has to finish it.
  const toDo = form === "S" && /^(?:needs?|is|was|has)$/u.test(words[about.end]?.lower ?? "");
  const made =
    (field === "best_achievement" || toDo) &&
    (about.whose || about.unowned) &&
    (MADE_OF.test(words[0]?.lower ?? "") ||
      isOwnWork(headOf(tree, words).head || (words[about.end - 1]?.lower ?? "")));
  if (made) about.unowned = true;
  // "Homework club has made a difference": the one that there is.
  const known = inserts.get(0) === "the " && !made;
  if (about.whose && !isHomework && !known && !made) return null;
  if (about.whose && !known) about.unowned = true;
  if (about.unowned) inserts.delete(0);
  for (const at of verbsWithoutSubject(words)) inserts.set(at, THEY);
  if (isDoubtful({ form, tree, words, inserts, closely, owned: about.unowned && made }))
    return null;
  const said = sayWords(words, tree, !whole, inserts, pronouns, about.unowned);
  if (!said) return null;
  const split = form === "BARE" ? about.end : 0;
  const stretch = (from: number, to: number): Token[] => {
    if (split === 0) return [];
    const moved = new Map([...inserts].map(([at, insert]) => [at - from, insert]));
    const part = stretchOf(tree, from, to);
    return sayWords(words.slice(from, to), part, false, moved, pronouns, about.unowned) ?? [];
  };
  const predicate = tree.parts.find(
    ({ from, symbol }) => from >= about.end && !/^(?:adv|not|MID)$/u.test(symbol),
  );
  return {
    form,
    words,
    tokens: said,
    ...headOf(tree, words),
    unowned: about.unowned,
    end: about.end,
    bareOf: predicate?.symbol === "dpp" ? "vpp" : (predicate?.symbol ?? ""),
    object: form === "VPP" && tree.parts.some(({ symbol }) => symbol === "NP"),
    core: stretch(0, split),
    rest: stretch(split, words.length),
    judgement,
    pick: (options) => options[hash(note) % options.length] as (typeof options)[number],
  };
}
