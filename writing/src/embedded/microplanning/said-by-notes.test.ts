import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, test } from "vitest";
import { createEmbeddedWriter } from "../writer.ts";
import { saysOnly, saysWithMore } from "./said-by-notes.ts";

describe("a note's sentence says a tick and no more", () => {
  test("where it adds no word to it", () => {
    expect(saysOnly("homework", "Never Completed", "They have handed in no homework so far.")).toBe(
      true,
    );
    expect(saysOnly("punctuality", "Always on time", "They are always on time.")).toBe(true);
  });

  test("not where it says more, or another tick", () => {
    expect(
      saysOnly("punctuality", "Always on time", "They are always on time with a book open."),
    ).toBe(false);
    expect(saysOnly("homework", "Mostly Completed", "They have handed in no homework.")).toBe(
      false,
    );
  });
});

test("a note may say how often or when a tick is so, and not what stands against it", () => {
  expect(saysWithMore("punctuality", "Frequently late", "They are often late after lunch.")).toBe(
    true,
  );
  expect(saysWithMore("homework", "Never Completed", "They have handed in nothing in May.")).toBe(
    true,
  );
  expect(
    saysWithMore("behaviour", "Good Behaviour", "They behave well but talk over others."),
  ).toBe(false);
  // What somebody can do in one thing is not their level in the subject.
  expect(saysWithMore("level", "Proficient", "They are proficient in algebra.")).toBe(false);
});

describe("in a report", () => {
  const write = (inputs: Partial<ReportInputs>, seed: number) =>
    createEmbeddedWriter().write({
      facts: {
        student: { first_name: "Noah", last_name: "Okafor", pronouns: "He/Him", year: 9 },
        subject: "History",
        inputs: { ...EMPTY_INPUTS, ...inputs },
        range: "300-400",
        unit: "characters",
        leave_out: [],
      },
      said: { classmates: [], earlier: [] },
      seed,
      roster: null,
    });

  test("that no homework came is told once, with since when", async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { text } = await write(
        { homework: "Never Completed", homework_notes: "no hw handed in since sept" },
        seed,
      );
      expect(text).toContain("No homework has been handed in since September.");
      expect(text).not.toMatch(/handed in no homework|never completed|completed no/iu);
    }
  });

  test("the tick counts as said by the note", async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { sentences, uncovered, handed_back } = await write(
        { behaviour: "Good Behaviour", homework: "Never Completed", homework_notes: "none so far" },
        seed,
      );
      const told = sentences.filter(({ text }) => /no homework|\bnever\b|not once/iu.test(text));
      expect(told.length).toBe(1);
      expect(told[0]?.sources).toEqual(expect.arrayContaining(["homework", "homework_notes"]));
      expect(uncovered).toEqual([]);
      expect(handed_back).toEqual([]);
    }
  });

  test("a tick is not said before a note that says it and more", async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { sentences, uncovered } = await write(
        { punctuality: "Frequently late", punctuality_notes: "often late after lunch" },
        seed,
      );
      const told = sentences.filter(({ text }) => /\b(?:often|frequently) late\b/iu.test(text));
      expect(told.map(({ text }) => text)).toEqual([expect.stringMatching(/after lunch/u)]);
      expect(uncovered).toEqual([]);
    }
  });

  test("praise and fault in one sentence are joined by but", async () => {
    const inputs = {
      level: "Proficient",
      participation: "Active Participant",
      behaviour: "Good Behaviour",
      punctuality: "Occasionally late",
      homework: "Mostly Completed",
      homework_notes: "all five pieces on the causes of the war were long and had a map with them",
      additional_notes: "played the part of the king in the trial that the class held in May",
    } as const;
    let both = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const { sentences } = await write(inputs, seed);
      const one = sentences.find(
        ({ sources }) => sources.includes("behaviour") && sources.includes("punctuality"),
      );
      if (!one) continue;
      both++;
      expect(one.text).toContain(" but ");
    }
    expect(both).toBeGreaterThan(0);
  });

  test("what a tick means is not told in the words of the tick", async () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { sentences } = await write({ punctuality: "Always on time" }, seed);
      const told = sentences.filter(({ sources }) => sources.includes("punctuality"));
      const words = told.map(({ text }) => text.match(/prompt|punctual|reliab|pleased|record/giu));
      const found = words.map((list) => new Set(list?.map((word) => word.toLowerCase())));
      const [first, ...rest] = found;
      for (const later of rest) for (const word of later) expect(first?.has(word)).toBe(false);
    }
  });
});

test("what is said of the bus says no tick", () => {
  const text = "They get the bus, which is often late.";
  expect(saysWithMore("punctuality", "Frequently late", text)).toBe(false);
});
