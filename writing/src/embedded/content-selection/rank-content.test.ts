import {
  EMPTY_INPUTS,
  type LengthUnit,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import type { WriteRequest } from "../../facts.ts";
import { createEmbeddedWriter } from "../writer.ts";

const writer = createEmbeddedWriter();

async function advice(
  subject: string,
  inputs: Partial<ReportInputs>,
  year = 8,
  unit: LengthUnit = "words",
): Promise<string[]> {
  const said: string[] = [];
  for (let seed = 1; seed <= 12; seed++) {
    const request: WriteRequest = {
      facts: {
        student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year },
        subject,
        inputs: { ...EMPTY_INPUTS, ...inputs },
        range: "300-400",
        unit,
        leave_out: [],
      },
      said: { classmates: [], earlier: [] },
      seed,
      roster: null,
    };
    said.push(...(await writer.write(request)).sentences.map(({ text }) => text));
  }
  return said;
}

const TICKS = { level: "Developing", punctuality: "Always on time" } as const;

test("on a pitch nobody puts a hand up, sits ready at a desk or sums up what was said", async () => {
  for (const participation of [
    "Active Participant",
    "Occasionally Participates",
    "Passive Observer",
  ] as const) {
    const said = await advice("PE", { ...TICKS, participation });
    for (const text of said)
      expect(text).not.toMatch(/\bhand up\b|have everything out|grasp of the course|sum up/u);
    expect(said.join(" ")).toMatch(/\b(?:warm-up|game|ball|partner)\b/u);
  }
});

test("at a workbench advice speaks of what is made, and the years have advice of their own", async () => {
  const said = await advice("D&T", TICKS);
  for (const text of said)
    expect(text).not.toMatch(/worked example|grasp of the course|key words|specification/u);
  expect(said.join(" ")).toMatch(/\b(?:materials?|tools?|sketch|measur\w+|model|sample)\b/u);
  const older = await advice("Design & Technology", TICKS, 11);
  for (const text of older) expect(text).not.toMatch(/wait for the go-ahead/u);
});

test("a short text that is not filled asks what anybody might be asked, and nothing particular", async () => {
  const ticks = { level: "Proficient", participation: "Active Participant" } as const;
  const said = await advice("Physics", ticks, 12, "characters");
  for (const text of said)
    expect(text).not.toMatch(
      /hardest part|harder (?:question|tasks)|honest attempts|too hard|one grade better|thinking behind|from memory|stay with each|very good answer/u,
    );
  expect(said.join(" ")).toMatch(
    /scientific terms|class notes|recent lessons|each topic|comments/u,
  );
});
