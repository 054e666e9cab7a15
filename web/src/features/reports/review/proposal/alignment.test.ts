import type { ReportSentence } from "@reportair/contract/features/reports.ts";
import { describe, expect, test } from "vitest";
import {
  align,
  allChanges,
  markedWords,
  mergedParts,
  textOf,
  type Alignment,
  type Written,
} from "./alignment.ts";

/** A text of these sentences; what ends in a line break begins a paragraph after it. */
function written(...sentences: readonly string[]): Written {
  return {
    report_content: sentences
      .map((text, at) => (at === sentences.length - 1 || text.endsWith("\n") ? text : `${text} `))
      .join(""),
    sentences: sentences.map((text) => ({ text: text.trim(), sources: ["teacher"] })),
  };
}

const LEVEL = "In our work on poetry, Samira is working at an advanced level.";
const LISTENS = "She tends to watch and listen before she speaks.";
const READS = "Her reading of “Storm on the Island” to the class was assured.";
const MOSTLY = "Homework is mostly completed.";
const ALWAYS = "Homework is consistently completed.";
const NEXT = "To improve, she should use shorter quotations.";

/** The rows as they are read: what happened, the kept sentence, the draft's. */
const rowsOf = (kept: Written, draft: Written) =>
  align(kept, draft).rows.map(({ kind, kept: old, draft: now }) => [kind, old, now]);
/** The text with these changes taken. */
const merged = (alignment: Alignment, ...taken: readonly number[]) =>
  textOf(mergedParts(alignment, new Set(taken)));

describe("two texts beside each other", () => {
  test("what stands in both is the same, in its place", () => {
    const text = written(LEVEL, MOSTLY, NEXT);
    expect(rowsOf(text, text)).toEqual([
      ["same", LEVEL, LEVEL],
      ["same", MOSTLY, MOSTLY],
      ["same", NEXT, NEXT],
    ]);
    expect(align(text, text).changes).toBe(0);
  });

  test("a sentence is gone, new or changed, each in the order of its text", () => {
    expect(
      rowsOf(written(LEVEL, LISTENS, MOSTLY, NEXT), written(LEVEL, READS, ALWAYS, NEXT)),
    ).toEqual([
      ["same", LEVEL, LEVEL],
      ["gone", LISTENS, null],
      ["new", null, READS],
      ["changed", MOSTLY, ALWAYS],
      ["same", NEXT, NEXT],
    ]);
  });

  test("sentences that share only small words are not one that has changed", () => {
    expect(
      rowsOf(
        written("She is polite and she is always on time."),
        written("Her essay on Macbeth is the best that she has written."),
      ).map(([kind]) => kind),
    ).toEqual(["gone", "new"]);
  });

  test("an equal sentence is found, whatever is alike around it", () => {
    const almost = "Homework is mostly completed on time.";
    expect(rowsOf(written(MOSTLY), written(almost, MOSTLY))).toEqual([
      ["new", null, almost],
      ["same", MOSTLY, MOSTLY],
    ]);
  });

  test("sentences that say the same inputs in other words are one that has changed", () => {
    const from = (text: string, ...sources: ReportSentence["sources"]): Written => ({
      report_content: text,
      sentences: [{ text, sources }],
    });
    const kinds = (kept: Written, draft: Written) =>
      align(kept, draft).rows.map(({ kind }) => kind);
    expect(kinds(from(LISTENS, "participation"), from(READS, "participation"))).toEqual([
      "changed",
    ]);
    expect(
      kinds(from(LISTENS, "participation"), from(READS, "participation", "participation_notes")),
    ).toEqual(["gone", "new"]);
    expect(kinds(from(LISTENS, "general"), from(READS, "general"))).toEqual(["gone", "new"]);
  });

  test("a sentence that stands elsewhere has moved, and is one change", () => {
    const alignment = align(written(NEXT, LEVEL, MOSTLY), written(LEVEL, MOSTLY, NEXT));
    expect(alignment.rows.map(({ kind }) => kind)).toEqual(["moved_away", "same", "same", "moved"]);
    expect(alignment.changes).toBe(1);
    expect(merged(alignment, 0)).toBe(`${LEVEL} ${MOSTLY} ${NEXT}`);
    expect(merged(alignment)).toBe(`${NEXT} ${LEVEL} ${MOSTLY}`);
  });

  test("what belongs to no sentence is kept as one", () => {
    const kept = { report_content: `${LEVEL} And more`, sentences: written(LEVEL).sentences };
    expect(rowsOf(kept, written(LEVEL))).toEqual([
      ["same", LEVEL, LEVEL],
      ["gone", "And more", null],
    ]);
  });

  test("a text of which no sentence is known is one sentence", () => {
    expect(rowsOf({ report_content: "As typed.", sentences: [] }, written(READS))).toEqual([
      ["gone", "As typed.", null],
      ["new", null, READS],
    ]);
  });

  test("an empty text has no row", () => {
    expect(rowsOf(written(), written(LEVEL))).toEqual([["new", null, LEVEL]]);
    expect(rowsOf(written(), written())).toEqual([]);
  });

  test("a paragraph that begins elsewhere is a change of its sentence", () => {
    const alignment = align(written(LEVEL, NEXT), written(`${LEVEL}\n\n`, NEXT));
    expect(alignment.rows.map(({ kind }) => kind)).toEqual(["same", "changed"]);
    expect(merged(alignment)).toBe(`${LEVEL} ${NEXT}`);
    expect(merged(alignment, 0)).toBe(`${LEVEL}\n\n${NEXT}`);
  });
});

describe("the text as it will be kept", () => {
  const kept = written(LEVEL, LISTENS, `${MOSTLY}\n\n`, NEXT);
  const draft = written(LEVEL, READS, `${ALWAYS}\n\n`, NEXT);
  const [gone, fresh, changed] = [0, 1, 2];

  test("each change can be taken by itself", () => {
    const alignment = align(kept, draft);
    expect(alignment.changes).toBe(3);
    expect(merged(alignment, gone)).toBe(`${LEVEL} ${MOSTLY}\n\n${NEXT}`);
    expect(merged(alignment, fresh)).toBe(`${LEVEL} ${LISTENS} ${READS} ${MOSTLY}\n\n${NEXT}`);
    expect(merged(alignment, changed)).toBe(`${LEVEL} ${LISTENS} ${ALWAYS}\n\n${NEXT}`);
    expect(merged(alignment, fresh, changed)).toBe(
      `${LEVEL} ${LISTENS} ${READS} ${ALWAYS}\n\n${NEXT}`,
    );
  });

  test("what is taken from the draft stands out, and nothing else", () => {
    const parts = mergedParts(align(kept, draft), new Set([fresh, changed]));
    expect(parts.filter(({ taken }) => taken).map(({ text }) => text)).toEqual([READS, ALWAYS]);
  });

  test("paragraphs stay where a sentence at their edge goes or comes", () => {
    const alignment = align(
      written(LEVEL, `${LISTENS}\n\n`, MOSTLY),
      written(`${LEVEL}\n\n`, READS, MOSTLY),
    );
    expect(merged(alignment, 0)).toBe(`${LEVEL}\n\n${MOSTLY}`);
    expect(merged(alignment, 1)).toBe(`${LEVEL} ${LISTENS}\n\n${READS} ${MOSTLY}`);
  });

  test("with nothing taken of a text that only begins and ends otherwise, it is the kept one", () => {
    const spaced = { ...written(LEVEL), report_content: `\n${LEVEL}\n` };
    expect(merged(align(spaced, written(LEVEL)))).toBe(`\n${LEVEL}\n`);
    expect(merged(align(spaced, written(LEVEL, NEXT)), 0)).toBe(`${LEVEL} ${NEXT}`);
  });
});

describe("whatever the two texts are", () => {
  const pool = [LEVEL, LISTENS, READS, MOSTLY, ALWAYS, NEXT, "Well done.", "Well worked."];
  const gaps = ["", "", "", "\n", "\n\n"];

  /** Numbers that are the same in every run, from 0 to `below`. */
  function dice(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
  }
  const anyText = (next: (below: number) => number) =>
    written(
      ...Array.from(
        { length: next(7) },
        () => `${pool[next(pool.length)]}${gaps[next(gaps.length)]}`,
      ),
    );
  const cases = Array.from({ length: 1_500 }, (_, seed) => {
    const next = dice(seed + 1);
    const [kept, draft] = [anyText(next), anyText(next)];
    return { kept, draft, alignment: align(kept, draft), next };
  });
  const squeezed = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

  test("all taken is the draft, and nothing taken is the kept text, to the letter", () => {
    for (const { kept, draft, alignment } of cases) {
      expect(textOf(mergedParts(alignment, new Set()))).toBe(kept.report_content);
      // Where no sentence differs there is nothing to take.
      if (alignment.changes > 0)
        expect(textOf(mergedParts(alignment, allChanges(alignment)))).toBe(draft.report_content);
      else expect(squeezed(kept.report_content)).toBe(squeezed(draft.report_content));
    }
  });

  test("each text is read in its own order, whole", () => {
    for (const { kept, draft, alignment } of cases)
      for (const [side, text] of [
        ["kept", kept],
        ["draft", draft],
      ] as const)
        expect(alignment.rows.flatMap((row) => row[side] ?? [])).toEqual(
          text.sentences.map((sentence) => sentence.text),
        );
  });

  test("some taken is sentences of the two, with white space between them and no other words", () => {
    for (const { alignment, next } of cases) {
      const taken = new Set([...allChanges(alignment)].filter(() => next(2) === 0));
      const expected = alignment.rows.flatMap(
        (row) => (row.kind !== "same" && taken.has(row.change) ? row.draft : row.kept) ?? [],
      );
      const parts = mergedParts(alignment, taken);
      expect(parts.map(({ text }) => text).filter((text) => text.trim() !== "")).toEqual(expected);
      for (const [at, { text }] of parts.entries())
        if (text.trim() !== "" && at > 0) expect(parts[at - 1]!.text).toMatch(/^\s+$/u);
    }
  });

  test("the changes are numbered in the order in which they stand", () => {
    for (const { alignment } of cases) {
      const first = alignment.rows.flatMap((row) => (row.kind === "same" ? [] : [row.change]));
      expect([...new Set(first)]).toEqual([...allChanges(alignment)]);
    }
  });
});

describe("the words that differ", () => {
  const told = (stretches: readonly { text: string; marked: boolean }[]) =>
    stretches.map(({ text, marked }) => (marked ? `[${text}]` : text)).join("");

  test("are marked in each reading", () => {
    const { kept, draft } = markedWords(MOSTLY, ALWAYS);
    expect(told(kept)).toBe("Homework is [mostly] completed.");
    expect(told(draft)).toBe("Homework is [consistently] completed.");
  });

  test("several beside each other have one mark, with the blank between them", () => {
    const { kept, draft } = markedWords(
      "Her homework is mostly completed.",
      "Her homework is always done.",
    );
    expect(told(kept)).toBe("Her homework is [mostly completed].");
    expect(told(draft)).toBe("Her homework is [always done].");
  });

  test("where little is left in common, all of it is marked", () => {
    const { kept, draft } = markedWords(LISTENS, READS);
    expect(told(kept)).toBe(`[${LISTENS}]`);
    expect(told(draft)).toBe(`[${READS}]`);
  });

  test("put together they are the readings again", () => {
    const { kept, draft } = markedWords(MOSTLY, ALWAYS);
    expect(kept.map(({ text }) => text).join("")).toBe(MOSTLY);
    expect(draft.map(({ text }) => text).join("")).toBe(ALWAYS);
  });
});
