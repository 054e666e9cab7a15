import {
  saveConfiguration,
  updateConfiguration,
} from "@reportair/contract/features/report-configurations.ts";
import { listClassroomStudents } from "@reportair/contract/features/students.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  ADA,
  BEN,
  button,
  CAT,
  cell,
  focus,
  leavePage,
  openGenerator,
  serveClass,
  tickLevel,
} from "../../../../../test/generator.tsx";
import { CLASSROOM, ME } from "../../../../../test/records.ts";
import { answer, LOST, refuse } from "../../../../../test/server.ts";
import { learnPerson } from "../../../../lib/api/acting-user.ts";
import { currentKeeper, setKeeper } from "../../../../lib/drafts/keeper.ts";
import { SealedDrafts } from "../../../../lib/drafts/sealed-drafts.ts";
import { queryClient } from "../../../../lib/query-client.ts";

const nameOf = (student: number) => `inputs:${CLASSROOM.id}:${student}`;
const stored = (student: number) => currentKeeper()?.read(nameOf(student))?.value ?? null;
const leave = (student: number, value: unknown) =>
  currentKeeper()?.keep(nameOf(student), { what: "inputs", value });
const saved = () => page.getByText(/^Saved \d/u);
const notSaved = () => page.getByText(/^Not saved yet – retrying\. /u);

/** A timer that never comes, so that nothing is saved after a pause. */
const never = (() => 0) as unknown as typeof setTimeout;

describe("saving what is entered", () => {
  test("it is saved by itself after a pause, with what has changed alone", async () => {
    const server = serveClass({ 1: { level: "Advanced", behaviour: "Good Behaviour" } });
    await openGenerator();
    await tickLevel(ADA, 3);
    await expect.poll(() => server.saves.updated.length).toBe(1);
    await expect
      .poll(() => server.saves.updated[0])
      .toMatchObject({ body: { level: "Developing" } });
    await expect.poll(() => Object.keys(server.saves.updated[0]!.body)).toEqual(["level", "was"]);
    await expect.poll(() => server.saves.updated[0]!.body.was).toEqual({ level: "Advanced" });
    await expect.element(saved()).toBeVisible();
  });

  test("keys pressed one after the other are one save, of the last", async () => {
    const server = serveClass({ 1: { level: "Advanced" } });
    await openGenerator();
    focus("Level", ADA);
    // In one go: a slow machine may leave more time between two keys than saving waits.
    for (const key of "234") {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    }
    await expect.element(saved()).toBeVisible();
    await expect
      .poll(() => server.saves.updated.map(({ body }) => body))
      .toEqual([{ level: "Below Expectations", was: { level: "Advanced" } }]);
  });

  test("a change made while a save is on its way is saved after it, never beside it", async () => {
    const server = serveClass({ 1: { level: "Advanced" } });
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    let under = 0;
    const held = answer(updateConfiguration, async ({ body: { was: _, ...body } }) => {
      under += 1;
      expect(under).toBe(1);
      await hold;
      under -= 1;
      return server.enter(ADA, body);
    });
    await openGenerator();
    await tickLevel(ADA, 2);
    leavePage();
    await expect.poll(() => held.length).toBe(1);
    await tickLevel(ADA, 4);
    leavePage();
    letGo();
    await expect.element(saved()).toBeVisible();
    expect(held.map(({ body }) => body)).toEqual([
      { level: "Proficient", was: { level: "Advanced" } },
      { level: "Below Expectations", was: { level: "Proficient" } },
    ]);
    await expect.element(cell("Level", ADA)).toMatchTextContent("Below Expectations");
    await expect.poll(() => stored(1)).toBeNull();
  });

  test("whoever leaves the page or the class loses nothing, and need not wait for the pause", async () => {
    const server = serveClass();
    const { unmount } = await openGenerator();
    const later = vi.spyOn(globalThis, "setTimeout").mockImplementation(never);
    onTestFinished(() => later.mockRestore());
    await tickLevel(ADA, 1);
    leavePage();
    await expect.poll(() => server.entered(ADA)?.level).toBe("Advanced");
    await tickLevel(BEN, 2);
    await unmount();
    await expect.poll(() => server.entered(BEN)?.level).toBe("Proficient");
  });
});

describe("what could not be saved", () => {
  test("is said, kept in this browser and saved once the network is back", async () => {
    const server = serveClass();
    answer(saveConfiguration, () => LOST);
    await openGenerator();
    await tickLevel(ADA, 1);
    leavePage();
    await expect.element(notSaved()).toBeVisible();
    await expect.poll(() => stored(1)).toEqual({ level: "Advanced", was: { level: "" } });
    server.serveSaves();
    dispatchEvent(new Event("online"));
    await expect.element(saved()).toBeVisible();
    await expect.element(notSaved()).not.toBeInTheDocument();
    await expect.poll(() => stored(1)).toBeNull();
    await expect.poll(() => server.entered(ADA)?.level).toBe("Advanced");
  });

  test("is there again on the next page, and saved from there", async () => {
    leave(1, { level: "Developing" });
    const server = serveClass({ 1: { level: "Advanced", behaviour: "Good Behaviour" } });
    await openGenerator();
    await expect.element(cell("Level", ADA)).toMatchTextContent("Developing");
    await expect.element(cell("Behaviour", ADA)).toMatchTextContent("Good Behaviour");
    await expect
      .poll(() => server.saves.updated.map(({ body }) => body))
      .toEqual([{ level: "Developing", was: { level: "Advanced" } }]);
    await expect.poll(() => stored(1)).toBeNull();
  });

  test("is forgotten where the server has it after all", async () => {
    leave(1, { level: "Advanced" });
    const server = serveClass({ 1: { level: "Advanced" } });
    const { unmount } = await openGenerator();
    await expect.poll(() => stored(1)).toBeNull();
    await unmount();
    expect(server.saves.updated).toEqual([]);
  });

  test("is not shown to another person at this computer", async () => {
    leave(1, { level: "Developing" });
    const mine = currentKeeper();
    setKeeper(new SealedDrafts("B".repeat(43), { storage: localStorage }));
    const server = serveClass({ 1: { level: "Advanced" } });
    const { unmount } = await openGenerator({ ...ME, id: 8 });
    await expect.element(cell("Level", ADA)).toMatchTextContent("Advanced");
    await unmount();
    expect(server.saves.updated).toEqual([]);
    expect(mine?.read(nameOf(1))?.value).toEqual({ level: "Developing" });
    expect(JSON.stringify(localStorage)).not.toMatch(/Developing|inputs/u);
  });
});

describe("what was typed for somebody or something that is gone", () => {
  test("is kept, and not tried again and again; the others save, and the class can be reloaded", async () => {
    const server = serveClass();
    await openGenerator();
    answer(listClassroomStudents, () => [BEN, CAT]);
    const tried = answer(saveConfiguration, ({ body }) =>
      body.student === ADA.id ? refuse("not_found") : server.enter(BEN, { level: body.level }),
    );
    await tickLevel(ADA, 1);
    await tickLevel(BEN, 2);
    leavePage();
    await expect.poll(() => server.entered(BEN)?.level).toBe("Proficient");
    await expect
      .element(
        page.getByText(
          "Ada Byron was deleted by somebody else, or is no longer in this class. What you typed is kept in this browser for 7 days.",
        ),
      )
      .toBeVisible();
    await expect.element(notSaved()).not.toBeInTheDocument();
    expect(tried.filter(({ body }) => body.student === ADA.id)).toHaveLength(1);
    await button("Reload the class").click();
    await expect.element(cell("Level", ADA)).not.toBeInTheDocument();
    await expect.element(cell("Level", BEN)).toMatchTextContent("Proficient");
    await expect.element(button("Reload the class")).not.toBeInTheDocument();
    await expect.poll(() => stored(1)).toEqual({ level: "Advanced", was: { level: "" } });
  });

  test("is kept where it is the class that is gone", async () => {
    serveClass();
    await openGenerator();
    answer(saveConfiguration, () => refuse("not_found"));
    answer(listClassroomStudents, () => refuse("not_found"));
    await tickLevel(ADA, 1);
    leavePage();
    await expect
      .element(page.getByText(/^This class was deleted by somebody else.* in this browser/u))
      .toBeVisible();
    await expect.poll(() => stored(1)).toEqual({ level: "Advanced", was: { level: "" } });
  });
});

describe("what another tab has entered", () => {
  const refetch = () => queryClient.invalidateQueries({ queryKey: ["configurations"] });

  test("comes in where nothing is unsaved here", async () => {
    const server = serveClass({ 1: { level: "Advanced" } });
    await openGenerator();
    server.enter(ADA, { level: "Developing" });
    await refetch();
    await expect.element(cell("Level", ADA)).toMatchTextContent("Developing");
  });

  test("does not come over what is unsaved here", async () => {
    const server = serveClass({ 1: { level: "Advanced" } });
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    answer(updateConfiguration, async ({ body: { was: _, ...body } }) => {
      await hold;
      return server.enter(ADA, body);
    });
    await openGenerator();
    await tickLevel(ADA, 2);
    server.enter(ADA, { level: "Developing", behaviour: "Good Behaviour" });
    await refetch();
    await expect.element(cell("Level", ADA)).toMatchTextContent("Proficient");
    leavePage();
    letGo();
    await expect.element(saved()).toBeVisible();
    await expect.element(cell("Level", ADA)).toMatchTextContent("Proficient");
    await expect.element(cell("Behaviour", ADA)).toMatchTextContent("Good Behaviour");
  });

  test("does not bring back what was taken back here while it was being saved", async () => {
    const server = serveClass({ 1: { level: "Advanced" } });
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    const held = answer(updateConfiguration, async ({ body: { was: _, ...body } }) => {
      const entered = server.enter(ADA, body);
      await hold;
      return entered;
    });
    await openGenerator();
    await tickLevel(ADA, 2);
    leavePage();
    await expect.poll(() => held.length).toBe(1);
    await tickLevel(ADA, 1);
    await refetch();
    await expect.element(cell("Level", ADA)).toMatchTextContent("Advanced");
    leavePage();
    letGo();
    await expect.poll(() => server.entered(ADA)?.level).toBe("Advanced");
    await expect.element(saved()).toBeVisible();
  });
});

describe("the same field in two tabs", () => {
  const NOTE = "Level note";
  const note = () => page.getByRole("textbox", { name: NOTE, exact: true });
  const question = () => page.getByRole("group", { name: `${NOTE}: which to keep` });
  /** Another tab tells that it has saved, for whoever is named. */
  function tell(user: number): void {
    const elsewhere = new BroadcastChannel("inputs-saved");
    onTestFinished(() => elsewhere.close());
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin alone.
    elsewhere.postMessage({ user, classroom: CLASSROOM.id, configuration: 101 });
  }
  /** "Plans" stood there; the other tab enters "Rushes", and this one types "Plans first" and saves. */
  async function typeInBoth() {
    learnPerson(ME);
    const server = serveClass({ 1: { level: "Advanced", level_notes: "Plans" } });
    await openGenerator();
    await page.getByRole("button", { name: ADA.full_name, exact: true }).click();
    server.enter(ADA, { level_notes: "Rushes" });
    await note().fill("Plans first");
    await tickLevel(ADA, 2);
    leavePage();
    await expect.element(question()).toBeVisible();
    return server;
  }

  test("the later one is told before it overwrites; the pupil's other fields are saved", async () => {
    const server = await typeInBoth();
    await expect.element(question()).toMatchTextContent("Changed in another tab to:Rushes");
    await expect.element(note()).toHaveValue("Plans first");
    await expect.poll(() => server.entered(ADA)?.level).toBe("Proficient");
    await expect.poll(() => server.entered(ADA)?.level_notes).toBe("Rushes");
    await expect.element(notSaved()).not.toBeInTheDocument();
    await button("Gen for Ada Byron").first().click();
    await expect
      .element(page.getByText(/^Choose first which to keep for Ada Byron:/u))
      .toBeVisible();
    expect(server.reports.written).toEqual([]);
  });

  test("what stands here is kept where that is wanted", async () => {
    const server = await typeInBoth();
    await button(`Keep mine: ${NOTE}`).click();
    await expect.element(note()).toHaveFocus();
    leavePage();
    await expect.poll(() => server.entered(ADA)?.level_notes).toBe("Plans first");
    await expect.element(question()).not.toBeInTheDocument();
    await expect.poll(() => stored(1)).toBeNull();
  });

  test("or what the other tab has entered is taken", async () => {
    const server = await typeInBoth();
    await button(`Take theirs: ${NOTE}`).click();
    await expect.element(note()).toHaveValue("Rushes");
    await expect.element(question()).not.toBeInTheDocument();
    leavePage();
    await expect.poll(() => stored(1)).toBeNull();
    await expect.poll(() => server.entered(ADA)?.level_notes).toBe("Rushes");
  });

  test("what is untouched takes over at once, from this person's tabs alone", async () => {
    learnPerson(ME);
    const server = serveClass({ 1: { level: "Advanced" } });
    await openGenerator();
    tell(ME.id + 1);
    server.enter(ADA, { level: "Developing" });
    tell(ME.id);
    await expect.element(cell("Level", ADA)).toMatchTextContent("Developing");
    await expect.poll(() => server.configuration.length).toBe(1);
  });
});
