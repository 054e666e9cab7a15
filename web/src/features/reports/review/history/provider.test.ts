import { expect, test } from "vitest";
import { instructionsIn, providerIn, writerOf } from "./provider.ts";

test.each([
  ["write-report/1 Example AI/example-1", "Example AI"],
  ["refine-report/12 Anthropic/model-x", "Anthropic"],
  ["write-report/2 ai.school.example/maker/model-y", "ai.school.example"],
  ["embedded 3", "an AI provider"],
])("%j was sent to %j", (writtenBy, provider) => {
  expect(providerIn(writtenBy)).toBe(provider);
});

test.each([
  ["write-report/1 Example AI/example-1", "Written by Example AI, names removed first"],
  ["embedded 3", "Written on this server"],
])("%j is %j", (writtenBy, words) => {
  expect(writerOf(writtenBy)).toBe(words);
});

test.each([
  ["write-report/4 Example AI/example-1", "write-report/4"],
  ["refine-report/12 Anthropic/model-x", "refine-report/12"],
  ["embedded 3", null],
])("%j was asked for with the instructions %j", (writtenBy, version) => {
  expect(instructionsIn(writtenBy)).toBe(version);
});
