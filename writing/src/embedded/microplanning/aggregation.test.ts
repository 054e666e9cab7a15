import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, test } from "vitest";
import { positionAt } from "../document-planning/document-plan.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { roughText } from "../lexicon/template.ts";
import { createEmbeddedWriter } from "../writer.ts";
import { joinAims, joinConsequences, varyAdvice } from "./aggregation.ts";

function advice(text: string, leadIns: readonly string[] = ["as a next step"]): SentencePlan {
  return {
    tokens: [
      { kind: "reference", form: "subject" },
      { kind: "text", text: ` ${text}` },
    ],
    sources: ["general"],
    position: positionAt("support", "lessons", "school"),
    optional: true,
    leadIns,
    size: 10,
  };
}

function read(group: readonly SentencePlan[]): string[] {
  return varyAdvice(group, new Set()).map(({ tokens }) => roughText(tokens));
}

describe("a second piece of advice in a row", () => {
  const long = advice("might keep a list of all that is still unclear, with a date for each.");

  test("joins the first where both are short", () => {
    expect(read([advice("should ask early."), advice("could try again.")])).toEqual([
      "they should ask early and could try again.",
    ]);
  });

  test("goes on from the first where they are not", () => {
    expect(read([advice("should ask early."), long])[1]).toMatch(/^as a next step, they might/u);
  });

  test("does not go on from what was no advice", () => {
    const passage = { ...advice("should ask early."), leadIns: undefined };
    expect(read([passage, long])[1]).toMatch(/^they might/u);
  });
});

test("a third sentence that would begin with the same word goes on from the others", () => {
  const wish = (text: string): SentencePlan => ({
    ...advice(""),
    tokens: [{ kind: "text", text }],
  });
  const seen: SentencePlan = { ...wish("we have no concerns."), leadIns: undefined };
  const two = [wish("we would like them to ask."), wish("we would encourage them to try.")];
  expect(read(two)[1]).toMatch(/^we would/u);
  expect(read([seen, ...two])[2]).toBe("as a next step, we would encourage them to try.");
});

describe("two targets of one note", () => {
  const target = (text: string): SentencePlan => ({
    ...advice(text),
    sources: ["area_to_improve"],
    optional: false,
    leadIns: undefined,
  });
  const both = (one: string, other: string) =>
    joinAims([target(one), target(other)]).map(({ tokens }) => roughText(tokens));

  test("are one sentence where both are short", () => {
    expect(both("should work on graphs.", "should label axes.")).toEqual([
      "they should work on graphs and label axes.",
    ]);
  });

  test("stay two where one is a list, or is not to be done", () => {
    expect(both("should work on graphs and maps.", "should label axes.")).toHaveLength(2);
    expect(both("should label axes.", "should not rush.")).toHaveLength(2);
  });
});

describe("what a tick means", () => {
  const says: SentencePlan = {
    ...advice("are never late."),
    sources: ["punctuality"],
    optional: false,
    valence: "high",
    leadIns: undefined,
  };
  const means = (
    text: string,
    source: "punctuality" | "punctuality_notes" | "general" = "punctuality",
  ): SentencePlan => ({
    ...advice(""),
    tokens: [{ kind: "text", text }],
    sources: [source],
  });
  const flow = (group: readonly SentencePlan[]) =>
    joinConsequences(group).map(({ tokens }) => roughText(tokens));

  test("is said in one breath with it", () => {
    expect(flow([says, means("this habit is valued.")])).toEqual([
      "they are never late, and this habit is valued.",
    ]);
  });

  test("and two pieces of a note stay two sentences", () => {
    const note = { ...says, sources: ["level_notes" as const] };
    const more = { ...means("they need to revise."), sources: ["level_notes" as const] };
    expect(flow([note, more])).toHaveLength(2);
  });

  test("whether it speaks of the student, or for the school", () => {
    expect(flow([says, means("they can be pleased with this.")])).toHaveLength(1);
    expect(flow([says, means("we hope to see this continue.")])).toHaveLength(1);
  });

  test("by another word after one that was joined by and, where it can be", () => {
    const pair = [says, means("this is valued.")];
    expect(flow([...pair, ...pair])).toEqual([
      "they are never late, and this is valued.",
      "they are never late, which is valued.",
    ]);
    expect(flow([...pair, says, means("we hope to see more.")])[1]).toMatch(/, and we hope/u);
  });

  test("and what stands before it is no hindrance", () => {
    const begun = {
      ...says,
      tokens: [{ kind: "text" as const, text: "in class, " }, ...says.tokens],
    };
    expect(flow([begun, means("we hope to see this continue.")])).toHaveLength(1);
  });

  test("never where it is advice or long, or where it was thanked for already", () => {
    expect(flow([says, means("this would help.", "general")])).toHaveLength(2);
    expect(flow([says, means("this is valued, and rightly so.")])).toHaveLength(2);
    expect(flow([says, means("they have never been late.")])).toHaveLength(1);
    // Of what?
    expect(flow([says, means("it is a good result.")])).toHaveLength(2);
    expect(flow([says, means("they can stay never late.")])).toHaveLength(2);
    const thanks = { ...says, tokens: [{ kind: "text" as const, text: "well done to them." }] };
    expect(flow([thanks, means("this is good to see.")])).toHaveLength(2);
  });
});

test("no paragraph of a report has three pieces of advice in a row that begin alike", async () => {
  for (let seed = 1; seed <= 4; seed++) {
    const { text } = await createEmbeddedWriter().write({
      facts: {
        student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year: 8 },
        subject: "Maths",
        inputs: { ...EMPTY_INPUTS, level: "Proficient", behaviour: "Good Behaviour" },
        range: "300-400",
        unit: "words",
        leave_out: [],
      },
      said: { classmates: [], earlier: [] },
      seed,
      roster: null,
    });
    expect(text).not.toMatch(
      /(?:(?:^|(?<=\. ))(?:Amara|She) (?:should|could|can|may|might|will|would|ought)\b[^.]*\. ?){3}/mu,
    );
  }
});
