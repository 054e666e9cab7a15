import {
  FIELD_OPTIONS,
  MAIN_FIELDS,
  type MainField,
} from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import { saysOption, saysOtherOptions } from "./evidence.ts";

/** Ways to say each option; what stands after "but not" reads like it and says something else, or nothing. */
const SAID: Record<MainField, Record<string, { said: string[]; not: string[] }>> = {
  level: {
    Advanced: {
      said: [
        "Her work is advanced.",
        "She is well above expectations.",
        "She works well beyond what is expected.",
        "She is well ahead of expectations.",
      ],
      not: ["She read in advance.", "She sings well, above expectations of taste."],
    },
    Proficient: {
      said: [
        "She is proficient.",
        "Her proficiency shows.",
        "She reads proficiently.",
        "She meets expectations.",
        "She is meeting the expected standard.",
        "She meets the standard expected.",
      ],
      not: [
        "She is not yet meeting the expected standard.",
        "She is not meeting expectations.",
        "She meets friends.",
      ],
    },
    Developing: {
      said: ["She is developing.", "She is working towards the expected standard."],
      not: ["She works towards a goal."],
    },
    "Below Expectations": {
      said: [
        "She is below expectations.",
        "She works below what is expected.",
        "She is short of the expected level.",
        "She is behind the level expected.",
        "She is beneath the standard expected.",
        "She is not yet meeting expectations.",
        "She is not meeting the expected standard.",
        "She is not currently reaching the expected standard.",
        "She is not at the expected level.",
      ],
      not: ["The line below is long.", "She is not reaching out."],
    },
  },
  participation: {
    "Active Participant": {
      said: [
        "She takes an active part.",
        "She is active in class.",
        "She actively contributes.",
        "She plays an active role.",
        "She engages actively.",
        "Her part in lessons is active.",
        "She participates and is active.",
        "She regularly contributes.",
        "She often joins in.",
        "She frequently volunteers.",
        "She willingly participates.",
        "She always join in.",
      ],
      not: [
        "The volcano is active.",
        "She is active. Her part is small.",
        "Joining in happens; active it is not.",
        "She regularly reads.",
      ],
    },
    "Occasionally Participates": {
      said: [
        "She occasionally contributes.",
        "She makes occasional contributions.",
        "She sometimes takes part.",
        "Now and then she joins in.",
        "At times she takes an oral part.",
        "She contributes from time to time.",
        "She speaks up at times.",
        "She volunteers now and again.",
      ],
      not: ["She is sometimes tired.", "Sometimes. She contributes.", "She contributes."],
    },
    "Passive Observer": {
      said: [
        "She is passive.",
        "She listens passively.",
        "She rarely contributes.",
        "She seldom participates.",
        "She hardly ever joins in.",
        "She never speaks up.",
        "They never speak up.",
        "They rarely join in.",
      ],
      not: ["She rarely reads.", "She never speaks ill."],
    },
  },
  punctuality: {
    "Always on time": {
      said: [
        "She is always on time.",
        "She is always punctual.",
        "She always arrives promptly.",
        "She is never late.",
        "She is on time every time.",
        "She is on time, every time.",
        "Her perfect punctuality helps.",
        "Her punctuality is excellent.",
        "Her punctuality is a strength.",
      ],
      not: ["She was on time.", "She always sings."],
    },
    "Occasionally late": {
      said: [
        "She is occasionally late.",
        "Her occasional lateness is noted.",
        "She is sometimes a little late.",
        "She is late now and then.",
        "She is late on occasion.",
      ],
      not: ["She is occasionally absent.", "Later she sings, sometimes."],
    },
    "Frequently late": {
      said: [
        "She is frequently late.",
        "Frequent lateness holds her back.",
        "She is late too many times.",
        "She is often unpunctual.",
      ],
      not: ["She often sings.", "She is often lately."],
    },
    "Chronically late": {
      said: [
        "She is chronically late.",
        "Chronic lateness holds her back.",
        "She is late, persistently.",
        "She is nearly always late.",
        "Her constant lateness must end.",
      ],
      not: ["The pain is chronic.", "She is nearly always tired."],
    },
  },
  behaviour: {
    "Excellent Behaviour": {
      said: [
        "Her excellent behaviour helps.",
        "Her exemplary classroom conduct helps.",
        "Her behaviour is excellent.",
        "Her conduct has been truly impeccable.",
        "She behaves impeccably.",
        "She behaved excellently.",
        "They behave excellently.",
        "She has an excellent record of behaviour.",
        "Her behaviour in class remains outstanding.",
      ],
      not: ["Her excellent essay is long.", "Her behaviour. Her essay is excellent."],
    },
    "Good Behaviour": {
      said: [
        "Her good behaviour helps.",
        "Her good classroom conduct helps.",
        "Her behaviour is good.",
        "Her behaviour is generally good.",
        "Her conduct has been consistently good.",
        "She behaves well.",
        "They behave well.",
        "She is behaving well.",
        "She is well-behaved.",
        "She is well behaved.",
      ],
      not: ["It is not good behaviour.", "Her essay is good.", "She sings well."],
    },
    "Acceptable Behaviour": {
      said: [
        "Her behaviour is acceptable.",
        "She behaves acceptably.",
        "Her behaviour is satisfactory.",
      ],
      not: [
        "It is an acceptable answer.",
        "That is an acceptable standard of work.",
        "Her behaviour is unacceptable.",
      ],
    },
    "Unacceptable Behaviour": {
      said: [
        "Her behaviour is unacceptable.",
        "She behaves unacceptably.",
        "Her poor behaviour is noted.",
        "Her disruptive conduct is noted.",
      ],
      not: ["Her behaviour is acceptable.", "Her poor essay."],
    },
  },
  homework: {
    "Consistently Completed": {
      said: [
        "She consistently completes it.",
        "Her consistent homework helps.",
        "She consistently does her homework.",
        "She always hands in work.",
        "She always handed in work.",
        "She always submits.",
        "They always hand in work.",
        "She completes all her homework.",
        "She completed every piece of homework.",
        "Every homework was completed.",
        "Every piece of homework was neatly completed.",
        "Her homework is always done.",
      ],
      not: ["She consistently reads.", "She always sings.", "She completes a page."],
    },
    "Mostly Completed": {
      said: [
        "It is mostly completed.",
        "It is mostly done.",
        "She does most of her homework.",
        "Most homework is in.",
        "She hands in most of the homework.",
        "Her homework is mostly there.",
      ],
      not: ["She is mostly kind.", "Most people read."],
    },
    "Sometimes Completed": {
      said: [
        "She only sometimes completes it.",
        "She sometimes hands in work.",
        "Her homework is only in part there.",
        "Her homework is there some of the time.",
        "She sometimes does her homework.",
        "She is inconsistent with homework.",
      ],
      not: ["She sometimes sings.", "Her homework. Sometimes it rains."],
    },
    "Never Completed": {
      said: [
        "It is never completed.",
        "It has never been handed in.",
        "It was not once done.",
        "No homework came.",
        "None of the homework came.",
        "She completed no homework.",
        "Her homework is never there.",
      ],
      not: ["She never sings.", "None of the boys came. Homework did."],
    },
  },
  homework_improvement_area: {
    Accuracy: {
      said: ["Her accuracy.", "An accurate answer.", "She writes accurately."],
      not: ["She is accused."],
    },
    Method: { said: ["Her method.", "New methods."], not: ["It is methodical."] },
    Presentation: {
      said: ["Its presentation.", "It is well presented.", "Presenting it neatly."],
      not: ["She is present."],
    },
  },
};

const CASES = MAIN_FIELDS.flatMap((field) =>
  Object.entries(SAID[field]).map(([option, { said, not }]) => ({ field, option, said, not })),
);

describe("what a text says of an option", () => {
  it("is known for every option of every field", () => {
    for (const field of MAIN_FIELDS) {
      expect(Object.keys(SAID[field])).toEqual([...FIELD_OPTIONS[field]]);
    }
  });

  it.each(
    CASES.flatMap(({ field, option, said }) => said.map((text) => ({ field, option, text }))),
  )("$field is $option: $text", ({ field, option, text }) => {
    expect(saysOption(field, option, text)).toBe(true);
  });

  it.each(CASES.flatMap(({ field, option, not }) => not.map((text) => ({ field, option, text }))))(
    "$field is not $option: $text",
    ({ field, option, text }) => {
      expect(saysOption(field, option, text)).toBe(false);
    },
  );

  it("is nothing for an option that the field does not have", () => {
    expect(saysOption("level", "Always on time", "She is always on time.")).toBe(false);
  });
});

describe("another option than the teacher's", () => {
  it("is found in the text", () => {
    expect(saysOtherOptions("level", "Advanced", "She is developing.")).toEqual(["Developing"]);
    expect(saysOtherOptions("level", "Developing", "She is developing.")).toEqual([]);
    expect(saysOtherOptions("level", "Advanced", "She reads.")).toEqual([]);
  });

  it('is none where "all term" is said of conduct, and "mostly" of the homework behind it', () => {
    const text = "She has kept up excellent behaviour all term and mostly completes her homework.";
    expect(saysOtherOptions("homework", "Mostly Completed", text)).toEqual([]);
  });

  it("is no contradiction where one improvement does not exclude another", () => {
    expect(saysOtherOptions("homework_improvement_area", "Method", "Accuracy matters.")).toEqual(
      [],
    );
  });
});
