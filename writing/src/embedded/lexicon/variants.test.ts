import { expect, test } from "vitest";
import { withVariants } from "./variants.ts";

test("a time with a preposition of its own stands for none that has another before it", () => {
  expect(withVariants("we wish them well next term.", "closing")).toContain("in the coming term");
  expect(withVariants("we wish them well for next term.", "closing")).toBe(
    "we wish them well for [next term|next term].",
  );
});
