import { listClassrooms } from "@reportair/contract/features/classrooms.ts";
import { readNote } from "@reportair/contract/features/note-readings.ts";
import {
  saveConfiguration,
  updateConfiguration,
} from "@reportair/contract/features/report-configurations.ts";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ADA, BEN, button, pieceOf, press, serveClass } from "../../../../test/generator.tsx";
import { CLASSROOM } from "../../../../test/records.ts";
import { answer, LOST } from "../../../../test/server.ts";
import { show } from "../../../../test/show.tsx";
import { currentKeeper } from "../../../lib/drafts/keeper.ts";
import { NotePage } from "./note-page.tsx";

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 800));

const sheet = () => page.getByRole("dialog");
const chip = (field: string) => sheet().getByText(field, { exact: true });
const note = (field: string) => sheet().getByRole("textbox", { name: `${field} note` });
const kept = (student: number) =>
  currentKeeper()?.read(`inputs:${CLASSROOM.id}:${student}`)?.value ?? null;

/** Opens the page of notes at an address, on a server where this is entered. */
async function openNotes(
  entered: Parameters<typeof serveClass>[0] = {},
  address = `/?class=${CLASSROOM.id}`,
) {
  const server = serveClass(entered);
  answer(listClassrooms, () => [CLASSROOM]);
  await show(<NotePage />, address);
  return server;
}

/** The browser loses its network, until the test is over or the returned is called. */
function goOffline(): () => void {
  const known = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  dispatchEvent(new Event("offline"));
  const back = () => {
    known.mockRestore();
    dispatchEvent(new Event("online"));
  };
  onTestFinished(back);
  return back;
}

describe("a note", () => {
  test("is two presses away, and what it is about is chosen before its words", async () => {
    const server = await openNotes({}, "/");
    await page.getByRole("link", { name: /^7A/u }).click();
    await button(/^Ada Byron/u).click();
    await expect.element(sheet()).toMatchTextContent(/Choose what the note is about/u);
    await chip("Behaviour").click();
    await expect.element(note("Behaviour")).toHaveFocus();
    await press("helped a new boy");
    await expect.poll(() => server.entered(ADA)?.behaviour_notes).toBe("helped a new boy");
    await expect.element(sheet().getByText(/^Saved \d\d:\d\d$/u)).toBeVisible();
    await expect.element(sheet()).toMatchTextContent(/It counts once Behaviour is ticked\./u);
    await button("Done").click();
    await expect.element(button(/^Ada Byron/u)).toMatchTextContent(/Note: Behaviour/u);
    await expect.element(button(/^Ada Byron/u)).toHaveFocus();
  });

  test("is about the same with the next pupil, whose own words stand there", async () => {
    await openNotes({ 1: { homework_notes: "late twice" }, 2: { homework_notes: "always there" } });
    await button(/^Ada Byron/u).click();
    await chip("Homework").click();
    await expect.element(note("Homework")).toHaveValue("late twice");
    const area = note("Homework").element();
    const next = button("Next: Ben Cole").element();
    // Before anything can be typed: it would be about the pupil before.
    if (next instanceof HTMLElement) next.click();
    expect(area).toHaveValue("always there");
    await expect.element(sheet()).toHaveAccessibleName("Ben Cole");
    await expect.element(note("Homework")).toHaveFocus();
    await expect
      .element(sheet().getByRole("radio", { name: "Homework, with a note" }))
      .toBeChecked();
  });

  test("is there again after a reload, with what it is about", async () => {
    await openNotes({}, `/?class=${CLASSROOM.id}&pupil=2&field=punctuality`);
    await expect.element(sheet()).toHaveAccessibleName("Ben Cole");
    await expect.element(note("Punctuality")).toHaveFocus();
  });

  test("by keys one goes from field to field without leaving them", async () => {
    await openNotes({}, `/?class=${CLASSROOM.id}&pupil=1`);
    // The sheet takes the focus some time after it is to be seen.
    await expect.element(sheet()).toBeVisible();
    await expect.poll(() => sheet().element().contains(document.activeElement)).toBe(true);
    await press("{Tab}{Tab}{ArrowRight}");
    await expect.element(sheet().getByRole("radio", { name: "Participation" })).toHaveFocus();
    await press("{ArrowRight}");
    await expect.element(sheet().getByRole("radio", { name: "Punctuality" })).toHaveFocus();
    await press("{Tab}");
    await expect.element(note("Punctuality")).toHaveFocus();
  });

  test("reads as its own words do, never as those of the note before", async () => {
    const server = serveClass({
      1: {
        behaviour: "Good Behaviour",
        behaviour_notes: "kind",
        level: "Advanced",
        level_notes: "quick",
      },
    });
    answer(listClassrooms, () => [CLASSROOM]);
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    const asked = answer(readNote, async ({ body }) => {
      if (body.field === "level_notes") await hold;
      return [pieceOf(body.text, { reads_as: `${body.field} ${body.text}.` })];
    });
    await show(<NotePage />, `/?class=${CLASSROOM.id}&pupil=1&field=behaviour`);
    const reads = (words: string) => sheet().getByText(`Reads: ${words}`).last();
    await expect.element(reads("behaviour_notes kind.")).toBeVisible();
    await chip("Level").click();
    await expect.element(note("Level")).toHaveValue("quick");
    await expect.poll(() => asked.map(({ body }) => body.text)).toEqual(["kind", "quick"]);
    await expect.element(sheet().getByText(/Reads:/u)).not.toBeInTheDocument();
    letGo();
    await expect.element(reads("level_notes quick.")).toBeVisible();
    const back = goOffline();
    await press(" and sure");
    await expect
      .element(sheet().getByText("How it reads is shown once there is a connection."))
      .toBeVisible();
    await expect.element(sheet().getByText(/Reads:/u)).not.toBeInTheDocument();
    back();
    await expect.element(reads("level_notes quick and sure.")).toBeVisible();
    await expect.poll(() => server.entered(ADA)?.level_notes).toBe("quick and sure");
  });

  test("that was written elsewhere too is asked about", async () => {
    const server = await openNotes(
      { 1: { level_notes: "slow" } },
      "/?class=20&pupil=1&field=level",
    );
    await expect.element(note("Level")).toHaveValue("slow");
    server.enter(ADA, { level_notes: "from the desk" });
    await note("Level").fill("from the phone");
    const question = sheet().getByRole("group", { name: "Level note: which to keep" });
    await expect.element(question).toMatchTextContent(/from the desk/u);
    await question.getByRole("button", { name: /^Keep mine/u }).click();
    await expect.poll(() => server.entered(ADA)?.level_notes).toBe("from the phone");
  });

  test("has room above a keyboard on the screen", async () => {
    await openNotes({}, "/?class=20&pupil=1&field=level");
    await expect.element(note("Level")).toBeVisible();
    const height = vi.spyOn(visualViewport!, "height", "get").mockReturnValue(380);
    onTestFinished(() => height.mockRestore());
    visualViewport!.dispatchEvent(new Event("resize"));
    const bottom = () => button("Done").element().getBoundingClientRect().bottom;
    await expect.poll(bottom).toBeLessThanOrEqual(380);
    await expect
      .poll(() => note("Level").element().getBoundingClientRect().height)
      .toBeGreaterThan(60);
  });
});

describe("without a connection", () => {
  test("it is kept in this browser, and saved when the connection is back", async () => {
    const server = await openNotes({}, "/?class=20&pupil=1&field=level");
    answer(saveConfiguration, () => LOST);
    answer(updateConfiguration, () => LOST);
    await expect.element(note("Level")).toBeVisible();
    const back = goOffline();
    const told = (text: string) => sheet().getByRole("status").getByText(text);
    await expect
      .element(told("No connection. What you write is kept on this phone."))
      .toBeVisible();
    await note("Level").fill("in the corridor");
    await expect.element(told("No connection. Kept on this phone until it is back.")).toBeVisible();
    // It is sealed once it is seen.
    await expect.poll(() => kept(1)).toMatchObject({ level_notes: "in the corridor" });
    server.serveSaves();
    back();
    await expect.poll(() => server.entered(ADA)?.level_notes).toBe("in the corridor");
    await expect.element(sheet().getByText(/^Saved \d\d:\d\d$/u)).toBeVisible();
    await expect.poll(() => kept(1)).toBeNull();
  });

  const keep = (student: number, value: object) =>
    currentKeeper()?.keep(`inputs:${CLASSROOM.id}:${student}`, { what: "inputs", value });

  test("what an earlier page kept is saved though its class is not opened", async () => {
    keep(1, { level_notes: "from yesterday", was: { level_notes: "" } });
    const server = await openNotes({ 1: { level: "Advanced" } }, "/");
    await expect.poll(() => server.entered(ADA)?.level_notes).toBe("from yesterday");
    await expect.poll(() => kept(1)).toBeNull();
    expect(server.entered(ADA)?.level).toBe("Advanced");
    expect(page.getByText(/ kept on this phone/u).elements()).toEqual([]);
  });

  test("what cannot be saved yet is told, and what was written elsewhere waits to be asked about", async () => {
    keep(1, { level_notes: "mine", was: { level_notes: "" } });
    keep(2, { level_notes: "waits", was: { level_notes: "" } });
    const server = serveClass({ 1: { level_notes: "theirs" } });
    answer(listClassrooms, () => [CLASSROOM]);
    answer(saveConfiguration, () => LOST);
    await show(<NotePage />, "/");
    await expect
      .element(page.getByText("Notes on a pupil are kept on this phone, and tried again."))
      .toBeVisible();
    server.serveSaves();
    dispatchEvent(new Event("online"));
    await expect.poll(() => server.entered(BEN)?.level_notes).toBe("waits");
    expect(server.entered(ADA)?.level_notes).toBe("theirs");
    expect(kept(1)).toMatchObject({ level_notes: "mine" });
  });
});
