import { expect, it } from "vitest";
import { buildRosterIndex } from "../privacy/roster.ts";
import { ask, INPUTS } from "./testing/requests.ts";
import { scriptedClient } from "./testing/scripted-client.ts";
import { createModelWriter } from "./writer.ts";

it.each([
  ["Jane", "Jane Austen"],
  ["William", "William Shakespeare"],
  ["Isaac", "Isaac Newton"],
  ["Thomas", "Thomas Hardy"],
  ["Charlotte", "Charlotte Brontë"],
  ["Marie", "Marie Curie"],
  ["Anne-Marie", "Marie Curie"],
  ["Rosa", "Rosa Parks"],
  ["Florence", "Florence Nightingale"],
])("%s, who reads %s, gets a report", async (first_name, figure) => {
  const student = { first_name, last_name: "Okonjo", pronouns: "She/Her", year: 9 } as const;
  const client = scriptedClient();
  const roster = buildRosterIndex({ students: [student], staff: [], school: "Oakfield Academy" });
  const inputs = { ...INPUTS, best_achievement: `has read about ${figure}` };
  const report = await createModelWriter(client).write(ask({ about: { student, inputs }, roster }));
  expect(report.text).toContain(first_name);
  expect(client.requests[0]?.user).toContain(figure);
  expect(client.requests[0]?.user.replaceAll(figure, "")).not.toContain(first_name);
});
