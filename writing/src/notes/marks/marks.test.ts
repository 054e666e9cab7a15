import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { readOfSam, saidOfSam } from "../../../test/notes-on-sam.ts";

/** Marks in company as teachers type them; "—" stands for a piece that goes back. */
const NOTES: readonly (readonly [field: WrittenField, text: string, said: string])[] = [
  // A mark and what it was before
  [
    "level_notes",
    "mock 43/80, up from 31 in nov. grade 5 now within reach",
    "Sam achieved 43 out of 80 in the mock, up from 31 in November. A grade 5 is now within reach.",
  ],
  [
    "level_notes",
    "67% in the Jan mock, was 52 in Oct",
    "Sam achieved 67% in the January mock, up from 52 in October.",
  ],
  ["level_notes", "B in mock (D in Y10)", "Sam achieved a B in the mock, up from a D in Year 10."],
  [
    "level_notes",
    "got a 7 in his controlled assessment, up two grades",
    "Sam achieved a grade 7 in his controlled assessment, up two grades.",
  ],
  ["level_notes", "mock 43/80, up from 51 in nov", "—"],
  ["level_notes", "mock 43/80, down from 31", "Sam achieved 43 out of 80 in the mock. —"],
  ["level_notes", "mock 43/80, up from 95", "—"],
  ["level_notes", "mock 43/80, up from a 4", "—"],
  // Two marks and no comparison: nobody knows which came first
  ["level_notes", "mock 62%, 75% in sept", "Sam achieved 62% in the mock and 75% in September."],
  ["level_notes", "68% in March, 51% in sept", "Sam achieved 68% in March and 51% in September."],
  [
    "level_notes",
    "51% in sept, 68% in March",
    "Sam has gone from 51% in September to 68% in March.",
  ],
  // From the one to the other
  [
    "level_notes",
    "47% to 61% on the tectonics test",
    "Sam has gone from 47% to 61% on the tectonics test.",
  ],
  [
    "level_notes",
    "was secure 7 now nearer 6",
    "Sam was a secure grade 7 and is now nearer a grade 6.",
  ],
  [
    "level_notes",
    "dropped from 7 to a 5 since sept",
    "Sam dropped from grade 7 to grade 5 since September.",
  ],
  ["level_notes", "improved from 61% to 47%", "—"],
  ["level_notes", "up from a 4-5 in autumn", "Sam is up from a 4-5 in the autumn."],
  [
    "level_notes",
    "reading age up from 9.2 to 11.4",
    "Sam's reading age has gone up from 9.2 to 11.4.",
  ],
  ["level_notes", "attendance up from 88% to 95%", "Sam's attendance has gone up from 88% to 95%."],
  // What stands between a name and its mark
  ["level_notes", "portfolio only 22/40", "Sam achieved only 22 out of 40 for the portfolio."],
  ["homework_notes", "spellings usually 10/10", "Sam usually scores 10 out of 10 in spellings."],
  [
    "level_notes",
    "Lang paper 1 - 52/80. Lit 18/30.",
    "Sam achieved 52 out of 80 in language paper 1. Sam achieved 18 out of 30 in literature.",
  ],
  ["level_notes", "Paper 2 mock D", "Sam achieved a D in the paper 2 mock."],
  ["level_notes", "NEA1 marked at 22/30", "Sam achieved 22 out of 30 for NEA1."],
  ["level_notes", "GCSE PE theory 41%", "Sam achieved 41% in GCSE PE theory."],
  [
    "best_achievement",
    "16 marker on the NHS got full marks",
    "Sam achieved full marks on the 16-mark question on the NHS.",
  ],
  ["level_notes", "devised piece 51/60", "Sam achieved 51 out of 60 for the devised piece."],
  // Others, averages, targets and records
  [
    "level_notes",
    "End of unit test: 68%, class av 59",
    "Sam achieved 68% in the end-of-unit test, against a class average of 59.",
  ],
  [
    "homework_notes",
    "Seneca 100% complete, av score 84%",
    "Sam has completed 100% of Seneca, with an average score of 84%.",
  ],
  [
    "level_notes",
    "phonics check 28/40, pass mark 32",
    "Sam achieved 28 out of 40 in the phonics check, against a pass mark of 32.",
  ],
  [
    "level_notes",
    "31% - well below his target of 60%",
    "Sam achieved 31%, well below his target of 60%.",
  ],
  ["level_notes", "31%, above his target of 60%", "Sam achieved 31%. —"],
  [
    "level_notes",
    "mock 62%, disappointing",
    "Sam achieved 62% in the mock, which was disappointing.",
  ],
  [
    "level_notes",
    "coursework 52/72, should go up if he finishes the final piece",
    "Sam achieved 52 out of 72 for the coursework, which should go up if he finishes the final piece.",
  ],
  ["level_notes", "should go up if he finishes the final piece", "—"],
  [
    "best_achievement",
    "got 17/20 in listening test, his highest so far",
    "Sam achieved 17 out of 20 in the listening test, his highest so far.",
  ],
  [
    "best_achievement",
    "got 17/20 in listening test, her highest so far",
    "Sam achieved 17 out of 20 in the listening test. —",
  ],
  [
    "best_achievement",
    "ran 1500m in 4.52, school record for his age",
    "Sam ran the 1500m in 4.52, a school record for his age.",
  ],
  [
    "best_achievement",
    "long jump 4.2m (PB)",
    "Sam achieved 4.2m in the long jump, a personal best.",
  ],
  [
    "level_notes",
    "NEA 41/60, class average 38/60, his strongest piece",
    "Sam achieved 41 out of 60 for the NEA, his strongest piece, against a class average of 38 out of 60.",
  ],
  // Where somebody stands
  ["level_notes", "5-5 working at, target 6-6", "Sam is working at 5-5 and has a target of 6-6."],
  [
    "level_notes",
    "predicted 7, currently 6, has the ability but coasts",
    "Sam is predicted a grade 7 and is currently working at grade 6. Sam has the ability but coasts.",
  ],
  [
    "level_notes",
    "on track for an 8, excellent performer in trampolining",
    "Sam is on track for a grade 8. Sam is an excellent performer in trampolining.",
  ],
  [
    "level_notes",
    "Exp in maths, GD reading",
    "Sam is working at the expected standard in maths and at greater depth in reading.",
  ],
  ["level_notes", "hit his target of 7 in the mock", "Sam hit his target of grade 7 in the mock."],
  [
    "level_notes",
    "A-level target B, current grade D",
    "Sam has a target of grade B and is currently working at grade D.",
  ],
  // Several of them
  [
    "level_notes",
    "listening 5, reading 6, writing 4, speaking 6",
    "Sam achieved a grade 5 in listening, a grade 6 in reading, a grade 4 in writing and a grade 6 in speaking.",
  ],
  [
    "level_notes",
    "end of topic tests: 54%, 61%, 73%",
    "Sam achieved 54%, 61% and 73% in end-of-topic tests.",
  ],
  ["level_notes", "54, 61 then 73 in the last 3 tests", "—"],
  // Beside a word, and with their units
  [
    "level_notes",
    "Talented drummer (gr 5), keyboard skills not as good",
    "Sam is a talented drummer (grade 5). Sam's keyboard skills are not as good.",
  ],
  [
    "homework_notes",
    "coursework (AEP) still not handed in",
    "Sam's coursework (AEP) is still not handed in.",
  ],
  ["homework_notes", "reads at home 4-5x a week", "Sam reads at home 4 to 5 times a week."],
  ["punctuality_notes", "10 min late", "Sam is 10 minutes late."],
];

const WORK: readonly (readonly [typed: string, said: string])[] = [
  ["mock", "in the mock"],
  ["end of unit test", "in the end-of-unit test"],
  ["Paper 2", "in paper 2"],
  ["Macbeth essay", "for the Macbeth essay"],
  ["coursework", "for the coursework"],
  ["forces quiz", "in the forces quiz"],
  ["listening", "in listening"],
  ["algebra", "in algebra"],
  ["french oral", "in the French oral"],
  ["Y10 exam", "in the Year 10 exam"],
];
const FIGURES = [
  ["43/80", "43 out of 80", "31", "55"],
  ["62%", "62%", "48%", "75%"],
  ["62%", "62%", "48", "75"],
  ["17/20", "17 out of 20", "12/20", "19/20"],
] as const;
const GRADES = [
  ["grade 5", "a grade 5", "a 4", "a 6"],
  ["grade B", "a grade B", "a D", "an A"],
] as const;
const WHEN = [
  ["nov", "in November"],
  ["in sept", "in September"],
  ["last term", "last term"],
  ["at xmas", "at Christmas"],
  ["in yr 9", "in Year 9"],
  ["last time", "last time"],
] as const;
const SHAPES: readonly ((work: string, mark: string) => string)[] = [
  (work, mark) => `${work} ${mark}`,
  (work, mark) => `${work}: ${mark}`,
  (work, mark) => `${work} - ${mark}`,
  (work, mark) => `${mark} in ${work}`,
  (work, mark) => `got ${mark} in the ${work}`,
];

type Made = { text: string; judgement: string; held: readonly string[] };

/** Every mark in every order with a comparison of every kind behind it. */
function* made(): Generator<Made> {
  for (const [work, named] of WORK)
    for (const [mark, said, lower, higher] of [...FIGURES, ...GRADES])
      for (const [place, shape] of SHAPES.entries()) {
        const isGrade = /grade/u.test(mark);
        if (place > 2 && /^(?:algebra|listening)$/u.test(work) && place === 4) continue;
        const head = shape(work, mark);
        const held = [said, ...(place > 2 ? [named.replace(/^\w+ /u, "")] : [named])];
        const bare = (value: string) => value.replace("/20", " out of 20");
        const grade = (value: string) =>
          isGrade ? value.replace(/^(an?) (?=\d)/u, "$1 grade ") : bare(value);
        const [when, then] = WHEN[(work.length + mark.length + place) % WHEN.length] ?? WHEN[0];
        yield {
          text: `${head}, up from ${lower} ${when}`,
          judgement: "praise",
          held: [...held, `up from ${grade(lower)} ${then}`],
        };
        yield {
          text: `${head}, down from ${higher} ${when}`,
          judgement: "fault",
          held: [...held, `down from ${grade(higher)} ${then}`],
        };
        yield {
          text: `${head} (was ${lower} ${when})`,
          judgement: "praise",
          held: [...held, `up from ${grade(lower)} ${then}`],
        };
        yield {
          text: `${head} (${higher} ${when})`,
          judgement: "fault",
          held: [...held, `down from ${grade(higher)} ${then}`],
        };
        yield {
          text: `${head}, his best yet`,
          judgement: "praise",
          held: [...held, "his best yet"],
        };
        if (isGrade) {
          yield {
            text: `${head}, target ${higher.replace(/^an? /u, "")}`,
            judgement: "fact",
            held: [...held, "is aiming for"],
          };
        } else {
          yield {
            text: `${head}, class average ${lower}`,
            judgement: "praise",
            held: [...held, `against a class average of ${bare(lower)}`],
          };
          yield {
            text: `${head} (class av ${higher})`,
            judgement: "fault",
            held: [...held, `against a class average of ${bare(higher)}`],
          };
        }
        // Told the wrong way round, nobody knows which of the two is meant.
        yield { text: `${head}, up from ${higher} ${when}`, judgement: "", held: [] };
        yield { text: `${head}, down from ${lower} ${when}`, judgement: "", held: [] };
      }
}

const numbers = (text: string) =>
  (text.match(/\d+(?:\.\d+)?/gu) ?? []).toSorted((a, b) => Number(a) - Number(b));

describe("marks", () => {
  it.each(NOTES)("%s: %s", (field, text, said) => {
    expect(saidOfSam(field, text)).toBe(said);
  });

  it("are told whole, each number once, and a fall is never a rise", () => {
    const wrong: string[] = [];
    for (const { text, judgement, held } of made()) {
      const read = readOfSam("level_notes", text);
      const [first] = read;
      const said = read.map(({ reads_as }) => reads_as).join(" ");
      const right =
        judgement === ""
          ? !/\b(?:up|down) from\b/u.test(said)
          : read.length === 1 &&
            first?.judgement === judgement &&
            held.every((each) => said.includes(each)) &&
            numbers(said).join() === numbers(text).join();
      if (!right) wrong.push(`${text} -> ${first?.judgement}: ${said}`);
    }
    expect(wrong).toEqual([]);
  });

  it("are parted from what is told beside them, in either order", () => {
    for (const other of ["works hard", "needs to revise more", "always ready to help"])
      for (const marks of ["mock 43/80, up from 31 in nov", "currently 5, target 6"]) {
        const own = saidOfSam("level_notes", marks);
        expect(saidOfSam("level_notes", `${marks}, ${other}`)).toMatch(new RegExp(`^${own}`, "u"));
        expect(saidOfSam("level_notes", `${other}, ${marks}`)).toMatch(new RegExp(`${own}$`, "u"));
      }
  });
});
