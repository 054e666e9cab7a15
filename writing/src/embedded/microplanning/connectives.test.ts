import { describe, expect, it } from "vitest";
import { testContext } from "../../../test/lexical-choice.ts";
import type { Valence } from "../content-selection/valence.ts";
import { POSITION_OF } from "../document-planning/document-plan.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { roughText } from "../lexicon/template.ts";
import { addConnectives, chooseConnective } from "./connectives.ts";

function seen(field: keyof typeof POSITION_OF, valence: Valence, text: string): SentencePlan {
  return {
    tokens: [
      { kind: "reference", form: "subject" },
      { kind: "text", text: ` ${text}` },
    ],
    sources: [field],
    position: POSITION_OF[field],
    optional: false,
    valence,
    connectives: { contrast: "even so", addition: "" },
    size: 5,
  };
}

/** The last sentence of a paragraph, with what links it to the one before. */
function last(...paragraph: SentencePlan[]): string {
  return roughText(addConnectives([paragraph])[0]?.at(-1)?.tokens ?? []);
}

describe("a sentence is turned to", () => {
  const late = seen("punctuality", "low", "are frequently late.");

  it("where two ticks are at odds, or a tick and its note", () => {
    expect(last(seen("behaviour", "high", "behave well."), late)).toMatch(/^even so, /u);
    expect(last(seen("level", "high", "are proficient."), late)).toMatch(/^even so, /u);
    const quiet = seen("participation", "low", "are passive in class.");
    expect(last(seen("level", "high", "are proficient."), quiet)).toMatch(/^even so, /u);
    expect(last(seen("level_notes", "high", "have good ideas."), quiet)).toMatch(/^even so, /u);
    const note = seen("participation_notes", "low", "are nervous of speaking.");
    expect(last(seen("participation", "high", "take an active part."), note)).toMatch(
      /^even so, /u,
    );
  });

  it("not where either of them has two sides already", () => {
    const both = seen("behaviour", "high", "behave well, though not in every lesson.");
    expect(last(both, late)).toMatch(/^they /u);
    const mixed = seen("punctuality", "low", "are frequently late, but work hard.");
    expect(last(seen("behaviour", "high", "behave well."), mixed)).toMatch(/^they /u);
  });

  it("not from what a note says of another matter", () => {
    const shy = seen("participation_notes", "low", "are nervous of speaking.");
    expect(last(shy, seen("behaviour", "high", "behave well."))).toMatch(/^they /u);
    const keen = seen("level_notes", "high", "have good ideas.");
    expect(last(keen, late)).toMatch(/^they /u);
  });

  it("not from saying little to good conduct", () => {
    const quiet = seen("participation", "low", "are passive in class.");
    expect(last(quiet, seen("behaviour", "high", "behave well."))).toMatch(/^they /u);
  });
});

describe("a connective", () => {
  it("comes once, and is empty when there is none left", () => {
    const report = testContext();
    const said = Array.from({ length: 30 }, () => chooseConnective(report, "contrast")).filter(
      Boolean,
    );
    expect(new Set(said).size).toBe(said.length);
    expect(said).toContain("however");
    expect(chooseConnective(report, "contrast")).toBe("");
    expect(chooseConnective(report, "addition")).not.toBe("");
  });
});
