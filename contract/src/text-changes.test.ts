import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  changesBetween,
  newWords,
  placesIn,
  replaced,
  withTaken,
  type Suggested,
} from "./text-changes.ts";

const suggested = (read_text: string, suggested_text: string): Suggested => ({
  read_text,
  suggested_text,
  changes: changesBetween(read_text, suggested_text),
});
/** Each change in words: "was → now". */
const inWords = (before: string, after: string) =>
  changesBetween(before, after).map(
    ({ from, to, start, end }) => `${before.slice(from, to)} → ${after.slice(start, end)}`,
  );
const taking = (which: readonly number[]): ReadonlySet<number> => new Set(which);
const everyOf = ({ changes }: Suggested) => taking(changes.map((_, at) => at));

describe("changes between two texts", () => {
  test.each([
    ["Ada work hard.", "Ada works hard.", ["work → works"]],
    ["She is good.", "She is very good.", [" → very "]],
    ["She is very good.", "She is good.", ["very  → "]],
    // Words side by side are one change.
    ["She works well now.", "She is working steadily now.", ["works well → is working steadily"]],
    ["kind, and quick", "polite, but quick", ["kind, and → polite, but"]],
    // Two sentences are two.
    [
      "It is fine. Well done.",
      "It is good. Great work.",
      ["fine → good", "Well done → Great work"],
    ],
    ["It is fine.", "It is fine. Well done.", [" →  Well done."]],
    ["It is fine. Well done. Bye.", "It is fine. Bye.", ["Well done.  → "]],
    ["One.\n\nTwo.", "One.\nTwo.", ["\n → "]],
    ["", "A text.", [" → A text."]],
    ["The pupil’s essay", "The pupils’ essay", ["pupil’s → pupils’"]],
    ["Zoe\u0308 reads.", "Zoë reads.", ["Zoe\u0308 → Zoë"]],
    ["Same.", "Same.", []],
  ])("%j to %j", (before, after, changes) => {
    expect(inWords(before, after)).toEqual(changes);
  });

  test("texts that share next to nothing are one change, and soon told apart", () => {
    const [before, after] = [" ab".repeat(6_000), " cd".repeat(6_000)];
    const changes = changesBetween(`Dear all,${before} Bye.`, `Dear all,${after} Bye.`);
    expect(changes).toHaveLength(1);
    const { read_text, ...rest } = suggested(before, after);
    expect(withTaken({ read_text, ...rest }, taking([0]))).toBe(after);
  });
});

const words = fc.constantFrom(
  ..."Ada she works well is very good kind, quick. hard! \n \n\n \r\n pupil’s Zoë e\u0301 🎻 👩‍👩‍👧 \u200B ½ [name] - ' ".split(
    " ",
  ),
  " ",
);
const text = fc.oneof(
  fc.array(words, { maxLength: 40 }).map((list) => list.join(" ")),
  fc.array(words, { maxLength: 20 }).map((list) => list.join("")),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);
/** Two texts that may have much in common, and which of the changes are taken. */
const pair = fc
  .tuple(text, fc.array(fc.tuple(fc.nat(), words), { maxLength: 8 }), text, fc.boolean())
  .map(([read, edits, other, near]) =>
    suggested(
      read,
      near
        ? edits.reduce((made, [at, word]) => {
            const parts = made.split(" ");
            return parts.with(at % parts.length, word).join(" ");
          }, read)
        : other,
    ),
  );
const choice = pair.chain((of) =>
  fc.record({
    of: fc.constant(of),
    first: fc.subarray(of.changes.map((_, at) => at)),
    second: fc.subarray(of.changes.map((_, at) => at)),
  }),
);

/** The text with further changes put in where they belong, and how many found no place. */
function putInto(
  now: string,
  of: Suggested,
  taken: ReadonlySet<number>,
  wanted: readonly number[],
) {
  const places = placesIn(now, of, taken);
  const pieces = of.changes.flatMap((change, at) => {
    const place = places[at];
    return wanted.includes(at) && place ? [{ ...place, now: newWords(of, change) }] : [];
  });
  return { made: replaced(now, pieces), lost: wanted.length - pieces.length };
}

describe("whatever two texts there are", () => {
  test("taking all makes the suggested text, and leaving all the one that was read", () => {
    fc.assert(
      fc.property(pair, (of) => {
        expect(withTaken(of, everyOf(of))).toBe(of.suggested_text);
        expect(withTaken(of, taking([]))).toBe(of.read_text);
      }),
    );
  });

  test("changes are in order, change something and never meet", () => {
    fc.assert(
      fc.property(pair, ({ read_text, suggested_text, changes }) => {
        for (const [at, { from, to, start, end }] of changes.entries()) {
          const last = changes[at - 1];
          expect(last === undefined || (last.to < from && last.end < start)).toBe(true);
          expect(read_text.slice(from, to)).not.toBe(suggested_text.slice(start, end));
          // What is between two changes is in both.
          expect(read_text.slice(last?.to ?? 0, from)).toBe(
            suggested_text.slice(last?.end ?? 0, start),
          );
        }
      }),
    );
  });

  test("some of them, at once or one after the other, make the same well-formed text", () => {
    fc.assert(
      fc.property(choice, ({ of, first, second }) => {
        const rest = second.filter((at) => !first.includes(at));
        const once = withTaken(of, taking([...first, ...rest]));
        expect(once.isWellFormed()).toBe(true);
        const { made, lost } = putInto(withTaken(of, taking(first)), of, taking(first), rest);
        expect([made, lost]).toEqual([once, 0]);
      }),
    );
  });

  test("in a text that was edited since, a change replaces exactly what it was made to", () => {
    fc.assert(
      fc.property(choice, text, fc.nat(), ({ of, first }, typed, at) => {
        const base = withTaken(of, taking(first));
        const cut = base.length === 0 ? 0 : at % base.length;
        const now = (base.slice(0, cut) + typed + base.slice(cut)).toWellFormed();
        for (const [index, place] of placesIn(now, of, taking(first)).entries()) {
          if (first.includes(index)) expect(place).toBeNull();
          const change = of.changes[index];
          if (!place || !change) continue;
          expect(now.slice(place.from, place.to)).toBe(of.read_text.slice(change.from, change.to));
        }
      }),
    );
  });
});

describe("a text that has been changed since", () => {
  const of = suggested(
    "Ada work hard. She is on time. Her behaviour are good.",
    "Ada works hard. She is always on time. Her behaviour is good.",
  );
  const placed = (now: string, taken: readonly number[] = []) =>
    placesIn(now, of, taking(taken)).map((place) => place && now.slice(place.from, place.to));

  test("leaves changes alone that belong elsewhere, wherever they have moved", () => {
    expect(placed("This term, Ada work hard. She is on time. Her behaviour are good.")).toEqual([
      "work",
      "",
      "are",
    ]);
  });

  test("has no place for a change of what was rewritten, or right beside it", () => {
    expect(placed("Ada tries hard. She is on time. Her behaviour are good.")).toEqual([
      null,
      "",
      "are",
    ]);
    expect(placed("Ada work hard. She is never on time. Her behaviour are good.")[1]).toBeNull();
    expect(placed("Something else.")).toEqual([null, null, null]);
  });

  test("is compared with what was taken, so that a change is not offered again", () => {
    const now = "Ada works hard. She is on time. Her conduct are good.";
    expect(placed(now, [0])).toEqual([null, "", "are"]);
    expect(placed("Ada work hard. She is on time.", [0])).toEqual([null, "", null]);
  });
});
