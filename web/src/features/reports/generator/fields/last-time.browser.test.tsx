import {
  listPreviousInputs,
  type PreviousInputs,
} from "@reportair/contract/features/previous-inputs.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  ADA,
  BEN,
  button,
  cell,
  openGenerator,
  serveClass,
  tickLevel,
} from "../../../../../test/generator.tsx";
import { answer } from "../../../../../test/server.ts";

const NONE = {
  level: "",
  participation: "",
  punctuality: "",
  behaviour: "",
  homework: "",
  homework_improvement_area: "",
  area_to_improve: "",
} as const;

test("last time's ticks fill what is empty for everybody selected; what has changed stands out; one press undoes it", async () => {
  serveClass();
  answer(listPreviousInputs, (): PreviousInputs[] => [
    { ...NONE, student: ADA.id, period: "Summer term 2026", level: "Developing" },
    { ...NONE, student: BEN.id, period: "Summer term 2026", behaviour: "Good Behaviour" },
  ]);
  await openGenerator();
  await tickLevel(ADA, 1);
  await expect
    .element(page.getByText("Better than before. Summer term 2026: Developing."))
    .toBeInTheDocument();
  await button("Select All").click();
  await button("Take over last time’s ticks").click();
  await expect.element(cell("Behaviour", BEN)).toMatchTextContent("Good Behaviour");
  await expect.element(cell("Level", ADA)).toMatchTextContent("Advanced");
  await expect.element(page.getByText(/taken over for 1 pupil/u)).toBeVisible();
  await button("Undo").click();
  await expect.element(cell("Behaviour", BEN)).toMatchTextContent("Choose");
  await expect.element(cell("Level", ADA)).toMatchTextContent("Advanced");
});
