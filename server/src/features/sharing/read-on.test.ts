import { describe, expect, it } from "vitest";
import { readOn } from "./read-on.ts";

const listOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }));

/** What is given of a list in parts of three, where `change` happens to it before each further part is read. */
async function given(
  list: { id: number }[],
  change: (list: { id: number }[], part: number) => void = () => undefined,
): Promise<number[]> {
  let part = 0;
  const ids: number[] = [];
  const read = ({ offset, limit }: { offset: number; limit: number }) => {
    change(list, (part += 1));
    return Promise.resolve(list.slice(offset, offset + limit));
  };
  for await (const rows of readOn(list.slice(0, 3), 3, read)) ids.push(...rows.map(({ id }) => id));
  return ids;
}

describe("a list that is read in parts", () => {
  it.each([0, 1, 2, 3, 4, 6, 7, 10])("is given whole and in its order, of %i", async (count) => {
    expect(await given(listOf(count))).toEqual(listOf(count).map(({ id }) => id));
  });

  it("loses nothing where an entry that was given is taken out meanwhile", async () => {
    const ids = await given(listOf(8), (list, part) => part === 1 && list.splice(0, 1));
    expect(ids.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("gives nothing twice where one comes in before what was given", async () => {
    const ids = await given(listOf(8), (list, part) => part === 2 && list.unshift({ id: 99 }));
    expect(ids.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 99]);
  });

  it("loses nothing where one goes and another comes at once", async () => {
    const ids = await given(listOf(8), (list, part) => {
      if (part !== 1) return;
      list.shift();
      list.push({ id: 99 });
    });
    expect(ids.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 99]);
  });

  it("ends where everything was taken out", async () => {
    expect(await given(listOf(8), (list) => list.splice(0))).toEqual([1, 2, 3]);
  });

  it("fails, and does not go round for ever, where the list never stands still", async () => {
    let next = 100;
    const moving = given(listOf(8), (list) => list.unshift({ id: (next += 1) }));
    await expect(moving).rejects.toThrow("does not stand still");
  });
});
