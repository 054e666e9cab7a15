import { generateBatch } from "@reportair/contract/features/batches.ts";
import { whatWouldLeave, type Leaving } from "@reportair/contract/features/leaving.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  ADA,
  generate,
  openGenerator,
  selection,
  serveClass,
  tickLevel,
} from "../../../../../test/generator.tsx";
import { answer, refuse } from "../../../../../test/server.ts";

const LEAVING: Leaving = {
  student: { id: ADA.id, full_name: ADA.full_name },
  classroom: { id: 20, name: "9B/En2" },
  subject: "English",
  configuration: 101,
  provider: "Example AI",
  stays: null,
  sent_at: null,
  instructions: null,
  requests: 0,
  fields: [],
  counts: [],
  whole: "The very text",
  refused: false,
  taken_out: [],
};
const look = () => page.getByRole("dialog", { name: "What leaves the school" });

test("a batch that the school wants looked at first opens the look, and goes on from there", async () => {
  const server = serveClass({ 1: { level: "Advanced" } });
  answer(whatWouldLeave, () => LEAVING);
  const refused = answer(generateBatch, () => refuse("look_first", { classrooms: [20] }));
  await openGenerator();
  await selection(ADA).click();
  await generate().click();
  await expect.element(look()).toMatchTextContent("Your school asks you to look at this once");
  expect(refused).toHaveLength(1);
  const taken = answer(generateBatch, server.begin);
  await look().getByRole("button", { name: "Go on writing" }).click();
  await expect.poll(() => taken.length).toBe(1);
  expect(taken[0]?.body).toEqual(refused[0]?.body);
  await expect.element(look()).not.toBeInTheDocument();
});

test("the look is there for whoever asks for it, with what was typed just now saved first", async () => {
  const server = serveClass();
  const looks = answer(whatWouldLeave, () => LEAVING);
  await openGenerator();
  await tickLevel(ADA, 2);
  await page.getByRole("button", { name: ADA.full_name, exact: true }).click();
  await page
    .getByRole("button", { name: `What leaves the school for ${ADA.full_name}`, exact: true })
    .click();
  await expect.element(look()).toBeVisible();
  expect(server.saves.created).toHaveLength(1);
  expect(looks[0]?.body).toMatchObject({ student: ADA.id, classroom: 20 });
  await expect.element(look().getByText("Your school asks you")).not.toBeInTheDocument();
});
