import { expect, test } from "vitest";
import { instructionsIn } from "./provider-in.ts";

test.each([
  ["write-report/5 Example AI/example-1", "write-report/5"],
  ["refine-report/12 Anthropic/model-x", "refine-report/12"],
  ["embedded 3", null],
])("%j was asked for with the instructions %j", (writtenBy, version) => {
  expect(instructionsIn(writtenBy)).toBe(version);
});
