import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  ADA,
  BEN,
  button,
  CAT,
  cell,
  focus,
  openGenerator,
  press,
  selection,
  serveClass,
  tickLevel,
} from "../../../../../test/generator.tsx";

const details = () => page.getByRole("group", { name: "Fields for Ada Byron" });
const note = (label: string) => details().getByRole("textbox", { name: label, exact: true });
const undo = () => press("{Control>}z{/Control}");
const everybody = (count: string) =>
  page.getByRole("checkbox", { name: new RegExp(`^${count} selected`, "u") });

describe("the keys of the table", () => {
  test("arrows go from pupil to pupil in a column, and stop at both ends", async () => {
    serveClass();
    await openGenerator();
    focus("Behaviour", ADA);
    await press("{ArrowUp}");
    await expect.element(cell("Behaviour", ADA)).toHaveFocus();
    await press("{ArrowDown}{ArrowDown}");
    await expect.element(cell("Behaviour", CAT)).toHaveFocus();
    await press("{ArrowDown}");
    await expect.element(cell("Behaviour", CAT)).toHaveFocus();
    await press("{ArrowUp}");
    await expect.element(cell("Behaviour", BEN)).toHaveFocus();
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  });

  test("in an open list the keys are the list’s", async () => {
    serveClass();
    await openGenerator();
    focus("Level", ADA);
    await press("{Alt>}{ArrowDown}{/Alt}{End}{ArrowUp}{Enter}");
    await expect.element(cell("Level", ADA)).toMatchTextContent("Below Expectations");
    await press("{Alt>}{ArrowDown}{/Alt}{Home}{Enter}");
    await expect.element(cell("Level", ADA)).toMatchTextContent("Advanced");
    await expect.element(cell("Level", ADA)).toHaveFocus();
    await expect.element(selection(ADA)).not.toBeChecked();
  });

  test("Space selects a pupil, Control and A everybody and then nobody", async () => {
    serveClass();
    await openGenerator();
    focus("Level", BEN);
    await press(" ");
    await expect.element(selection(BEN)).toBeChecked();
    await expect.element(selection(ADA)).not.toBeChecked();
    await press("{Control>}a{/Control}");
    await expect.element(everybody("3 of 3")).toBeVisible();
    await press("{Control>}a{/Control}");
    await expect.element(everybody("0 of 3")).toBeVisible();
  });

  test("Enter opens a pupil’s row, Escape in it goes back to its field", async () => {
    serveClass();
    await openGenerator();
    focus("Level", ADA);
    await press("{Enter}");
    await expect.element(details()).toBeVisible();
    await press("{Enter}");
    await expect.element(details()).not.toBeInTheDocument();
    await press("{Shift>}{Enter}{/Shift}");
    await expect.element(note("Level note")).toHaveFocus();
    await press("{Escape}");
    await expect.element(details()).not.toBeInTheDocument();
    await expect.element(cell("Level", ADA)).toHaveFocus();
  });

  test("Shift and a number sets the field for everybody selected, and is undone in one go", async () => {
    serveClass({ 1: { level: "Proficient" } });
    await openGenerator();
    await selection(ADA).click();
    await selection(CAT).click();
    focus("Level", BEN);
    await press("{Shift>}[Digit1]{/Shift}");
    await expect.element(page.getByText("Level for 2 pupils set to Advanced.")).toBeVisible();
    await expect.element(cell("Level", ADA)).toMatchTextContent("Advanced");
    await expect.element(cell("Level", CAT)).toMatchTextContent("Advanced");
    await expect.element(cell("Level", BEN)).toMatchTextContent("Choose");
    await undo();
    await expect.element(cell("Level", ADA)).toMatchTextContent("Proficient");
    await expect.element(cell("Level", CAT)).toMatchTextContent("Choose");
  });
});

describe("undo", () => {
  test("takes back what was done last, then what was done before it", async () => {
    serveClass();
    await openGenerator();
    await tickLevel(ADA, 1);
    await tickLevel(BEN, 2);
    await tickLevel(ADA, 3);
    await undo();
    await expect.element(page.getByText("Undone: Level for Ada Byron.")).toBeVisible();
    await expect.element(cell("Level", ADA)).toMatchTextContent("Advanced");
    await expect.element(cell("Level", BEN)).toMatchTextContent("Proficient");
    await undo();
    await expect.element(cell("Level", BEN)).toMatchTextContent("Choose");
    await expect.element(cell("Level", ADA)).toMatchTextContent("Advanced");
    await undo();
    await expect.element(cell("Level", ADA)).toMatchTextContent("Choose");
    await undo();
    await expect.element(page.getByText("There is nothing to undo.")).toBeVisible();
  });

  test("what was typed into one note goes in one go; in the note the key is the text’s own", async () => {
    serveClass();
    await openGenerator();
    focus("Level", ADA);
    await press("2{Shift>}{Enter}{/Shift}abc");
    await expect.element(note("Level note")).toHaveValue("abc");
    await undo();
    await expect.element(cell("Level", ADA)).toMatchTextContent("Proficient");
    focus("Level", BEN);
    await undo();
    await expect.element(page.getByText("Undone: Level note for Ada Byron.")).toBeVisible();
    await expect.element(note("Level note")).toHaveValue("");
    await expect.element(cell("Level", ADA)).toMatchTextContent("Proficient");
  });

  test("rests under a dialog", async () => {
    serveClass({ 1: { level: "Proficient" } });
    await openGenerator();
    await tickLevel(ADA, 1);
    await button("Gen for Ada Byron").click();
    const dialog = page.getByRole("dialog", { name: "Generated Reports" });
    await expect.element(dialog.getByRole("article")).toBeVisible();
    await undo();
    await press("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(cell("Level", ADA)).toMatchTextContent("Advanced");
  });
});
