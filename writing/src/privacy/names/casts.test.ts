import { describe, expect, it } from "vitest";
import { castOf } from "./casts.ts";

describe("the people of a work", () => {
  it("are named where a note speaks of the work, in whatever letters", () => {
    expect(castOf("a christmas carol: fred well done")).toContain("fred");
    expect(castOf("An essay on A Midsummer Night’s Dream")).toContain("helena");
  });

  it("are nobody's where it does not", () => {
    expect([...castOf("works well with Fred")]).toEqual([]);
  });
});
