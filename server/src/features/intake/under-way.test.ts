import type { IntakeProgress } from "@reportair/contract/features/intake.ts";
import { expect, it } from "vitest";
import { UnderWay } from "./under-way.ts";

const school = { institution_id: 1 };
const other = { institution_id: 2 };

/** What was told of one work. */
function listen(underWay: UnderWay, of = school, id = 7) {
  const told: (IntakeProgress | null)[] = [];
  const leave = underWay.follow(of, id, (progress) => void told.push(progress));
  return { told, leave };
}

it("tells each step of a work and its end, to its own school alone", async () => {
  const underWay = new UnderWay();
  const mine = listen(underWay);
  const theirs = listen(underWay, other);
  const another = listen(underWay, school, 8);
  await underWay.during(school, 7, async (step) => {
    await step();
    await step();
  });
  expect(mine.told).toEqual([{ done: 1, of: 9 }, { done: 2, of: 9 }, null]);
  expect([theirs.told, another.told]).toEqual([[], []]);
});

it("tells the end of a work that failed", async () => {
  const underWay = new UnderWay();
  const { told } = listen(underWay);
  const failing = underWay.during(school, 7, () => Promise.reject(new Error("The school moved.")));
  await expect(failing).rejects.toThrow("The school moved.");
  expect(told).toEqual([null]);
});

it("tells nothing to whoever has left", async () => {
  const underWay = new UnderWay();
  const { told, leave } = listen(underWay);
  const stays = listen(underWay);
  leave();
  await underWay.during(school, 7, (step) => step());
  expect(told).toEqual([]);
  expect(stays.told).toEqual([{ done: 1, of: 9 }, null]);
});
