import fc from "fast-check";
import { expect, it } from "vitest";
import { namesToPutBack } from "./names-to-put-back.ts";

const key = ({ name, year }: { name: string; year: number }) => `${year} ${name.toLowerCase()}`;
const up = (id: number, before: string, after: string, year: number) => ({
  id,
  name: after,
  year: year + 1,
  before: { name: before, year },
  after: { name: after, year: year + 1 },
});
const plain = (id: number, name: string, year: number) => ({
  id,
  name,
  year,
  before: null,
  after: null,
});

it("puts a chain of names back as one", () => {
  const classes = [up(1, "9A", "10A", 9), up(2, "10A", "11A", 10), plain(3, "Choir", 9)];
  expect(namesToPutBack(classes)).toEqual({
    back: [
      { id: 1, name: "9A", year: 9 },
      { id: 2, name: "10A", year: 10 },
    ],
    left: [],
  });
});

it("leaves a class whose name another has by now, and whoever waits for its name", () => {
  const classes = [up(1, "9A", "10A", 9), up(2, "10A", "11A", 10), plain(3, "9a", 9)];
  expect(namesToPutBack(classes)).toEqual({
    back: [],
    left: [
      { id: 1, name: "10A", code: "taken" },
      { id: 2, name: "11A", code: "taken" },
    ],
  });
});

it("leaves a class that was renamed since", () => {
  const classes = [{ ...up(1, "9A", "10A", 9), name: "10 Art" }];
  expect(namesToPutBack(classes).left).toEqual([{ id: 1, name: "10 Art", code: "edited" }]);
});

it("never gives two classes of a year one name", () => {
  const room = fc.record({
    was: fc.integer({ min: 0, max: 7 }),
    kind: fc.constantFrom("up", "plain", "edited"),
    year: fc.integer({ min: 7, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(room, { maxLength: 14 }), (rooms) => {
      const made = rooms.map(({ was, kind, year }, id) => {
        const name = String.fromCodePoint(65 + was);
        const edited = { ...up(id, name, name, year), name: `${name}!` };
        return kind === "plain"
          ? plain(id, name, year)
          : kind === "up"
            ? up(id, name, name, year)
            : edited;
      });
      const classes = [...new Map(made.map((each) => [key(each), each])).values()];
      const { back, left } = namesToPutBack(classes);
      const names = new Map(back.map((each) => [each.id, each]));
      const after = classes.map((each) => key(names.get(each.id) ?? each));
      // Names before a new year are each one class's; some of these here are not.
      const wanted = back.map(key);
      if (new Set(wanted).size === wanted.length) expect(new Set(after).size).toBe(after.length);
      const changed = classes.filter(({ before }) => before !== null);
      expect(back.length + left.length).toBe(changed.length);
    }),
  );
});
