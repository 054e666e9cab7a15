import type { ReportField } from "@reportair/contract/features/report-fields.ts";
import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PRONOUN_SETS } from "../../language/pronouns.ts";
import { createContext } from "../context.ts";
import { planNoteSentence, readNote } from "../microplanning/note-sentences.ts";
import { realiseSentence } from "../realisation/realise-sentence.ts";
import { THIRD_PERSON } from "./verbs.ts";

const noun = fc.constantFrom("essays", "algebra", "key terms", "vocab", "graphs", "hwk", "paras");
const verb = fc.constantFrom("revise", "check", "plan", "practise", "learn", "explain");
const adjective = fc.constantFrom("quiet", "polite", "v chatty", "keen", "gd natured", "helpful");
const number = fc.integer({ min: 2, max: 9 });

/** Shorthand as it is typed, from the same few habits that teachers have. */
const shorthand = fc.oneof(
  fc.tuple(verb, noun).map(([does, what]) => `needs 2 ${does} ${what}`),
  fc.tuple(noun, verb).map(([what, does]) => `gd ${what}, needs 2 ${does} more`),
  fc.tuple(adjective, noun).map(([how, what]) => `${how} but struggles w/ ${what}`),
  fc.tuple(noun, noun).map(([one, other]) => `strengths - ${one}, weaknesses - ${other}`),
  fc.tuple(noun, noun).map(([one, other]) => `WWW: gd ${one} EBI: ${other}`),
  fc.tuple(noun, number).map(([what, mark]) => `${what} test - ${mark}/10`),
  number.map((count) => `missing last ${count} hwks`),
  noun.map((what) => `${what} ok`),
  noun.map((what) => `v gd ${what} this wk & gd prog`),
  fc.tuple(adjective, verb).map(([how, does]) => `${how} lad. occ needs 2 ${does} w/ a partner`),
);
const field = fc.constantFrom<ReportField>(
  "level_notes",
  "homework_notes",
  "best_achievement",
  "area_to_improve",
  "additional_notes",
);

const LEFT_OVER = /\b(?:gd|wk|w|hwks?|vocab|paras|occ|prog|ok|EBI|WWW|lad)\b|\b2 (?!out)|&|\//u;

test("shorthand is written out, or left out, and never garbled", () => {
  fc.assert(
    fc.property(shorthand, field, fc.boolean(), (note, of, plural) => {
      const pronouns = PRONOUN_SETS[plural ? "They/Them" : "She/Her"];
      const inputs = { ...EMPTY_INPUTS, [of]: note };
      const context = createContext({
        facts: {
          student: { first_name: "Amara", last_name: "Okafor", pronouns: null, year: 9 },
          subject: "English",
          inputs,
          range: "400-700",
          unit: "words",
          leave_out: [],
        },
        said: { classmates: [], earlier: [] },
        seed: 1,
        roster: null,
      });
      const person = { name: "Amara", pronouns };
      readNote(note, "Amara", of).forEach((part, index) => {
        const plan = planNoteSentence(context, of, part, index, 500);
        const text = plan ? realiseSentence(plan.tokens, person, false) : "";
        expect(text).not.toMatch(LEFT_OVER);
        expect(text).not.toMatch(/\b(\p{L}+) \1\b/iu);
        expect(text).toMatch(/^(?:\p{Lu}.*\p{L}.*[^.,;: ]\.)?$/u);
        const after = /\bthey (\p{L}+)/iu.exec(text)?.[1] ?? "";
        expect(plural && THIRD_PERSON.has(after), text).toBe(false);
      });
    }),
    { numRuns: 400 },
  );
});
