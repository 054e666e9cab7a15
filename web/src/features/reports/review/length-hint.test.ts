import { expect, test } from "vitest";
import { lengthHint } from "./length-hint.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test("is quiet inside the range, bounds included, and tells the distance outside it", () => {
  expect(lengthHint(words(300), "300-400", "words")).toBeNull();
  expect(lengthHint(words(400), "300-400", "words")).toBeNull();
  expect(lengthHint(words(299), "300-400", "words")).toBe("1 word short of 300-400 words");
  expect(lengthHint(words(412), "300-400", "words")).toBe("12 words over 300-400 words");
  expect(lengthHint("a".repeat(390), "400-700", "characters")).toBe(
    "10 characters short of 400-700 characters",
  );
});
