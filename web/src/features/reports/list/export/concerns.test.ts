import { expect, test } from "vitest";
import { concernsOf } from "./concerns.ts";

const fine = { stale: false, kept_unread: false, flags: [] };

test("tells what is worth a look before a report leaves the page", () => {
  expect(concernsOf(fine)).toEqual([]);
  expect(concernsOf({ ...fine, kept_unread: true })).toEqual(["never_opened"]);
  expect(
    concernsOf({
      stale: true,
      kept_unread: true,
      flags: [{ field: "level_notes", kind: "safeguarding" }],
    }),
  ).toEqual(["out_of_date", "never_opened", "flagged"]);
});
