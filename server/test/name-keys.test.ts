import { folded, isFound } from "@reportair/contract/finding.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../src/database/handle.ts";
import { fc } from "../../writing/test/property-seed.ts";
import { createDatabase } from "./support/database.ts";

// Run on each engine: what both agree on with the contract, they agree on with each other.

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await createDatabase());
});
afterAll(() => drop());

async function keysOf(texts: readonly string[]) {
  return database.owner.query<{ folded: string; sorted: string; searched: string }>(
    `select folded(one) as folded, sort_key(one) as sorted, search_key(array[one, null]) as searched
     from unnest($1::text[]) with ordinality as given (one, at) order by at`,
    [texts],
  );
}

/** How a text sorts, as the database is to have it: a number by how many digits it has, and then by those. */
const sorted = (text: string) =>
  folded(text).replaceAll(/[0-9]+/gu, (digits) => {
    const number = digits.replace(/^0+/u, "");
    return `${String(number.length).padStart(3, "0")}${number}`;
  });

const NAME_SIGNS = "aAbBzZéÉçÇÖøŁłğİışŽßæÞðĐđếữñÅ'’‘`´-‐– ,./_%\\0019\t\u00A0\u0301";
/** Names as they are written, and what nobody would write, in signs that every database knows for years. */
const storable = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from(NAME_SIGNS)), maxLength: 30 }),
  fc.string({
    unit: fc.integer({ min: 1, max: 0x2fff }).map((code) => String.fromCodePoint(code)),
    maxLength: 30,
  }),
);

describe("the keys that the database makes of a name", () => {
  it("are on this engine what the contract says, whatever is written", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(storable, { minLength: 20, maxLength: 40 }), async (texts) => {
        expect(await keysOf(texts)).toEqual(
          texts.map((one) => ({
            folded: folded(one),
            sorted: sorted(one),
            searched: `${folded(one)} ${folded(one).replaceAll(" ", "")}`,
          })),
        );
      }),
      { numRuns: 10 },
    );
  });

  it("of a name are found by the name, and by every piece of it that is a word", async () => {
    await fc.assert(
      fc.asyncProperty(storable, async (name) => {
        expect(isFound(name, name)).toBe(true);
        expect(isFound(name.normalize("NFD"), name.normalize("NFC"))).toBe(true);
        for (const word of folded(name).split(" ")) expect(isFound(word, name)).toBe(true);
      }),
    );
  });

  it.each([
    ["Siân", "sian"],
    ["O'Neill", "oneill"],
    ["O’Neill", "oneill"],
    ["Ó Briain", "o briain"],
    ["Nguyễn Thị Ánh", "nguyen thi anh"],
    ["Łukasz Żółć", "lukasz zolc"],
    ["İlker Çağlar Işık", "ilker caglar isik"],
    ["Smith-Jones", "smith jones"],
    ["Zoë  van\u00A0der Berg", "zoe van der berg"],
    ["Þórður Æsir Strauß", "thordur aesir strauss"],
    ["D’Souza", "dsouza"],
    ["Дмитрий", "дмитрии"],
    ["Jose\u0301", "jose"],
    ["X Æ A-12", "x ae a 12"],
  ])("fold %s to %s", async (name, key) => {
    expect(folded(name)).toBe(key);
    expect((await keysOf([name]))[0]?.folded).toBe(key);
  });
});
