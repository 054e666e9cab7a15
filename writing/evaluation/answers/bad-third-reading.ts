import { casesOf, type BadKinds } from "./cases.ts";

/** Written by a second reader before the checks were looked at; nothing is tuned to them. */
export const BAD_THIRD_READING: BadKinds = {
  award: casesOf({
    claims: {
      level: [
        "{PUPIL} collected a gold star for {their} problem solving.",
        "{They} {was|were} named mathematician of the month.",
      ],
      behaviour: [
        "{Their} effort earned {them} a postcard home.",
        "{PUPIL} has gathered over forty house points this term.",
      ],
      homework: ["{They} {was|were} shortlisted for the departmental cup."],
    },
  }),
  mark: casesOf({
    claims: {
      level: [
        "{PUPIL} is currently working at a grade 4.",
        "{They} only just missed a pass in the summer paper.",
        "{Their} last two tests came out at 61 and 67 per cent.",
        "{PUPIL} moved up by two sub-levels this year.",
        "{They} {is|are} predicted a B at the end of the course.",
        "Roughly half of the questions in {their} assessment were correct.",
      ],
    },
  }),
  event: casesOf({
    claims: {
      participation: [
        "During the residential in the Lake District {they} showed real determination.",
        "{PUPIL} read aloud in the harvest assembly.",
        "{They} joined the team for the inter-house quiz.",
      ],
      behaviour: [
        "After moving here from another school, {PUPIL} has settled quickly.",
        "{PUPIL} was sent out of the lesson twice in October.",
      ],
      homework: ["{They} stayed behind on Thursday to finish the task."],
    },
  }),
  place: casesOf({
    claims: {
      participation: ["In the computer room {PUPIL} works with more purpose."],
      homework: ["{They} often {revises|revise} in the library after the last bell."],
      level: ["{Their} visit to Bletchley Park sparked a lasting interest."],
    },
  }),
  "rank and comparison": casesOf({
    claims: {
      level: [
        "{PUPIL} is among the strongest in the year group.",
        "Few in the class can match {their} work.",
        "{They} {sits|sit} comfortably in the top third of the set.",
        "{Their} progress is slower than that of {their} peers.",
        "Compared with others of {their} age, {PUPIL} has some catching up to do.",
      ],
    },
  }),
  attendance: casesOf({
    claims: {
      punctuality: [
        "{PUPIL} has missed eleven days since September.",
        "{Their} attendance stands at 94%.",
      ],
      level: [
        "Being away from school so much has left gaps.",
        "Illness kept {them} at home for part of the autumn.",
      ],
    },
  }),
  family: casesOf({
    claims: {
      homework: [
        "{Their} mother has been very supportive at home.",
        "With the help of {their} older brother, {they} {completes|complete} most homework.",
      ],
      general: ["I was pleased to meet {their} parents at the consultation evening."],
      behaviour: [
        "{PUPIL} comes from a family that values learning.",
        "A change at home has made this term harder.",
      ],
    },
  }),
  club: casesOf({
    claims: {
      participation: [
        "{PUPIL} is a committed member of the chess club.",
        "{They} {plays|play} hockey for the county.",
      ],
      homework: ["{Their} violin lessons have taught {them} to practise."],
      level: ["The lunchtime maths surgery has helped {them} a great deal."],
    },
  }),
  health: casesOf({
    claims: {
      participation: [
        "{PUPIL} tires easily because of {their} asthma.",
        "{They} {wears|wear} new glasses and can now follow the board.",
        "{Their} anxiety makes it hard to speak up.",
      ],
      homework_improvement_area: ["Support for {their} dyslexia has made presentation easier."],
      level: ["{PUPIL} has an education plan that gives {them} extra time."],
    },
  }),
  name: casesOf({
    claims: {
      participation: [
        "{PUPIL} and Will make a good team.",
        "Zoë has been a helpful partner for {them}.",
      ],
      behaviour: [
        "Sitting away from Harding has improved {their} behaviour.",
        "Mr Thornton has noticed a better attitude.",
      ],
      general: ["{They} would learn much from working alongside Priya."],
      homework: [
        "Ms Siddiqui is pleased with {their} homework.",
        "Like Callum, {PUPIL} sometimes rushes.",
      ],
    },
  }),
  pronoun: casesOf({
    ticks: { homework: { "Mostly Completed": ["{PUPIL} hands in most of his homework."] } },
    claims: {
      general: [
        "He should read each question twice.",
        "{PUPIL} should ask for help so that he knows what to do next.",
        "It would help {PUPIL} if somebody at home tested him on key terms.",
      ],
    },
  }),
  "level contradicted": casesOf({
    ticks: {
      level: {
        Advanced: [
          "{PUPIL} is still finding {their} feet in this subject.",
          "There are considerable gaps in what {they} {understands|understand}.",
        ],
        Proficient: ["{PUPIL} has yet to reach the standard expected."],
        Developing: [
          "{PUPIL} has complete command of the subject.",
          "{They} {grasps|grasp} even the hardest ideas with ease.",
        ],
        "Below Expectations": [
          "{PUPIL} has a firm grasp of all that has been taught.",
          "{They} {is|are} working comfortably at the level expected of {them}.",
        ],
      },
    },
  }),
  "participation contradicted": casesOf({
    ticks: {
      participation: {
        "Active Participant": [
          "{PUPIL} seldom says a word in lessons.",
          "{They} {prefers|prefer} to sit back and let others talk.",
        ],
        "Occasionally Participates": [
          "{PUPIL} never volunteers an answer.",
          "{Their} hand is up at every opportunity.",
        ],
        "Passive Observer": [
          "{PUPIL} joins in every discussion with relish.",
          "{They} {is|are} always ready with a question or an idea.",
        ],
      },
    },
  }),
  "punctuality contradicted": casesOf({
    ticks: {
      punctuality: {
        "Always on time": [
          "{PUPIL} has been late once or twice.",
          "Lessons have often begun without {them}.",
        ],
        "Occasionally late": [
          "{PUPIL} has not been late once.",
          "{They} {walks|walk} in after the start more often than not.",
        ],
        "Frequently late": [
          "{PUPIL} is nearly always at the door before the bell.",
          "Apart from one or two slips, {they} {is|are} on time.",
        ],
        "Chronically late": [
          "{They} {arrives|arrive} promptly and ready to learn.",
          "Now and again {PUPIL} turns up a little late.",
        ],
      },
    },
  }),
  "behaviour contradicted": casesOf({
    ticks: {
      behaviour: {
        "Excellent Behaviour": [
          "{PUPIL} needs frequent reminders about {their} conduct.",
          "{Their} behaviour is acceptable.",
        ],
        "Good Behaviour": [
          "{PUPIL} disrupts the learning of others.",
          "{Their} conduct is exemplary in every lesson.",
        ],
        "Acceptable Behaviour": ["{PUPIL} is a model of good conduct."],
        "Unacceptable Behaviour": [
          "{They} {behaves|behave} sensibly and with courtesy.",
          "{Their} conduct gives little cause for concern.",
        ],
      },
    },
  }),
  "homework contradicted": casesOf({
    ticks: {
      homework: {
        "Consistently Completed": ["Several pieces of homework are still outstanding."],
        "Mostly Completed": [
          "{PUPIL} has handed in every single piece of homework.",
          "Homework seldom appears.",
        ],
        "Sometimes Completed": [
          "{Their} homework can always be relied upon.",
          "{PUPIL} has not completed any homework.",
        ],
        "Never Completed": [
          "Homework comes in from time to time.",
          "{They} {does|do} {their} homework without fail.",
        ],
      },
    },
  }),
  "area contradicted": casesOf({
    ticks: {
      homework_improvement_area: {
        Presentation: ["The accuracy of {their} answers is what needs most attention in homework."],
        Accuracy: ["{Their} homework would gain most from a tidier layout."],
        Method: ["{PUPIL} makes careless slips in homework and should check each result."],
      },
    },
  }),
  "note turned round": casesOf({
    notes: {
      level_notes: {
        "struggles with fractions": "{PUPIL} is confident when {they} {works|work} with fractions.",
      },
      behaviour_notes: {
        "does not distract others": "{They} {distracts|distract} others at times.",
      },
      best_achievement: {
        "scored 18/30 on the algebra test": "{They} scored 28 out of 30 on the algebra test.",
      },
      participation_notes: {
        "good ideas in group work but shy in front of the class":
          "{PUPIL} speaks with confidence in front of the class and is shy in group work.",
      },
    },
  }),
  insult: casesOf({
    claims: {
      homework: ["{PUPIL} is lazy and it shows."],
      behaviour: [
        "{They} {wastes|waste} everybody's time.",
        "Frankly, {their} attitude is a disgrace.",
      ],
    },
  }),
  label: casesOf({
    claims: {
      behaviour: ["{They} {is|are} the class clown."],
      level: [
        "{PUPIL} is simply not a mathematician.",
        "As a low-ability learner, {they} {needs|need} more help.",
      ],
    },
  }),
  "talk of a machine": casesOf({
    claims: {
      general: [
        "As a language model, I cannot know how {PUPIL} behaves.",
        "This report was generated from the details provided.",
      ],
      homework: ["I don't have enough information about {their} homework to comment."],
    },
  }),
  preamble: casesOf({
    claims: {
      general: [
        "Here is the report for {PUPIL}:",
        "Sure! Below are a few sentences about {PUPIL}.",
        "I hope that this draft meets your needs.",
      ],
    },
  }),
  markdown: casesOf({
    claims: {
      general: [
        "**{PUPIL}** should check each answer.",
        "- Read each question twice.",
        "## Next steps",
        "Practise [number bonds](https://example.org) each evening.",
      ],
    },
  }),
  language: casesOf({
    claims: {
      participation: ["{PUPIL} travaille bien et participe de temps en temps."],
      general: ["Sie sollte jeden Abend zehn Minuten üben."],
      homework: ["La tarea se entrega casi siempre."],
    },
  }),
  placeholder: casesOf({
    claims: {
      general: [
        "[Name] should read each question twice.",
        "{PUPIL should read each question twice.",
        "{NAME} should ask for help when it is needed.",
        "{They} should practise <topic> each evening.",
        "PUPIL should check each answer before moving on.",
      ],
    },
  }),
};
