import { saveConfiguration, updateConfiguration } from "@reportair/contract/features/reports.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  ADA,
  BEN,
  cell,
  leavePage,
  openGenerator,
  press,
  serveClass,
  tickLevel,
} from "../../../../../test/generator.tsx";
import { CLASSROOM, ME } from "../../../../../test/records.ts";
import { answer, LOST } from "../../../../../test/server.ts";
import { queryClient } from "../../../../lib/query-client.ts";

const keyOf = (student: number, user = ME.id) =>
  `unsaved-inputs:${user}:${CLASSROOM.id}:${student}`;
const stored = (student: number) => localStorage.getItem(keyOf(student));
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
    expect(server.saves.updated[0]).toMatchObject({ body: { level: "Developing" } });
    expect(Object.keys(server.saves.updated[0]!.body)).toEqual(["level"]);
    await expect.element(saved()).toBeVisible();
  });

  test("keys pressed one after the other are one save, of the last", async () => {
    const server = serveClass({ 1: { level: "Advanced" } });
    await openGenerator();
    await tickLevel(ADA, 2);
    await press("34");
    await expect.element(saved()).toBeVisible();
    expect(server.saves.updated.map(({ body }) => body)).toEqual([{ level: "Below Expectations" }]);
  });

  test("a change made while a save is on its way is saved after it, never beside it", async () => {
    const server = serveClass({ 1: { level: "Advanced" } });
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
    let under = 0;
    const held = answer(updateConfiguration, async ({ body }) => {
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
      { level: "Proficient" },
      { level: "Below Expectations" },
    ]);
    await expect.element(cell("Level", ADA)).toMatchTextContent("Below Expectations");
    expect(stored(1)).toBeNull();
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
    expect(stored(1)).toBe('{"level":"Advanced"}');
    server.serveSaves();
    dispatchEvent(new Event("online"));
    await expect.element(saved()).toBeVisible();
    await expect.element(notSaved()).not.toBeInTheDocument();
    expect(stored(1)).toBeNull();
    expect(server.entered(ADA)?.level).toBe("Advanced");
  });

  test("is there again on the next page, and saved from there", async () => {
    localStorage.setItem(keyOf(1), '{"level":"Developing"}');
    const server = serveClass({ 1: { level: "Advanced", behaviour: "Good Behaviour" } });
    await openGenerator();
    await expect.element(cell("Level", ADA)).toMatchTextContent("Developing");
    await expect.element(cell("Behaviour", ADA)).toMatchTextContent("Good Behaviour");
    await expect
      .poll(() => server.saves.updated.map(({ body }) => body))
      .toEqual([{ level: "Developing" }]);
    await expect.poll(() => stored(1)).toBeNull();
  });

  test("is forgotten where the server has it after all", async () => {
    localStorage.setItem(keyOf(1), '{"level":"Advanced"}');
    const server = serveClass({ 1: { level: "Advanced" } });
    const { unmount } = await openGenerator();
    expect(stored(1)).toBeNull();
    await unmount();
    expect(server.saves.updated).toEqual([]);
  });

  test("is not shown to another person at this computer", async () => {
    localStorage.setItem(keyOf(1), '{"level":"Developing"}');
    const server = serveClass({ 1: { level: "Advanced" } });
    const { unmount } = await openGenerator({ ...ME, id: 8 });
    await expect.element(cell("Level", ADA)).toMatchTextContent("Advanced");
    await unmount();
    expect(server.saves.updated).toEqual([]);
    expect(stored(1)).toBe('{"level":"Developing"}');
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
    answer(updateConfiguration, async ({ body }) => {
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
    const held = answer(updateConfiguration, async ({ body }) => {
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
