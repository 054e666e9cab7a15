import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { expect, it } from "vitest";
import { readNotes } from "./read-notes.ts";

/** Notes of colleagues who had not seen the reader, by what they were read wrongly for; "—" goes back to its teacher. */
const NOTES: readonly (readonly [
  field: WrittenField,
  note: string,
  said: string,
  subject?: string,
])[] = [
  // What is asked for is a target in every field, and what may be there or missing is asked about.
  ["additional_notes", "more effort please!", "Callum needs to put in more effort."],
  ["behaviour_notes", "more self-control pls", "Callum needs to show more self-control."],
  ["punctuality_notes", "on time please", "Callum needs to be on time."],
  ["homework_notes", "neater and fuller please", "Callum needs to be neater and fuller."],
  ["behaviour_notes", "tries so hard to please", "Callum tries so hard to please."],
  ["participation_notes", "more confidence", "—"],
  ["participation_notes", "more effort this term", "Callum has shown more effort this term."],
  ["area_to_improve", "more respect for others", "Callum needs to show more respect for others."],
  // What hangs on what stands before it, behind a comma.
  [
    "participation_notes",
    "shares ideas w partner, not yet w whole class",
    "Callum shares ideas with his partner, not yet with the whole class.",
  ],
  ["level_notes", "secure in lessons, not in tests", "Callum is secure in lessons, not in tests."],
  [
    "behaviour_notes",
    "sets himself very high standards, sometimes too high",
    "Callum sets himself very high standards, sometimes too high.",
  ],
  [
    "participation_notes",
    "gives long answers, often too long",
    "Callum gives long answers, often too long.",
  ],
  [
    "behaviour_notes",
    "two detentions, both for talking",
    "Callum has had two detentions, both for talking.",
  ],
  [
    "behaviour_notes",
    "two behaviour points all year both for talking",
    "Callum has had two behaviour points all year, both for talking.",
  ],
  [
    "punctuality_notes",
    "three lates, all on a Monday",
    "Callum has had three late marks, all on a Monday.",
  ],
  ["punctuality_notes", "late 6x, mostly P1", "Callum has been late 6 times, mostly in period 1."],
  ["behaviour_notes", "never rude, just loud", "Callum is never rude but just loud."],
  ["behaviour_notes", "not naughty, only chatty", "—"],
  ["level_notes", "methodical, if a little slow", "Callum is methodical, if a little slow."],
  ["level_notes", "accurate, albeit brief", "Callum's work is accurate, albeit brief."],
  ["participation_notes", "quiet though attentive", "Callum is quiet though attentive."],
  [
    "behaviour_notes",
    "one blip in November, otherwise excellent",
    "Callum had one blip in November. / Callum's behaviour is otherwise excellent.",
  ],
  [
    "homework_notes",
    "two missed, otherwise good",
    "Callum has missed two pieces of homework. / Callum's homework is otherwise good.",
  ],
  // "Only" with a clause that lacks its subject.
  ["participation_notes", "only speaks when spoken to", "Callum only speaks when spoken to."],
  ["behaviour_notes", "only settles when moved", "Callum only settles when moved."],
  [
    "homework_notes",
    "only hands it in when chased",
    "Callum only hands his homework in when chased.",
  ],
  // Homework that goes by "it", or by how much of it.
  [
    "homework_notes",
    "completes it but never checks it",
    "Callum completes his homework but never checks it.",
  ],
  [
    "homework_notes",
    "often leaves it until Sunday night",
    "Callum often leaves his homework until Sunday night.",
  ],
  [
    "homework_notes",
    "struggles to do it without help",
    "Callum struggles to do his homework without help.",
  ],
  ["homework_notes", "finds it hard", "Callum finds his homework hard."],
  ["homework_notes", "finds it hard to start", "Callum finds it hard to start."],
  ["homework_notes", "handed in most of it", "Callum has handed in most of his homework."],
  ["homework_notes", "0/5", "Callum has handed in none of the 5 pieces of homework."],
  ["homework_notes", "8/10", "—"],
  ["homework_notes", "14/20", "—"],
  ["level_notes", "secure on 14/20 objectives", "Callum is secure on 14 out of 20 objectives."],
  [
    "level_notes",
    "0/20 in the times tables test",
    "Callum achieved 0 out of 20 in the times tables test.",
  ],
  // Grades and ages.
  [
    "level_notes",
    "tracking 5, target 7",
    "Callum is tracking at grade 5. / Callum is aiming for a grade 7.",
  ],
  [
    "level_notes",
    "currently 4, target 6",
    "Callum is currently working at grade 4 and has a target of grade 6.",
  ],
  [
    "level_notes",
    "predicted grade 8 and I'd not be surprised by a 9",
    "Callum is predicted a grade 8. / I would not be surprised by a 9.",
  ],
  [
    "level_notes",
    "on a 5 and could easily be a 7",
    "Callum is currently working at grade 5 and could easily be a 7.",
  ],
  ["level_notes", "reading age of 15 yrs", "Callum has a reading age of 15 years."],
  // One verb rather than another.
  [
    "area_to_improve",
    "evaluate rather than describe",
    "Callum should evaluate rather than describe.",
  ],
  ["level_notes", "describes rather than explains", "Callum describes rather than explains."],
  [
    "area_to_improve",
    "write in sentences rather than notes",
    "Callum should write in sentences rather than notes.",
  ],
  ["participation_notes", "would rather draw than write", "Callum would rather draw than write."],
  ["participation_notes", "would rather listen than talk", "Callum would rather listen than talk."],
  // Things that are counted or not, and that one has.
  ["area_to_improve", "his bow hold", "Callum should work on his bow hold."],
  [
    "additional_notes",
    "coded a working game of snake in Python",
    "Callum coded a working game of snake in Python.",
    "Computing",
  ],
  [
    "participation_notes",
    "took on the role of narrator in our class play",
    "Callum took on the role of narrator in our class play.",
    "Drama",
  ],
  ["additional_notes", "played the part of Oberon", "Callum played the part of Oberon.", "Drama"],
  [
    "level_notes",
    "source analysis now includes provenance",
    "Callum's source analysis now includes provenance.",
    "History",
  ],
  ["level_notes", "shows flashes of brilliance", "Callum shows flashes of brilliance."],
  ["level_notes", "wobbly on place value", "Callum is wobbly on place value."],
  ["level_notes", "has a real feel for number", "Callum has a real feel for number."],
  ["level_notes", "strong sense of place", "Callum has a strong sense of place."],
  ["behaviour_notes", "uploaded blank document twice", "Callum uploaded a blank document twice."],
  ["additional_notes", "built wooden box", "Callum built a wooden box."],
  ["homework_notes", "submitted empty file", "—"],
  [
    "homework_notes",
    "hw club has made a huge difference",
    "The homework club has made a huge difference.",
  ],
  [
    "participation_notes",
    "lunchtime club has given him confidence",
    "The lunchtime club has given him confidence.",
  ],
  [
    "homework_notes",
    "forgot reading book most weeks",
    "Callum forgot his reading book most weeks.",
  ],
  [
    "homework_notes",
    "excellent research for the suffragette poster",
    "Callum did excellent research for the suffragette poster.",
  ],
  [
    "additional_notes",
    "represented the school at the county cross country",
    "Callum represented the school at the county cross-country.",
  ],
  // Where somebody is, by a preposition.
  ["punctuality_notes", "in his seat before the bell", "Callum is in his seat before the bell."],
  ["participation_notes", "in his element on stage", "Callum is in his element on stage."],
  ["level_notes", "out of his depth with algebra", "Callum is out of his depth with algebra."],
  ["level_notes", "on the cusp of a 7", "Callum is on the cusp of a 7."],
  ["participation_notes", "v chatty but on topic", "Callum is very chatty but on topic."],
  // Changed since.
  [
    "punctuality_notes",
    "much improved since the phone call home",
    "Callum's punctuality is much improved since the phone call home.",
  ],
  ["behaviour_notes", "much changed since October", "Callum is much changed since October."],
  ["homework_notes", "not improved since Easter", "Callum has not improved since Easter."],
  [
    "punctuality_notes",
    "much calmer since September",
    "Callum has been much calmer since September.",
  ],
  // What things do is not what somebody designs or answers.
  ["level_notes", "designs show flair", "Callum's designs show flair."],
  ["level_notes", "diagrams show understanding", "Callum's diagrams show understanding."],
  ["level_notes", "answers lack detail", "Callum's answers lack detail."],
  ["level_notes", "plans carefully", "Callum plans carefully."],
  [
    "participation_notes",
    "answers in full sentences in the target language",
    "Callum answers in full sentences in the target language.",
  ],
  // How often, and that something is none.
  ["behaviour_notes", "sensible 99% of the time", "Callum is sensible 99% of the time."],
  [
    "punctuality_notes",
    "on time nine times out of ten",
    "Callum is on time nine times out of ten.",
  ],
  ["punctuality_notes", "not a problem", "Callum's punctuality is not a problem."],
  ["homework_notes", "not a problem", "Callum's homework is not a problem."],
  ["behaviour_notes", "never a problem", "Callum is never a problem."],
  // "It" that stands for nothing before.
  ["participation_notes", "not afraid to get it wrong", "Callum is not afraid to get it wrong."],
  ["participation_notes", "gives it his all", "Callum gives it his all."],
  ["participation_notes", "could explain it better", "—"],
  // What is to be had or remembered.
  [
    "area_to_improve",
    "confidence to speak without notes",
    "Callum needs the confidence to speak without notes.",
  ],
  [
    "area_to_improve",
    "patience to check his answers",
    "Callum needs the patience to check his answers.",
  ],
  ["area_to_improve", "remember to bring kit", "Callum should remember to bring his kit."],
  ["additional_notes", "remember to bring kit", "—"],
  ["area_to_improve", "explain WHY not just WHAT", "Callum should explain why, not just what."],
  ["area_to_improve", "use PEEL paragraphs", "Callum needs to use PEEL paragraphs."],
  ["behaviour_notes", "holds doors, says thank you", "Callum holds doors and says thank you."],
  ["behaviour_notes", "phone out twice", "Callum had his phone out twice."],
  // What is denied of a thing, and not of its doer.
  [
    "level_notes",
    "can find the area of a triangle, not a trapezium",
    "Callum can find the area of a triangle, not a trapezium.",
  ],
  ["level_notes", "draws the graph, not the axes", "Callum draws the graph, not the axes."],
  [
    "participation_notes",
    "asks great questions, not afraid to be wrong",
    "Callum asks great questions. / Callum is not afraid to be wrong.",
  ],
  ["behaviour_notes", "noisy, not a problem", "Callum is noisy. / Callum is not a problem."],
  // What goes by a number.
  ["level_notes", "73% in mock 2, up from 61", "Callum achieved 73% in mock 2, up from 61."],
  ["level_notes", "strongest in set 3", "Callum is the strongest in set 3."],
  [
    "level_notes",
    "61% in the mock, 70% in paper 2",
    "Callum achieved 61% in the mock and 70% in paper 2.",
  ],
  [
    "level_notes",
    "listening 6 speaking 4 writing 5",
    "Callum achieved a grade 6 in listening, a grade 4 in speaking and a grade 5 in writing.",
    "French",
  ],
  // What is so of the homework, and what is left open.
  ["homework_notes", "half finished", "Callum's homework is half-finished."],
  [
    "homework_notes",
    "good quality when it appears",
    "Callum's homework is of good quality when it appears.",
  ],
  [
    "homework_notes",
    "not checked before handing in",
    "Callum's homework has not been checked before handing in.",
  ],
  ["homework_notes", "2 out of 10 this term", "—"],
  ["homework_notes", "too much copied from the internet", "—"],
  ["homework_notes", "much improved", "Callum's homework is much improved."],
  // More so than it is.
  [
    "area_to_improve",
    "neater lines, sharper pencil",
    "Callum needs neater lines and needs a sharper pencil.",
  ],
  ["area_to_improve", "longer sentences", "Callum needs to write longer sentences."],
  ["area_to_improve", "clearer introduction", "Callum needs a clearer introduction."],
  ["area_to_improve", "pace in longer runs", "Callum should work on pace in longer runs."],
  ["area_to_improve", "balance on one foot", "Callum should work on balance on one foot."],
  ["area_to_improve", "know your formulae", "Callum needs to know his formulae."],
  ["area_to_improve", "believe in yourself", "Callum needs to believe in himself."],
  // What lacks its "is".
  ["level_notes", "spelling not his strong point", "Callum's spelling is not his strong point."],
  ["level_notes", "coding logical but uncommented", "Callum's coding is logical but uncommented."],
  ["level_notes", "verbs all over the place", "Callum's verbs are all over the place."],
  ["level_notes", "percentages a weakness", "Callum's percentages are a weakness."],
  ["level_notes", "spelling a real concern", "Callum's spelling is a real concern."],
  ["behaviour_notes", "behaviour not an issue", "Callum's behaviour is not an issue."],
  ["behaviour_notes", "kind hearted", "Callum is kind-hearted."],
  ["behaviour_notes", "open minded and self aware", "Callum is open-minded and self-aware."],
  // Idioms of time and place.
  ["punctuality_notes", "3 lates this wk alone", "Callum has had 3 late marks this week alone."],
  ["punctuality_notes", "always the last to arrive", "Callum is always the last to arrive."],
  ["punctuality_notes", "on the dot", "Callum arrives on the dot."],
  ["punctuality_notes", "always on the dot", "Callum always arrives on the dot."],
  ["homework_notes", "catches up at lunchtime", "Callum catches up at lunchtime."],
  ["additional_notes", "on the school council", "Callum is on the school council."],
  [
    "level_notes",
    "hit her target grade with room to spare",
    "Callum hit his target grade with room to spare.",
  ],
  [
    "behaviour_notes",
    "sits where he is told, eventually",
    "Callum sits where he is told, eventually.",
  ],
  ["behaviour_notes", "good as gold for me", "Callum is as good as gold for me."],
  [
    "behaviour_notes",
    "can be relied upon to show visitors round",
    "Callum can be relied upon to show visitors around.",
  ],
  ["behaviour_notes", "reacts badly to being told no", 'Callum reacts badly to being told "no".'],
  [
    "participation_notes",
    "does his best work when nobody's watching",
    "Callum does his best work when nobody is watching.",
  ],
  [
    "participation_notes",
    "no contribution to group presentation",
    "Callum has made no contribution to the group presentation.",
  ],
  ["participation_notes", "no attempt at question 5", "Callum has made no attempt at question 5."],
  ["behaviour_notes", "lots of low level chatter", "—"],
  [
    "additional_notes",
    "could do anything he sets his mind to",
    "Callum could do anything he sets his mind to.",
  ],
  ["additional_notes", "a credit to her family", "Callum is a credit to his family."],
  ["additional_notes", "hope she takes it for GCSE", "I hope Callum takes it for GCSE."],
  [
    "additional_notes",
    "grade 4 violin with distinction",
    "Callum passed grade 4 violin with distinction.",
  ],
  ["additional_notes", "grade 5 piano", "—"],
  ["additional_notes", "good with younger ones", "Callum is good with younger pupils."],
  ["level_notes", "would suit foundation", "Callum would suit the foundation tier."],
  [
    "area_to_improve",
    "linking cause and consequence",
    "Callum should work on linking cause and consequence.",
  ],
  // What can be done or is so, and is no pupil.
  [
    "level_notes",
    "mock: 5. target: 6. doable.",
    "Callum achieved a grade 5 in the mock. / Callum is aiming for a grade 6. / —",
  ],
  ["level_notes", "steady 6", "Callum is working at a steady grade 6."],
  [
    "level_notes",
    "vocab test scores 8, 9, 10, 10",
    "Callum scored 8, 9, 10 and 10 in the vocabulary tests.",
  ],
  [
    "level_notes",
    "secure at expected, not yet at greater depth",
    "Callum is secure at the expected level, not yet at greater depth.",
  ],
  ["participation_notes", "talks A LOT", "Callum talks a lot."],
  ["participation_notes", "best partner in the room", "Callum is the best partner in the room."],
  [
    "behaviour_notes",
    "calm presence in a noisy class",
    "Callum is a calm presence in a noisy class.",
  ],
  ["participation_notes", "acts as technician for others", "Callum acts as technician for others."],
  [
    "participation_notes",
    "not scared of hard questions",
    "Callum is not scared of hard questions.",
  ],
  ["behaviour_notes", "not bothered by mistakes", "Callum is not bothered by mistakes."],
  ["homework_notes", "not finished on time", "Callum's homework has not been finished on time."],
  // How often and how long.
  ["participation_notes", "is engaged 4 lessons out of 5", "Callum is engaged 4 lessons out of 5."],
  [
    "punctuality_notes",
    "7 late marks - all to period 1",
    "Callum has had 7 late marks, all to period 1.",
  ],
  [
    "punctuality_notes",
    "never once late in 5 years",
    "Callum has never once been late in 5 years.",
  ],
  [
    "punctuality_notes",
    "misses first 5 mins most days",
    "Callum misses the first 5 minutes most days.",
  ],
  [
    "punctuality_notes",
    "not late since the warning",
    "Callum has not been late since the warning.",
  ],
  ["punctuality_notes", "always late since Easter", "Callum has always been late since Easter."],
  [
    "homework_notes",
    "never late never missing",
    "Callum's homework is never late and never missing.",
  ],
  [
    "area_to_improve",
    "spend 20 mins a night on vocab",
    "Callum should spend 20 minutes a night on vocabulary.",
  ],
  ["area_to_improve", "read 10 mins a night", "Callum should read for 10 minutes a night."],
  ["homework_notes", "does 20 mins a night", "—"],
  // Whose it is.
  ["behaviour_notes", "respects kit and staff", "Callum respects kit and staff."],
  ["participation_notes", "copies neighbour", "Callum copies his neighbour."],
  [
    "level_notes",
    "his spelling is better than he thinks",
    "Callum's spelling is better than he thinks.",
  ],
  [
    "level_notes",
    "his essays are short but he writes well",
    "Callum's essays are short but he writes well.",
  ],
  ["level_notes", "his essays are short", "His essays are short."],
  // Idioms without an article, and what hangs on them.
  ["participation_notes", "seldom without an opinion", "Callum is seldom without an opinion."],
  ["punctuality_notes", "often without a pen", "Callum is often without a pen."],
  ["behaviour_notes", "honest even when it costs him", "Callum is honest even when it costs him."],
  ["behaviour_notes", "listening improved no end", "Callum's listening has improved no end."],
  ["behaviour_notes", "took a while to settle", "Callum took a while to settle."],
  ["additional_notes", "going places", "Callum is going places."],
  [
    "additional_notes",
    "could be a scientist if he wanted",
    "Callum could be a scientist if he wanted.",
  ],
  [
    "additional_notes",
    "is outgrowing the friendship group that held him back",
    "Callum is outgrowing the friendship group that held him back.",
  ],
  [
    "level_notes",
    "hasn't made the progress I hoped for",
    "Callum has not made the progress I hoped for.",
  ],
  [
    "participation_notes",
    "asks questions I have to look up",
    "Callum asks questions I have to look up.",
  ],
  ["homework_notes", "brought in a fossil to show us", "Callum brought in a fossil to show us."],
  ["level_notes", "mental maths a strength", "His mental maths is a strength."],
  ["level_notes", "variables named sensibly", "Callum's variables are named sensibly."],
  ["punctuality_notes", "dawdling to lessons again", "Callum has been dawdling to lessons again."],
  // How somebody is, like what, and what nobody is.
  ["participation_notes", "switched on", "Callum is switched on."],
  ["punctuality_notes", "punctual as a Swiss watch", "Callum is as punctual as a Swiss watch."],
  ["behaviour_notes", "not a bad bone in his body", "Callum does not have a bad bone in his body."],
  ["behaviour_notes", "excuses every lesson", "Callum makes excuses every lesson."],
  ["homework_notes", "excuses instead of homework", "—"],
  [
    "homework_notes",
    "marked improvement since the study club",
    "Callum has shown marked improvement since the study club.",
  ],
  [
    "homework_notes",
    "handed in late but good quality",
    "Callum's homework is handed in late but of good quality.",
  ],
  [
    "homework_notes",
    "tends to leave it to the last minute",
    "Callum tends to leave his homework to the last minute.",
  ],
  [
    "behaviour_notes",
    "thinks before he speaks, a rare gift",
    "Callum thinks before he speaks. / —",
  ],
  [
    "participation_notes",
    "a joy in whole class discussions",
    "Callum is a joy in whole-class discussions.",
  ],
  ["punctuality_notes", "absent for most of Feb", "Callum was absent for most of February."],
  ["punctuality_notes", "late again and again", "Callum is late again and again."],
  ["behaviour_notes", "stays out of trouble", "Callum stays out of trouble."],
  [
    "level_notes",
    "would not be out of place in set 1",
    "Callum would not be out of place in set 1.",
  ],
  [
    "level_notes",
    "a level above the rest of the set",
    "Callum is a level above the rest of the set.",
  ],
  [
    "level_notes",
    "the weakest in the set at present",
    "Callum is the weakest in the set at present.",
  ],
  ["level_notes", "poor application", "Callum has poor application."],
  ["level_notes", "backhand a liability", "Callum's backhand is a liability."],
  [
    "participation_notes",
    "more of a listener than a talker",
    "Callum is more of a listener than a talker.",
  ],
  ["participation_notes", "needs to be asked by name", "Callum needs to be asked by name."],
  ["participation_notes", "makes everyone laugh", "Callum makes everyone laugh."],
  [
    "punctuality_notes",
    "never in the room when the register is called",
    "Callum is never in the room when the register is called.",
  ],
  ["homework_notes", "does more than is asked", "Callum does more than is asked."],
  ["homework_notes", "project half done", "Callum's project is half-done."],
  ["area_to_improve", "check answers", "Callum needs to check answers."],
  [
    "area_to_improve",
    "his attitude to feedback",
    "Callum should work on his attitude to feedback.",
  ],
  ["area_to_improve", "link to the question", "Callum needs to link to the question."],
  [
    "additional_notes",
    "played in goal for the house team",
    "Callum played in goal for the house team.",
  ],
  [
    "additional_notes",
    "bakes brownies for the charity sale",
    "Callum bakes brownies for the charity sale.",
  ],
  [
    "behaviour_notes",
    "always the first to help clear up",
    "Callum is always the first to help to clear up.",
  ],
  // What is only at best so, what its teacher has seen, and verbs that go with their pupil.
  [
    "level_notes",
    "grade 3 at best on current form",
    "Callum's grade is 3 at best on current form.",
  ],
  [
    "level_notes",
    "never seen such neat circuit diagrams",
    "I have never seen such neat circuit diagrams.",
    "Physics",
  ],
  ["participation_notes", "rarely puts pen to paper", "Callum rarely puts pen to paper."],
  [
    "punctuality_notes",
    "late for 6 of the last 10 lessons",
    "Callum has been late for 6 of the last 10 lessons.",
  ],
  ["behaviour_notes", "good influence on the table", "Callum is a good influence on the table."],
  ["homework_notes", "never missing", "Callum's homework is never missing."],
  ["participation_notes", "not as quiet as he was", "Callum is not as quiet as he was."],
  ["behaviour_notes", "charming when he wants to be", "Callum is charming when he wants to be."],
  [
    "participation_notes",
    "stays focused even when others don't",
    "Callum stays focused even when others do not.",
  ],
  ["additional_notes", "a bit of a perfectionist", "Callum is a bit of a perfectionist."],
  ["participation_notes", "no fear of failure", "Callum has no fear of failure."],
  ["participation_notes", "too cool to join in", "Callum is too cool to join in."],
  ["area_to_improve", "reading for pleasure", "Callum needs to work on reading for pleasure."],
  ["punctuality_notes", "time keeping much better now", "Callum's timekeeping is much better now."],
];

for (const [field, text, said, subject = "Maths"] of NOTES)
  it(`${field}: ${text}`, () => {
    const student = {
      first_name: "Callum",
      last_name: "Prior",
      pronouns: "He/Him" as const,
      year: 8,
    };
    const readings = readNotes({ student, subject, field, option: "", text, roster: null });
    expect(readings.map(({ reads_as }) => reads_as || "—").join(" / ")).toBe(said);
  });
