import { restoreInputs } from "@reportair/contract/features/report-configurations.ts";
import {
  listDiscarded,
  restoreGenerated,
  type DiscardedItem,
} from "@reportair/contract/features/reports.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { CLASSROOM, configurationOf, reportOf, studentOf } from "../../../../test/records.ts";
import { answer, refuse } from "../../../../test/server.ts";
import { show } from "../../../../test/show.tsx";
import { DiscardedPage } from "./discarded-page.tsx";

const ADA = studentOf(1, "Ada Byron");
const BEN = studentOf(2, "Ben Cole");
const thing = (kind: DiscardedItem["kind"], { id, full_name }: typeof ADA, text: string) => ({
  id: 1,
  kind,
  student: { id, full_name },
  classroom: { id: 20, name: "7A" },
  period: "Autumn 2025",
  at: "2025-11-22T09:00:00.000Z",
  until: "2025-11-29T09:00:00.000Z",
  text,
});
// Numbered each on their own: both have the id 1.
const REPORT = thing("report", ADA, "Ada works well.");
const INPUTS = thing("inputs", BEN, "Level note: plans first");

/** A server on which this was discarded. */
function serveDiscarded(...given: DiscardedItem[]) {
  const gone = new Set<DiscardedItem>();
  const drop = (kind: DiscardedItem["kind"]) =>
    given.filter((each) => each.kind === kind).forEach((each) => gone.add(each));
  answer(listDiscarded, () => given.filter((each) => !gone.has(each)));
  return {
    reports: answer(restoreGenerated, ({ params }) => {
      drop("report");
      return reportOf(params.id, ADA.full_name);
    }),
    inputs: answer(restoreInputs, () => {
      drop("inputs");
      return { ...configurationOf(BEN, {}), restored: ["level_notes" as const] };
    }),
  };
}
const open = () => show(<DiscardedPage />);
const line = (name: string) => page.getByRole("listitem").filter({ hasText: name });
const button = (name: string) => page.getByRole("button", { name });

test("says of each what it is, its words and until when it stays", async () => {
  serveDiscarded(REPORT, INPUTS);
  await open();
  await expect.element(line("Ada Byron")).toMatchTextContent(/Report · 7A · Autumn 2025/u);
  await expect.element(line("Ada Byron")).toMatchTextContent(/Ada works well\./u);
  await expect.element(line("Ada Byron")).toMatchTextContent(/here until 29 November/u);
  await expect.element(line("Ben Cole")).toMatchTextContent(/Inputs · 7A/u);
  await expect.element(line("Ben Cole")).toMatchTextContent(/Level note: plans first/u);
});

test("brings one back, a report or inputs, and goes on with the others", async () => {
  const server = serveDiscarded(REPORT, INPUTS);
  const tab = new BroadcastChannel("inputs-saved");
  onTestFinished(() => tab.close());
  const heard = new Promise((resolve) => {
    tab.addEventListener("message", ({ data }) => resolve(data));
  });
  await open();
  await button("Bring back the inputs of Ben Cole, 7A").click();
  expect(await heard).toMatchObject({ classroom: CLASSROOM.id, configuration: 102 });
  await expect.element(line("Ben Cole")).not.toBeInTheDocument();
  await expect
    .element(page.getByText("Inputs of Ben Cole brought back into the fields that were empty"))
    .toBeVisible();
  expect(server.reports).toEqual([]);
  await button("Bring back the report of Ada Byron, 7A").click();
  await expect.element(page.getByText("Nothing here.")).toBeVisible();
  await expect.poll(() => server.reports.map(({ params }) => params.id)).toEqual([1]);
});

test("brings all back by one press", async () => {
  const server = serveDiscarded(REPORT, INPUTS);
  await open();
  await button("Bring back all 2").click();
  await expect.element(page.getByText("All 2 brought back")).toBeVisible();
  await expect.element(page.getByText("Nothing here.")).toBeVisible();
  await expect.poll(() => [server.reports.length, server.inputs.length]).toEqual([1, 1]);
});

test("what could not come back says what is safe", async () => {
  serveDiscarded(REPORT, INPUTS);
  answer(restoreInputs, () => refuse("unavailable"));
  await open();
  await button("Bring back all 2").click();
  await expect
    .element(page.getByText(/^1 of 2 could not be brought back\. They stay here until their day/u))
    .toBeVisible();
  await expect.element(line("Ada Byron")).not.toBeInTheDocument();
  await expect.element(line("Ben Cole")).toBeVisible();
});

test("a list that cannot be loaded says that nothing is lost", async () => {
  answer(listDiscarded, () => refuse("unavailable"));
  await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Nothing of it is lost/u);
  serveDiscarded();
  await button("Try again").click();
  await expect.element(page.getByText("Nothing here.")).toBeVisible();
});
