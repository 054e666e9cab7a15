import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  ADA,
  BEN,
  button,
  CAT,
  generate,
  openGenerator,
  press,
  selection,
  serveClass,
} from "../../../../../test/generator.tsx";
import { ME } from "../../../../../test/records.ts";

const question = (title: string) => page.getByRole("alertdialog", { name: title });
const all = {
  1: { level: "Advanced" },
  2: { level: "Advanced" },
  3: { level: "Advanced" },
} as const;
const written = (server: ReturnType<typeof serveClass>) =>
  server.begun.map(({ body }) => Object.values(body.reports).map(({ student }) => student));

async function generateAll() {
  await page.getByRole("button", { name: "Select All", exact: true }).click();
  await generate().click();
}

describe("a batch with kept reports among the chosen", () => {
  test("asks first, and leaves them out by the answer that has the focus", async () => {
    const server = serveClass(all, { 1: { status: "kept" }, 2: { status: "kept", stale: true } });
    await openGenerator();
    await generateAll();
    await expect.element(question("2 have a kept report")).toBeVisible();
    expect(server.begun).toHaveLength(0);
    await expect.element(button("Write only the other 1")).toHaveFocus();
    await press("{Enter}");
    await expect.element(page.getByRole("dialog", { name: "Batch Reports Review" })).toBeVisible();
    await expect.poll(() => written(server)).toEqual([[CAT.id]]);
  });

  test("writes drafts beside them where that is asked for", async () => {
    const server = serveClass(all, { 1: { status: "kept" } });
    await openGenerator();
    await generateAll();
    await button("Write a draft beside it").click();
    await expect.element(page.getByRole("dialog", { name: "Batch Reports Review" })).toBeVisible();
    await expect.poll(() => written(server)).toEqual([[ADA.id, BEN.id, CAT.id]]);
  });

  test("writes nothing where the question is closed", async () => {
    const server = serveClass(all, { 1: { status: "kept" } });
    await openGenerator();
    await generateAll();
    await expect.element(question("1 has a kept report")).toBeVisible();
    await press("{Escape}");
    await expect.element(question("1 has a kept report")).not.toBeInTheDocument();
    await expect.element(generate()).toHaveFocus();
    expect(server.begun).toHaveLength(0);
  });
});

test("drafts of just these inputs are asked about too", async () => {
  const server = serveClass(all, { 1: { status: "draft" }, 2: { status: "kept" } });
  await openGenerator();
  await selection(ADA).click();
  await generate().click();
  await expect.element(question("1 has a draft that is up to date")).toBeVisible();
  await button("Write it again").click();
  await expect.element(page.getByRole("dialog", { name: "Batch Reports Review" })).toBeVisible();
  await expect.poll(() => written(server)).toEqual([[ADA.id]]);
});

test("those who are being written are selected no longer", async () => {
  serveClass(all);
  await openGenerator();
  await generateAll();
  const review = page.getByRole("dialog", { name: "Batch Reports Review" });
  await review.getByRole("button", { name: "Close" }).first().click();
  await expect.element(selection(ADA)).not.toBeChecked();
});

describe("without a length", () => {
  const length = () => page.getByRole("combobox", { name: "Report Word Count" });

  test("the select says what is missing and has the focus, after the button and after the keys", async () => {
    const server = serveClass(all);
    await openGenerator({ ...ME, length_range: null });
    await expect.element(generate()).toHaveAttribute("aria-disabled", "true");
    (generate().element() as HTMLElement).click();
    await expect.element(length()).toHaveFocus();
    await expect.element(length()).toHaveAccessibleDescription("Choose a report word count first.");
    (page.getByRole("combobox", { name: "Level for Ada Byron" }).element() as HTMLElement).focus();
    await press("{Control>}{Enter}{/Control}");
    await expect.element(length()).toHaveFocus();
    expect(server.begun).toHaveLength(0);
  });
});

describe("the drafts of the class", () => {
  test("are opened by their button, which comes first once nothing is left to write", async () => {
    const server = serveClass(all, { 1: {}, 2: { status: "kept" }, 3: {} });
    await openGenerator();
    await button("Review 2 drafts").click();
    const review = page.getByRole("dialog", { name: "Batch Reports Review" });
    await expect
      .element(review.getByRole("article", { name: "Report for Cat Dunn" }))
      .toBeVisible();
    await expect.poll(() => server.reports.listed.at(-1)?.query.ids).toEqual([ADA.id, CAT.id]);
  });

  test("begin with the pupil whose row was pressed; those beside a kept report are among them", async () => {
    const server = serveClass(all, { 1: {}, 2: { status: "kept", proposal: 3 } });
    await openGenerator();
    await button("Compare the texts for Ben Cole").click();
    await expect.element(page.getByRole("dialog", { name: "Batch Reports Review" })).toBeVisible();
    await expect.poll(() => server.reports.listed.at(-1)?.query.ids).toEqual([ADA.id, 3]);
  });
});
