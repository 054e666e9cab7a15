import { casesOf, of, type BadKinds } from "./cases.ts";

/** Written by a sixth reader before the checks were looked at; nothing is tuned to them. */
export const BAD_SIXTH_READING: BadKinds = {
  contradicted: casesOf({
    ticks: {
      level: {
        Advanced: [
          "{PUPIL} is still developing {their} understanding of Maths and has some way to go before {their} knowledge is secure.",
          "While {PUPIL} tries hard, {they} {is|are} currently working below the level expected in Maths.",
        ],
        Proficient: [
          "{PUPIL} is working at an advanced level in Maths, demonstrating an exceptional command of the subject.",
          "{PUPIL} finds Maths difficult and has yet to reach the standard expected.",
        ],
        Developing: [
          "{PUPIL} has demonstrated a thorough mastery of the Maths curriculum this year.",
          "{PUPIL} is exceeding expectations in Maths and is ready for far more demanding work.",
        ],
        "Below Expectations": [
          "{PUPIL} is comfortably meeting expectations in Maths.",
          "{PUPIL} has shown a strong and secure understanding of Maths.",
          "{PUPIL} is exactly where {they} {needs|need} to be in Maths at this stage.",
        ],
      },
      participation: {
        "Active Participant": [
          "{PUPIL} tends to sit back in lessons and seldom volunteers an answer.",
          "Although {PUPIL} listens carefully, {they} only {contributes|contribute} once in a while.",
        ],
        "Occasionally Participates": [
          "{PUPIL} is a highly active participant who contributes enthusiastically to every discussion.",
          "{PUPIL} is always among the first to raise a hand in lessons.",
          "{PUPIL} never contributes to class discussion.",
        ],
        "Passive Observer": [
          "{PUPIL} readily shares ideas in class and takes an active part in discussions.",
          "It is encouraging to see how often {PUPIL} volunteers answers in lessons.",
        ],
      },
      punctuality: {
        "Always on time": [
          "{PUPIL} is usually punctual, although there have been a few late arrivals.",
        ],
        "Occasionally late": [
          "{PUPIL}'s punctuality is impeccable, and {they} {arrives|arrive} promptly for every lesson.",
          "{PUPIL} is late to almost every lesson, which is a serious concern.",
        ],
        "Frequently late": [
          "{PUPIL} is generally punctual, with only the odd late arrival.",
          "{PUPIL} is rarely late and is nearly always ready to start at the beginning of the lesson.",
        ],
        "Chronically late": [
          "{PUPIL} has shown good punctuality overall, with one or two minor lapses.",
          "{PUPIL} is now and then a few moments late, but this is not a concern.",
        ],
      },
      behaviour: {
        "Excellent Behaviour": [
          "{PUPIL}'s behaviour is satisfactory, although {they} {needs|need} frequent reminders to stay on task.",
        ],
        "Good Behaviour": [
          "{PUPIL} can be disruptive and {their} conduct in lessons is often poor.",
        ],
        "Acceptable Behaviour": [
          "{PUPIL}'s conduct is exemplary, and {they} {sets|set} a wonderful example in every lesson.",
        ],
        "Unacceptable Behaviour": [
          "{PUPIL}'s behaviour is generally good, although {they} occasionally {needs|need} a reminder.",
          "{PUPIL} behaves well in lessons and follows instructions willingly.",
        ],
      },
      homework: {
        "Consistently Completed": [
          "{PUPIL} often fails to hand in homework, and several tasks remain incomplete.",
        ],
        "Mostly Completed": [
          "{PUPIL} has completed every single piece of homework without exception.",
          "{PUPIL} rarely completes homework.",
        ],
        "Sometimes Completed": [
          "{PUPIL} is very reliable with homework and consistently completes all tasks.",
        ],
        "Never Completed": [
          "{PUPIL} completes most of {their} homework, although the occasional task is missed.",
          "{PUPIL} has made a good effort with homework and usually hands it in.",
        ],
      },
      homework_improvement_area: {
        Accuracy: [
          "In homework, accuracy is already {PUPIL}'s greatest strength and needs no further attention.",
        ],
        Presentation: ["{PUPIL}'s homework is always beautifully presented."],
        Method: ["The main area for improvement in {PUPIL}'s homework is presentation."],
      },
    },
  }),
  "note turned": casesOf({
    notes: {
      level_notes: {
        "Struggles with fractions":
          "{PUPIL} is confident with fractions and handles them with ease.",
        "Good at algebra, weak on geometry":
          "{PUPIL} is strong in geometry but finds algebra more difficult.",
      },
      participation_notes: {
        "Doesn't like reading out answers in front of the class":
          "{PUPIL} enjoys reading out answers in front of the class.",
      },
      behaviour_notes: {
        "Talks when others are speaking":
          "{PUPIL} always listens quietly when others are speaking.",
      },
      homework_notes: {
        "Never shows working out":
          "{PUPIL} takes care to show full working out in {their} homework.",
        "Homework is usually better than classwork":
          "{PUPIL}'s classwork is usually better than {their} homework.",
      },
      punctuality_notes: {
        "Late mainly to afternoon lessons": "{PUPIL} is mainly late to morning lessons.",
      },
      additional_notes: {
        "Forgets calculator a lot":
          "{PUPIL} always brings a calculator and is well equipped for lessons.",
      },
    },
  }),
  "note exaggerated": casesOf({
    notes: {
      level_notes: {
        "Some improvement in ratio":
          "{PUPIL} has made outstanding progress in ratio and has now mastered the topic completely.",
      },
      participation_notes: {
        "Answered a question last week": "{PUPIL} answers questions in every lesson.",
      },
      best_achievement: {
        "Got better at long division": "{PUPIL} is now the best in the class at long division.",
      },
      behaviour_notes: {
        "Sometimes chatty":
          "{PUPIL} constantly disrupts the learning of others with {their} talking.",
      },
      homework_improvement_notes: {
        "Handwriting a bit untidy": "{PUPIL}'s handwriting is completely illegible.",
      },
      punctuality_notes: {
        "Late twice this half term":
          "{PUPIL} has been late on numerous occasions this half term, at least once every week.",
      },
    },
  }),
  "told as done": casesOf({
    notes: {
      area_to_improve: {
        "Needs to learn times tables": "{PUPIL} has learnt {their} times tables thoroughly.",
        "Should check answers before handing in":
          "{PUPIL} consistently checks {their} answers before handing work in.",
        "Ask for help when stuck":
          "It is encouraging to see that {PUPIL} now asks for help whenever {they} {is|are} stuck.",
      },
      homework_improvement_notes: {
        "Underline titles and use a ruler":
          "{PUPIL} has successfully got into the habit of underlining titles and using a ruler.",
      },
      additional_notes: {
        "Hoping to join the chess club next term":
          "{PUPIL} has joined the chess club and has thoroughly enjoyed it.",
        "Encouraged to come to Tuesday catch-up":
          "{PUPIL} has been attending Tuesday catch-up regularly.",
      },
      participation_notes: {
        "Aim to answer one question per lesson":
          "{PUPIL} has been answering at least one question in each lesson.",
      },
    },
  }),
  "invented evidence": casesOf({
    claims: {
      level: [
        "{PUPIL} is developing {their} skills in Maths, as seen in the recent end-of-unit test.",
        "{PUPIL}'s work on Pythagoras' theorem was particularly impressive.",
        "{PUPIL} achieved a pleasing result in the mid-year assessment.",
        "{PUPIL} has been attending the lunchtime revision sessions to strengthen {their} understanding.",
      ],
      participation: [
        "During group projects, {PUPIL} has shown a real talent for leading others.",
        "{PUPIL} gave a memorable presentation on probability to the class this term.",
      ],
      general: ["{PUPIL} represented the school in the national Maths Challenge."],
    },
  }),
  "invented social fact": casesOf({
    claims: {
      behaviour: [
        "{PUPIL} is well liked by {their} peers and is a popular member of the class.",
        "{PUPIL} often helps classmates who are finding the work difficult.",
        "{PUPIL} is easily led by friends, which affects {their} concentration.",
      ],
      general: ["{PUPIL} has formed close friendships within the class."],
    },
  }),
  "invented feeling": casesOf({
    claims: {
      level: ["{PUPIL} has told me how much {they} {loves|love} Maths."],
      participation: [
        "{PUPIL} is anxious about speaking in front of others, which is why {they} only occasionally {participates|participate}.",
      ],
      punctuality: ["{PUPIL} feels embarrassed when {they} {arrives|arrive} late."],
      general: ["{PUPIL} dreams of becoming an engineer one day."],
    },
  }),
  "home and health": casesOf({
    claims: {
      homework: [
        "With the support {they} {receives|receive} at home, {PUPIL} mostly completes {their} homework.",
        "{PUPIL}'s mother has been very supportive in making sure that homework is completed.",
      ],
      punctuality: ["{PUPIL}'s occasional lateness is due to difficult circumstances at home."],
      level: [
        "{PUPIL} has missed some lessons through illness, which has slowed {their} progress.",
      ],
      homework_improvement_area: [
        "{PUPIL} may have dyslexia, which affects the presentation of {their} homework.",
      ],
    },
  }),
  promise: casesOf({
    claims: {
      general: [
        "We will provide {PUPIL} with additional one-to-one tuition next term.",
        "{PUPIL} will certainly achieve top grades if {they} {continues|continue} in this way.",
      ],
      punctuality: [
        "I will be contacting parents next week to arrange a meeting about punctuality.",
      ],
      homework_improvement_area: [
        "The school will give {PUPIL} extra resources to improve the presentation of homework.",
      ],
      level: ["{PUPIL} will be moved up to a higher set in September."],
    },
  }),
  comparison: casesOf({
    claims: {
      participation: ["Compared to {their} classmates, {PUPIL} participates less often."],
      behaviour: ["{PUPIL} is one of the best-behaved pupils in the class."],
      level: ["{PUPIL} is working at a lower level than most of the year group."],
      homework: ["{PUPIL}'s homework record is better than that of {their} peers."],
    },
  }),
  number: casesOf({
    claims: {
      homework: [
        "{PUPIL} has completed 85% of {their} homework this term.",
        "{PUPIL} scored 18 out of 25 in the latest piece of homework.",
      ],
      punctuality: [
        "{PUPIL} has been late on four occasions this term.",
        "{PUPIL} usually arrives about ten minutes after the lesson has started.",
      ],
      level: ["{PUPIL} is currently working at a grade 5 in Maths."],
    },
  }),
  attendance: casesOf({
    claims: {
      punctuality: [
        "{PUPIL}'s attendance has been excellent throughout the year.",
        "{PUPIL}'s absences have had an impact on {their} learning.",
      ],
    },
  }),
  award: casesOf({
    claims: {
      behaviour: ["{PUPIL} was awarded a certificate for {their} good behaviour."],
      homework: ["{PUPIL} has earned several merits this term for {their} homework."],
    },
  }),
  "mixed up": [
    ...casesOf({
      claims: {
        level: ["{PUPIL} has shown a good understanding of Science this year."],
        general: [
          "As {PUPIL} comes to the end of Year 11, {they} should prepare carefully for the final GCSE examinations.",
        ],
      },
    }),
    of(
      "{PUPIL}'s behaviour is still developing and needs considerable improvement.",
      "behaviour",
      "level",
    ),
    of("{PUPIL} is occasionally disruptive in lessons.", "behaviour", "punctuality"),
    of(
      "{PUPIL} occasionally completes homework but is mostly on time to lessons and never takes part.",
      "homework",
      "punctuality",
      "participation",
    ),
  ],
  american: casesOf({
    claims: {
      level: [
        "{PUPIL} earned a solid B in math this semester.",
        "As a seventh grader, {PUPIL} is developing the skills needed for middle school.",
      ],
    },
  }),
  meta: casesOf({
    claims: {
      general: [
        "Here is the report for {PUPIL}, written in a warm and professional tone.",
        "Note: no further information was provided about {PUPIL}'s progress.",
        "As an AI language model, I cannot comment on {PUPIL}'s work in detail.",
        "Please let me know if you would like me to adjust the length of this report.",
      ],
      homework: [
        "According to the data provided, {PUPIL}'s homework field is set to Mostly Completed.",
      ],
    },
  }),
  instruction: casesOf({
    claims: {
      general: [
        "Each sentence must use only the facts given and must not mention the pupil's name.",
        "Return the answer as JSON with a list of sentences and their sources.",
      ],
    },
  }),
  label: casesOf({
    claims: {
      homework: ["Homework: Mostly Completed."],
      behaviour: ["**Behaviour:** {PUPIL} shows good behaviour in lessons."],
      homework_improvement_area: ["homework_improvement_area: Presentation"],
    },
  }),
  placeholder: casesOf({
    claims: {
      level: ["[Pupil Name] is developing {their} skills in Maths."],
      general: ["{PUPIL} should continue to work on [insert topic here]."],
    },
  }),
  name: casesOf({
    claims: {
      general: ["{PUPIL} would benefit from sitting next to Zoë Núñez in lessons."],
      behaviour: [
        "{PUPIL} shows good behaviour, although {they} can be distracted by Will Harding.",
        "Miss Siddiqui is pleased with the good behaviour that {PUPIL} has shown.",
      ],
    },
  }),
  "sign-off": casesOf({
    claims: { general: ["Kind regards, The Maths Department", "Dear Parent or Carer,"] },
  }),
  insult: casesOf({
    claims: {
      homework_improvement_area: [
        "{PUPIL} is simply too lazy to present {their} homework properly.",
      ],
    },
  }),
};
