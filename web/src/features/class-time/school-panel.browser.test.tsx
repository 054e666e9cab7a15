import {
  getSchoolClassTime,
  type SchoolClassTime,
} from "@reportair/contract/features/class-time.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { SchoolPanel } from "./school-panel.tsx";

const panel = page.getByRole("region", { name: "What classes took" });

async function open(given: Partial<SchoolClassTime>): Promise<void> {
  answer(getSchoolClassTime, () => ({
    school_year: 2026,
    time: null,
    kept: null,
    before: null,
    ...given,
  }));
  await show(<SchoolPanel />);
}

test("a school reads sums, and of how many teachers they are", async () => {
  await open({
    time: { teachers: 12, classes: 61, hours: 1_130 },
    kept: { teachers: 11, as_written: 812, lightly: 300, much: 92 },
    before: { teachers: 8, minutes: 220 },
  });
  await expect.element(panel).toMatchTextContent("1,130 hoursof 12 teachers, for 61 classes");
  await expect.element(panel).toMatchTextContent("What 11 teachers keptAs written812");
  await expect
    .element(panel)
    .toMatchTextContent("Before, a class took 3 h 40 min: the mean of what 8 teachers answered.");
});

test("of too few teachers there is a sentence, and no number", async () => {
  await open({ kept: { teachers: 5, as_written: 5, lightly: 0, much: 0 } });
  await expect.element(panel).toMatchTextContent("it takes 5 teachers beside you");
  await expect.element(panel).toMatchTextContent("What 5 teachers kept");
  await expect.element(panel).not.toMatchTextContent("hours");
});
