import { redact } from "../privacy/redact.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import { describeProfile } from "./describe.ts";
import type { StyleFrame } from "./frames.ts";
import { isLanguage, isMasked, maskNames, saysNothingOfItsOwn } from "./language.ts";
import { isTrained, type StyleProfile } from "./profile.ts";

const SLOT = /\{(?:PUPIL|subject|[Tt]hey|[Tt]hem|[Tt]heirs?|[Tt]hemselves)\}/gu;
const VERB_SLOT = /\{([\p{L}'’ -]+)\|[\p{L}'’ -]+\}/gu;

/** So many first and so many last sentences are told whole. */
const TOLD = 4;

/** How this teacher begins and ends, whole: a model judges by itself of whom it is true. */
function wholeSentences({ frames = [] }: StyleProfile): string[] {
  const told = (part: StyleFrame["part"]) =>
    frames
      .filter((frame) => frame.part === part)
      .slice(0, TOLD)
      .map(({ text }) => `“${text.replaceAll("{subject}", "the subject")}”`)
      .join("; ");
  const [first, last] = [told("opening"), told("closing")];
  return [
    ...(first === "" ? [] : [`First sentences of theirs, where they are true: ${first}.`]),
    ...(last === "" ? [] : [`Last sentences of theirs, where they are true: ${last}.`]),
  ];
}

/** Whether the redactor finds nobody and nothing in a text of which the slots are ours. */
function isClean(text: string, roster: RosterIndex): boolean {
  const plain = text.replaceAll(VERB_SLOT, "$1").replaceAll(SLOT, "they");
  return !/[{}]/u.test(plain) && redact([plain], roster).table.size === 0;
}

/**
 * What of a profile may leave: words of how a teacher writes, with nothing in them that the redactor would take out or
 * that could be a name, a topic or a fact, however it came in. What is avoided was written by a writer or typed by
 * the teacher, and may have any common word.
 */
function leaving(profile: StyleProfile, roster: RosterIndex): StyleProfile {
  const told = (texts: readonly string[]) =>
    texts.filter((text) => isLanguage(text) && isClean(text, roster));
  const { contrast = [], addition = [], target = [] } = profile.transitions ?? {};
  return {
    ...profile,
    openings: told(profile.openings),
    closings: told(profile.closings),
    phrases: told(profile.phrases),
    avoid: profile.avoid.filter((text) => !isMasked(maskNames(text)) && isClean(text, roster)),
    frames: (profile.frames ?? []).filter(
      ({ text }) => saysNothingOfItsOwn(text) && isClean(text, roster),
    ),
    transitions: { contrast: told(contrast), addition: told(addition), target: told(target) },
  };
}

/** A profile as it is sent to a provider: in plain words, and nothing of it that could tell of a pupil. */
export function describeForModel(profile: StyleProfile, roster: RosterIndex): string[] {
  const { paragraphs } = profile;
  const sent = leaving(profile, roster);
  const described = describeProfile(sent);
  // The first line is the length, which a request says for itself; how it is divided is the teacher's.
  const lines = isTrained(profile)
    ? [
        `Writes ${paragraphs} ${paragraphs === 1 ? "paragraph" : "paragraphs"}.`,
        ...described.slice(1),
      ]
    : described;
  return [...lines, ...wholeSentences(sent)];
}
