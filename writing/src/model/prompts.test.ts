import { describe, expect, it } from "vitest";
import { assertNothingKnown } from "../privacy/gate.ts";
import { GIVEN_NAMES } from "../privacy/names/given-names.ts";
import { SURNAMES } from "../privacy/names/surnames.ts";
import { buildRosterIndex } from "../privacy/roster.ts";
import { describeProfile } from "../style/describe.ts";
import { profileSamples } from "../style/learn.ts";
import { PLAIN_ANSWER, STRUCTURED_ANSWER } from "./prompts/answer-format.ts";
import { CHANGES, REFINE_REPORT } from "./prompts/refine-report.ts";
import { VARIATIONS, WRITE_REPORT } from "./prompts/write-report.ts";

const surnames = [...SURNAMES];
const EVERYBODY = buildRosterIndex({
  students: [...GIVEN_NAMES].map((name, at) => ({
    first_name: name.charAt(0).toUpperCase() + name.slice(1),
    last_name: surnames[at % surnames.length] ?? "",
  })),
  staff: [],
  school: "Hill House School",
});

describe("the prompts", () => {
  it("hold nobody's name, so that the last gate never stops a request for its own words", () => {
    const style = describeProfile(
      profileSamples(["It's been a joy! I am proud; you try (a lot) - well done: yes."]),
    );
    const all = [
      WRITE_REPORT.system,
      REFINE_REPORT.system,
      STRUCTURED_ANSWER,
      PLAIN_ANSWER,
      ...VARIATIONS,
      ...Object.values(CHANGES),
      ...style,
      JSON.stringify({
        subject: "",
        year: 9,
        length: { unit: "words", least: 300, most: 400, aim: 340 },
        variety: "",
        style: [],
        data: [],
        report: [],
        sentence: "",
        change: "",
        label: "Area to Improve",
      }),
    ].join("\n\n");
    assertNothingKnown(all, EVERYBODY);
    // A name that was taken out of a note stops a request wherever it stands: "Max" had.
    const takenOut = new Map([...GIVEN_NAMES].map((name, at) => [`{NAME_${at}}`, name]));
    assertNothingKnown(all, EVERYBODY, [takenOut]);
    expect(() => assertNothingKnown(`${all}\nZainab`, EVERYBODY)).toThrow(/a known name/u);
  });
  it("carry a version that changes with their words", () => {
    expect(WRITE_REPORT.version).toMatch(/^write-report\/\d+$/u);
    expect(REFINE_REPORT.version).toMatch(/^refine-report\/\d+$/u);
    const stamp = (text: string) =>
      Array.from(text).reduce(
        (sum, char) => (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) | 0,
        7,
      );
    // A change of the words changes these numbers: raise the version with them.
    expect({
      [WRITE_REPORT.version]: stamp(WRITE_REPORT.system),
      [REFINE_REPORT.version]: stamp(REFINE_REPORT.system),
    }).toMatchInlineSnapshot(`
      {
        "refine-report/5": -1148348349,
        "write-report/5": -353936214,
      }
    `);
  });
});
