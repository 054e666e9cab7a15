import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MEMBERS_LIMIT } from "@reportair/contract/endpoint.ts";
import { boundJson, DEPTH_MAX } from "./json-bounds.ts";

const MOST = 4_000;

/** What becomes of a text: refused, or what is then parsed. */
function bounded(text: string): unknown {
  const bytes = Buffer.from(text);
  return boundJson(bytes, MOST) ? JSON.parse(bytes.toString()) : "refused";
}

describe("a body", () => {
  it("nests so deep, and not deeper", () => {
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    expect(bounded(nested(DEPTH_MAX))).not.toBe("refused");
    expect(bounded(nested(DEPTH_MAX + 1))).toBe("refused");
    expect(bounded(`[${Array(100).fill("[]").join()}]`)).toHaveLength(100);
  });

  it("holds so many values, and not more", () => {
    const list = (count: number) => `[${Array(count).fill(0).join()}]`;
    expect(bounded(list(MOST - 2))).toHaveLength(MOST - 2);
    expect(bounded(list(MOST))).toBe("refused");
  });

  it("holds objects of so many members, and not of more, wherever they stand", () => {
    const object = (size: number) =>
      `{${Array.from({ length: size }, (_, at) => `"${at}":[0,0]`).join()}}`;
    expect(Object.keys(bounded(object(MEMBERS_LIMIT)) as object)).toHaveLength(MEMBERS_LIMIT);
    expect(bounded(`[{},${object(MEMBERS_LIMIT)},${object(MEMBERS_LIMIT)}]`)).toHaveLength(3);
    expect(bounded(object(MEMBERS_LIMIT + 1))).toBe("refused");
    expect(bounded(`{"a":[1,${object(MEMBERS_LIMIT + 1)}]}`)).toBe("refused");
  });

  it("may hold any signs in its texts", () => {
    const text = `{"a":"${"[{,".repeat(MOST)}","\\"[":"\\\\"}`;
    expect(bounded(text)).toEqual({ a: "[{,".repeat(MOST), '"[': "\\" });
  });

  it("is parsed to what it says, whatever it is", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 3, stringUnit: "binary" }), (text) => {
        expect(bounded(text)).toEqual(JSON.parse(text));
      }),
      { numRuns: 40 },
    );
  });
});

describe("half of a character", () => {
  it.each([
    [String.raw`"\ud800"`, "\ufffd"],
    [String.raw`"a\uDC00b"`, "a\ufffdb"],
    [String.raw`"\ud800\ud83d\ude00"`, "\ufffd😀"],
    [String.raw`"\ud83d\ude00\ude00"`, "😀\ufffd"],
    [String.raw`"\ud800\n\udc00"`, "\ufffd\n\ufffd"],
    [String.raw`"\\ud800 \\\ud800"`, "\\ud800 \\\ufffd"],
    [String.raw`{"\udfff":"\\\\ud800"}`, { "\ufffd": "\\\\ud800" }],
  ])("%s is the unknown sign", (text, value) => {
    expect(bounded(text)).toEqual(value);
  });

  it("is in nothing that comes of any units", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0xd7ff, max: 0xe001 })), (units) => {
        const text = String.fromCharCode(...units);
        const escaped = units.map((unit) => `\\u${unit.toString(16)}`).join("");
        expect(bounded(`"${escaped}"`)).toBe(text.toWellFormed());
      }),
    );
  });

  it("leaves what is no JSON to be refused as such", () => {
    for (const text of [
      String.raw`"\ud8`,
      String.raw`"\ud8zz"`,
      String.raw`"\u`,
      '"\\',
      "",
      "]]",
    ]) {
      expect(() => bounded(text)).toThrow(SyntaxError);
    }
  });
});
