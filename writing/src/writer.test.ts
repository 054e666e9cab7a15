import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createEmbeddedWriter } from "./embedded/writer.ts";
import type { RefineRequest, WriteRequest } from "./facts.ts";
import { ask } from "./model/testing/requests.ts";
import { scriptedClient } from "./model/testing/scripted-client.ts";
import { createModelWriter } from "./model/writer.ts";
import { defineWriter, type Writer } from "./writer.ts";

const inputs = {
  ...EMPTY_INPUTS,
  level: "Developing",
  behaviour: "Good Behaviour",
  participation_notes: "Contributes most with Zoë Núñez",
  best_achievement: "a poster with Will Harding",
} as const;
const request = ask({ about: { inputs } });

describe("every writer", () => {
  it("is given facts that name no other student", async () => {
    const given: (WriteRequest | RefineRequest)[] = [];
    const written = {
      text: "",
      sentences: [],
      uncovered: [],
      handed_back: [],
      written_by: "nobody",
    };
    const take = async (one: WriteRequest | RefineRequest) => {
      given.push(one);
      return written;
    };
    const writer = defineWriter({ label: "", write: take, refine: take });
    await writer.write(request);
    await writer.refine({ ...request, report: written, change: { kind: "shorter" } });
    await writer.write({ ...request, roster: null });
    expect(given.map(({ facts }) => facts.inputs)).toEqual([
      {
        ...inputs,
        participation_notes: "Contributes most with a classmate",
        best_achievement: "a poster with a classmate",
      },
      given[0]?.facts.inputs,
      // Nobody is known: the facts are invented.
      inputs,
    ]);
  });

  it.each([
    ["on this server", createEmbeddedWriter()],
    ["of a provider", createModelWriter(scriptedClient())],
  ] satisfies [string, Writer][])("%s names no other student", async (_, writer) => {
    const { text } = await writer.write(request);
    expect(text).toMatch(/classmate/u);
    expect(text).not.toMatch(/Zoë|Núñez|Harding/u);
  });

  it("comes from defineWriter", () => {
    expectTypeOf<{ label: string; write: Writer["write"] }>().not.toExtend<Writer>();
    expectTypeOf(createModelWriter).returns.toExtend<Writer>();
  });
});
