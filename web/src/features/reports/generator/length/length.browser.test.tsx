import { updateMe, type Me } from "@reportair/contract/features/accounts.ts";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  ADA,
  button,
  focus,
  openGenerator,
  press,
  selection,
  serveClass,
} from "../../../../../test/generator.tsx";
import { ME } from "../../../../../test/records.ts";
import { answer } from "../../../../../test/server.ts";
import { show } from "../../../../../test/show.tsx";
import { LengthPicker, useLength } from "./length-picker.tsx";

const details = () => page.getByRole("group", { name: "Fields for Ada Byron" });
const unit = (name: string) => page.getByRole("radio", { name, exact: true });

/** The picker of a teacher, whose choices come back as the server has them. */
function servePicker(me: Me) {
  const sent = answer(updateMe, ({ body }) => ({ ...me, ...body }));
  function Picker() {
    const [known, setKnown] = useState(me);
    const [length, setLength] = useLength(known);
    return (
      <LengthPicker
        length={length}
        onChange={(next) => {
          setLength(next);
          setKnown({ ...known, length_range: next.range, length_unit: next.unit });
        }}
      />
    );
  }
  return { sent, shown: show(<Picker />) };
}

describe("the unit of the length", () => {
  test("begins with characters for a teacher who has chosen nothing", async () => {
    const { sent, shown } = servePicker({ ...ME, length_range: null });
    await shown;
    await expect.element(unit("Characters")).toBeChecked();
    await page.getByRole("combobox", { name: "Report Word Count" }).click();
    await page.getByRole("option", { name: "400-700" }).click();
    await expect
      .poll(() => sent.map(({ body }) => body))
      .toEqual([{ length_range: "400-700", length_unit: "characters" }]);
    await expect.element(unit("Characters")).toBeChecked();
  });

  test("is what was chosen, also before there is a range", async () => {
    const { shown } = servePicker({ ...ME, length_range: null });
    await shown;
    await page.getByText("Words", { exact: true }).click();
    await expect.element(unit("Words")).toBeChecked();
  });

  test("is words for a teacher who has chosen so", async () => {
    const { shown } = servePicker(ME);
    await shown;
    await expect.element(unit("Words")).toBeChecked();
  });
});

describe("what a pupil’s inputs carry", () => {
  const me: Me = { ...ME, length_range: "500-1200", length_unit: "characters" };
  const inputs = {
    level: "Advanced",
    behaviour: "Good Behaviour",
    homework: "Mostly Completed",
  } as const;

  test("is said before writing, with the length that fits, which one press chooses", async () => {
    serveClass({ 1: inputs });
    const sent = answer(updateMe, ({ body }) => ({ ...me, ...body }));
    await openGenerator(me);
    focus("Level", ADA);
    await press("{Enter}");
    await expect.element(details().getByText(/^about \d+ characters about Ada$/u)).toBeVisible();
    await expect.element(details().getByText("500-1200 asked")).toBeVisible();
    await details().getByRole("button", { name: "Choose what fits 300-400" }).click();
    await expect
      .poll(() => sent.map(({ body }) => body))
      .toEqual([{ length_range: "300-400", length_unit: "characters" }]);
  });

  test("cannot choose a length that the school has settled", async () => {
    serveClass({ 1: inputs });
    await openGenerator({ ...me, length_fixed: true });
    focus("Level", ADA);
    await press("{Enter}");
    await expect.element(details().getByText(/^about \d+ characters about Ada$/u)).toBeVisible();
    await expect.element(button(/fits/u)).not.toBeInTheDocument();
  });

  test("is counted before a batch, of those who are selected", async () => {
    serveClass({ 1: inputs });
    await openGenerator(me);
    await page.getByRole("checkbox", { name: /of 3 selected/u }).click();
    await expect
      .element(page.getByText("1 of 3 selected carries less than this range."))
      .toBeVisible();
    await selection(ADA).click();
    await expect.element(page.getByText(/less than this range/u)).not.toBeInTheDocument();
  });
});
