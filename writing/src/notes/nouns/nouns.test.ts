import { expect, it } from "vitest";
import { isUncounted } from "../countability.ts";
import { isCounted, isMass, isOfKind, isOnlyOfKind } from "./nouns.ts";

it("a noun is known by its kind, whether there is one of it or several", () => {
  expect(isOfKind("quiche", "made")).toBe(true);
  expect(isOfKind("quiches", "made")).toBe(true);
  expect(isOfKind("loaves", "made")).toBe(true);
  expect(isOfKind("matches", "event")).toBe(true);
  expect(isOfKind("bird-box", "made")).toBe(true);
  expect(isOfKind("quiche", "person", "place")).toBe(false);
});

it("a noun of several kinds is of none of them only", () => {
  expect(isOfKind("model", "made")).toBe(true);
  expect(isOfKind("model", "person")).toBe(true);
  expect(isOnlyOfKind("model", "person")).toBe(false);
  expect(isOnlyOfKind("airports", "place")).toBe(true);
});

it("what is counted, what is not, and what is either are told apart", () => {
  expect([isCounted("relationship"), isUncounted("relationship")]).toEqual([true, false]);
  expect([isCounted("enthusiasm"), isUncounted("enthusiasm")]).toEqual([false, true]);
  expect([isCounted("drawing"), isMass("drawing")]).toEqual([true, true]);
});

it("nothing is said of a noun that is on no list, but by its ending", () => {
  expect([isCounted("wug"), isMass("wug"), isUncounted("wug")]).toEqual([false, false, false]);
  expect(isUncounted("wugness")).toBe(true);
  expect(isOnlyOfKind("wug", "person", "place", "object")).toBe(false);
});
