import type { MainField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, test } from "vitest";
import { createEmbeddedWriter } from "../writer.ts";
import type { Cause } from "./causes.ts";
import { causeCells, causesIn, causesOf, isExcused } from "./causes.ts";

describe("the cause that a note gives", () => {
  const notes: [MainField, string, Cause[]][] = [
    ["punctuality", "late because the 38 bus is unreliable", ["transport"]],
    ["punctuality", "Train delays, not his fault", ["transport"]],
    ["punctuality", "comes from the other site after lunch", ["site"]],
    ["punctuality", "has to walk over from PE", ["site"]],
    ["punctuality", "orchestra rehearsal runs over", ["clash"]],
    ["punctuality", "violin lessons on Tuesdays", ["clash"]],
    ["homework", "county football training most evenings", ["clash"]],
    ["homework", "has a part-time job", ["job"]],
    ["homework", "evening shifts at the weekend", ["job"]],
    ["level", "missed six weeks of lessons", ["illness"]],
    ["homework", "absent with glandular fever", ["illness"]],
    ["behaviour", "talks to friends when I am explaining", ["talking"]],
    ["behaviour", "too much chatting at the back", ["talking"]],
    ["participation", "chats instead of joining in", ["talking"]],
    ["behaviour", "on his phone under the desk", ["phone"]],
    ["homework", "TikTok until midnight", ["phone"]],
    ["punctuality", "often tired, oversleeps", ["tiredness"]],
    ["level", "falls asleep in class", ["tiredness"]],
    ["behaviour", "never has a pen or his book", ["equipment"]],
    ["homework", "forgets to bring the exercise book", ["equipment"]],
    ["behaviour", "unsafe in the workshop", ["safety"]],
    ["behaviour", "can be silly with the paint", ["safety"]],
    ["behaviour", "gets cross when his team loses", ["temper"]],
    ["level", "loses confidence quickly", ["confidence"]],
    ["participation", "hates speaking in front of others", ["confidence"]],
    ["level", "gives up after the first attempt", ["giving up"]],
    ["homework", "forgets it a lot", ["forgetting"]],
    ["homework", "rushes it on the way in", ["rushing"]],
    ["punctuality", "because of the situation that we discussed", ["other"]],
    ["homework", "young carer for her mum", ["other"]],
    ["homework", "shifts, and always on his phone", ["job", "phone"]],
    ["behaviour", "shouts out answers", ["calling out"]],
    ["behaviour", "chats to her friends in French lessons", ["talking"]],
    ["punctuality", "coming from PE so not his fault", ["site"]],
    ["punctuality", "never her fault", ["other"]],
    ["behaviour", "messing about with gas taps", ["safety"]],
    ["behaviour", "gets bored and distracts others when finished", ["idle"]],
    ["behaviour", "throws stuff and wont sit still", ["restless"]],
    ["behaviour", "rude to cover staff", ["rude"]],
    ["punctuality", "truanted 4 times", ["truancy"]],
    ["punctuality", "stops at the shop on the way", ["detour"]],
    ["participation", "scared of making mistakes", ["confidence"]],
    ["participation", "nervous about performing", ["confidence"]],
    ["homework", "copies off friends", ["copying"]],
  ];
  test.each(notes)("%s: %s", (field, note, causes) => {
    expect(causesIn(field, note)).toEqual(causes);
  });

  const none: [MainField, string][] = [
    ["punctuality", ""],
    ["punctuality", "much better since half term"],
    ["punctuality", "brings the right equipment"],
    ["punctuality", "arrives with books out"],
    ["behaviour", "polite and friendly"],
    ["behaviour", "always works safely with tools"],
    ["level", "never gives up"],
    ["level", "has gained in confidence"],
    ["behaviour", "gave a good talk about rivers"],
    ["level", "could talk confidently about the poem"],
    ["participation", "needs encouragement to talk more"],
    ["homework", "does it on the bus"],
    ["level", "matches each quotation to its theme"],
    ["participation", "chats away in french even at the door"],
    ["behaviour", "talks to her partner in Spanish"],
    ["level", "talks with confidence about the poem"],
    ["homework_improvement_area", "use a ruler, never has one"],
  ];
  test.each(none)("none in %s: %s", (field, note) => {
    expect(causesIn(field, note)).toEqual([]);
  });

  test("beside a good tick is no talk that the note does not call a fault", () => {
    const causes = (behaviour_notes: string, behaviour: ReportInputs["behaviour"]) =>
      causesOf({ ...EMPTY_INPUTS, behaviour, behaviour_notes }, "behaviour");
    expect(causes("chats with friends", "Good Behaviour")).toEqual([]);
    expect(causes("chats with friends", "Acceptable Behaviour")).toEqual(["talking"]);
    expect(causes("can be a bit chatty", "Good Behaviour")).toEqual(["talking"]);
  });

  test("lies with others or with the student", () => {
    for (const cause of ["transport", "site", "clash", "job", "illness", "other"] as const)
      expect(isExcused([cause])).toBe(true);
    for (const cause of ["talking", "phone", "tiredness", "equipment"] as const)
      expect(isExcused([cause])).toBe(false);
    expect(isExcused([])).toBe(false);
  });

  test("decides which advice there is, or that there is none", () => {
    expect(causeCells("behaviour", ["phone"])).toEqual(["causes/behaviour phone/advice"]);
    expect(causeCells("level", ["tiredness"])).toEqual(["causes/any tiredness/advice"]);
    expect(causeCells("punctuality", ["other"])).toEqual([]);
    expect(causeCells("level", ["job"])).toEqual([]);
  });
});

describe("in a report", () => {
  const write = async (inputs: Partial<ReportInputs>, seed: number) =>
    (
      await createEmbeddedWriter().write({
        facts: {
          student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year: 9 },
          subject: "History",
          inputs: { ...EMPTY_INPUTS, ...inputs },
          range: "500-1200",
          unit: "characters",
          leave_out: [],
        },
        said: { classmates: [], earlier: [] },
        seed,
        roster: null,
      })
    ).sentences;
  const advice = async (inputs: Partial<ReportInputs>, seed: number) =>
    (await write(inputs, seed))
      .filter(({ sources }) => sources.includes("general"))
      .map(({ text }) => text)
      .join(" ");
  const late = { punctuality: "Frequently late" } as const;
  const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

  test("a bus is nothing to get ready for", async () => {
    for (const seed of SEEDS) {
      const sentences = await write({ ...late, punctuality_notes: "the bus is late" }, seed);
      const text = sentences.map((one) => one.text).join(" ");
      expect(text).not.toMatch(
        /alarm|pack|bedtime|morning|tutor|target for|punctuality card|report card|\bthe cause\b|hard to be/iu,
      );
      expect(text).not.toMatch(/needs to be there|needs to change/iu);
    }
  });

  test("nobody is blamed for what a note excuses, and a closing looks for no better term", async () => {
    const inputs = {
      punctuality: "Occasionally late",
      punctuality_notes: "coming from PE so not his fault",
    } as const;
    for (const seed of SEEDS) {
      const sentences = await write(inputs, seed);
      const said = sentences.filter(({ sources }) => sources.includes("punctuality"));
      expect(said.length).toBe(1);
      expect(said[0]?.text).not.toMatch(/should|ask|aim|right|mark|better/iu);
      const text = sentences.map((one) => one.text).join(" ");
      expect(text).not.toMatch(/opening task|late start|better term|clear improvement/iu);
    }
  });

  test("a reason that no advice fits gets none", async () => {
    for (const seed of SEEDS) {
      const text = await advice({ ...late, punctuality_notes: "young carer" }, seed);
      expect(text).not.toMatch(/\blate\b|prompt|start of|punctual/iu);
    }
  });

  test.each([
    ["talks to friends", /friends|listen|conversation|quietly|pause/u],
    ["uses her phone in lessons", /phone/u],
    ["tired most mornings", /night|bed|breakfast/u],
    ["unsafe with the candles", /safe|meant for|stop at once/u],
    ["argues with others", /breath|count|minute|words|anger/u],
    ["never has a pen", /bag|pencil case|needed|equipment/u],
  ])("%s: advice on that", async (behaviour_notes, expected) => {
    const inputs = { behaviour: "Unacceptable Behaviour", behaviour_notes } as const;
    for (const seed of SEEDS) expect(await advice(inputs, seed)).toMatch(expected);
  });

  test("a cause that no sentence tells of, because its note goes back, is not spoken of", async () => {
    const inputs = { behaviour: "Unacceptable Behaviour", behaviour_notes: "phone???" } as const;
    for (const seed of SEEDS) expect(await advice(inputs, seed)).not.toMatch(/phone/u);
  });
});
