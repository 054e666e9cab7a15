import {
  FIELD_OPTIONS,
  MAIN_FIELDS,
  type MainField,
} from "@reportair/contract/features/report-fields.ts";
import { listPreviousInputs } from "@reportair/contract/features/previous-inputs.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { ADA, focus, openGenerator, press, serveClass } from "../../../../../test/generator.tsx";
import { answer } from "../../../../../test/server.ts";

/** Of each field its longest option, whose words need the most room. */
const LONGEST = Object.fromEntries(
  MAIN_FIELDS.map((field) => [
    field,
    FIELD_OPTIONS[field].reduce<string>(
      (long, each) => (each.length > long.length ? each : long),
      "",
    ),
  ]),
) as Record<MainField, never>;

/** The options whose words do not fit their place, and what makes the page scroll sideways. */
function cutOff(): string[] {
  const words = [
    ...document.querySelectorAll<HTMLElement>(
      "[role=table] :is([role=combobox], [data-details] [title]) span",
    ),
  ];
  const cut = words.filter(
    (each) =>
      each.clientWidth > 1 && each.scrollWidth > each.clientWidth && each.children.length === 0,
  );
  const root = document.documentElement;
  return [
    ...cut.map((each) => `${each.textContent}: ${each.clientWidth} of ${each.scrollWidth}`),
    ...(root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth}`] : []),
  ];
}

// As wide as the sheet is in windows of 768, 1200, 1280, 1366, 1440 and 1600 px, and between.
test.each([654, 700, 930, 1010, 1060, 1096, 1170, 1200, 1330])(
  "options are never cut, nor is there anything to scroll sideways to, on %i px",
  async (width) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    serveClass({ 1: LONGEST, 2: LONGEST, 3: LONGEST });
    answer(listPreviousInputs, () => [
      { ...LONGEST, area_to_improve: "", student: ADA.id, period: "Summer term 2026" },
    ]);
    await openGenerator();
    expect(cutOff()).toEqual([]);
    focus("Level", ADA);
    await press("{Enter}");
    await expect.element(page.getByRole("group", { name: "Fields for Ada Byron" })).toBeVisible();
    await document.fonts.ready;
    expect(cutOff()).toEqual([]);
  },
);
