import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readProject } from "./papers.ts";
import { ROOT, inRoot } from "./paths.ts";

// No linter of ours can tell `new Date()` from `new Date(value)`.
const CLOCK = /new Date\(\s*\)|\bDate\.now\b|(?<!new )\bDate\(/u;

test("what the server's features, loops and HTTP do by the time of day they do by a clock they are given", () => {
  const own = readProject(ROOT).files.filter(
    (file) => /^server\/src\/(?:features|jobs|http)\//u.test(file) && !file.endsWith(".test.ts"),
  );
  expect(own.length).toBeGreaterThan(100);
  // Fixed by taking `now`, as the parts of most features have it.
  expect(own.filter((file) => CLOCK.test(readFileSync(inRoot(file), "utf8")))).toEqual([]);
});
