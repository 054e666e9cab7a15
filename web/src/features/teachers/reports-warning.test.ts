import { expect, test } from "vitest";
import { reportsWarning } from "./reports-warning.ts";

test.each([
  [0, "Ada has written no reports."],
  [1, "1 report that Ada has written is deleted too."],
  [1204, "1,204 reports that Ada has written are deleted too."],
  [undefined, "All reports that Ada has written are deleted too."],
])("with %s reports it says: %s", (count, text) => {
  expect(reportsWarning("Ada", count)).toBe(text);
});
