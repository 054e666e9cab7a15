import type { Judgement } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../embedded/lexicon/template.ts";
import { pronounSet } from "../language/pronouns.ts";
import {
  asks,
  isAboutSomebody,
  isSubject,
  ledBy,
  sentenceOf,
  withRightArticles,
} from "./about-pupil.ts";
import { isLedByDeed, sayAsTyped } from "./as-typed.ts";
import { sayDeedAsTyped } from "./deed-as-typed.ts";
import { isUncertain } from "./certainty.ts";
import { limps } from "./limps.ts";
import { sayWithColon } from "./colons.ts";
import { sayBothHalves } from "./both-halves.ts";
import { isOwnThing, isUncounted } from "./countability.ts";
import { construct, standsSo } from "./constructions.ts";
import { isTargetField } from "./frames.ts";
import { doesSomething, isOut } from "./forms.ts";
import { isUnclear, ranked } from "./likely-forms.ts";
import { commaForAnd, withAnd } from "./lists.ts";
import type { Piece, PieceReading } from "./piece.ts";
import { materialOf } from "./material.ts";
import { prepare, told, type Prepared } from "./prepare.ts";
import { parse, type Form } from "./grammar.ts";
import { judge } from "./judgement.ts";
import { MANNERS } from "./labels.ts";
import { isNoAchievement, isThingDone } from "./no-achievement.ts";
import { deedOnThing, sayWithRemark } from "./remarks.ts";
import { withoutBrackets } from "./marks/brackets.ts";
import { readMarks } from "./marks/read-marks.ts";
import { OF_WORK, THING_DOES } from "./things.ts";
import { readsWhole } from "./read-back.ts";
import { refusalOf } from "./refusals.ts";
import { rewordings, thatWork } from "./suggestions.ts";
import { BASES, GERUNDS, PASTS } from "./verbs.ts";
import { withJoint, withLink, withLinkAfterBut, withLinkToPerson } from "./with-link.ts";
import type { Word } from "./words.ts";

const FORMS: readonly Form[] = ["S", "BARE", "VF", "ADJP", "NP", "VG", "VB", "VPP", "PP"];

const IN_TWO_WAYS = "This can be read in two ways.";
const A_FAULT = "This reads like a fault, and stands among the best achievements.";
const NOT_SURE = "I would not risk this.";

/** Things that are verbs as well, where they open a target and something says where they stand. */
const THINGS_TO_DO =
  /^(?:evidence|comments|notes|quotes|quotations|drafts|labels|links|details|designs|sketches|plans|measures|points) (?:in|on|of|about|from)\b/iu;

/** What is done to skills. */
const SKILLS_TAKE =
  /^(?:practise|develop|improve|learn|use|apply|master|build|show|transfer|refine|hone|extend|strengthen|broaden)$/u;

/** What one piece is read as: the surest reading whose sentence is whole when it is read back. */
export function readPiece(piece: Piece): PieceReading {
  const whole = read(piece, true);
  const aside = whole.kind === "handed_back" ? withoutBrackets(piece.text) : null;
  const said = aside && read({ ...piece, text: aside.text }, true);
  const tokens = said && "tokens" in said ? aside.put(said.tokens) : null;
  return said && "tokens" in said && tokens ? { ...said, tokens } : whole;
}

/** "Poor since Easter" has been. */
function be(words: readonly Word[]): string {
  return words.some(({ lower }) => lower === "since") ? "has been" : "is";
}

/** What is said of the matter of a label and not of the student: "Writing: joined up but small". */
function ofMatter({ matter, words }: Prepared, form: Form): boolean {
  if (matter === "" || form !== "ADJP") return false;
  const about = words.some(({ lower }) => /^(?:with|about|at|in|to|for|when|of|on)$/u.test(lower));
  const first = words.find(({ senses }) => senses.has("adj"))?.lower ?? "";
  return !about && (!MANNERS.has(matter) || OF_WORK.test(first));
}

/** How often a piece is put another way before it is handed back: a way that says what it was given would go on for ever. */
const MOST_TURNS = 8;

/** `suggesting` is false for a way to say a piece that is being tried; `only` is the form of a list that lacked its "and". */
function read(piece: Piece, suggesting: boolean, only?: Form, turn = 0): PieceReading {
  const { field, label, student } = piece;
  const again = (change: Partial<Piece>, suggest: boolean, form?: Form) =>
    read({ ...piece, ...change }, suggest, form, turn + 1);
  const prepared = prepare(piece);
  const { text, words, unknown } = prepared;
  const saidAs = (way: string) => {
    const said = again({ label: "", text: way }, false);
    if (!("tokens" in said)) return null;
    // "Sam completed Scratch game" is offered as it will be read: "Sam completed a Scratch game".
    const whole = sentenceOf(said.tokens, student);
    return said.form === "S" && whole.startsWith(`${student.first_name} `) ? whole : way;
  };
  const refuse = (reason: string, judgement: Judgement, ways: readonly string[]) => ({
    kind: "handed_back" as const,
    judgement,
    reason,
    suggestions: suggesting ? thatWork(ways, saidAs) : [],
  });
  const { their } = pronounSet(student.pronouns);
  const aim = isTargetField(field) || label !== "";
  const alone = () => judge(words, null, null);
  if (turn > MOST_TURNS) return refuse(NOT_SURE, alone(), []);
  const refusal = refusalOf({ typed: piece.text, text, words, unknown, aim, student });
  if (refusal) return refuse(refusal.reason, alone(), refusal.suggestions);
  const marks =
    aim || only !== undefined
      ? null
      : readMarks(piece, prepared.plain, (way) => {
          const said = again({ text: way }, false);
          return "form" in said && said.form === "S" ? said.tokens : null;
        });
  if (marks?.tokens && limps(marks.tokens)) return refuse(NOT_SURE, marks.judgement, []);
  if (marks && (!marks.tokens || (field === "best_achievement" && marks.judgement === "fault")))
    return refuse(marks.tokens ? A_FAULT : NOT_SURE, marks.judgement, []);
  if (marks?.tokens)
    return {
      kind: "worked_in",
      form: marks.tokens[0]?.kind === "reference" ? "VF" : "S",
      tokens: withRightArticles(marks.tokens),
      judgement: marks.judgement,
      reason: told(prepared.changes),
    };
  const asTyped = (tokens: Token[]): PieceReading => {
    const judgement = alone();
    return field === "best_achievement" && judgement === "fault"
      ? refuse(A_FAULT, judgement, [])
      : { kind: "as_written", form: "S", tokens, judgement, reason: told(prepared.changes) };
  };
  const found = parse(words, FORMS);
  const likely = new Map([...found].filter(([form, tree]) => !isOut(form, tree, words, found)));
  const readings = ranked(likely, words, aim).filter(([form]) => (only ?? form) === form);
  const refuseUnsure = (reason: string) => {
    const judgement = alone();
    const ways = suggesting ? rewordings({ text, forms: likely, field, student, judgement }) : [];
    return refuse(reason, judgement, ways);
  };
  const bothHalves = (): PieceReading | null => {
    if (only !== undefined || aim) return null;
    const said = sayBothHalves(words, student, (way) => again({ label: "", text: way }, false));
    return said && { ...said, reason: told(prepared.changes) };
  };
  if (isUnclear(readings, words, aim, field === "best_achievement"))
    return refuseUnsure(IN_TWO_WAYS);
  // "Reading at home would help him" is whole, and nothing that somebody does.
  const led = only === undefined && isLedByDeed(words) ? sayAsTyped(words, student) : null;
  if (led) return asTyped(led);
  // "Frame", "sketch": a thing, or to be done?
  const [alone1] = words;
  if (
    aim &&
    words.length === 1 &&
    prepared.lead === "" &&
    BASES.has(alone1?.lower ?? "") &&
    (alone1?.senses.get("noun") ?? 9) < 0.6 &&
    !isUncounted(alone1?.lower ?? "") &&
    !isOwnThing(alone1?.lower ?? "")
  )
    return refuseUnsure(IN_TWO_WAYS);
  // "Comments in code" among the targets: things, and nothing that somebody does.
  if (aim && only === undefined && THINGS_TO_DO.test(text))
    return again({ text: `work on ${text}` }, suggesting);
  for (const [form, tree] of readings) {
    // "Read the question carefully" among the targets is to be done, and was not.
    if (aim && form === "VF" && BASES.has(words[0]?.lower ?? "")) continue;
    // "Her app tracks bus times": what it does, and no app of that kind.
    if (form === "NP" && likely.has("S") && doesSomething(words)) continue;
    // "Saw straight" among them: with a saw, and nothing that was seen.
    if (
      isTargetField(field) &&
      form === "VF" &&
      /^(?:saw|felt|ground|wound|bound)$/u.test(words[0]?.lower ?? "")
    )
      return refuseUnsure(IN_TWO_WAYS);
    // "Handwriting: joins" among them: a thing, and nothing that somebody does.
    if (aim && form === "VF" && words.length === 1 && prepared.lead !== "") continue;
    // "Quotes" among them: things, and nothing that somebody does.
    if (aim && form === "VF" && words.length === 1 && words[0]?.senses.has("pl"))
      return again({ text: `work on ${text}` }, suggesting);
    // "Answers in full sentences" among them: what is done, or what is to be done?
    if (
      isTargetField(field) &&
      form === "VF" &&
      words[0]?.senses.has("pl") &&
      // "Whispers everything": nothing but what somebody does.
      found.has("NP") &&
      // "Drops the racquet head": nobody's drops.
      !/^(?:the|his|her|their|an?)$/u.test(words[1]?.lower ?? "") &&
      // "Runs out of steam", "gives up on long questions": no runs and no gives.
      !/^(?:out|out of|up|off|away|over|through|down|into|back|ahead|it .+)$/u.test(
        words[1]?.lower ?? "",
      ) &&
      judge(words, form, tree) !== "fault"
    )
      return refuseUnsure(IN_TWO_WAYS);
    // "Developing ideas beyond one sentence" among them: to be worked on, and no ideas that are there.
    if (aim && form === "BARE" && likely.has("VG") && GERUNDS.has(words[0]?.lower ?? "")) continue;
    // "Aim higher" among them: to be done, and no aim that is so.
    if (aim && form === "BARE" && likely.has("VB") && BASES.has(words[0]?.lower ?? "")) continue;
    // "Translated Ovid unseen": done so, or something translated that is unseen?
    if (
      field === "best_achievement" &&
      form === "BARE" &&
      PASTS.has(words[0]?.lower ?? "") &&
      (words.at(-1)?.senses.get("adj") ?? 9) < 0.5
    )
      return refuseUnsure(IN_TWO_WAYS);
    // "Research skills" are to be worked on, and nothing is researched.
    const [before, skills] = words;
    if (
      aim &&
      form === "VB" &&
      words.length === 2 &&
      skills?.lower === "skills" &&
      !SKILLS_TAKE.test(before?.lower ?? "")
    )
      return again({ text: `work on ${text}` }, suggesting);
    if (field === "best_achievement" && (form === "VB" || isThingDone(form, words, found)))
      continue;
    if (ofMatter(prepared, form))
      return again({ text: `${their} ${prepared.matter} ${be(words)} ${text}` }, suggesting);
    const turned = form === "VF" && only === undefined && !aim ? withLinkAfterBut(words) : null;
    if (turned !== null) return again({ text: turned }, suggesting, "VF");
    // "Calm in class loud outside": two states, and nothing loud about a class.
    const paired = form === "ADJP" && only === undefined && !aim ? withJoint(words) : null;
    if (paired !== null) return again({ text: paired }, suggesting, "ADJP");
    const comma = form === "S" ? null : commaForAnd(form, tree, words, aim);
    if (comma !== null)
      return again({ text: withAnd(words, comma, form === "VB") }, suggesting, form);
    const judgement = judge(words, form, tree);
    if (field === "best_achievement" && isNoAchievement(judgement, words))
      return refuse(A_FAULT, judgement, []);
    const material = materialOf(prepared, form, tree, judgement, !suggesting, piece);
    const tokens = material && ledBy(prepared.lead, construct(field, label, material));
    if (!tokens || (form === "S" && !isAboutSomebody(tokens)) || !readsWhole(tokens, student))
      continue;
    if (isUncertain({ form, tree, words, typed: piece.text, tokens })) {
      const both = form === "VF" ? bothHalves() : null;
      if (both) return both;
      const own = sentenceOf(tokens, student);
      const others = suggesting
        ? rewordings({ text, forms: likely, field, student, judgement })
        : [];
      return {
        ...refuse(IN_TWO_WAYS, judgement, [...new Set(limps(tokens) ? others : [...others, own])]),
      };
    }
    return {
      kind: form === "S" ? "as_written" : "worked_in",
      form,
      tokens: withRightArticles(tokens),
      judgement: form !== "S" && form !== "VF" && asks(tokens) ? "target" : judgement,
      reason: told(prepared.changes),
    };
  }
  const remark =
    only === undefined
      ? sayWithRemark(piece, text, (way) => {
          const said = again({ label: aim ? label : "", text: way }, false);
          return "form" in said ? said : null;
        })
      : null;
  if (remark) return { ...remark, reason: told(prepared.changes) };
  const [thing = "", done = ""] = (field === "best_achievement" && deedOnThing(text)) || [];
  const named = thing === "" ? null : again({ text: thing }, false);
  if (named && "form" in named && named.form === "NP" && isSubject(named.tokens))
    return again({ text: `${sentenceOf(named.tokens, student)} and ${done}` }, suggesting);
  // "Times tables still shaky, which slows her down": what comes of it needs a sentence before it.
  const [, main, tail] = /^(.+\S)(, which (?!is\b.*, which ).+)$/u.exec(text) ?? [];
  const before = main === undefined || aim ? null : again({ text: main }, false);
  if (before && "form" in before && before.form !== "S")
    return again({ text: `${sentenceOf(before.tokens, student)}${tail}` }, suggesting);
  const ofStudent = field === "homework_notes" ? null : standsSo;
  const linked = only === undefined && !aim ? withLink(words, ofStudent) : null;
  if (linked !== null) return again({ label, text: linked }, suggesting, "VF");
  const turned = only === undefined && !aim ? withLinkAfterBut(words) : null;
  if (turned !== null) return again({ text: turned }, suggesting, "VF");
  const somebody = only === undefined && !aim ? withLinkToPerson(words) : null;
  if (somebody !== null) return again({ text: somebody }, suggesting, "VF");
  const parted = only === undefined && !aim ? withJoint(words) : null;
  if (parted !== null) return again({ text: parted }, suggesting, "ADJP");
  const withColon = sayWithColon(piece, (head) => {
    const said = again(head, false);
    return "form" in said && said.form === "S" ? said : null;
  });
  if (withColon)
    return { kind: "as_written", form: "S", ...withColon, reason: told(prepared.changes) };
  const halves = bothHalves();
  if (halves) return halves;
  const typed = found.has("S") ? null : sayAsTyped(words, student);
  // "Comes in late": the homework does, as well as its author.
  const ofWork =
    field === "homework_notes" &&
    (THING_DOES.test(words[0]?.lower ?? "") || /^does \d/u.test(text));
  const deed = typed || ofWork ? null : sayDeedAsTyped(words, student, aim);
  if (deed && !limps(deed))
    return {
      kind: "worked_in",
      form: aim ? "VB" : "VF",
      tokens: deed,
      judgement: aim ? "target" : alone(),
      reason: told(prepared.changes),
    };
  return typed ? asTyped(typed) : refuseUnsure(NOT_SURE);
}
