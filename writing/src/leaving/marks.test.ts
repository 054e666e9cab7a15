import type { LeavingPart } from "@reportair/contract/features/leaving.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ask, INPUTS } from "../model/testing/requests.ts";
import { scriptedClient } from "../model/testing/scripted-client.ts";
import { createModelWriter } from "../model/writer.ts";
import { askedIn } from "./asked.ts";
import { markText } from "./marks.ts";

/** Parts as one line: what is taken out in brackets, with its kind. */
const shown = (parts: readonly LeavingPart[]) =>
  parts.map(({ text, kind }) => (kind === null ? text : `[${text}: ${kind}]`)).join("");
const textOf = (parts: readonly LeavingPart[]) => parts.map(({ text }) => text).join("");

/** What a provider gets of a note on Amara. */
function sentOf(note: string, taken_out: string[] = []): string {
  const { user } = createModelWriter(scriptedClient()).compose(
    ask({ about: { inputs: { ...INPUTS, level_notes: note }, taken_out } }),
  );
  return askedIn(user)?.data.find(({ field }) => field === "level_notes")?.value ?? "";
}

describe("a note beside what is sent of it", () => {
  it.each([
    ["reads well now", "reads well now", "reads well now"],
    [
      "Amara finds fractions hard",
      "[Amara: pupil] finds fractions hard",
      "[{PUPIL}: pupil] finds fractions hard",
    ],
    [
      "she tries, and her book is neat",
      "[she: pronoun] tries, and [her: pronoun] book is neat",
      "[{they}: pronoun] [{tries|try}: verb], and [{their}: pronoun] book is neat",
    ],
    ["helped by Zoë", "helped by [Zoë: classmate]", "helped by [a classmate: classmate]"],
    [
      "call 07700 900123 or jo@example.org",
      "call [07700 900123: phone] or [jo@example.org: email]",
      "call [(removed): phone] or [(removed): email]",
    ],
    ["a mature girl", "a mature [girl: gender]", "a mature [pupil: gender]"],
  ])("is cut where it differs: %s", (note, typed, sent) => {
    const marked = markText(note, sentOf(note));
    expect(shown(marked.typed)).toBe(typed);
    expect(shown(marked.sent)).toBe(sent);
  });

  it("tells what the teacher took out from what the redactor did", () => {
    const note = "lives past the weir, S32 1BB";
    const { typed } = markText(note, sentOf(note, ["past the weir"]), ["past the weir"]);
    expect(shown(typed)).toBe("lives [past the weir: by_hand], [S32 1BB: postcode]");
  });

  it("keeps every character of both, whatever is typed", () => {
    const words = fc.constantFrom(
      ..."Amara she her works Zoe and Will Harding, a classmate {PUPIL} (removed) ½ … 12/03/2011 S32 1BB jo@example.org ’s \n\t {they} friend girl".split(
        " ",
      ),
    );
    const notes = fc.array(fc.oneof(words, fc.string({ unit: "grapheme", maxLength: 6 })), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(notes, (list) => {
        const note = list.join(" ");
        const sent = sentOf(note);
        const marked = markText(note, sent);
        expect(textOf(marked.typed)).toBe(note);
        expect(textOf(marked.sent)).toBe(sent);
        // What both have, both have alike.
        const kept = (parts: LeavingPart[]) =>
          parts.flatMap(({ text, kind }) => (kind === null ? [text] : [])).join(" ");
        for (const word of kept(marked.sent).match(/[a-z]{3,}/giu) ?? []) {
          expect(kept(marked.typed).normalize("NFKC")).toContain(word);
        }
      }),
      { numRuns: 150 },
    );
  });
});
