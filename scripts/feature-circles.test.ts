import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { findCircle, readFeatures } from "./feature-circles.ts";

let folder = "";
afterEach(() => rmSync(folder, { recursive: true }));

/** What is found among these files of features, each with what it imports. */
function circleOf(files: Record<string, string>): string[] | null {
  folder = mkdtempSync(join(tmpdir(), "features-"));
  for (const [file, imported] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `import { one } from "${imported}";\n`);
  }
  return findCircle(readFeatures(folder));
}

test("features that stand on each other in one direction form no circle", () => {
  expect(
    circleOf({
      "students/enrol.ts": "../classrooms/find.ts",
      "students/read.ts": "../audit/audit.ts",
      "classrooms/create.ts": "../audit/audit.ts",
      "classrooms/create.browser.test.tsx": "../students/enrol.ts",
      "audit/audit.ts": "../../http/errors.ts",
    }),
  ).toBeNull();
});

test("a circle is found through several features, and through sub-folders of one", () => {
  expect(
    circleOf({
      "accounts/close.ts": "../retention/rules.ts",
      "retention/routes.tsx": "../students/lists/names.ts",
      "students/changes/enrol.ts": "../../accounts/find.ts",
    }),
  ).toEqual([
    "accounts/close.ts imports retention/rules.ts",
    "retention/routes.tsx imports students/lists/names.ts",
    "students/changes/enrol.ts imports accounts/find.ts",
  ]);
});
