import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { readOfSam, saidOfSam } from "../../test/notes-on-sam.ts";

type Row = readonly [field: WrittenField, text: string, said: string];

/** What a teacher would say aloud about a pupil, typed as it is said; "—" stands for a part that goes back. */
const SPOKEN: readonly Row[] = [
  ["behaviour_notes", "cannot fault him", "I cannot fault him."],
  ["additional_notes", "great to have in the room", "Sam is great to have in the room."],
  [
    "participation_notes",
    "needs a nudge to get started, then you can't stop him",
    "Sam needs a nudge to get started and then nobody can stop him.",
  ],
  [
    "participation_notes",
    "joins in now he's sat at the front",
    "Sam joins in now that he is sitting at the front.",
  ],
  [
    "punctuality_notes",
    "late twice this half term cos bus",
    "Sam has been late twice this half term because of the bus.",
  ],
  ["behaviour_notes", "sensible round bunsens", "Sam is sensible around Bunsen burners."],
  ["behaviour_notes", "calls out, not malicious", "Sam calls out but is not malicious."],
  ["behaviour_notes", "sore loser but working on it", "Sam is a sore loser but is working on it."],
  [
    "behaviour_notes",
    "flicked paint at xmas, otherwise ok",
    "Sam flicked paint at Christmas but is otherwise satisfactory.",
  ],
  [
    "participation_notes",
    "listens respectfully to views he disagrees with",
    "Sam listens respectfully to views he disagrees with.",
  ],
  ["punctuality_notes", "on time, equipped and ready", "Sam is on time, equipped and ready."],
  [
    "participation_notes",
    "Was terrified of performing in Y7 but you'd never know it now.",
    "Sam was terrified of performing in Year 7 but nobody would ever know it now.",
  ],
  ["area_to_improve", "can't hear him past row 2", "I cannot hear him past row 2."],
  [
    "punctuality_notes",
    "on time unless it's last thing on a friday",
    "Sam is on time unless it is last thing on a Friday.",
  ],
  [
    "participation_notes",
    "asks the questions nobody else dares to",
    "Sam asks the questions nobody else dares to.",
  ],
  [
    "behaviour_notes",
    "can come across as arrogant, isn't really",
    "Sam can come across as arrogant but is not really.",
  ],
  [
    "behaviour_notes",
    "chatty since the move next to Olly but responds to a look",
    "Sam has been chatty since the move next to Olly but responds to a look.",
  ],
  [
    "participation_notes",
    "reluctant to read aloud, fair enough",
    "Sam is reluctant to read aloud. —",
  ],
  ["homework_notes", "says he practises - no evidence of it", "— —"],
  ["behaviour_notes", "not a problem in here though I know he is elsewhere", "—"],
  [
    "punctuality_notes",
    "punctual, though he forgets his calculator",
    "Sam is punctual, though he forgets his calculator.",
  ],
  [
    "behaviour_notes",
    "Responds well to praise, badly to being told off in public",
    "Sam responds well to praise but badly to being told off in public.",
  ],
  ["participation_notes", "great on physical, bored by human", "—"],
  ["behaviour_notes", "easily wound up by others", "Sam is easily wound up by others."],
  [
    "participation_notes",
    "a real enthusiast, reads around the subject",
    "Sam is a real enthusiast and reads around the subject.",
  ],
  ["participation_notes", "gives up as soon as it's wordy", "Sam gives up as soon as it is wordy."],
  ["behaviour_notes", "good as gold for cover", "Sam is as good as gold for cover."],
  ["behaviour_notes", "borrows equipment without asking", "Sam borrows equipment without asking."],
  [
    "participation_notes",
    "experimental, not afraid of mess",
    "Sam is experimental and not afraid of mess.",
  ],
  ["behaviour_notes", "no complaints", "There are no complaints about Sam's behaviour."],
  ["participation_notes", "listens intently but you have to drag an answer out of him", "—"],
];

/** How it was beside how it is now. */
const THEN_AND_NOW: readonly Row[] = [
  ["behaviour_notes", "used to argue, now apologises", "Sam used to argue but now apologises."],
  [
    "best_achievement",
    "slow start, better since the mock",
    "Sam has made a slow start but has been better since the mock.",
  ],
  [
    "behaviour_notes",
    "2 detentions for chatting, none since half term",
    "Sam has had 2 detentions for chatting but none since half term.",
  ],
  [
    "punctuality_notes",
    "was bad in autumn, fine now",
    "Sam's punctuality was bad in autumn. Sam's punctuality is fine now.",
  ],
  [
    "participation_notes",
    "in sept would just sit there",
    "In September, Sam would just sit there.",
  ],
  [
    "punctuality_notes",
    "lateness creeping back in since easter",
    "Sam's lateness has been creeping back in since Easter.",
  ],
  [
    "punctuality_notes",
    "much better time-keeping since the letter home",
    "Sam's timekeeping has been much better since the letter home.",
  ],
  [
    "best_achievement",
    "role play mark up from 4 to 8",
    "Sam's role-play mark has gone up from 4 to 8.",
  ],
  [
    "homework_notes",
    "Excellent until feb, nothing since",
    "Sam's homework was excellent until February. Sam has handed in nothing since then.",
  ],
  [
    "homework_notes",
    "started the yr well, tailed off",
    "Sam started the year well but tailed off.",
  ],
];

/** What is said of a thing, and whose that is. */
const OF_THINGS: readonly Row[] = [
  [
    "participation_notes",
    "tactical awareness in netball developing well",
    "Sam's tactical awareness in netball is developing well.",
  ],
  [
    "best_achievement",
    "colour mixing and brush control secure",
    "Sam's colour mixing and brush control are secure.",
  ],
  ["homework_notes", "sketchbook half empty", "Sam's sketchbook is half-empty."],
  ["homework_notes", "write ups late or missing", "Sam's write-ups are late or missing."],
  [
    "participation_notes",
    "kit forgotten 4 times so sat out",
    "Sam's kit has been forgotten four times so he sat out.",
  ],
  [
    "best_achievement",
    "Speech on school uniform got a standing ovation",
    "Sam's speech on school uniform got a standing ovation.",
  ],
  [
    "best_achievement",
    "lino print of his dog, chosen for the corridor display",
    "Sam produced a lino print of his dog, which was chosen for the corridor display.",
  ],
  [
    "best_achievement",
    "the macbeth essay - thoughtful and well argued",
    "The Macbeth essay was thoughtful and well argued.",
  ],
  [
    "participation_notes",
    "brings in what he knows from his own faith, v. powerful",
    "Sam brings in what he knows from his own faith. —",
  ],
  ["behaviour_notes", "sarcastic remarks have stopped", "Sam's sarcastic remarks have stopped."],
  [
    "best_achievement",
    "first ever solo at the winter concert",
    "Sam performed his first-ever solo at the winter concert.",
  ],
  [
    "best_achievement",
    "Inspector calls essay moved from a 4 to a secure 6",
    "Sam's essay on An Inspector Calls moved from a 4 to a secure 6.",
  ],
  [
    "best_achievement",
    "9 mark q on cash flow - got 8!",
    "Sam achieved 8 out of 9 on the 9-mark question on cash flow.",
  ],
  [
    "best_achievement",
    "played Eddie in our Blood Brothers extract",
    "Sam played Eddie in our Blood Brothers extract.",
  ],
  ["punctuality_notes", "good attendance, 97%", "Sam's attendance is good at 97%."],
  [
    "area_to_improve",
    "sight reading below where I'd expect",
    "Sam's sight reading is below where I would expect.",
  ],
  [
    "best_achievement",
    "gymnastics routine with really good extension",
    "Sam's best achievement was his gymnastics routine with really good extension.",
  ],
  [
    "best_achievement",
    "portrait of his grandad in charcoal",
    "Sam's best achievement was his portrait of his grandad in charcoal.",
  ],
  [
    "participation_notes",
    "hand goes up for every question",
    "Sam's hand goes up for every question.",
  ],
  [
    "best_achievement",
    "scored his highest ever mark (27/40) on paper 1",
    "Sam scored his highest-ever mark (27 out of 40) on paper 1.",
  ],
  [
    "best_achievement",
    "exam piece awarded full marks for AO1",
    "Sam's exam piece has been awarded full marks for AO1.",
  ],
  ["participation_notes", "sings out, lovely tone", "Sam sings out. Sam has a lovely tone."],
  ["best_achievement", "finally gets negative numbers!", "Sam finally gets negative numbers."],
];

/** Homework, and how it and its author are. */
const HOMEWORK: readonly Row[] = [
  ["homework_notes", "handed in all but one", "Sam has handed in all but one piece of homework."],
  [
    "homework_notes",
    "homework always done, much more reliable now",
    "Sam's homework is always done. Sam is much more reliable now.",
  ],
  [
    "homework_notes",
    "usually in on the day, sometimes scruffy",
    "Sam's homework is usually handed in on the day. Sam's homework is sometimes scruffy.",
  ],
  ["homework_notes", "tends to copy from wikipedia", "Sam tends to copy from Wikipedia."],
  [
    "homework_notes",
    "never learns the vocab, last 3 tests 2, 3 and 1",
    "Sam never learns the vocabulary. — —",
  ],
  [
    "homework_notes",
    "flashcards made for every topic so far",
    "Sam's flashcards have been made for every topic so far.",
  ],
  ["homework_notes", "seneca 12/15 topics complete", "Sam has completed 12 of 15 Seneca topics."],
  ["homework_notes", "3 pieces outstanding", "Sam has three pieces of homework outstanding."],
  [
    "homework_notes",
    "beautiful observational studies every week",
    "Sam produces beautiful observational studies every week.",
  ],
  ["homework_notes", "Duolingo streak of 60 days!", "Sam has a Duolingo streak of 60 days."],
  [
    "homework_notes",
    "tends to leave it til the last night",
    "Sam tends to leave his homework until the last night.",
  ],
  ["homework_notes", "practises daily and it shows", "Sam practises daily and it shows."],
  [
    "homework_notes",
    "he hands it in, it's just never finished",
    "Sam hands it in but it is just never finished.",
  ],
];

/** What is to be done. */
const TARGETS: readonly Row[] = [
  [
    "area_to_improve",
    "weaker foot in football",
    "Sam needs to work on his weaker foot in football.",
  ],
  [
    "area_to_improve",
    "quotes from the bible/quran needed for higher marks",
    "Sam needs quotes from the Bible and Quran for higher marks.",
  ],
  [
    "area_to_improve",
    "more working out, less calculator",
    "Sam needs more working out and less use of a calculator.",
  ],
  [
    "area_to_improve",
    "check answers make sense (negative lengths)",
    "Sam needs to check answers make sense (negative lengths).",
  ],
  [
    "area_to_improve",
    "times tables!! esp 7s and 8s",
    "Sam needs to work on times tables, especially 7s and 8s.",
  ],
  ["area_to_improve", "six markers", "Sam needs to work on six-mark questions."],
  ["area_to_improve", "runs out of steam after 2 points", "Sam runs out of steam after 2 points."],
  ["area_to_improve", "be braver with scale", "Sam should be braver with scale."],
  [
    "area_to_improve",
    "needs to use evidence from the source and not just his own opinion",
    "Sam needs to use evidence from the source and not just his own opinion.",
  ],
  ["area_to_improve", "count rests properly", "Sam should count rests properly."],
  [
    "area_to_improve",
    "evaluate, don't just list pros and cons",
    "Sam should evaluate rather than just list pros and cons.",
  ],
  ["area_to_improve", "verb second rule", "Sam needs to work on the verb second rule."],
  ["area_to_improve", "tidy as he goes", "Sam should tidy as he goes."],
  ["area_to_improve", "sentence variety", "Sam should work on sentence variety."],
  ["area_to_improve", "bidmas", "Sam should work on BIDMAS."],
  ["area_to_improve", "risk taking - plays it safe", "— —"],
  [
    "area_to_improve",
    "needs to warm up properly to avoid injury",
    "Sam needs to warm up properly to avoid injury.",
  ],
];

describe.each([
  ["as it is said aloud", SPOKEN],
  ["then and now", THEN_AND_NOW],
  ["of things", OF_THINGS],
  ["homework", HOMEWORK],
  ["targets", TARGETS],
])("a note %s", (_, rows) => {
  it.each(rows)("%s: %s", (field, text, said) => {
    expect(saidOfSam(field, text)).toBe(said);
  });
});

describe("several of whom the student is one", () => {
  it("are they, whoever the student is", () => {
    expect(saidOfSam("behaviour_notes", "silly with Kian when they sit together")).toBe(
      "Sam is silly with Kian when they sit together.",
    );
  });
});

describe("a tense that is called perfect", () => {
  it("praises nobody", () => {
    const [piece] = readOfSam("additional_notes", "mixes perfect and imperfect");
    expect(piece?.judgement).toBe("fact");
  });
});

describe("those whom somebody hides behind", () => {
  it("are no praise of theirs", () => {
    const [piece] = readOfSam(
      "participation_notes",
      "hides behind stronger speakers in group work",
    );
    expect(piece?.judgement).toBe("fact");
  });
});

describe("work that is not stuck in", () => {
  it("is a fault", () => {
    const [piece] = readOfSam("homework_notes", "hasn't stuck in his homework since october");
    expect(piece?.judgement).toBe("fault");
  });
});

describe("why a piece goes back", () => {
  it.each([
    ["thank you for a great year", "said to the pupil"],
    ["looking forward to teaching him again", "what you think or feel"],
  ])("%s: %s", (text, why) => {
    expect(readOfSam("additional_notes", text)[0]?.reason).toContain(why);
  });

  it("offers no fault in the place of praise", () => {
    const [piece] = readOfSam(
      "participation_notes",
      "throws himself into every role, even the daft ones",
    );
    expect(piece?.suggestions).toEqual([]);
  });

  it("offers nothing that nobody does well with", () => {
    expect(readOfSam("best_achievement", "goosebumps")[0]?.suggestions).toEqual([]);
  });
});
