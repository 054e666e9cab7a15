import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import { buildRosterIndex } from "../privacy/roster.ts";
import { NO_RULES } from "../rules/rules.ts";
import { profileSamples } from "../style/learn.ts";
import { ask, INPUTS } from "./testing/requests.ts";
import { scriptedClient } from "./testing/scripted-client.ts";
import { createModelWriter } from "./writer.ts";

const style = profileSamples(
  Array.from(
    { length: 10 },
    (_, at) =>
      `I've enjoyed teaching {PUPIL} this term! {PUPIL} doesn't give up, and I've seen real progress in topic ${"abcdefghij"[at]}.\n\nLet's keep it up at home!`,
  ),
);

describe("a composed request", () => {
  it.each([
    ["of ticks and notes", {}],
    [
      "with a style, rules and last term's ticks",
      {
        style,
        rules: { ...NO_RULES, avoid: ["lazy"], tone: "warm" as const },
        about: { earlier: { level: "Advanced" } },
      },
    ],
    ["with words taken out by hand", { about: { taken_out: ["fractions hard"] } }],
    ["with notes that are kept out", { about: { leave_out: ["level_notes" as const] } }],
    [
      "in characters, with another seed",
      { seed: 17, about: { unit: "characters" as const, range: "500-1200" as const } },
    ],
  ])("is byte for byte what the provider gets: %s", async (_, changes) => {
    const client = scriptedClient();
    const writer = createModelWriter(client);
    const composed = writer.compose(ask(changes));
    expect(client.requests).toEqual([]);
    await writer.write(ask(changes));
    expect(client.requests[0]?.whole).toBe(composed.whole);
    expect(client.requests[0]?.user).toBe(composed.user);
    expect(composed.whole).not.toMatch(/amara|okonjo|zo[eë]|siddiqui|07700|jo@/iu);
  });

  it("has none of the words that the teacher took out, however they are written", () => {
    const inputs = {
      ...INPUTS,
      level_notes: "lives out past the old  Quarry and likes the old quarry",
      best_achievement: "A film of The Old Quarry.",
    };
    const taken_out = ["the old quarry"];
    const { whole } = createModelWriter(scriptedClient()).compose(
      ask({ about: { inputs, taken_out } }),
    );
    expect(whole).toContain("lives out past");
    expect(whole).not.toMatch(/old\s+quarry/iu);
  });

  it("is none where the last gate would not let it through", () => {
    const roster = buildRosterIndex({
      students: [{ first_name: "Always", last_name: "Qwertz" }],
      staff: [],
      school: "Oakfield Academy",
    });
    // The ticks are sent as they are: one that holds a name cannot be.
    const inputs = { ...EMPTY_INPUTS, level: "Qwertz" as "Advanced" };
    const client = scriptedClient();
    expect(createModelWriter(client).compose(ask({ roster, about: { inputs } }))).toMatchObject({
      whole: null,
      user: expect.stringContaining('"data"'),
    });
    expect(client.requests).toEqual([]);
  });

  it("is refused where there is nothing to say or nobody is known", () => {
    const writer = createModelWriter(scriptedClient());
    expect(() => writer.compose(ask({ about: { inputs: EMPTY_INPUTS } }))).toThrow(
      expect.objectContaining({ kind: "nothing_to_say" }),
    );
    expect(() => writer.compose(ask({ roster: null }))).toThrow(
      expect.objectContaining({ kind: "unavailable" }),
    );
  });
});
