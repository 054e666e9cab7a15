import { redact } from "../privacy/redact.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import { describeProfile } from "./describe.ts";
import type { StyleFrame } from "./frames.ts";
import { isTrained, type StyleProfile } from "./profile.ts";

const SLOT = /(\{(?:PUPIL|[Tt]hey|[Tt]hem|[Tt]heirs?|[Tt]hemselves|[\p{L}'’ -]+\|[\p{L}'’ -]+)\})/u;

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

/** A profile as it is sent to a provider: in plain words, with what a teacher may have put in taken out again. */
export function describeForModel(profile: StyleProfile, roster: RosterIndex): string[] {
  const { paragraphs } = profile;
  const described = describeProfile(profile);
  // The first line is the length, which a request says for itself; how it is divided is the teacher's.
  const lines = isTrained(profile)
    ? [
        `Writes ${paragraphs} ${paragraphs === 1 ? "paragraph" : "paragraphs"}.`,
        ...described.slice(1),
      ]
    : described;
  return [...lines, ...wholeSentences(profile)].map((line) =>
    line
      .split(SLOT)
      .map((part) => (SLOT.test(part) ? part : (redact([part], roster).texts[0] ?? "")))
      .join("")
      .replaceAll(/\{[A-Z]+_\d+\}/gu, "…"),
  );
}
