import {
  getInsights,
  INSIGHTS_NEEDED,
  type Insights,
} from "@reportair/contract/features/insights.ts";
import { FIELD_OPTIONS } from "@reportair/contract/features/report-fields.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/server.ts";
import { show } from "../../../test/show.tsx";
import { InsightsPanel } from "./insights-panel.tsx";

const said = {
  shows: "21 of 28 are “Consistently Completed” or “Mostly Completed” (75%).",
  change: "",
  compared: false,
  next: "Ask the pupil who never hands in homework in 9B what stands in the way.",
};
const ofField = (field: keyof typeof FIELD_OPTIONS) => ({
  ...said,
  counts: FIELD_OPTIONS[field].map((option) => ({ option, count: 7 })),
});
const MANY = {
  reports: 28,
  needed: INSIGHTS_NEEDED,
  period: "Autumn term 2026",
  cards: {
    level: ofField("level"),
    participation: ofField("participation"),
    punctuality: ofField("punctuality"),
    behaviour: ofField("behaviour"),
    homework: ofField("homework"),
    general: {
      ...said,
      counts: [],
      months: [
        { month: "2026-10", kept: 3 },
        { month: "2026-11", kept: 0 },
      ],
    },
  },
} as Insights;

/** How high the panel is while its insights are on the way, and then. */
async function heights(width: number, reports: number, insights: Insights) {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const held = Promise.withResolvers<void>();
  answer(getInsights, async () => {
    await held.promise;
    return insights;
  });
  await show(<InsightsPanel reports={reports} />);
  const panel = page.getByRole("region", { name: "Insights & Recommendations" });
  const height = () => panel.element().getBoundingClientRect().height;
  await expect.element(panel.getByRole("status")).toBeInTheDocument();
  const kept = height();
  held.resolve();
  await expect.element(page.getByRole("region", { name: "Insights", exact: true })).toBeVisible();
  return { kept, is: height() };
}

test.each([360, 690, 768, 1170])(
  "while the insights are on the way their room is kept, on %i px",
  async (width) => {
    const { kept, is } = await heights(width, 28, MANY);
    // A line more or less here and there.
    expect(Math.abs(is - kept)).toBeLessThan(0.12 * is);
  },
);

test("so is the little that they take while there are too few reports", async () => {
  const { kept, is } = await heights(1170, 2, { ...MANY, reports: 2, cards: null });
  expect(Math.abs(is - kept)).toBeLessThan(8);
});
