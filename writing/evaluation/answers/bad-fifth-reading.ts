import { casesOf, type BadKinds } from "./cases.ts";

/** Written by a fifth reader before the checks were looked at; nothing is tuned to them. */
export const BAD_FIFTH_READING: BadKinds = {
  award: casesOf({
    claims: {
      level: [
        "{PUPIL} was awarded the Year 9 progress cup for {their} efforts in Maths.",
        "{PUPIL} was deservedly named Mathematician of the Month.",
      ],
      participation: ["{Their} contributions earned {them} a headteacher's commendation."],
      behaviour: ["{PUPIL} has collected more house points than ever for {their} conduct."],
      homework: ["{They} came away with a gold certificate in recognition of {their} homework."],
    },
  }),
  "mark or number": casesOf({
    claims: {
      level: [
        "{PUPIL} scored 64% in the end-of-unit assessment.",
        "{They} {is|are} currently working at a grade 4.",
        "{PUPIL} has moved from a C to a B in Maths.",
      ],
      punctuality: [
        "{PUPIL} has been late on seven occasions.",
        "{They} usually {arrives|arrive} about five minutes after the bell.",
      ],
      homework: ["{PUPIL} has handed in nine out of ten homework tasks."],
      homework_improvement_area: ["{They} dropped twelve marks for untidy working."],
    },
  }),
  event: casesOf({
    claims: {
      participation: [
        "{PUPIL} spoke up confidently during the visit to Bletchley Park.",
        "{PUPIL} gave a memorable assembly on the history of numbers.",
      ],
      behaviour: ["{They} behaved impeccably when the inspectors came to our lesson."],
      level: [
        "{PUPIL} struggled in the January mock examination.",
        "As we discussed at parents' evening, {PUPIL} is still developing in Maths.",
      ],
    },
  }),
  place: casesOf({
    claims: {
      level: ["Since arriving from a school in Manchester, {PUPIL} has been developing in Maths."],
      punctuality: [
        "{PUPIL} lives in Harrogate, which makes it hard to arrive on time.",
        "The long bus journey from Stockport means that {PUPIL} is occasionally late.",
      ],
      homework: ["{They} {does|do} most of {their} homework in Croydon library."],
    },
  }),
  "rank or comparison": casesOf({
    claims: {
      level: [
        "{PUPIL} is in the bottom third of the class in Maths.",
        "{PUPIL} lags behind most of {their} classmates.",
        "{PUPIL} ranks third in the year group.",
      ],
      behaviour: ["{They} {behaves|behave} better than anyone else in the room."],
      homework: ["{Their} homework is among the best that I have marked this year."],
    },
  }),
  attendance: casesOf({
    claims: {
      punctuality: [
        "{PUPIL} has missed a great many lessons this term.",
        "{Their} attendance has been exemplary.",
        "{PUPIL} has not had a single day off school.",
      ],
      level: ["Repeated absences have left gaps in {PUPIL}'s understanding."],
      behaviour: ["{They} once truanted from the lesson altogether."],
    },
  }),
  family: casesOf({
    claims: {
      homework: ["{Their} mother helps with the homework, and it shows."],
      level: ["{PUPIL}, like {their} older brother, is still developing in Maths."],
      punctuality: ["Difficulties at home have made it hard for {PUPIL} to arrive on time."],
      behaviour: ["{Their} grandparents must be proud of such good manners."],
      participation: ["Since {their} parents separated, {PUPIL} has been quieter in lessons."],
    },
  }),
  club: casesOf({
    claims: {
      level: ["{PUPIL} attends the lunchtime Maths club every week."],
      punctuality: ["Football training sometimes makes {PUPIL} late for lessons."],
      homework: [
        "{They} {plays|play} the cello in the school orchestra, yet still {finds|find} time for homework.",
      ],
      participation: ["As a keen member of the chess team, {PUPIL} occasionally joins in."],
    },
  }),
  health: casesOf({
    claims: {
      participation: [
        "{PUPIL} suffers from anxiety, so {they} only occasionally {takes|take} part.",
      ],
      level: [
        "{Their} dyscalculia makes progress slow.",
        "{PUPIL} needs {their} glasses in order to read the board.",
      ],
      homework_improvement_area: [
        "Recovering from a broken wrist has affected the presentation of {their} homework.",
      ],
      punctuality: [
        "{They} often {seems|seem} exhausted and {is|are} clearly not sleeping enough.",
      ],
    },
  }),
  name: casesOf({
    claims: {
      behaviour: [
        "{PUPIL} works very well alongside Zoë Núñez.",
        "Will Harding has behaved well in Maths.",
        "Miss Siddiqui has been pleased with {PUPIL}'s conduct.",
      ],
      participation: ["{PUPIL} joins in more readily when {they} {sits|sit} beside Callum."],
      punctuality: ["Mr Pemberton has already spoken to {PUPIL} about lateness."],
      level: ["{PUPIL} and Zoë are both still developing in Maths."],
    },
  }),
  "tick contradicted: level": casesOf({
    ticks: {
      level: {
        Advanced: [
          "{PUPIL} is still struggling to get to grips with the basics of Maths.",
          "{PUPIL} is working some way short of the standard expected in Maths.",
        ],
        Proficient: [
          "{PUPIL} has yet to reach the standard expected in Maths.",
          "{PUPIL}'s grasp of Maths is weak, and {they} {is|are} falling well below expectations.",
        ],
        Developing: [
          "{PUPIL} has complete mastery of the Maths curriculum.",
          "{PUPIL} is an outstanding mathematician working at an advanced level.",
        ],
        "Below Expectations": [
          "{PUPIL} is comfortably exceeding expectations in Maths.",
          "{PUPIL} is exactly where {they} should be in Maths, with a secure and proficient understanding.",
        ],
      },
    },
  }),
  "tick contradicted: participation": casesOf({
    ticks: {
      participation: {
        "Active Participant": [
          "{PUPIL} rarely says a word in lessons and prefers to let others do the talking.",
          "{PUPIL} tends to sit back and watch rather than join in.",
        ],
        "Occasionally Participates": [
          "{PUPIL}'s hand is up for every question, and {they} never {misses|miss} a chance to contribute.",
          "{PUPIL} has never once contributed to a class discussion.",
        ],
        "Passive Observer": [
          "{PUPIL} throws {their} whole energy into every discussion.",
          "{PUPIL} is one of the most vocal members of the group and readily volunteers answers.",
        ],
      },
    },
  }),
  "tick contradicted: punctuality": casesOf({
    ticks: {
      punctuality: {
        "Always on time": [
          "{PUPIL} does not always make it to lessons before the register is taken.",
          "Lateness has become a concern for {PUPIL}.",
        ],
        "Occasionally late": [
          "{PUPIL}'s punctuality is flawless: {they} {has|have} never been late.",
          "{PUPIL} is late to nearly every lesson.",
        ],
        "Frequently late": [
          "You could set your watch by {PUPIL}, who is always ready at the start of the lesson.",
          "{PUPIL} is only very rarely late to lessons.",
        ],
        "Chronically late": [
          "{PUPIL} is reliably on time for lessons.",
          "Punctuality is a real strength for {PUPIL}.",
        ],
      },
    },
  }),
  "tick contradicted: behaviour": casesOf({
    ticks: {
      behaviour: {
        "Excellent Behaviour": [
          "{PUPIL} has often disrupted the learning of others.",
          "{PUPIL}'s conduct has fallen short of what we expect.",
        ],
        "Good Behaviour": [
          "{PUPIL} has behaved badly in Maths and shows little respect for the rules.",
          "{PUPIL}'s behaviour gives serious cause for concern.",
        ],
        "Acceptable Behaviour": ["{PUPIL}'s behaviour is entirely unacceptable."],
        "Unacceptable Behaviour": [
          "{PUPIL} is a pleasure to teach, with impeccable manners.",
          "{PUPIL} is sensible in class and always meets our expectations of behaviour.",
        ],
      },
    },
  }),
  "tick contradicted: homework": casesOf({
    ticks: {
      homework: {
        "Consistently Completed": [
          "{PUPIL}'s homework is patchy, and several pieces have not been handed in.",
        ],
        "Mostly Completed": [
          "{PUPIL} hardly ever hands in any homework.",
          "Without exception, every piece of {PUPIL}'s homework has been completed.",
        ],
        "Sometimes Completed": [
          "{PUPIL} can always be relied upon to complete {their} homework.",
          "{PUPIL} has not completed a single piece of homework.",
        ],
        "Never Completed": [
          "{PUPIL} is diligent about homework and completes it as a matter of course.",
          "Most of {PUPIL}'s homework has been completed.",
        ],
      },
    },
  }),
  "tick contradicted: homework improvement": casesOf({
    ticks: {
      homework_improvement_area: {
        Accuracy: [
          "{PUPIL}'s homework answers are unfailingly accurate, so accuracy needs no further attention.",
        ],
        Method: [
          "Presentation is the one thing that {PUPIL} needs to improve in {their} homework.",
        ],
        Presentation: ["{PUPIL}'s homework is always beautifully presented."],
      },
    },
  }),
  "note turned round": casesOf({
    notes: {
      level_notes: {
        "Struggles with fractions": "{PUPIL} is very confident with fractions.",
        "not yet ready for the higher paper": "{PUPIL} is now ready for the higher paper.",
      },
      behaviour_notes: {
        "chats when seated near the back": "{PUPIL} never chats, even when seated near the back.",
      },
      homework_notes: { "Hands in late most weeks": "{PUPIL} hands homework in early most weeks." },
      participation_notes: {
        "prefers working alone to group work": "{PUPIL} prefers group work to working alone.",
      },
      additional_notes: {
        "does not ask for help when stuck":
          "{PUPIL} is quick to ask for help when {they} {is|are} stuck.",
      },
    },
  }),
  "note exaggerated": casesOf({
    notes: {
      behaviour_notes: {
        "occasionally forgets calculator": "{PUPIL} never brings a calculator to lessons.",
      },
      homework_notes: {
        "missed two pieces this half term":
          "{PUPIL} has missed six pieces of homework this half term.",
      },
      best_achievement: {
        "72% in the algebra test": "{PUPIL} achieved an excellent 92% in the algebra test.",
        "nominated for the Year 9 Maths prize": "{PUPIL} won the Year 9 Maths prize.",
      },
      level_notes: {
        "made some progress with graphs":
          "{PUPIL} has completely mastered graphs and makes no mistakes at all.",
      },
      participation_notes: {
        "answered well in one lesson on angles":
          "{PUPIL} answers brilliantly in every single lesson.",
      },
    },
  }),
  "note told as done": casesOf({
    notes: {
      area_to_improve: {
        "needs to learn times tables": "{PUPIL} has now learnt {their} times tables.",
        "Should attempt the extension questions":
          "{PUPIL} has been attempting the extension questions.",
      },
      additional_notes: {
        "could become a Maths ambassador next year": "{PUPIL} is a Maths ambassador.",
        "hoping to reach grade 6 by summer": "{PUPIL} has reached grade 6.",
      },
      homework_improvement_notes: {
        "must underline dates and titles": "{PUPIL} underlines {their} dates and titles.",
      },
      punctuality_notes: {
        "target: no lates next half term": "{PUPIL} had no lates in the last half term.",
      },
    },
  }),
  "insult or label": casesOf({
    claims: {
      homework: ["{PUPIL} is, frankly, bone idle."],
      level: [
        "{PUPIL} is not the sharpest tool in the box.",
        "{PUPIL} is simply too stupid to make more progress.",
      ],
      participation: ["{They} {is|are} an attention-seeker who needs taking down a peg."],
      homework_improvement_area: ["{PUPIL}'s homework looks as if it had been done by a toddler."],
    },
  }),
  preamble: casesOf({
    claims: {
      general: [
        "Certainly! Here is a school report for {PUPIL}.",
        "As an AI language model, I am unable to comment on individual lessons.",
        "I hope this helps; let me know if you would like a shorter version.",
      ],
      level: ["Based on the ticks you provided, {PUPIL} is developing in Maths."],
    },
  }),
  "foreign language": casesOf({
    claims: {
      level: ["{PUPIL} fait des progrès réguliers en mathématiques."],
      behaviour: ["{PUPIL} verhält sich im Unterricht gut."],
      punctuality: ["{PUPIL} llega tarde a clase de vez en cuando."],
      homework: ["{PUPIL} consegna quasi sempre i compiti."],
    },
  }),
  "markdown or emoji": casesOf({
    claims: {
      level: ["**{PUPIL}** is developing in Maths."],
      behaviour: [
        "## Behaviour: {PUPIL} has behaved well.",
        "{PUPIL} has behaved well in Maths 🌟",
      ],
      homework: ["- {PUPIL} has completed most homework."],
    },
  }),
  promise: casesOf({
    claims: {
      general: [
        "I will be moving {PUPIL} up to the top set in September.",
        "We shall provide {PUPIL} with weekly one-to-one tuition.",
        "{PUPIL} is guaranteed to pass {their} GCSE if {they} {follows|follow} this advice.",
      ],
      punctuality: ["I shall telephone home next week to talk about punctuality."],
    },
  }),
  "made-up work": casesOf({
    claims: {
      level: [
        "{Their} investigation into the Fibonacci sequence was thoughtful.",
        "{Their} project on the Enigma machine showed that {they} {is|are} developing.",
      ],
      homework_improvement_area: ["{PUPIL}'s poster on Pythagoras could have been neater."],
      homework: ["{PUPIL} built a splendid scale model of a pyramid for homework."],
      participation: ["{They} gave a presentation on prime numbers to the class."],
    },
  }),
};
