import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Seal } from "./sealing.ts";

const key = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("base64url"));
const text = fc.string({ unit: "grapheme", maxLength: 500 });
/** A text as the storage holds it, with one of its letters made another. */
const changed = (sealed: string, at: number) => {
  const place = at % sealed.length;
  const other = sealed[place] === "A" ? "B" : "A";
  return sealed.slice(0, place) + other + sealed.slice(place + 1);
};

describe("a sealed text", () => {
  it("opens with its key and its place as it was", () => {
    fc.assert(
      fc.property(key, text, text, (given, words, about) => {
        const sealed = new Seal(given).seal(words, about);
        expect(new Seal(given).open(sealed, about)).toBe(words);
      }),
    );
  });

  it("does not open with another key, nor in another place", () => {
    fc.assert(
      fc.property(key, key, text, (one, other, words) => {
        fc.pre(one !== other);
        const sealed = new Seal(one).seal(words, "here");
        expect(new Seal(other).open(sealed, "here")).toBeNull();
        expect(new Seal(one).open(sealed, "there")).toBeNull();
      }),
    );
  });

  it("does not open once a letter of it has changed, or is missing", () => {
    fc.assert(
      fc.property(key, text, fc.nat(), (given, words, at) => {
        const seal = new Seal(given);
        const sealed = seal.seal(words, "here");
        // The last letter of an encoded text may hold bits that nobody reads.
        expect(seal.open(changed(sealed, at % (sealed.length - 1)), "here")).toBeNull();
        expect(seal.open(sealed.slice(0, at % sealed.length), "here")).toBeNull();
      }),
    );
  });

  it("is another each time, and shows nothing of the words", () => {
    const seal = new Seal(Buffer.alloc(32, 7).toString("base64url"));
    const words = "The social worker called.";
    expect(seal.seal(words, "here")).not.toBe(seal.seal(words, "here"));
    expect(Buffer.from(seal.seal(words, "here"), "base64url").toString("latin1")).not.toContain(
      "social",
    );
  });
});

describe("a sealed name", () => {
  const name = fc.stringMatching(/^[a-z]{1,20}(?::\d{1,9}){0,2}$/u);

  it("is found again, and opens with its key alone", () => {
    fc.assert(
      fc.property(key, key, name, (one, other, plain) => {
        fc.pre(one !== other);
        const sealed = new Seal(one).sealName(plain);
        expect(new Seal(one).sealName(plain)).toBe(sealed);
        expect(new Seal(one).openName(sealed)).toBe(plain);
        expect(new Seal(other).openName(sealed)).toBeNull();
      }),
    );
  });

  it("is as long as any other", () => {
    const seal = new Seal(Buffer.alloc(32, 7).toString("base64url"));
    expect(seal.sealName("inputs:1:2")).toHaveLength(seal.sealName("contact").length);
  });
});
