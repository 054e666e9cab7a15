import type { IntakeEntry } from "@reportair/contract/features/intake.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../test/show.tsx";
import { FaultLines } from "./lines.tsx";

const refused: IntakeEntry = {
  position: 1,
  kind: "refused",
  student: null,
  changes: [],
  joins: [],
  leaves: [],
  code: "first_name_missing",
  sentence: "This student has no first name.",
  candidate: null,
  decided: null,
  classroom: null,
  teacher: null,
  place: { file: "sims.csv", sheet: null, line: 51, column: "Preferred Forename", value: "" },
  rows: 1,
};

test("a reason that several rows share is said once, beside all of them", async () => {
  const year = {
    code: "year_unknown",
    sentence: "“Reception” is no year of this school.",
  } as const;
  await show(
    <FaultLines
      entries={[
        { ...refused, ...year },
        { ...refused, ...year, position: 2, sentence: "“14” is no year of this school." },
        { ...refused, ...year, position: 3 },
        { ...refused, position: 4 },
      ]}
      files={false}
      label="Refused rows"
    />,
  );
  const reason = page.getByRole("cell", { name: year.sentence });
  await expect.element(reason).toHaveAttribute("rowspan", "2");
  await expect.poll(() => reason.elements().length).toBe(1);
  await expect.element(page.getByText("“14” is no year of this school.")).toBeVisible();
});

test("a line is told with its file where there are several, and without it where there is one", async () => {
  await show(<FaultLines entries={[refused]} files label="Refused rows" />);
  await expect.element(page.getByRole("cell", { name: "sims.csv, 51" })).toBeVisible();
  await show(<FaultLines entries={[refused]} files={false} label="Refused rows" />);
  await expect.element(page.getByRole("cell", { name: "51", exact: true })).toBeVisible();
});
