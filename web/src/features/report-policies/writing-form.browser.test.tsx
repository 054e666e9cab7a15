import {
  NO_POLICY,
  setReportPolicies,
  type ReportPolicies,
} from "@reportair/contract/features/report-policies.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { WritingForm } from "./writing-form.tsx";

const POLICIES: ReportPolicies = {
  ...NO_POLICY,
  offers: ["library"],
  configured_writer: { kind: "embedded", label: "The writer on this server" },
};
const share = () => page.getByRole("textbox", { name: "Most advice in a report, in percent" });
const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
const save = () => page.getByRole("button", { name: "Save policies" });

/** The form on a server that takes what it is given. */
async function open() {
  let now = POLICIES;
  const settled = answer(setReportPolicies, ({ body }) => (now = { ...now, ...body }));
  function Page() {
    const [policies] = useState(now);
    return <WritingForm policies={policies} />;
  }
  await show(<Page />);
  return settled;
}

test("a school settles how much advice it wants and what it offers", async () => {
  const settled = await open();
  await expect.element(share()).toHaveValue("25");
  await expect.element(box("Library")).toBeChecked();
  await share().fill("10 %");
  await box("Subject clubs").click();
  await box("Homework club").click();
  await save().click();
  await expect.element(page.getByText("Report policies saved.")).toBeVisible();
  expect(settled.map(({ body }) => body)).toEqual([
    { advice_share: 10, offers: ["homework_club", "subject_clubs", "library"] },
  ]);
});

test("a share that is none, or too large, is refused on its field", async () => {
  const settled = await open();
  await share().fill("60");
  await save().click();
  await expect.element(page.getByText("The share can be at most 50 percent.")).toBeVisible();
  await share().fill("some");
  await save().click();
  await expect.element(page.getByText("A whole number is required.")).toBeVisible();
  await expect.element(share()).toHaveFocus();
  expect(settled).toHaveLength(0);
});

test("a school asks its teachers for a look at what leaves it", async () => {
  const settled = await open();
  await expect.element(box("Teachers look at what leaves the school first")).not.toBeChecked();
  await box("Teachers look at what leaves the school first").click();
  await save().click();
  await expect.poll(() => settled.map(({ body }) => body)).toEqual([{ look_first: true }]);
});
