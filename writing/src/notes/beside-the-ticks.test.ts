import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { readOfSam, saidOfSam } from "../../test/notes-on-sam.ts";

type Note = readonly [field: WrittenField, text: string, said: string];

/** What is typed beside the ticks, by the kind of slip that a reader of it makes; "—" is handed back. */
const KINDS: readonly (readonly [kind: string, notes: readonly Note[]])[] = [
  [
    "whom something was done by is never who did it",
    [
      ["behaviour_notes", "led astray by others", "Sam was led astray by others."],
      ["behaviour_notes", "put down by others", "Sam was put down by others."],
      ["behaviour_notes", "told off by staff", "Sam was told off by staff."],
      ["behaviour_notes", "led by example", "Sam led by example."],
      ["participation_notes", "led the group by example", "Sam led the group by example."],
      ["behaviour_notes", "bullied by others in class", "—"],
      ["participation_notes", "easily put off by setbacks", "Sam is easily put off by setbacks."],
    ],
  ],

  [
    "a grade or the next is no score, and who was away was away for so long",
    [
      ["level_notes", "8/9 in every test", "—"],
      [
        "level_notes",
        "essays narrative not analytical",
        "Sam's essays are narrative and not analytical.",
      ],
      ["homework_notes", "7/8 pieces in", "Sam has handed in 7 out of 8 pieces of homework."],
      ["punctuality_notes", "absent 3 weeks", "Sam was absent for three weeks."],
      [
        "participation_notes",
        "happy to talk in small group",
        "Sam is happy to talk in a small group.",
      ],
    ],
  ],

  [
    "somebody is quiet, and not what they offer",
    [
      [
        "participation_notes",
        "quiet but great ideas in pairs",
        "Sam is quiet but offers great ideas in pairs.",
      ],
      ["participation_notes", "shy but good answers", "Sam is shy but gives good answers."],
      ["participation_notes", "short but clear answers", "Sam gives short but clear answers."],
    ],
  ],

  [
    "what is done to a thing is no deed of the thing",
    [
      ["behaviour_notes", "phone confiscated twice", "Sam's phone has been confiscated twice."],
      ["behaviour_notes", "planner signed every week", "Sam's planner has been signed every week."],
      ["homework_notes", "essay submitted late", "Sam's essay has been submitted late."],
      [
        "additional_notes",
        "too many lessons missed for music",
        "Sam has missed too many lessons for music.",
      ],
    ],
  ],

  [
    "an owner that is put in goes by the pronoun of the note",
    [
      ["homework_notes", "does it when he remembers", "Sam does his homework when he remembers."],
      [
        "homework_notes",
        "does it but forgets to hand it in",
        "Sam does his homework but forgets to hand it in.",
      ],
      [
        "punctuality_notes",
        "has got better since half term",
        "His punctuality has got better since half term.",
      ],
    ],
  ],

  [
    "where somebody stands is neither a target nor a deed",
    [
      ["level_notes", "greater depth in reading", "Sam is working at greater depth in reading."],
      [
        "level_notes",
        "exceeding in maths, expected in reading",
        "Sam is exceeding the expected level in maths and is working at the expected level in reading.",
      ],
      ["level_notes", "expected to get there by summer", "Sam is expected to get there by summer."],
      ["level_notes", "a whole grade up on last year", "Sam is a whole grade up on last year."],
      ["level_notes", "two grades down since Y10", "Sam is two grades down since Year 10."],
      [
        "level_notes",
        "working towards in writing",
        "Sam is working towards the expected standard in writing.",
      ],
      ["level_notes", "hasn't reached target yet", "Sam has not reached his target yet."],
      ["level_notes", "not quite there yet", "Sam is not quite there yet."],
      ["level_notes", "narrowly missed a 7", "Sam narrowly missed a 7."],
      ["level_notes", "73% average", "Sam has an average of 73%."],
    ],
  ],

  [
    "what is over was, and has not been",
    [
      [
        "homework_notes",
        "handed in two late last week",
        "Sam handed in two pieces of homework late last week.",
      ],
      ["homework_notes", "has missed one last week", "Sam missed one piece of homework last week."],
      [
        "homework_notes",
        "3 missing since last week",
        "Sam has been missing 3 pieces of homework since last week.",
      ],
      ["punctuality_notes", "has been late twice last week", "Sam was late twice last week."],
      ["punctuality_notes", "only late twice", "Sam has only been late twice."],
      ["level_notes", "test scores improved in spring", "Sam's test scores improved in spring."],
      [
        "punctuality_notes",
        "was late a lot but much better now",
        "Sam was late a lot but is much better now.",
      ],
    ],
  ],

  [
    "what is left out beside homework is homework",
    [
      ["homework_notes", "missing 3 pieces", "Sam is missing three pieces of homework."],
      ["homework_notes", "none handed in", "Sam has handed in no homework."],
      ["homework_notes", "forgets", "Sam forgets his homework."],
      ["homework_notes", "always asks for extra", "Sam always asks for extra homework."],
      ["homework_notes", "scrappy", "Sam's homework is scrappy."],
      ["homework_notes", "mymaths not done", "His MyMaths homework is not done."],
      [
        "homework_notes",
        "2 late and 3 missing",
        "Sam has handed in 2 pieces of homework late and is missing 3.",
      ],
    ],
  ],

  [
    "a bus is late, and a pupil is by so many minutes",
    [
      ["punctuality_notes", "bus often late", "His bus is often late."],
      ["punctuality_notes", "bus was late twice", "His bus was late twice."],
      [
        "punctuality_notes",
        "arrives 5 mins late most days",
        "Sam arrives 5 minutes late most days.",
      ],
      ["punctuality_notes", "lateness to period 1", "Sam is late to period 1."],
    ],
  ],

  [
    "articles that only the teacher's speech leaves out",
    [
      [
        "behaviour_notes",
        "improved after seating change",
        "Sam improved after the seating change.",
      ],
      ["behaviour_notes", "apologised after incident", "Sam apologised after the incident."],
      [
        "additional_notes",
        "coped well with move from Poland",
        "Sam coped well with the move from Poland.",
      ],
      ["participation_notes", "copes well with change", "Sam copes well with change."],
      [
        "additional_notes",
        "came 2nd in house spelling bee",
        "Sam came second in the house spelling bee.",
      ],
      ["additional_notes", "came last in most races", "Sam came last in most races."],
      [
        "additional_notes",
        "represented school at athletics",
        "Sam represented the school at athletics.",
      ],
      [
        "homework_notes",
        "made huge effort on the castle project",
        "Sam made a huge effort on the castle project.",
      ],
      [
        "additional_notes",
        "great help at open evening",
        "Sam was a great help at the open evening.",
      ],
    ],
  ],

  [
    "what is no matter of a report goes back",
    [
      ["behaviour_notes", "called another student a slag", "—"],
      ["behaviour_notes", "told me to f*** off", "—"],
      ["additional_notes", "goes to bed late", "—"],
      ["punctuality_notes", "turns up late without a note", "Sam turns up late without a note."],
      ["behaviour_notes", "head of year involved", "—"],
      ["punctuality_notes", "late on purpose I think", "—"],
      ["behaviour_notes", "kind to a friend when he was upset", "—"],
    ],
  ],

  [
    "words that name two things",
    [
      ["behaviour_notes", "no trouble", "Sam is no trouble."],
      ["level_notes", "wasting potential", "Sam is wasting his potential."],
      ["additional_notes", "good friends with everyone", "Sam is good friends with everyone."],
      [
        "participation_notes",
        "only when asked directly",
        "Sam contributes only when asked directly.",
      ],
      ["participation_notes", "hard working and fun", "Sam is hard-working and fun."],
      ["behaviour_notes", "upset after argument", "Sam is upset after the argument."],
      [
        "level_notes",
        "strong on practical, weak on theory",
        "Sam is strong on practical work but weak on theory.",
      ],
    ],
  ],
  [
    "what is left out or stands for two things is not guessed",
    [
      ["behaviour_notes", "sat on his own and working better", "—"],
      ["behaviour_notes", "listens and works hard", "Sam listens and works hard."],
      ["punctuality_notes", "works late so tired", "Sam works late so he is tired."],
      ["additional_notes", "only just joined so hard to say", "—"],
      ["additional_notes", "hopefully next year will be better", "—"],
      ["homework_notes", "Great Fire of London model was amazing!", "—"],
      ["additional_notes", "built a model of a Tudor house", "Sam built a model of a Tudor house."],
    ],
  ],
  [
    "what somebody does is no thing",
    [
      ["homework_notes", "practises scales daily", "Sam practises scales daily."],
      ["homework_notes", "handed in coursework early", "Sam has handed in coursework early."],
      ["homework_notes", "handed in on time", "Sam's homework is handed in on time."],
      ["homework_notes", "given in late", "Sam's homework is given in late."],
      ["punctuality_notes", "signed late 6 times", "Sam has been late six times."],
      [
        "additional_notes",
        "student of the month in Feb",
        "Sam was the student of the month in February.",
      ],
      ["additional_notes", "star of the week twice", "Sam has been star of the week twice."],
    ],
  ],
  [
    "a place and a deed are joined by their “is”",
    [
      [
        "behaviour_notes",
        "off task at times but responds to reminders",
        "Sam is off task at times but responds to reminders.",
      ],
      [
        "punctuality_notes",
        "usually on time but arrives without a pen",
        "Sam is usually on time but arrives without a pen.",
      ],
      [
        "level_notes",
        "below target and struggles with algebra",
        "Sam is below target and struggles with algebra.",
      ],
      ["homework_notes", "on time but lacks detail", "Sam's homework is on time but lacks detail."],
    ],
  ],
  [
    "what teachers say so every day",
    [
      [
        "participation_notes",
        "hardly said a word all term",
        "Sam has hardly said a word all term.",
      ],
      [
        "participation_notes",
        "contributes thoughtfully, esp in ethics debates",
        "Sam contributes thoughtfully, especially in ethics debates.",
      ],
      ["behaviour_notes", "needs constant supervision", "Sam needs constant supervision."],
      ["behaviour_notes", "no longer a worry", "Sam is no longer a worry."],
      ["behaviour_notes", "often out of seat", "Sam is often out of his seat."],
      [
        "level_notes",
        "confident with number, less so with shape",
        "Sam is confident with number but less so with shape.",
      ],
      [
        "level_notes",
        "just missed the standard in maths",
        "Sam just missed the standard in maths.",
      ],
      ["level_notes", "borderline 4/5", "Sam is on the borderline between 4 and 5."],
      [
        "homework_notes",
        "scored 19/20 on last one",
        "Sam scored 19 out of 20 on the last piece of homework.",
      ],
      ["homework_notes", "spends hours on it", "Sam spends hours on the homework."],
      [
        "additional_notes",
        "coped well with change of teacher",
        "Sam coped well with a change of teacher.",
      ],
      ["additional_notes", "form captain", "Sam is form captain."],
    ],
  ],
  [
    "what stands a little apart is said of whom it is said",
    [
      ["level_notes", "strong verbally", "Sam is strong verbally."],
      ["level_notes", "technically strong", "Sam's work is technically strong."],
      ["level_notes", "on course for a distinction", "Sam is on track for a distinction."],
      ["level_notes", "could do higher paper", "Sam could do the higher paper."],
      ["additional_notes", "deputy head boy next year", "Sam will be deputy head boy next year."],
      ["additional_notes", "bubbly personality", "Sam has a bubbly personality."],
      [
        "punctuality_notes",
        "on time apart from 2 days in Jan",
        "Sam has been on time apart from 2 days in January.",
      ],
      ["homework_notes", "2 out of 8 missing", "Sam is missing 2 out of 8 pieces of homework."],
      ["homework_notes", "not always his own work", "Sam's homework is not always his own work."],
    ],
  ],
];

describe("a note beside a tick", () => {
  const all = KINDS.flatMap(([kind, notes]) => notes.map((note) => [kind, ...note] as const));
  it.each(all)("%s, %s: %s", (_, field, text, said) => {
    expect(saidOfSam(field, text)).toBe(said);
  });
});

describe("how a note beside a tick judges", () => {
  const JUDGED: readonly (readonly [WrittenField, string, string])[] = [
    ["level_notes", "progress has slowed", "fault"],
    ["level_notes", "making slower progress than expected", "fault"],
    ["level_notes", "good progress", "praise"],
    ["level_notes", "no longer needs support", "praise"],
    ["participation_notes", "is happy to coast", "fault"],
    ["participation_notes", "happy to help", "praise"],
    ["participation_notes", "only contributes when asked", "fact"],
    ["behaviour_notes", "never had to raise my voice", "praise"],
    ["behaviour_notes", "no behaviour points at all", "praise"],
  ];
  it.each(JUDGED)("%s: %s", (field, text, judgement) => {
    expect(readOfSam(field, text).map((piece) => piece.judgement)).toEqual([judgement]);
  });
});
