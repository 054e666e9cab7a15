import { describe, expect, it } from "vitest";
import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { readOfSam, saidOfSam } from "../../test/notes-on-sam.ts";

type Row = readonly [WrittenField, string, string];

describe("what teachers write at the end of a day is said as a report says it", () => {
  const KINDS: Readonly<Record<string, readonly Row[]>> = {
    "when, without its little words": [
      [
        "punctuality_notes",
        "late p1 Mon & Thurs bc of the bus",
        "Sam was late to period 1 on Monday and Thursday because of the bus.",
      ],
      ["behaviour_notes", "fair play award Nov", "Sam received a fair play award in November."],
      [
        "homework_notes",
        "leaves everything to the last min",
        "Sam leaves everything to the last minute.",
      ],
    ],
    "what is done against the rules, of which nobody has a kind": [
      ["behaviour_notes", "throwing pens", "Sam has been throwing pens."],
      ["behaviour_notes", "flicking rubbers", "Sam has been flicking rubbers."],
      ["behaviour_notes", "pushing himself", "—"],
    ],
    "what has improved": [
      ["level_notes", "shading much improved", "His shading is much improved."],
      [
        "participation_notes",
        "confidence improved this term",
        "His confidence has improved this term.",
      ],
    ],
    "how much was done": [
      ["level_notes", "lots of catching up done", "Sam has done lots of catching up."],
      [
        "homework_notes",
        "only 2 pieces in since sept",
        "Sam has handed in only two pieces of homework since September.",
      ],
      [
        "homework_notes",
        "hasnt handed in last four",
        "Sam has not handed in the last four pieces of homework.",
      ],
    ],
    "a kind of question, at which nothing is to be done": [
      ["area_to_improve", "evaluate qs", "Sam needs to work on evaluation questions."],
    ],
    "whose work it is": [
      [
        "participation_notes",
        "rarely speaks but work is excellent",
        "Sam rarely speaks but his work is excellent.",
      ],
    ],
    "informal words": [
      ["participation_notes", "sits at back, says nowt", "Sam sits at the back and says nothing."],
      ["homework_notes", "copied from a mate once", "Sam copied from a friend once."],
      ["level_notes", "county level swimmer 🏊", "Sam is a county level swimmer."],
    ],
    "signs of how far somebody is": [
      [
        "level_notes",
        "sec on algebra, shaky on fractions",
        "Sam is secure on algebra but shaky on fractions.",
      ],
      ["level_notes", "GDS in maths", "Sam is working at greater depth in maths."],
      ["level_notes", "pred 9", "Sam is predicted a grade 9."],
      ["level_notes", "currently on a 3", "Sam is currently working at grade 3."],
      [
        "level_notes",
        "vocab tests 18, 19, 20 out of 20",
        "Sam scored 18, 19 and 20 out of 20 in the vocabulary tests.",
      ],
    ],
    "a topic and how it is": [
      ["level_notes", "Times tables: secure", "Sam's times tables are secure."],
      ["level_notes", "Fractions: getting there", "In fractions, Sam is getting there."],
      ["level_notes", "AO3 needs development", "Sam's AO3 needs development."],
      [
        "homework_notes",
        "essays wordy but well researched",
        "Sam's essays are wordy but well researched.",
      ],
    ],
    "a state, and what somebody does": [
      ["level_notes", "new to the topic and needs time", "Sam is new to the topic and needs time."],
      [
        "participation_notes",
        "shy to begin with but now puts his hand up",
        "Sam was shy to begin with but now puts his hand up.",
      ],
    ],
    "two things that judge otherwise": [
      [
        "homework_notes",
        "learns lines, forgets evaluations",
        "Sam learns his lines. Sam forgets evaluations.",
      ],
      [
        "level_notes",
        "below ARE in writing, at ARE in maths",
        "Sam is below age-related expectations in writing and at age-related expectations in maths.",
      ],
      [
        "level_notes",
        "EXS reading, WTS writing",
        "Sam is working at the expected standard in reading and towards the expected standard in writing.",
      ],
    ],
    "how a thing is, with where": [
      ["level_notes", "timing in exams poor", "Sam's timing in exams is poor."],
      [
        "behaviour_notes",
        "sharing is tricky but he's getting there",
        "Sharing is tricky but Sam is getting there.",
      ],
    ],
    "two states side by side": [
      [
        "level_notes",
        "strong on content weaker on interpretations",
        "Sam is strong on content but weaker on interpretations.",
      ],
      [
        "participation_notes",
        "first to training last to leave",
        "Sam is the first to training and the last to leave.",
      ],
    ],
    "the part of an exam that is meant": [
      [
        "area_to_improve",
        "Q4 - balance both sides",
        "In question 4, Sam needs to balance both sides.",
      ],
      ["area_to_improve", "AO2 - link to the stem", "In AO2, Sam should link to the stem."],
    ],
    "what is needed": [
      ["behaviour_notes", "occasional reminders needed", "Sam needs occasional reminders."],
      [
        "area_to_improve",
        "reading worded problems twice before starting",
        "Sam needs to work on reading worded problems twice before starting.",
      ],
      [
        "area_to_improve",
        "verb endings, verb endings, verb endings",
        "Sam needs to work on verb endings.",
      ],
    ],
    "how somebody is, after what they do": [
      [
        "participation_notes",
        "shares work readily but shy about critique",
        "Sam shares work readily but is shy about critique.",
      ],
      [
        "behaviour_notes",
        "rude to me and to other pupils",
        "Sam is rude to me and to other pupils.",
      ],
    ],
    "work that goes by its letters": [
      [
        "best_achievement",
        "EPQ on fast fashion",
        "Sam's best achievement was his EPQ on fast fashion.",
      ],
    ],
    "what somebody does, and no things of theirs": [
      ["level_notes", "paints better than he draws", "Sam paints better than he draws."],
      ["level_notes", "bit lost w genetics", "Sam is a bit lost with genetics."],
      ["homework_notes", "does none", "Sam does no homework."],
      ["homework_notes", "2 pieces were a day late", "Two pieces were a day late."],
      ["area_to_improve", "hit deadlines", "Sam needs to hit deadlines."],
    ],
    "what is meant most": [
      [
        "area_to_improve",
        "needs to use more evidence, esp dates & stats",
        "Sam needs to use more evidence, especially dates and statistics.",
      ],
    ],
    "homework, where the note names none": [
      ["homework_notes", "when it's done it's good", "When the homework is done it is good."],
      [
        "homework_notes",
        "handed in every wk w/o fail",
        "Sam's homework is handed in every week without fail.",
      ],
      [
        "homework_notes",
        "past papers done to a high standard",
        "Sam's past papers have been done to a high standard.",
      ],
    ],
    achievements: [
      ["best_achievement", "science fair runner up", "Sam was a runner-up in the science fair."],
      [
        "best_achievement",
        "Hockney style pool painting",
        "Sam's best achievement was his Hockney style pool painting.",
      ],
      [
        "best_achievement",
        "model of the heart made from bottles",
        "Sam's best achievement was his model of the heart made from bottles.",
      ],
      [
        "best_achievement",
        "wrote a 90 word paragraph with no help",
        "Sam wrote a 90-word paragraph with no help.",
      ],
    ],
  };
  for (const [kind, rows] of Object.entries(KINDS))
    it.each(rows)(`${kind} — %s: %s`, (field, text, sentence) => {
      expect(saidOfSam(field, text)).toBe(sentence);
    });
});

describe("what only looks like a sentence is handed back", () => {
  it.each<readonly [WrittenField, string]>([
    ["additional_notes", "mock on 12th Jan"],
    ["level_notes", "last one 26/30"],
    ["behaviour_notes", "phone out again 🙄"],
    ["punctuality_notes", "3 lates vs 11"],
    ["participation_notes", "grace under pressure in the netball final"],
    ["level_notes", "good at xq"],
    ["best_achievement", "his story about a dragon who was scared of fire"],
    ["area_to_improve", "5s and 7s back to front"],
    ["level_notes", "75% speaking 60% writing"],
    ["homework_notes", "never replaced"],
    ["homework_notes", "reading he ignores"],
    ["behaviour_notes", "where there's a will there's a way"],
    ["homework_notes", "still waiting for his Brecht essay"],
    ["level_notes", "essay on Brecht disappointing after such good practical work"],
  ])("%s: %s", (field, text) => {
    expect(saidOfSam(field, text)).toBe("—");
  });
});

describe("a judgement is not turned by a word", () => {
  it.each<readonly [WrittenField, string, string]>([
    ["punctuality_notes", "always last in after lunch", "fault"],
    ["level_notes", "finds writing hard work and tires quickly", "fault"],
    ["level_notes", "works hard", "praise"],
    ["level_notes", "Es and Us all year", "fact"],
    ["level_notes", "marks in the 30s all year", "fact"],
    ["level_notes", "spelling tests 2, 3, 1 out of 20", "fact"],
    ["behaviour_notes", "swears less", "fact"],
    ["level_notes", "hand skills not so good", "fault"],
    ["behaviour_notes", "chucked a rubber", "fault"],
    ["homework_notes", "forgets evaluations", "fault"],
  ])("%s: %s is %s", (field, text, judgement) => {
    expect(readOfSam(field, text)[0]?.judgement).toBe(judgement);
  });
});

describe("nothing that was typed is lost on the way", () => {
  it.each<readonly [WrittenField, string, string]>([
    ["best_achievement", "played in front of 300 people", "Sam played in front of 300 people."],
    ["behaviour_notes", "tries so hard to please", "Sam tries so hard to please."],
    ["level_notes", "accurate with titres", "Sam is accurate with titres."],
    ["level_notes", "redox is secure", "Sam's redox is secure."],
    [
      "participation_notes",
      "never put off by a hard question",
      "Sam is never put off by a hard question.",
    ],
  ])("%s: %s", (field, text, sentence) => {
    expect(saidOfSam(field, text)).toBe(sentence);
  });
});
