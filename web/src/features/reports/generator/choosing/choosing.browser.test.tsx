import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  ADA,
  BEN,
  button,
  CAT,
  cell,
  focus,
  generate,
  openGenerator,
  press,
  selection,
  serveClass,
  tickLevel,
} from "../../../../../test/generator.tsx";
import { ME } from "../../../../../test/records.ts";

const filter = (name: string) => button(new RegExp(`^${name} ?\\d+$`, "u"));
const search = () => page.getByRole("searchbox", { name: "Find a pupil" });
const status = (word: string) => page.getByRole("cell", { name: word, exact: true });
const bar = (line: string) => page.getByRole("checkbox", { name: new RegExp(`^${line}`, "u") });
const link = (words: string) => page.getByRole("button", { name: words, exact: true });

/** Ada has a kept report, Ben nothing, Cat a level. */
async function open(below?: ReactNode) {
  serveClass({ 1: { level: "Advanced" }, 3: { level: "Proficient" } }, { 1: { status: "kept" } });
  await openGenerator(ME, below);
}

/** What the address says, and the browser's Back. */
function Address() {
  const address = useLocation().search;
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Address">{address}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

describe("the status of each pupil", () => {
  test("stands in a column of its own, with what the class uses counted", async () => {
    await open();
    await expect.element(page.getByRole("columnheader", { name: "Status" })).toBeVisible();
    await expect.element(status("Kept")).toBeVisible();
    await expect.element(status("Empty")).toBeVisible();
    await expect.element(status("Partly filled 1 of 3")).toBeVisible();
  });

  test("changes with every tick: a kept report is out of date at once, and kept when it is put back", async () => {
    await open();
    await tickLevel(ADA, 3);
    await expect.element(status("Out of date")).toBeVisible();
    await tickLevel(ADA, 1);
    await expect.element(status("Kept")).toBeVisible();
  });

  test("says what comes next in the row", async () => {
    await open();
    await expect.element(button("Open the report for Ada Byron")).toBeVisible();
    await expect.element(button("Gen for Cat Dunn")).toBeVisible();
    await button("Open the report for Ada Byron").click();
    const dialog = page.getByRole("dialog", { name: "Generated Reports" });
    await expect.element(dialog.getByRole("article")).toBeVisible();
  });
});

describe("the filters", () => {
  test("count every status, and show those of one", async () => {
    await open();
    for (const [name, count] of [
      ["All", 3],
      ["Empty", 1],
      ["Partly filled", 1],
      ["Ready", 0],
      ["Draft", 0],
      ["Kept", 1],
      ["Out of date", 0],
      ["Draft beside kept", 0],
    ] as const)
      await expect.element(filter(name)).toMatchTextContent(`${name}${count}`);
    await filter("Kept").click();
    await expect.element(filter("Kept")).toHaveAttribute("aria-pressed", "true");
    await expect.element(selection(ADA)).toBeVisible();
    await expect.element(selection(BEN)).not.toBeInTheDocument();
    await expect.element(page.getByText("1 of 3 pupils shown")).toBeInTheDocument();
  });

  test("leave a row where it is while it is filled in", async () => {
    await open();
    await filter("Empty").click();
    await tickLevel(BEN, 2);
    await expect.element(filter("Empty")).toMatchTextContent("Empty0");
    await expect.element(selection(BEN)).toBeVisible();
    await filter("Empty").click();
    await expect.element(page.getByText("No pupil has this status.")).toBeVisible();
    await link("Show all pupils").click();
    await expect.element(selection(CAT)).toBeVisible();
  });

  test("leave selected whom they hide, and the bar says so", async () => {
    await open();
    await link("Select All").click();
    await filter("Kept").click();
    await expect.element(bar("3 of 3 selected, 2 not shown")).toBeVisible();
    await bar("3 of 3 selected").click();
    await expect.element(bar("2 of 3 selected, 2 not shown")).toBeVisible();
  });

  test("the keys of the table go through the rows that are shown", async () => {
    await open();
    await search().fill("n");
    await expect.element(selection(ADA)).toBeVisible();
    await search().fill("c");
    await expect.element(selection(ADA)).not.toBeInTheDocument();
    await press("{Enter}");
    await expect.element(cell("Level", BEN)).toHaveFocus();
    await press("{Control>}a{/Control}");
    await expect.element(bar("2 of 3 selected")).toBeVisible();
    await press("{ArrowDown}");
    await expect.element(cell("Level", CAT)).toHaveFocus();
  });
});

test("a filter and a search stand in the address, and Back takes the filter back", async () => {
  await open(<Address />);
  const address = page.getByLabelText("Address");
  await filter("Partly filled").click();
  await expect.element(address).toHaveTextContent("?pupils-status=partly_filled");
  await filter("Kept").click();
  await search().fill("ada");
  await expect.element(address).toHaveTextContent("?pupils-status=kept&pupils-search=ada");
  await expect.element(selection(ADA)).toBeVisible();
  await link("Back").click();
  await expect.element(search()).toHaveValue("");
  await expect.element(filter("Partly filled")).toHaveAttribute("aria-pressed", "true");
  await expect.element(selection(CAT)).toBeVisible();
  await expect.element(selection(ADA)).not.toBeInTheDocument();
});

describe("the search", () => {
  test("has the cursor on /, finds a name in either order, and Escape empties it", async () => {
    await open();
    focus("Level", CAT);
    await press("/");
    await expect.element(search()).toHaveFocus();
    await press("dunn, cat");
    await expect.element(selection(CAT)).toBeVisible();
    await expect.element(selection(ADA)).not.toBeInTheDocument();
    await press("{Escape}");
    await expect.element(selection(ADA)).toBeVisible();
  });

  test("/ is a sign like any other in a note", async () => {
    await open();
    focus("Level", CAT);
    await press("{Shift>}{Enter}{/Shift}and/or");
    await expect.element(page.getByRole("textbox", { name: "Level note" })).toHaveValue("and/or");
  });

  test("says that it finds nobody", async () => {
    await open();
    await search().fill("zz");
    await expect.element(page.getByText("No pupil here is found by “zz”.")).toBeVisible();
  });
});

describe("selecting by status", () => {
  const picker = () => page.getByRole("combobox", { name: "Select by status" });

  test("selects those of one status and nobody else", async () => {
    await open();
    await selection(BEN).click();
    await picker().click();
    await page.getByRole("option", { name: /^Without a report/u }).click();
    await expect.element(picker()).toMatchTextContent("Select: without a report");
    await expect.element(selection(CAT)).toBeChecked();
    await expect.element(selection(BEN)).not.toBeChecked();
    await expect.element(selection(ADA)).not.toBeChecked();
  });
});

describe("the button that writes", () => {
  test("counts what it will write, and who is left out is a way to them", async () => {
    await open();
    await link("Select All").click();
    await expect.element(generate()).toMatchTextContent("Generate Selected Reports2");
    await link("1 has nothing filled in yet").click();
    await expect.element(filter("Empty")).toHaveAttribute("aria-pressed", "true");
    await expect.element(selection(BEN)).toBeVisible();
    await expect.element(selection(ADA)).not.toBeInTheDocument();
  });
});
