import { A, KNOWN, OWNED, THE } from "./article-words.ts";
import { wordSet } from "./word-set.ts";
import { isSetPhrase } from "./set-phrases.ts";
import type { Node } from "./grammar.ts";
import { isOfKind } from "./nouns/nouns.ts";
import { leavesOf } from "./parts.ts";
import { isPlural } from "./senses.ts";
import { isDetermined, topicsIn } from "./topics.ts";
import { ADJECTIVES } from "./word-lists.ts";
import {
  belongs,
  isElsewhere,
  isKindOfDoing,
  isNew,
  isOpenWhich,
  isSomebody,
  KIND_OF_DOING,
  MAKES,
} from "./which-thing.ts";
import type { Word } from "./words.ts";

const SUPERLATIVE =
  /^(?:winning|deciding|best|worst|top|highest|lowest|first|last|only|same|most|\p{L}{3,}est)$/u;
/** "In class", "at home", "of top quality": set phrases without an article. */
const BARE =
  /^(?:class|school|home|time|task|track|detention|detail|depth|place|step|focus|character|style|interest|challenge|question|need|love|command|number|work|set|group|knowledge|practice|effort|improvement|flair|passion|imagination|role)$/u;
/** Nouns that are counted or not as one means them: only an adjective that one thing has calls for "a". */
const EITHER = wordSet(
  "understanding flair talent speech effort knowledge improvement time focus interest curiosity love achievement work performance struggle",
);

function coresIn(node: Node, inside: string, into: { core: Node; inside: string }[]): void {
  if (node.symbol === "CORE") into.push({ core: node, inside });
  for (const part of node.parts)
    coresIn(
      part,
      node.symbol === "PP"
        ? part.symbol === "NP"
          ? "PP"
          : node.symbol
        : inside === "PP" && ["NP", "NP1"].includes(node.symbol)
          ? "PP"
          : part.symbol === "NP"
            ? node.symbol
            : inside,
      into,
    );
}

function article(text: string): string {
  const lower = text.toLowerCase();
  if (/^(?:8|11|18|80)/u.test(lower)) return "an ";
  return /^(?:[aeio]|u(?!ni|se|su)|hon(?!ey)|hour)/u.test(lower) && !/^(?:one|eu)/u.test(lower)
    ? "an "
    : "a ";
}

/** What may stand right before a thing. */
const OPENS =
  /^(?:prep|to|than|v3|vpast|vbase|t3|tpast|tbase|d3|dpast|dbase|ding|dpp|s3|spast|sbase|sing|spp|c3|cpast|cbase|cing|link3|linkpast|linkbase|be|bebase|have|do|cc|comma|adv|not|prt|mod|that|sub)$/u;

/** An owner that is put in: the student. */
export const THEIRS = "their ";
/** A subject that is put in: the student. */
export const THEY = "they ";

/** The articles that a note has left out, each before the word that it belongs to. */
export function missingArticles(words: readonly Word[], tree: Node): Map<number, string> {
  const inserts = new Map<number, string>();
  const kind = leavesOf(tree);
  const cores: { core: Node; inside: string }[] = [];
  coresIn(tree, "", cores);
  const topics = topicsIn(tree, words);
  const isSubject = (core: Node) => core.from === 0 && /^(?:S|BARE)$/u.test(tree.symbol);
  for (const { at } of topics) if (at !== null) inserts.set(at, "the ");
  for (const { core, inside } of cores) {
    if (topics.some(({ from, to }) => from <= core.from && core.to <= to)) {
      // Nothing is missing here.
      if (!inserts.has(core.from)) inserts.set(core.from, "");
      continue;
    }
    const first = words[core.from];
    const last = words[core.to - 1];
    if (
      !first ||
      !last ||
      core.parts.some(({ symbol }) => /^(?:DET|the)$/u.test(symbol)) ||
      first.quoted ||
      last.quoted
    )
      continue;
    if (
      /^(?:last|first|next|final)$/u.test(first.lower) &&
      words[core.from + 1]?.senses.has("num") &&
      core.to - core.from > 2
    ) {
      inserts.set(core.from, "the ");
      continue;
    }
    // "Handed in only one piece": so few, and not the only one there is.
    if (first.lower === "only" && words[core.from + 1]?.senses.has("num")) continue;
    // "Holding pencil correctly"
    if (
      core.from === 1 &&
      core.to === 2 &&
      OWNED.has(last.lower) &&
      /^[vt]ing$/u.test(kind.get(0) ?? "") &&
      belongs(words, core, kind.get(0) ?? "")
    ) {
      inserts.set(core.from, THEIRS);
      continue;
    }
    const owned = OWNED.has(last.lower) && isPlural(last.lower) && core.to - core.from === 1;
    if (
      owned &&
      core.from > 0 &&
      !/^(?:shake|shakes|shook|shaking|holds?)$/u.test(words[core.from - 1]?.lower ?? "") &&
      belongs(words, core, kind.get(core.from - 1) ?? "")
    ) {
      inserts.set(core.from, THEIRS);
      continue;
    }
    // "Her strength is drawing": what she does, and no picture.
    if (
      last.lower.endsWith("ing") &&
      core.to - core.from === 1 &&
      isKindOfDoing(words, core.from)
    ) {
      inserts.set(core.from, "");
      continue;
    }
    // "Prefers dance to games": an art, and no one work of it.
    if (
      core.to - core.from === 1 &&
      /^(?:dance|song|debate|film|sculpture|drawing|painting|rap|animation)$/u.test(last.lower) &&
      /^(?:love|enjoy|like|prefer|hate|dislike|adore)(?:s|d|ed)?$|^preferred$/u.test(
        words[core.from - 1]?.lower ?? "",
      )
    ) {
      inserts.set(core.from, "");
      continue;
    }
    // "Observational drawing", "creative writing": what is done, and no one picture or text.
    if (
      core.to - core.from === 2 &&
      /^(?:drawing|painting|writing|printing|modelling|speaking|reading)$/u.test(last.lower) &&
      KIND_OF_DOING.test(first.lower)
    ) {
      inserts.set(core.from, "");
      continue;
    }
    // "Verb second idea": the one that was taught.
    if (
      core.to - core.from > 1 &&
      /^(?:idea|rule|concept)$/u.test(last.lower) &&
      !words.slice(core.from, core.to - 1).some(({ lower }) => ADJECTIVES.has(lower))
    ) {
      inserts.set(core.from, "the ");
      continue;
    }
    // "As head pupil": there is one.
    if (first.lower === "head" && /^(?:boy|girl|pupil|student)$/u.test(last.lower)) continue;
    // "A* for NEA screenplay", but "distinction for GCSE".
    if (
      words[core.from - 1]?.lower === "for" &&
      core.to - core.from > 1 &&
      /^\p{Lu}{2,}$/u.test(first.text) &&
      (A.has(last.lower) || /play$|piece$/u.test(last.lower))
    ) {
      inserts.set(core.from, "the ");
      continue;
    }
    // "Level 4 essay": one of that level.
    if (
      /^(?:level|grade)$/u.test(first.lower) &&
      core.to - core.from > 2 &&
      /^\d/u.test(words[core.from + 1]?.lower ?? "") &&
      A.has(last.lower)
    ) {
      inserts.set(core.from, "a ");
      continue;
    }
    // "Exceeded target grade": the student has one of each.
    if (
      core.from > 0 &&
      /^(?:target|predicted|expected|target-grade) (?:grade|level|mark|score)$/u.test(
        `${first.lower} ${last.lower}`,
      )
    ) {
      inserts.set(core.from, THEIRS);
      continue;
    }
    // "Forgot reading book": each has one.
    if (
      core.from > 0 &&
      core.to - core.from === 2 &&
      /^(?:reading|homework|exercise|practice|sketch|spelling|planning|lab|project|revision|PE|art) (?:book|diary|record|log|journal|planner|folder|file|kit)$/iu.test(
        `${first.lower} ${last.lower}`,
      ) &&
      belongs(words, core, kind.get(core.from - 1) ?? "")
    ) {
      inserts.set(core.from, THEIRS);
      continue;
    }
    // "Took lead role", "argues over seating plan": there is one in a play, and in a room.
    if (
      /^(?:(?:lead|leading|title|main) (?:role|part)|seating plan)$/u.test(
        `${first.lower} ${last.lower}`,
      )
    ) {
      inserts.set(core.from, "the ");
      continue;
    }
    if (
      first.senses.has("num") ||
      /^\d/u.test(first.lower) ||
      isPlural(last.lower) ||
      /^\p{Lu}/u.test(last.text)
    )
      continue;
    // "The Romeo and Juliet workshop": a name of two.
    const [named, joined] = [words[core.from - 2], words[core.from - 1]];
    if (
      joined?.lower === "and" &&
      /^\p{Lu}/u.test(first.text) &&
      /^\p{Lu}/u.test(named?.text ?? "") &&
      isDetermined(words, core.from - 3, core.from - 2)
    ) {
      inserts.set(core.from, "");
      continue;
    }
    if (core.from > 0 && !OPENS.test(kind.get(core.from - 1) ?? "")) continue;
    // "Comes in before lesson starts", "from other side of site": there is one.
    const beforeIt = words[core.from - 1]?.lower ?? "";
    if (
      (last.lower === "lesson" &&
        core.to - core.from === 1 &&
        /^(?:before|after|during)$/u.test(beforeIt)) ||
      (first.lower === "other" && /^(?:side|end|half)$/u.test(last.lower)) ||
      (core.to - core.from === 1 &&
        beforeIt === "of" &&
        /^(?:side|end|half|edge|middle|back|front|rest)$/u.test(
          words[core.from - 2]?.lower ?? "",
        ) &&
        isOfKind(last.lower, "place", "event", "group", "text"))
    ) {
      inserts.set(core.from, "the ");
      continue;
    }
    // "The top mark in year": in the one that the pupil is in.
    if (
      last.lower === "year" &&
      core.to - core.from === 1 &&
      words[core.from - 1]?.lower === "in" &&
      words.slice(0, core.from).some(({ lower }) => SUPERLATIVE.test(lower))
    ) {
      inserts.set(core.from, "the ");
      continue;
    }
    if (
      last.senses.has("time") ||
      /^(?:next|further|half|this|every|each|another)$/u.test(first.lower)
    )
      continue;
    if (/^(?:first|second|third) (?:prize|place)$/u.test(`${first.lower} ${last.lower}`)) continue;
    const several = core.to - core.from > 1;
    const opener = kind.get(core.from - 1) ?? "";
    const plainThing =
      !several ||
      (core.to - core.from === 2 && /^(?:lab|best|badminton|tennis|reading)$/u.test(first.lower));
    if (core.from > 0 && !several && last.lower === "portfolio") {
      inserts.set(core.from, THEIRS);
      continue;
    }
    // "Puts pen to paper"
    if (
      last.lower === "pen" &&
      words[core.to]?.lower === "to" &&
      words[core.to + 1]?.lower === "paper"
    ) {
      inserts.set(core.from, "");
      continue;
    }
    if (
      core.from > 0 &&
      plainThing &&
      OWNED.has(last.lower) &&
      !/^(?:shake|shakes|shook|shaking|holds?)$/u.test(words[core.from - 1]?.lower ?? "") &&
      belongs(words, core, opener)
    ) {
      inserts.set(core.from, THEIRS);
      continue;
    }
    if (
      core.from > 0 &&
      !several &&
      KNOWN.has(last.lower) &&
      !(inside === "PP" && BARE.test(last.lower)) &&
      /^(?:[vtd]|[sc](?:3|past|base|ing|pp)$)/u.test(opener)
    ) {
      inserts.set(core.from, "the ");
      continue;
    }
    const before = words[core.from - 1]?.lower ?? "";
    if (last.lower === "paper" && /^(?:on|to|of)$/u.test(before) && !several) continue;
    // "Acts as technician"
    if (before === "as" && !several) continue;
    if (first.lower === "new" && /^(?:since|after|before)$/u.test(before)) {
      inserts.set(core.from, "the ");
      continue;
    }
    if (last.lower === "sense" && !several && /^ma(?:ke|kes|de|king)$/u.test(before)) continue;
    const followed = /^(?:of|for)$/u.test(words[core.to]?.lower ?? "");
    // "Look closely at shape of objects": the one that they have.
    if (
      !several &&
      words[core.to]?.lower === "of" &&
      /^(?:at|on|about|to|into|with|from)$/u.test(before) &&
      /^(?:shape|form|size|structure|content|colour|tone|meaning|effect|impact|importance|order|layout|position|purpose|role|language|quality|accuracy|cause)$/u.test(
        last.lower,
      )
    ) {
      inserts.set(core.from, "the ");
      continue;
    }
    // "Bank of England prize": a name, and what bears it.
    if (before === "of" && several && /^\p{Lu}/u.test(first.text)) continue;
    // "Every piece of coursework", "a bit of homework".
    if (before === "of" && /^(?:pieces?|bits?|items?)$/u.test(words[core.from - 2]?.lower ?? ""))
      continue;
    if (/^(?:and|or|as|kind|sort|type)$/u.test(before) && !THE.has(last.lower) && !several)
      continue;
    if (inside === "PP" && BARE.test(last.lower) && !(several && THE.has(last.lower))) continue;
    // "On topic", "on stage".
    if (inside === "PP" && !several && isSetPhrase(before, last.lower)) continue;
    // "Sentence variety": how much there is of it; "a variety of sentences" is one.
    if (last.lower === "variety" && !/^(?:of|in)$/u.test(words[core.to]?.lower ?? "")) continue;
    // "Beautiful presentation" is how work looks; a presentation is on something.
    if (
      last.lower === "presentation" &&
      !/^(?:on|about|to|of|in)$/u.test(words[core.to]?.lower ?? "") &&
      !/^(?:v|t|d)/u.test(opener)
    )
      continue;
    if (SUPERLATIVE.test(first.lower) && several && (THE.has(last.lower) || A.has(last.lower)))
      inserts.set(core.from, "the ");
    else if (
      THE.has(last.lower) &&
      !isOpenWhich(before, last.lower, several) &&
      !(several && isElsewhere(first.lower, last.lower)) &&
      (inside === "PP" ||
        (several &&
          words
            .slice(core.from, core.to - 1)
            .every(({ senses, text }) => (senses.get("adj") ?? 9) > 0.5 || /^\p{Lu}/u.test(text))))
    )
      inserts.set(core.from, "the ");
    else if (
      // "Particle model": which one it is cannot be told.
      !(
        several &&
        !first.senses.has("adj") &&
        !followed &&
        /^(?:v|t|link)/u.test(kind.get(core.from - 1) ?? "") &&
        // "Completed Scratch game": one that was made.
        !MAKES.test(words[core.from - 1]?.lower ?? "")
      ) &&
      (A.has(last.lower) ||
        (core.from > 0 && isSomebody(last.lower)) ||
        isNew(words[core.from - 1]?.lower ?? "", last.lower)) &&
      // "Was player of the match"
      !(
        isSomebody(last.lower) &&
        /^(?:match|week|month|term|year|day)$/u.test(words[core.to + 2]?.lower ?? "") &&
        words[core.to]?.lower === "of"
      ) &&
      !(
        several &&
        last.lower.endsWith("ing") &&
        !words.slice(core.from, core.to - 1).some(({ senses }) => (senses.get("adj") ?? 9) < 0.5)
      ) &&
      !(EITHER.has(last.lower) && !followed) &&
      // "Time plan needs more detail" is somebody's.
      !(isSubject(core) && !first.senses.has("adj")) &&
      (several || followed || inside !== "PP")
    )
      inserts.set(core.from, article(first.text));
  }
  return inserts;
}

/** "a" or "an" as the sound of the next word asks, wherever a note has the other. */
export function rightArticles(text: string): string {
  return text.replace(
    /\b([Aa])n? (?=["']?(\p{L}[\p{L}'-]*|\d+))/gu,
    (found, letter: string, next: string, at: number) => {
      if (/^\p{Lu}{1,2}$|^[A-G][*+-]?$/u.test(next)) return found;
      // A grade: "an A in the spring".
      if (letter === "A" && at > 0) return found;
      const right = article(next);
      return letter === "A" ? right.charAt(0).toUpperCase() + right.slice(1) : right;
    },
  );
}
