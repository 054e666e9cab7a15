import { describe, expect, it } from "vitest";
import { adminPicture, adminSteps } from "./admin-steps.ts";
import { enlarged, pictures } from "./pictures.ts";
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

it("shows a picture with every step, and takes none that no step shows", () => {
  const shown = new Set([...all, adminPicture, sharedSteps.cardView].map((step) => step.picture));
  expect([...pictures.keys()].toSorted()).toEqual([...shown].toSorted());
});

it("knows a place inside of each picture", () => {
  for (const [name, { place }] of pictures) {
    expect(place.width * place.height, name).toBeGreaterThan(0);
    expect(place.x + place.width, name).toBeLessThanOrEqual(1.001);
    expect(place.y + place.height, name).toBeLessThanOrEqual(1.001);
  }
});

describe("a picture enlarged for a phone", () => {
  it("shows the middle of a small place, and never what lies outside of the picture", () => {
    const corner = enlarged({ x: 0.9, y: 0.02, width: 0.05, height: 0.05 });
    expect(corner.left).toBeCloseTo(100 - corner.width);
    expect(corner.top).toBeCloseTo(0);
    const middle = enlarged({ x: 0.45, y: 0.45, width: 0.1, height: 0.1 });
    expect(middle.left).toBeCloseTo(50 - corner.width / 2);
  });
  it("shows a wide place from its beginning", () => {
    const wide = enlarged({ x: 0.2, y: 0.5, width: 0.8, height: 0.4 });
    expect(wide.left).toBeCloseTo(-0.2 * wide.width + 4);
  });
});
