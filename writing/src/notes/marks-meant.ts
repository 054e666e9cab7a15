import type { NotesAbout } from "./pieces.ts";
import { isOwnWork } from "./achievements.ts";
import { isTargetField } from "./frames.ts";
import { isMarked } from "./labels.ts";
import { PARTICIPLES } from "./verbs.ts";
import { thingsMeant } from "./which-is-meant.ts";
import { ADJECTIVES } from "./word-lists.ts";

// What the dashes, arrows and full stops of a note stand for, before it is cut into pieces.

/** "Binary -> hex conversions" among the targets: from one to the other, each character in its place. */
function arrowAsTo({ field, text }: NotesAbout): string {
  return isTargetField(field) ? text.replace(/(?<=\p{L} )(?:->|=>)(?= \p{L})/gu, "to") : text;
}

/** "Lino print - intricate and carefully cut": how the work is, each character in its place. */
function dashBeforeQuality({ field, text }: NotesAbout): string {
  const found =
    /^(?:[\p{L}'’-]+ ){0,3}(\p{L}[\p{L}-]*)( [-–—] )((?:(?:very|really|so|quite|truly|\p{L}+ly) )*(\p{L}+)(?: and (?:\p{L}+ ){0,2}\p{L}+)?)[.!]*$/u.exec(
      text.trim(),
    );
  const [, thing = "", dash = "", , quality = ""] = found ?? [];
  const isSo =
    field === "best_achievement" && isOwnWork(thing.toLowerCase()) && ADJECTIVES.has(quality);
  return isSo ? text.replace(dash, " ".repeat(dash.length)) : text;
}

/** "Her essay on euthanasia - balanced, mature, well argued": how it was, as behind a comma, each character in its place. */
function dashBeforeQualities({ field, text }: NotesAbout): string {
  if (field !== "best_achievement") return text;
  const found = /^([^-–—,;.:]+) [-–—] ([^-–—;.:\d]+?)[.!]*$/u.exec(text.trim());
  const [, thing = "", tail = ""] = found ?? [];
  const items = tail.split(/,\s*(?:and )?| and /u);
  const isSo = (item: string) => {
    const words = item.toLowerCase().split(" ");
    const last = words.at(-1) ?? "";
    return (
      words.length < 4 &&
      (ADJECTIVES.has(last) || (PARTICIPLES.has(last) && words.length > 1)) &&
      words
        .slice(0, -1)
        .every((word) => /^(?:very|really|so|well|beautifully|\p{L}+ly)$/u.test(word))
    );
  };
  const ofWork = thing.split(" ").some((word) => isOwnWork(word.toLowerCase()));
  return items.length > 1 && ofWork && items.every(isSo) ? text.replace(/ [-–—] /u, ",  ") : text;
}

/** "His ghost story - really scary ending": what is good about it, as behind a comma, each character in its place. */
function dashBeforeFeature({ field, text }: NotesAbout): string {
  return field === "best_achievement"
    ? text.replace(
        /^([^-–—,;.:]+) [-–—] ((?:(?:really|very|so|truly|such) )*(\p{L}+) (?:[\p{L}-]+ ?){1,3})(?=[.!]?\s*$)/u,
        (all, thing: string, feature: string, quality: string) =>
          ADJECTIVES.has(quality.toLowerCase()) ? `${thing},  ${feature}` : all,
      )
    : text;
}

/** "Case study detail - Haiti, Nepal" among the targets: which of it is meant, each character in its place. */
function dashBeforeThings({ field, text }: NotesAbout): string {
  return isTargetField(field) && / [-–—] /u.test(text) && thingsMeant(text.trim())
    ? text.replace(/ [-–—] /u, " : ")
    : text;
}

/** "Speech on plastic - 27/30": the mark of it, each character in its place. */
function dashBeforeMark(text: string): string {
  return text.replace(
    /^([^-–—:.;,!?\n]{3,80})( [-–—] |-)(?=(?:\d{1,3} ?(?:\/|out of) ?\d{1,3}|\d{1,3} ?%|full marks|grade [1-9A-E][*+-]?|distinction|merit)[.!]?\s*$)/iu,
    (all, thing: string, dash: string) =>
      isMarked(thing) ? `${thing}${dash.replace(/[-–—]/u, ":")}` : all,
  );
}

/** "Times tables - checking answers - asking for help" among the targets is a list, each character in its place. */
function dashesAsCommas({ field, text }: NotesAbout): string {
  const parts = text.trim().split(/ [-–—] /u);
  const isList =
    parts.length > 2 && parts.every((part) => !/[,.;:!?\n]/u.test(part.replace(/[.!]+$/u, "")));
  return isTargetField(field) && isList ? text.replaceAll(/ [-–—] /gu, ",  ") : text;
}

/** "Every. Single. Lesson.": words said one by one are one phrase, each character in its place. */
function stopsWithinPhrase(text: string): string {
  return text.replace(
    /(?<=^|[.!?;,]\s+)(?:every|each|never|always|not|do|no|all|the|stop|just|too|so|very|read|check|show)\.\s+(?:\p{L}+\.\s+)*\p{L}+(?=[.!]|$)/giu,
    (phrase: string) => phrase.replaceAll(".", " "),
  );
}

/** "Paragraphs. Quotes. Apostrophes." among the targets is a list, each character in its place. */
function stopsAsCommas({ field, text }: NotesAbout): string {
  const parts = text.split(/\.(?:\s+|$)/u).filter((part) => part !== "");
  const isList = parts.length > 1 && parts.every((part) => /^\p{L}+(?: \p{Ll}+)?$/u.test(part));
  return isTargetField(field) && isList
    ? text.replace(
        /\.(\s+)(\p{L})/gu,
        (_, space: string, letter: string) => `,${space}${letter.toLowerCase()}`,
      )
    : text;
}

/** "Times tables!! esp 7s": what narrows it goes on, each character in its place. */
function stopsBeforeNarrowing(text: string): string {
  return text.replace(
    /([!.]+)(?= (?:esp|especially|particularly)\b)/giu,
    (stops: string) => `,${" ".repeat(stops.length - 1)}`,
  );
}

/** A note with other marks where its dashes, arrows or stops stand for those: as long as it was, each character in its place. */
export function withMarksMeant(given: NotesAbout): string {
  const narrowed = { ...given, text: stopsBeforeNarrowing(stopsWithinPhrase(given.text)) };
  const linked = { ...narrowed, text: dashBeforeQuality(narrowed) };
  const parted = { ...linked, text: dashesAsCommas(linked) };
  const pointed = { ...parted, text: dashBeforeThings(parted) };
  const listed = { ...pointed, text: arrowAsTo(pointed) };
  const marked = { ...listed, text: dashBeforeMark(stopsAsCommas(listed)) };
  const told = { ...marked, text: dashBeforeQualities(marked) };
  return dashBeforeFeature(told);
}
