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
  it("comes once, as long as there are others", () => {
    const report = testContext();
    const chosen = Array.from({ length: 5 }, () => chooseConnective(report, "contrast"));
    expect(new Set(chosen).size).toBe(chosen.length);
    expect(chosen).toContain("however");
    expect(chosen).toContain(chooseConnective(report, "contrast"));
  });

  it("stands in one sentence of a report at most", () => {
    const late = seen("punctuality", "low", "are frequently late.");
    const well = seen("behaviour", "high", "behave well.");
    const texts = addConnectives([
      [well, late],
      [well, late],
    ])
      .flat()
      .map(({ tokens }) => roughText(tokens));
    expect(texts.filter((text) => text.startsWith("even so, "))).toHaveLength(1);
  });

  it("adds only for those who link what is alike", () => {
    expect(chooseConnective(testContext(), "addition")).toBe("");
  });
});
