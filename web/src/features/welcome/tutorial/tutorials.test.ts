import { expect, it } from "vitest";
import { adminPicture, adminSteps } from "./admin-steps.ts";
import { pictures } from "./pictures.ts";
import { sharedSteps } from "./steps.ts";
import { teacherSteps } from "./teacher-steps.ts";

const all = [...teacherSteps, ...adminSteps];

it.each([
  ["teacher", teacherSteps, 17],
  ["administrator", adminSteps, 21],
])("the %s's tutorial has its steps, the introduction among them", (_who, steps, count) => {
  expect(steps.length + 1).toBe(count);
  expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
});

it("shows a picture with every step, on a desk and on a phone, and takes none that no step shows", () => {
  const shown = new Set(
    [...all, adminPicture, sharedSteps.cardView].flatMap(({ picture }) => [
      picture,
      `${picture}-phone`,
    ]),
  );
  expect([...pictures.keys()].toSorted()).toEqual([...shown].toSorted());
});

it("knows a place inside of each picture", () => {
  for (const [name, { place }] of pictures) {
    expect(place.width * place.height, name).toBeGreaterThan(0);
    expect(place.x + place.width, name).toBeLessThanOrEqual(1.001);
    expect(place.y + place.height, name).toBeLessThanOrEqual(1.001);
  }
});
