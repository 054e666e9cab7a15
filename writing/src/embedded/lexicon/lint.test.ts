import { FIELD_OPTIONS, MAIN_FIELDS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, test } from "vitest";
import { contradicts, readSentence } from "../../checks/ticks/read-tick.ts";
import { PRONOUN_SETS } from "../../language/pronouns.ts";
import { realiseSentence } from "../realisation/realise-sentence.ts";
import { BANKS, parseBank, type Phrase } from "./banks.ts";
import { lintBanks } from "./lint.ts";
import { chooseTokens, openFirstReference } from "./template.ts";

/** A phrase with the first of each of its choices. */
function plainly({ nodes }: Phrase): string {
  const tokens = chooseTokens(
    nodes,
    () => 0,
    () => [{ kind: "text", text: "Maths" }],
  );
  const person = { name: "Amara", pronouns: PRONOUN_SETS["She/Her"] };
  return realiseSentence(openFirstReference(tokens), person, false);
}

describe("the phrase banks", () => {
  test("have no fault that the linter knows", () => {
    expect(lintBanks(BANKS)).toEqual([]);
  });

  test("say no other option where a tick and what it means are one sentence", () => {
    const found = MAIN_FIELDS.flatMap((field) =>
      FIELD_OPTIONS[field].flatMap((option) => {
        const of = (kind: string) =>
          (BANKS.cells.get(`${field}/${option}/${kind}`) ?? []).map(plainly);
        return of("say").flatMap((said) =>
          of("follow")
            .map((meant) => `${said.replace(/\.$/u, "")}, and ${meant}`)
            .filter((both) => contradicts(field, option, readSentence(both)) !== null),
        );
      }),
    );
    expect(found).toEqual([]);
  });
});

describe("the linter finds", () => {
  const faults: [string, string, string, RegExp][] = [
    ["an unknown slot", "school", "practice {helpz} everyone.", /is no slot/u],
    ["a missing full stop", "school", "practice helps", /full stop/u],
    ["American spelling", "school", "good behavior matters.", /American/u],
    [
      "advice that claims to have seen",
      "home",
      "{pupil} {has} worked well this term.",
      /claims to have seen/u,
    ],
    ["a verb without agreement", "follow", "{they} works with care.", /agree/u],
    [
      "a pupil as object in the wrong slot",
      "home",
      "this would help {pupil} to learn.",
      /no subject/u,
    ],
    ["a phrase that says nothing of its option", "say", "{pupil} {is} here.", /does not say/u],
    [
      "a phrase that says another option",
      "say",
      "{pupil} {is} never late, and always on time, or occasionally late.",
      /it says "Occasionally late"/u,
    ],
    [
      "general words that sound like a tick",
      "school",
      "being frequently late costs time.",
      /says punctuality/u,
    ],
    [
      "an observation that guesses at a reason",
      "follow",
      "caution appears to hold {pupil/them} back.",
      /claims more than its tick says/u,
    ],
    [
      "an observation of what no tick says",
      "say",
      "{pupil} {is} never late and settle{s} within five minutes.",
      /claims more than its tick says/u,
    ],
    ["advice that asks nothing of anybody", "school", "practice makes a habit.", /advises nobody/u],
    [
      "a saying",
      "school",
      "comments on finished work are the nearest thing to a tutor that {pupil} could have.",
      /a saying/u,
    ],
    [
      "a saying in what a tick means",
      "follow",
      "turning up is one thing and learning another.",
      /a saying/u,
    ],
    ["reproach", "home", "{pupil} must understand this.", /reproaches/u],
    [
      "a cause that nobody gave",
      "home",
      "{pupil} could set the alarm ten minutes earlier.",
      /takes a cause for granted: "alarm"/u,
    ],
    [
      "a promise without its mark",
      "school",
      "{pupil} could go to homework club.",
      /Offers homework_club: /u,
    ],
    [
      "a promise under the mark of another",
      "school",
      "Offers library: {pupil} could see a mentor.",
      /Offers mentoring: /u,
    ],
    [
      "a promise in our name",
      "closing",
      "we will help {pupil/them} with this.",
      /nobody has settled/u,
    ],
    [
      "an arrangement that nobody has made",
      "school",
      "{pupil} should agree a shortened list of tasks with the teacher.",
      /arrangement that nobody has made/u,
    ],
    ["two stops", "school", "practice helps..", /two stops meet/u],
    ["a word said twice", "school", "students who join in in class learn more.", /comes twice/u],
    ["the wrong article", "school", "a early start helps.", /before a vowel/u],
    [
      "a comparison that does not match",
      "school",
      "it is not so much about luck than about care.",
      /comparison/u,
    ],
    ["an American term", "home", "{pupil} could read at recess.", /British school/u],
    [
      "a verb that does not agree with its noun",
      "home",
      "{pupil} could look for work that stretch the mind.",
      /does not agree/u,
    ],
    ["a sentence nobody reads in one breath", "school", `${"so and ".repeat(21)}on.`, /too many/u],
    [
      "another tick in what one means",
      "follow",
      "{pupil} {is} proficient as well.",
      /says level "Proficient"/u,
    ],
    [
      "a pupil as subject in the wrong slot",
      "home",
      "it is worth asking what {pupil/them} would do.",
      /is the subject/u,
    ],
    [
      "phrases of one cell that all begin alike",
      "school",
      ["one", "two", "three", "four"].map((word) => `it is good to ${word}.`).join("\n- "),
      /4 phrases begin with "it is good"/u,
    ],
  ];
  test.each(faults)("%s", (_, kind, phrase, expected) => {
    const cells = parseBank("punctuality", `## Always on time\n### ${kind}\n- ${phrase}\n`);
    expect(
      lintBanks({ cells, version: "" })
        .filter(
          (line) =>
            line.includes(phrase.replace(/^Offers \w+: /u, "")) || line.includes("begin with"),
        )
        .join("\n"),
    ).toMatch(expected);
  });

  test("no fault in a promise that is marked", () => {
    const cells = parseBank(
      "punctuality",
      "## Always on time\n### school\n- Offers homework_club: {pupil} could go to homework club.\n",
    );
    const lines = lintBanks({ cells, version: "" });
    expect(lines.filter((line) => line.includes("homework club"))).toEqual([]);
  });
});

describe("a mark", () => {
  test("stands after the year group", () => {
    const cells = parseBank(
      "study",
      "## ahead\n### general\n- Years 7-9: Offers library: {pupil} could use the library.\n",
    );
    expect(cells.get("study/ahead/general")).toMatchObject([
      { source: "{pupil} could use the library.", years: [7, 9], offer: "library" },
    ]);
  });

  test("says for which subjects a phrase is, or is not", () => {
    const cells = parseBank(
      "study",
      "## advice\n### home\n- In drawn: draw.\n- Years 7-9: Not in maths, pe: read.\n",
    );
    expect(cells.get("study/advice/home")).toMatchObject([
      { source: "draw.", subjects: { only: true, kinds: new Set(["drawn"]) } },
      {
        source: "read.",
        years: [7, 9],
        subjects: { only: false, kinds: new Set(["maths", "pe"]) },
      },
    ]);
    expect(() => parseBank("study", "## advice\n### home\n- In maths, tea: drink.\n")).toThrow(
      /No subject is of such a kind/u,
    );
  });

  test("of something that no school can list is refused", () => {
    expect(() => parseBank("study", "## ahead\n### general\n- Offers cake: eat.\n")).toThrow(
      /No school can offer "cake"/u,
    );
  });
});
