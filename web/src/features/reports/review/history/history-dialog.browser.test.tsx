import { listVersions, VERSIONS_MOST } from "@reportair/contract/features/reports.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { reportOf } from "../../../../../test/records.ts";
import { serveReports } from "../../../../../test/reports.ts";
import { button, openReview } from "../../../../../test/review.tsx";
import { answer } from "../../../../../test/server.ts";

const NOW = 152;

/** A report that was changed so often, and the server that has its earlier texts. */
function serveHistory() {
  serveReports(reportOf(1, "Ada Byron", { version: NOW }));
  return answer(listVersions, ({ query }) =>
    Array.from({ length: Math.min(VERSIONS_MOST, (query.before ?? NOW) - 1) }, (_, place) => {
      const version = (query.before ?? NOW) - 1 - place;
      return {
        version,
        report_content: `Ada works well, as text ${version} says.`,
        made_by: "teacher" as const,
        created_at: "2026-01-12T09:00:00.000Z",
      };
    }),
  );
}

test("shows the newest versions, and goes on with those before them until there are no more", async () => {
  const asked = serveHistory();
  await openReview(1);
  await button(/^History/u).click();
  const versions = page.getByRole("list", { name: "Earlier texts" }).getByRole("listitem");
  await expect.poll(() => versions.elements()).toHaveLength(VERSIONS_MOST);
  await button("Show earlier").click();
  await expect.poll(() => versions.elements()).toHaveLength(NOW - 1);
  expect(asked.map(({ query }) => query.before)).toEqual([undefined, NOW - VERSIONS_MOST]);
  // The button has gone, and the keyboard goes on where the earlier ones begin.
  await expect
    .element(button(new RegExp(`^Version ${NOW - VERSIONS_MOST - 1}\\b`, "u")))
    .toHaveFocus();
  await expect.element(button("Show earlier")).not.toBeInTheDocument();
});
