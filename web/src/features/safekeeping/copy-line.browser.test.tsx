import { getSafekeeping, type Safekeeping } from "@reportair/contract/features/safekeeping.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { CopyLine } from "./copy-line.tsx";

const open = async (copy: Safekeeping["copy"]) => {
  const asked = answer(getSafekeeping, () => ({ copy }));
  const { container } = await show(<CopyLine />);
  await expect.poll(() => asked).toHaveLength(1);
  return container;
};
const times = { taken_at: "2026-01-05T09:01:00.000Z", looked_at: "2026-01-06T03:04:00.000Z" };

test("a copy that can be used is one quiet line", async () => {
  await open({ ...times, good: true });
  await expect
    .element(page.getByText(/^The copy of 05 Jan 2026, \d\d:01 was opened on 06 Jan 2026/u))
    .toBeVisible();
  await expect.element(page.getByText(/everything is in it/u)).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("a damaged one is an alert, that says what is safe and whom to tell", async () => {
  await open({ ...times, good: false });
  await expect
    .element(
      page
        .getByRole("alert")
        .getByText(/could not be used\..*nothing in use is lost; please tell/u),
    )
    .toBeVisible();
});

test("where no copy was opened, nothing is said", async () => {
  const container = await open(null);
  await expect.poll(() => container.querySelector("p, [role=alert]")).toBeNull();
});
