import { expect, test } from "vitest";
import type { ContentUnit } from "../content-selection/content-unit.ts";
import { POSITION_OF } from "../document-planning/document-plan.ts";
import { withoutEchoOf } from "./plan-sentence.ts";

const again: ContentUnit = {
  cells: ["punctuality/Always on time/follow"],
  sources: ["punctuality"],
  position: { ...POSITION_OF.punctuality, slot: "again" },
  restates: true,
};

test("what thanks or praises for a tick is not followed by more thanks or praise", () => {
  const { fits } = withoutEchoOf(again, ["their punctuality is a strength."]);
  expect(fits?.("we are grateful for such reliability.")).toBe(false);
  expect(fits?.("this deserves praise.")).toBe(false);
  expect(fits?.("this is just what we hope for.")).toBe(false);
  expect(fits?.("there is nothing to improve here.")).toBe(true);
});

test("a tick that has been said in full is not said again where notes have enough to tell", () => {
  const { fits } = withoutEchoOf({ ...again, once: true }, [
    "they are never late, which makes for a good start.",
  ]);
  expect(fits?.("there is nothing to improve here.")).toBe(false);
  const bare = withoutEchoOf(again, ["they are never late, which makes for a good start."]);
  expect(bare.fits?.("there is nothing to improve here.")).toBe(true);
});

test("where nothing was praised yet, it may be", () => {
  const { fits } = withoutEchoOf(again, ["they are always punctual."]);
  expect(fits?.("we are grateful for such reliability.")).toBe(true);
});
