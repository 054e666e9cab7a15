import { expect, it } from "vitest";
import { UnderWay } from "./under-way.ts";

const school = { institution_id: 1 };
const other = { institution_id: 2 };

it("tells how far a work is while it is done, to its own school alone", async () => {
  const underWay = new UnderWay();
  await underWay.during(school, 7, async (step) => {
    expect(underWay.progressOf(school, 7)).toEqual({ done: 0, of: 9 });
    step();
    step();
    expect(underWay.progressOf(school, 7)).toEqual({ done: 2, of: 9 });
    expect(underWay.progressOf(other, 7)).toEqual({ done: 0, of: 0 });
    expect(underWay.progressOf(school, 8)).toEqual({ done: 0, of: 0 });
  });
  expect(underWay.progressOf(school, 7)).toEqual({ done: 0, of: 0 });
});

it("forgets a work that failed", async () => {
  const underWay = new UnderWay();
  const failing = underWay.during(school, 7, () => Promise.reject(new Error("The school moved.")));
  await expect(failing).rejects.toThrow("The school moved.");
  expect(underWay.progressOf(school, 7)).toEqual({ done: 0, of: 0 });
});
