import { readNote } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import {
  ADA,
  BEN,
  button,
  CAT,
  focus,
  openGenerator,
  pieceOf,
  press,
  selection,
  serveClass,
} from "../../../../../test/generator.tsx";
import { answer } from "../../../../../test/server.ts";

const note = (label: string, name: string) =>
  page
    .getByRole("group", { name: `Fields for ${name}` })
    .getByRole("textbox", { name: label, exact: true });
const everybody = () => page.getByRole("checkbox", { name: /of 3 selected/u });

/** A class with two notes that are handed back, one that is not, and one that counts for nothing. */
function serveNotes(restMs = 20) {
  serveClass({
    1: { level: "Advanced", level_notes: "unclear one", homework_notes: "unclear, no option" },
    2: { level: "Advanced", level_notes: "plain" },
    3: { best_achievement: "unclear two" },
  });
  let atOnce = 0;
  let most = 0;
  const asked = answer(readNote, async ({ body }) => {
    most = Math.max(most, (atOnce += 1));
    await new Promise((rested) => setTimeout(rested, restMs));
    atOnce -= 1;
    return body.text.includes("unclear")
      ? [pieceOf(body.text, { kind: "handed_back", suggestions: ["It is clear."] })]
      : [pieceOf(body.text, { reads_as: body.text })];
  });
  return { asked, most: () => most };
}

describe("notes that need a word before a batch", () => {
  test("are counted of those who are selected", async () => {
    const { asked, most } = serveNotes();
    await openGenerator();
    expect(asked).toHaveLength(0);
    await selection(ADA).click();
    await expect.element(button("1 note needs a word from you")).toBeVisible();
    await selection(BEN).click();
    await selection(CAT).click();
    await expect.element(button("2 notes need a word from you")).toBeVisible();
    expect(asked.map(({ body }) => body.text)).toEqual(["unclear one", "plain", "unclear two"]);
    expect(most()).toBeLessThanOrEqual(4);
    await selection(CAT).click();
    await expect.element(button("1 note needs a word from you")).toBeVisible();
    await selection(ADA).click();
    await expect.element(button(/a word from you/u)).not.toBeInTheDocument();
  });

  test("are gone through press by press, and settled ones are left out", async () => {
    serveNotes();
    await openGenerator();
    await everybody().click();
    await button("2 notes need a word from you").click();
    await expect.element(note("Level note", "Ada Byron")).toHaveFocus();
    await button("2 notes need a word from you").click();
    await expect.element(note("Best Achievement", "Cat Dunn")).toHaveFocus();
    await expect.element(page.getByText("I would not risk this. Say it as:").last()).toBeVisible();
    await press("{Alt>}1{/Alt}");
    await expect.element(note("Best Achievement", "Cat Dunn")).toHaveValue("It is clear.");
    await expect.element(button("1 note needs a word from you")).toBeVisible();
    await press("{Alt>}3{/Alt}");
    await expect.element(note("Level note", "Ada Byron")).toHaveFocus();
  });

  test("are still counted where a row that had asked for the same is closed meanwhile", async () => {
    serveNotes(400);
    await openGenerator();
    await selection(ADA).click();
    focus("Level", ADA);
    await press("{Enter}");
    await expect.element(note("Level note", "Ada Byron")).toBeVisible();
    await press("{Enter}");
    await expect.element(note("Level note", "Ada Byron")).not.toBeInTheDocument();
    await expect.element(button("1 note needs a word from you")).toBeVisible();
  });

  test("a pupil whom the filter hides is shown again", async () => {
    serveNotes();
    await openGenerator();
    await selection(CAT).click();
    await button(/^Empty/u).click();
    await expect.element(selection(CAT)).not.toBeInTheDocument();
    await button("1 note needs a word from you").click();
    await expect.element(note("Best Achievement", "Cat Dunn")).toHaveFocus();
  });

  test("on a phone the pupil’s page opens at the note", async () => {
    serveNotes();
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(1280, 800));
    await openGenerator();
    await selection(CAT).click();
    await button("1 note needs a word from you").click();
    const sheet = page.getByRole("dialog", { name: "Cat Dunn" });
    await expect
      .element(sheet.getByRole("textbox", { name: "Best Achievement", exact: true }))
      .toHaveFocus();
    await expect.element(sheet.getByText("I would not risk this. Say it as:")).toBeVisible();
  });
});
