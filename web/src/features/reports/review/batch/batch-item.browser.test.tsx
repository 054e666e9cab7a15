import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BatchItemLine } from "./batch-item.tsx";

test("on a phone what can be done about a failure stands in a line of its own, under the name", async () => {
  await page.viewport(360, 740);
  await render(
    <ul>
      <BatchItemLine
        item={{
          index: 0,
          student: { id: 1, full_name: "Zoe Li" },
          state: "failed",
          report: null,
          error: "The writer is busy.",
          failure: "unavailable",
        }}
        cause={null}
        busy={false}
        onRetry={() => {}}
        onThisServer={() => {}}
      />
    </ul>,
  );
  const boxOf = (found: { element: () => Element }) => found.element().getBoundingClientRect();
  const name = boxOf(page.getByText("Zoe Li", { exact: true }).first());
  const retry = boxOf(page.getByRole("button", { name: /^Retry/u }));
  const here = boxOf(page.getByRole("button", { name: /^On this server/u }));
  expect(retry.top).toBeGreaterThanOrEqual(name.bottom - 1);
  expect(here.top).toBe(retry.top);
});
