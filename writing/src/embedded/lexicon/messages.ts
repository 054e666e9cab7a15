import { readFileSync } from "node:fs";
import type { LengthRange } from "@reportair/contract/features/report-fields.ts";
import { escapePattern } from "../../language/names.ts";
import { foldedFor, guarded, mayMeet, type Guarded } from "../../language/needs.ts";

type Message = Guarded & { most: number };

/** A star stands for any ending: "deserv*". */
export function wordPattern(word: string): string {
  return escapePattern(word).replaceAll("\\*", "[\\p{L}]*");
}

function readMessages(markdown: string): Message[] {
  return markdown
    .split(/^## /mu)
    .slice(1)
    .map((section) => {
      const most = Number(/at most (\d+)/u.exec(section)?.[1] ?? 1);
      const words = [...section.matchAll(/^- (.+)$/gmu)].map(([, word = ""]) => wordPattern(word));
      const pattern = new RegExp(`(?<![\\p{L}])(?:${words.join("|")})(?![\\p{L}])`, "iu");
      return { most, ...guarded(pattern) };
    });
}

const MESSAGES = readMessages(
  readFileSync(new URL("./banks/messages.md", import.meta.url), "utf8"),
);

/** The messages, by number, that a phrase or sentence brings across. */
export function messagesIn(text: string): number[] {
  const folded = foldedFor(text);
  return MESSAGES.flatMap((message, at) =>
    mayMeet(message, folded) && message.pattern.test(text) ? [at] : [],
  );
}

/** The messages of a phrase: those of its own words, and those that its variants may bring across. */
type PhraseMessages = { messages: readonly number[]; possibleMessages: readonly number[] };

/** What one report has brought across so far. */
export type Messages = {
  /** Whether a phrase may still come without repeating a message too often. */
  mayCome(phrase: PhraseMessages): boolean;
  /** How much worse a sentence is for repeating a message, 0 for a new one. */
  weight(phrase: PhraseMessages, text: string): number;
  add(text: string): void;
};

/** A longer report has room for a message to come again. */
const ROOM: Record<LengthRange, number> = { "300-400": 1, "400-700": 1, "500-1200": 1.5 };
const WEIGHT = 0.12;

/** Advice that begins with the student and a modal verb; each makes the next less welcome. */
const OPENS_WITH_MODAL = /^they (?:should|could|can|may|might|will|would|ought|need)\b/u;
const MODAL_WEIGHT = 0.06;

/** "They are …. They take …. They complete …": each in a row makes the next less welcome. */
const OPENS_WITH_STUDENT = /^they\b/u;
const OPENING_WEIGHT = 0.05;

/** Starts counting for one report; whoever has a rhythm of their own opens sentences as they like. */
export function countMessages(range: LengthRange, ownRhythm = false): Messages {
  const counts = MESSAGES.map(() => 0);
  let modals = 0;
  let alike = 0;
  return {
    mayCome: ({ messages }) =>
      messages.every(
        (at) => (counts[at] ?? 0) < Math.ceil((MESSAGES[at]?.most ?? 1) * ROOM[range]),
      ),
    weight: ({ possibleMessages }, text) =>
      possibleMessages.reduce(
        (sum, at) => {
          const before = counts[at] ?? 0;
          return before > 0 && MESSAGES[at]?.pattern.test(text) ? sum + before * WEIGHT : sum;
        },
        (OPENS_WITH_MODAL.test(text) ? modals * MODAL_WEIGHT : 0) +
          (!ownRhythm && OPENS_WITH_STUDENT.test(text) ? alike * OPENING_WEIGHT : 0),
      ),
    add(text) {
      if (OPENS_WITH_MODAL.test(text)) modals++;
      alike = OPENS_WITH_STUDENT.test(text) ? alike + 1 : 0;
      for (const at of messagesIn(text)) counts[at] = (counts[at] ?? 0) + 1;
    },
  };
}
