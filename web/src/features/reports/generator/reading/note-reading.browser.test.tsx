import { readNote, type NoteReading } from "@reportair/contract/features/note-readings.ts";
import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { FLAG_ADVICE } from "@reportair/contract/features/flags.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  ADA,
  button,
  focus,
  openGenerator,
  pieceOf,
  press,
  serveClass,
} from "../../../../../test/generator.tsx";
import { answer, refuse } from "../../../../../test/server.ts";
import { makeStale, type Shown } from "../../../../data/stale.ts";
import { queryClient } from "../../../../lib/query-client.ts";

const details = () => page.getByRole("group", { name: "Fields for Ada Byron" });
const note = (label: string) => details().getByRole("textbox", { name: label, exact: true });
/** A text as it stands under a note; the same may just be said aloud, before it. */
const under = (text: string | RegExp) => details().getByText(text).last();
const undo = () => press("{Control>}z{/Control}");

/** Opens the row of a pupil for whom this is entered, on a server that reads notes so. */
async function openNotes(
  inputs: Partial<ReportInputs>,
  read: (text: string, field: string) => NoteReading[],
) {
  const server = serveClass({ 1: inputs });
  const asked = answer(readNote, ({ body }) => read(body.text, body.field));
  await openGenerator();
  focus("Level", ADA);
  await press("{Enter}");
  await expect.element(details()).toBeVisible();
  return { server, asked };
}

const RISKY = "first hand up";
const handBack = (text: string) =>
  text.includes(RISKY)
    ? [
        pieceOf(
          text,
          {
            kind: "handed_back",
            reason: "There is no verb in it.",
            suggestions: ["She is first to put her hand up.", "She is keen to answer."],
          },
          RISKY,
        ),
      ]
    : [pieceOf(text, { reads_as: text })];

describe("how a note reads", () => {
  test("stands under it once typing rests, and is asked for once", async () => {
    const { asked } = await openNotes({ level: "Proficient" }, (text) => [
      pieceOf(text, {
        kind: "worked_in",
        reads_as: `Ada ${text}.`,
        reason: "“essys” is read as “essays”.",
      }),
    ]);
    const typed = "plans her essys";
    // On a slow machine typing rests before the last letter as well.
    const whole = () => asked.map(({ body }) => body).filter(({ text }) => text === typed);
    await note("Level note").click();
    await press(typed);
    await expect.element(under("Reads: Ada plans her essys.")).toBeVisible();
    await expect.element(under("“essys” is read as “essays”.")).toBeVisible();
    expect(asked.length).toBeLessThan(typed.length);
    expect(whole()).toEqual([
      {
        student: ADA.id,
        classroom: 20,
        field: "level_notes",
        option: "Proficient",
        text: typed,
        allowed: [],
      },
    ]);
    // There and back again: it is known already.
    await press("x{Backspace}");
    await expect.element(under("Reads: Ada plans her essys.")).toBeVisible();
    expect(whole()).toHaveLength(1);
    await note("Level note").fill("");
    await expect.element(details().getByText(/^Reads:/u)).not.toBeInTheDocument();
  });

  test.each<Shown>(["style", "policies"])("is asked anew after a change of %s", async (changed) => {
    let verb = "does not";
    await openNotes({ level: "Proficient", level_notes: "does not rush" }, (text) => [
      pieceOf(text, { reads_as: `Ada ${verb} rush.` }),
    ]);
    await expect.element(under("Reads: Ada does not rush.")).toBeVisible();
    verb = "doesn't";
    await makeStale(queryClient, changed);
    await expect.element(under("Reads: Ada doesn't rush.")).toBeVisible();
  });

  test("is said aloud to whoever types it, and describes the note", async () => {
    await openNotes({ level: "Proficient" }, (text) => [
      pieceOf(text, { reads_as: `She ${text}.` }),
    ]);
    await note("Level note").click();
    await press("reads widely");
    const spoken = () =>
      [...document.querySelectorAll('[data-details] [aria-live="polite"]')]
        .map((each) => each.textContent)
        .join("");
    await expect.poll(spoken).toBe("Reads: She reads widely.");
    await expect
      .element(note("Level note"))
      .toHaveAccessibleDescription("Reads: She reads widely.");
    (note("Level note").element() as HTMLElement).blur();
    await expect.poll(spoken).toBe("");
  });

  test("is nothing for a note without an option, and nothing where it cannot be had", async () => {
    const { asked } = await openNotes({ behaviour: "Good Behaviour" }, () => []);
    await note("Level note").fill("plans well");
    await note("Best Achievement").fill("an essay");
    await expect.poll(() => asked.map(({ body }) => body.field)).toEqual(["best_achievement"]);
    const refused = answer(readNote, () => refuse("not_found"));
    await note("Behaviour note").fill("kind");
    await expect.poll(() => refused.length).toBe(1);
    await expect.element(details().getByText(/^Reads:/u)).not.toBeInTheDocument();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  test("says what stays out and why, and that once", async () => {
    const given = { homework: "Mostly Completed", homework_notes: "off ill" } as const;
    await openNotes(
      { behaviour: "Good Behaviour", behaviour_notes: "dreads home", ...given },
      (text) => [
        pieceOf(text, {
          kind: "kept_out",
          reason: text === "off ill" ? FLAG_ADVICE.diagnosis : "This reads like a family matter.",
        }),
      ],
    );
    await expect.element(under(FLAG_ADVICE.diagnosis)).toBeVisible();
    await expect
      .element(details().getByText("Kept out of the text. This reads like a family matter."))
      .toBeVisible();
  });
});

describe("a piece that is handed back", () => {
  const given = { participation: "Active Participant", participation_notes: RISKY } as const;

  test("is asked about with wordings, and one is taken by its key and undone in one press", async () => {
    await openNotes(given, handBack);
    const question = details().getByRole("group", { name: "Handed back" });
    await expect.element(question.getByText("I would not risk this. Say it as:")).toBeVisible();
    await expect.element(question.getByText("There is no verb in it.")).toBeVisible();
    await note("Participation note").click();
    await press("{Alt>}2{/Alt}");
    await expect.element(note("Participation note")).toHaveValue("She is keen to answer.");
    await expect.element(note("Participation note")).toHaveFocus();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(under("Reads: She is keen to answer.")).toBeVisible();
    await button("Undo").click();
    await expect.element(note("Participation note")).toHaveValue(RISKY);
  });

  test("takes a wording by a press, which goes to the note, and the browser’s undo takes it back", async () => {
    await openNotes({ ...given, participation_notes: `plans well, ${RISKY}, reads` }, handBack);
    const question = details().getByRole("group", { name: `Handed back: ${RISKY}` });
    await question.getByRole("button", { name: /first to put/u }).click();
    await expect
      .element(note("Participation note"))
      .toHaveValue("plans well. She is first to put her hand up. reads");
    await expect.element(note("Participation note")).toHaveFocus();
    await undo();
    await expect.element(note("Participation note")).toHaveValue(`plans well, ${RISKY}, reads`);
  });

  test("that is not sure and cannot be worded is handed back once, with what to do", async () => {
    const notSure = { kind: "handed_back", reason: "I would not risk this." } as const;
    await openNotes({ ...given, participation_notes: RISKY }, (text) => [pieceOf(text, notSure)]);
    await expect.element(under("A whole sentence goes in as you write it.")).toBeVisible();
    expect(
      details()
        .getByText(/I would not risk this/u)
        .elements(),
    ).toHaveLength(1);
  });

  test("is not what was typed before it: undoing leaves that", async () => {
    await openNotes({ participation: "Active Participant" }, handBack);
    await note("Participation note").click();
    await press(RISKY);
    await expect.element(under(/I would not risk this\./u)).toBeVisible();
    await press("{Alt>}1{/Alt}");
    await button("Undo").click();
    await expect.element(note("Participation note")).toHaveValue(RISKY);
  });

  test("a fault among the best achievements moves to where it belongs, and back", async () => {
    await openNotes({ best_achievement: "never hands in work" }, (text, field) =>
      field === "best_achievement"
        ? [pieceOf(text, { kind: "handed_back", judgement: "fault" })]
        : [],
    );
    await expect
      .element(details().getByText("This reads as a fault. Does it belong here?"))
      .toBeVisible();
    await button("Move to Area to Improve").click();
    await expect.element(note("Best Achievement")).toHaveValue("");
    await expect.element(note("Area to Improve")).toHaveValue("never hands in work");
    await expect.element(note("Area to Improve")).toHaveFocus();
    await button("Undo").click();
    await expect.element(note("Best Achievement")).toHaveValue("never hands in work");
    await expect.element(note("Area to Improve")).toHaveValue("");
  });
});
