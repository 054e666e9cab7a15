import { describe, expect, expectTypeOf, it } from "vitest";
import type { ModelClient } from "../model/client.ts";
import { LeakError } from "./gate.ts";
import { redact } from "./redact.ts";
import { RedactedRequest } from "./redacted-request.ts";
import { buildRosterIndex } from "./roster.ts";

const roster = buildRosterIndex({
  students: [{ first_name: "Amara", last_name: "Okonjo" }],
  staff: [],
  school: "Oakfield Academy",
});
const { table } = redact(["Amara tries"], roster, { first_name: "Amara", last_name: "Okonjo" });
const gate = { roster, table, subject: "Maths" };

describe("what a model client takes", () => {
  it("is a request that has passed the last gate, and nothing that was made by hand", () => {
    type Taken = Parameters<ModelClient["complete"]>[0];
    expectTypeOf<Taken>().toEqualTypeOf<RedactedRequest>();
    expectTypeOf<string>().not.toExtend<Taken>();
    expectTypeOf<{
      system: string;
      user: string;
      schema: undefined;
      signal: undefined;
      whole: string;
    }>().not.toExtend<Taken>();
    // Nor is it one that was changed afterwards.
    expectTypeOf<{
      [Field in keyof RedactedRequest]: RedactedRequest[Field];
    }>().not.toExtend<Taken>();
    expectTypeOf<typeof RedactedRequest>().not.toExtend<new (...parts: never[]) => unknown>();
  });

  it("is whole, and stays as the gate has read it", () => {
    const request = RedactedRequest.through(gate, { system: "Write.", user: "{PUPIL} tries" });
    expect(request.whole).toBe("Write.\n\n{PUPIL} tries");
    expect(() => Object.assign(request, { user: "Amara tries" })).toThrow(TypeError);
  });

  it("names nobody", () => {
    expect(() => RedactedRequest.through(gate, { system: "Write.", user: "Amara tries" })).toThrow(
      LeakError,
    );
    expect(() => RedactedRequest.through(gate, { system: "Amara", user: "tries" })).toThrow(
      LeakError,
    );
  });
});
