import { setTimeout as wait } from "node:timers/promises";
import { FIELD_LABELS, usedFields } from "@reportair/contract/features/report-fields.ts";
import type { HandedBack } from "@reportair/contract/features/note-readings.ts";
import { WritingError, type Sentence, type WriteRequest } from "@reportair/writing/facts.ts";
import { defineWriter, type Writer } from "@reportair/writing/writer.ts";

type Options = {
  /** Milliseconds that each text takes. */
  delay?: number;
  /** What a text waits for, the first, second, … that is asked for. */
  until?: (count: number) => Promise<void> | undefined;
  /** First names whose texts fail, and how; may be changed while a test runs. */
  fail?: Map<string, WritingError | Error>;
  /** What every text leaves to the teacher. */
  handsBack?: HandedBack[];
};

/** A number as a word: what has digits in it may look like a student's number, and would be taken out as one. */
function inLetters(seed: number): string {
  return String(seed).replaceAll(/\d/gu, (digit) => "abcdefghij".charAt(Number(digit)));
}

/**
 * A writer for tests of everything around the writing: one plain sentence a field, so that a test can tell which
 * inputs and seed a text was written from, as slow or unreliable as the test wants it.
 */
export function plainWriter({
  delay = 0,
  until = () => undefined,
  fail = new Map(),
  handsBack = [],
}: Options = {}): Writer & {
  requests: WriteRequest[];
} {
  const requests: WriteRequest[] = [];
  return defineWriter({
    requests,
    label: "Written on this server",
    async write(request) {
      const count = requests.push(request);
      if (delay > 0) await wait(delay, undefined, { signal: request.signal });
      await until(count);
      const { facts, seed } = request;
      const failure = fail.get(facts.student.first_name);
      if (failure !== undefined) throw failure;
      const used = usedFields(facts.inputs).filter((field) => !facts.leave_out.includes(field));
      if (used.length === 0) throw new WritingError("nothing_to_say", "Nothing was given.");
      const sentences = used.map((field): Sentence => ({
        text: `${FIELD_LABELS[field]} of ${facts.student.first_name} (${inLetters(seed)}): ${facts.inputs[field]}.`,
        sources: [field],
      }));
      return {
        text: sentences.map((sentence) => sentence.text).join(" "),
        sentences,
        uncovered: [...facts.leave_out],
        handed_back: handsBack,
        written_by: "plain",
      };
    },
  });
}
