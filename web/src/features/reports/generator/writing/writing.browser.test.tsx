import { generateBatch } from "@reportair/contract/features/batches.ts";
import {
  saveConfiguration,
  updateConfiguration,
} from "@reportair/contract/features/report-configurations.ts";
import { generateReport } from "@reportair/contract/features/reports.ts";
import { listClassroomStudents } from "@reportair/contract/features/students.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  ADA,
  BEN,
  button,
  cell,
  generate,
  openGenerator,
  selection,
  serveClass,
  tickLevel,
} from "../../../../../test/generator.tsx";
import { ME } from "../../../../../test/records.ts";
import { answer, LOST, refuse, type Asked } from "../../../../../test/server.ts";

type Order = Asked<typeof generateBatch>;
const keyOf = ({ headers }: Order) => headers.get("Idempotency-Key");
const entriesOf = ({ body }: Order) => Object.values(body.reports).map(({ student }) => student);
const review = () => page.getByRole("dialog", { name: "Batch Reports Review" });
const one = () => page.getByRole("dialog", { name: "Generated Reports" });

describe("an order for a batch", () => {
  test("keeps its key until it is answered", async () => {
    const server = serveClass({ 1: { level: "Advanced" } });
    const lost = answer(generateBatch, () => LOST);
    await openGenerator();
    await selection(ADA).click();
    for (const times of [1, 2]) {
      await generate().click();
      await expect.poll(() => lost.length).toBe(times);
      await expect
        .element(page.getByText(/^Connection lost before the answer came/u))
        .toBeVisible();
      await expect.element(generate()).toHaveAttribute("aria-busy", "false");
    }
    const answered = answer(generateBatch, server.begin);
    await generate().click();
    await expect.element(review()).toBeVisible();
    const keys = [...lost, ...answered].map(keyOf);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^\w{20,}$/u);
    expect(new Set(keys).size).toBe(1);
  });

  test("is another one once the first was answered", async () => {
    const server = serveClass({ 1: { level: "Advanced" } });
    await openGenerator();
    for (const times of [1, 2]) {
      await selection(ADA).click();
      await generate().click();
      await expect.element(review()).toBeVisible();
      await expect.poll(() => server.begun).toHaveLength(times);
      await review().getByRole("button", { name: "Close" }).first().click();
      await expect.element(review()).not.toBeInTheDocument();
    }
    await expect.poll(() => new Set(server.begun.map(keyOf)).size).toBe(2);
  });

  test("is another one where something else is entered", async () => {
    serveClass({ 1: { level: "Advanced" } });
    const lost = answer(generateBatch, () => LOST);
    await openGenerator();
    await selection(ADA).click();
    await generate().click();
    await expect.element(page.getByText(/^Connection lost before the answer came/u)).toBeVisible();
    await tickLevel(ADA, 2);
    await generate().click();
    await expect.poll(() => lost.length).toBe(2);
    expect(new Set(lost.map(keyOf)).size).toBe(2);
    expect(lost[1]?.body.reports["0"]?.level).toBe("Proficient");
  });

  test("goes out once, however often the button is pressed", async () => {
    const server = serveClass({ 1: { level: "Advanced" } });
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    const held = answer(generateBatch, async (order) => {
      await hold;
      return server.begin(order);
    });
    await openGenerator();
    await selection(ADA).click();
    await generate().click();
    await expect.poll(() => held.length).toBe(1);
    await expect.element(generate()).toMatchTextContent("Starting");
    await expect.element(generate()).toBeEnabled();
    await generate().click();
    letGo();
    await expect.element(review()).toBeVisible();
    expect(held).toHaveLength(1);
  });

  test("carries what is entered for those who are selected, in the order of the class", async () => {
    const server = serveClass({ 1: { level: "Advanced" }, 2: { level: "Developing" } });
    await openGenerator();
    await selection(BEN).click();
    await selection(ADA).click();
    await page.getByRole("checkbox", { name: "Select Cat Dunn" }).click();
    await generate().click();
    await expect.element(review()).toBeVisible();
    await expect.poll(() => server.begun.map(entriesOf)).toEqual([[1, 2]]);
    await expect
      .poll(() => server.begun[0]?.body)
      .toMatchObject({
        word_count: "300-400",
        length_unit: "words",
        reports: { 0: { level: "Advanced", classroom: 20 }, 1: { level: "Developing" } },
      });
    await expect.poll(() => server.begun[0]?.headers.get("Prefer")).toBe("respond-async");
  });

  test("what was ticked just now is saved first, and is in it", async () => {
    const server = serveClass();
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    const saves = answer(saveConfiguration, async ({ body }) => {
      await hold;
      return server.enter(ADA, { level: body.level });
    });
    await openGenerator();
    await selection(ADA).click();
    await tickLevel(ADA, 3);
    await generate().click();
    await expect.poll(() => saves.map(({ body }) => body.level)).toEqual(["Developing"]);
    expect(server.begun).toEqual([]);
    letGo();
    await expect.element(review()).toBeVisible();
    await expect.poll(() => server.begun[0]?.body.reports["0"]?.level).toBe("Developing");
  });

  /** A server that refuses the first order, as another tab has just entered a level for Ada. */
  function overtake(server: ReturnType<typeof serveClass>) {
    let first = true;
    return answer(generateBatch, (order) => {
      if (!first) return server.begin(order);
      first = false;
      return refuse("stale", { current: [server.enter(ADA, { level: "Developing" })] });
    });
  }

  test("says what was seen; what another tab has entered since is in it", async () => {
    const server = serveClass({ 1: { level: "Advanced" } });
    const orders = overtake(server);
    await openGenerator();
    await selection(ADA).click();
    await generate().click();
    await expect.element(review()).toBeVisible();
    const levels = orders.map(({ body: { reports } }) => [
      reports["0"]?.level,
      reports["0"]?.was?.level,
    ]);
    expect(levels).toEqual([
      ["Advanced", "Advanced"],
      ["Developing", "Developing"],
    ]);
  });

  test("waits where both tabs have entered something", async () => {
    const server = serveClass({ 1: { level: "Advanced" } });
    const orders = overtake(server);
    answer(updateConfiguration, () => refuse("unavailable"));
    await openGenerator();
    await selection(ADA).click();
    await tickLevel(ADA, 2);
    await generate().click();
    await expect
      .element(page.getByText(/^Choose first which to keep for Ada Byron:/u))
      .toBeVisible();
    expect(orders).toHaveLength(1);
    await expect.element(cell("Level", ADA)).toMatchTextContent("Proficient");
    server.serveSaves();
  });

  test("goes out though something could not be saved", async () => {
    const server = serveClass();
    answer(saveConfiguration, () => refuse("unavailable"));
    await openGenerator();
    await selection(ADA).click();
    await tickLevel(ADA, 1);
    await generate().click();
    await expect.element(review()).toBeVisible();
    await expect.poll(() => server.begun[0]?.body.reports["0"]?.level).toBe("Advanced");
    // The page goes on trying to save, also past this test.
    server.serveSaves();
  });

  test("has what another tab has entered since", async () => {
    const server = serveClass({ 1: { level: "Advanced" } });
    await openGenerator();
    await selection(ADA).click();
    server.enter(ADA, { behaviour: "Good Behaviour" });
    await generate().click();
    await expect.element(review()).toBeVisible();
    await expect
      .poll(() => server.begun[0]?.body.reports["0"])
      .toMatchObject({
        level: "Advanced",
        behaviour: "Good Behaviour",
      });
    await review().getByRole("button", { name: "Close" }).first().click();
    await expect.element(cell("Behaviour", ADA)).toMatchTextContent("Good Behaviour");
  });

  test("needs somebody who is selected, and something that is entered", async () => {
    const server = serveClass();
    await openGenerator();
    await generate().click();
    await expect.element(page.getByText("Please select at least one student.")).toBeVisible();
    await selection(ADA).click();
    await generate().click();
    await expect
      .element(page.getByText(/^None of the selected students had any fields filled out/u))
      .toBeVisible();
    expect(server.begun).toEqual([]);
  });

  test("needs a length", async () => {
    serveClass({ 1: { level: "Advanced" } });
    await openGenerator({ ...ME, length_range: null });
    await selection(ADA).click();
    await expect.element(generate()).toBeDisabled();
    await expect.element(button("Gen for Ada Byron")).toBeDisabled();
  });

  test("names who is gone meanwhile, and goes on without them", async () => {
    const server = serveClass({ 1: { level: "Advanced" }, 2: { level: "Developing" } });
    await openGenerator();
    answer(listClassroomStudents, () => [BEN]);
    const orders = answer(generateBatch, (order) =>
      entriesOf(order).includes(ADA.id) ? refuse("not_found") : server.begin(order),
    );
    await button("Select All").click();
    await generate().click();
    const refusal = page.getByRole("alert");
    await expect
      .element(refusal)
      .toMatchTextContent(
        "Batch Generation Failed: Ada Byron and Cat Dunn were deleted by somebody else, or are no longer in this class.Nothing was written. The others are still selected",
      );
    await expect.element(refusal.getByRole("button", { name: "Reload the class" })).toBeVisible();
    await generate().click();
    await expect.element(review()).toBeVisible();
    expect(orders.map(entriesOf)).toEqual([[1, 2], [2]]);
  });

  test("that the server refuses says why", async () => {
    serveClass({ 1: { level: "Advanced" } });
    answer(generateBatch, () => refuse("too_many"));
    await openGenerator();
    await selection(ADA).click();
    await generate().click();
    await expect
      .element(
        page.getByText("Batch Generation Failed: Too many attempts. Please wait and try again."),
      )
      .toBeVisible();
    await expect.element(review()).not.toBeInTheDocument();
  });
});

describe("one pupil’s report", () => {
  test("is written from what is saved, and then shown", async () => {
    const server = serveClass({ 1: { level: "Advanced" } });
    await openGenerator();
    await tickLevel(ADA, 2);
    await button("Gen for Ada Byron").click();
    await expect.element(one()).toMatchTextContent("Another text about Ada Byron.");
    await expect
      .poll(() => server.saves.updated.map(({ body }) => body))
      .toEqual([{ level: "Proficient", was: { level: "Advanced" } }]);
    await expect
      .poll(() => server.reports.written.map(({ body }) => body))
      .toMatchObject([
        { report_id: 101, selected_word_count: "300-400", length_unit: "words", regenerate: false },
      ]);
  });

  test("needs something that is entered", async () => {
    const server = serveClass();
    await openGenerator();
    await button("Gen for Ada Byron").click();
    await expect
      .element(page.getByText("Please select or fill in at least one field for Ada Byron."))
      .toBeVisible();
    expect(server.reports.written).toEqual([]);
  });

  test("is not written where its inputs could not be saved", async () => {
    const server = serveClass();
    answer(saveConfiguration, () => refuse("unavailable"));
    await openGenerator();
    await tickLevel(ADA, 1);
    await button("Gen for Ada Byron").click();
    await expect.element(page.getByText("Failed to save report data for Ada Byron.")).toBeVisible();
    expect(server.reports.written).toEqual([]);
    server.serveSaves();
  });

  test("is asked for once at a time, and again after a failure", async () => {
    const server = serveClass({ 1: { level: "Advanced" }, 2: { level: "Advanced" } });
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    const held = answer(generateReport, async () => {
      await hold;
      return refuse("unavailable");
    });
    await openGenerator();
    await button("Gen for Ada Byron").click();
    await expect.poll(() => held.length).toBe(1);
    await expect.element(button("Gen for Ada Byron")).toHaveAttribute("aria-busy", "true");
    await button("Gen for Ben Cole").click();
    letGo();
    await expect
      .element(page.getByText("Failed to generate report content for Ada Byron."))
      .toBeVisible();
    expect(held.map(({ body }) => body.report_id)).toEqual([101]);
    server.reports.serveWriting();
    await button("Gen for Ada Byron").click();
    await expect.element(one()).toMatchTextContent("Another text about Ada Byron.");
  });
});
