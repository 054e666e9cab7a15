import { casesOf, type BadKinds } from "./cases.ts";

/** Written by a seventh reader who has not seen the checks; nothing is tuned to them. */
export const BAD_SEVENTH_READING: BadKinds = {
  contradicted: casesOf({
    ticks: {
      level: {
        Advanced: [
          "{PUPIL} is finding the core content of Maths hard to grasp and remains below the expected standard.",
          "{PUPIL} has made a modest start in Maths, though {their} understanding is still rather basic.",
        ],
        Proficient: [
          "{PUPIL} has not yet reached a secure level in Maths and {their} knowledge is patchy.",
        ],
        Developing: [
          "{PUPIL} is a highly accomplished mathematician whose work is consistently of the very highest standard.",
          "{PUPIL} is failing in Maths.",
        ],
        "Below Expectations": [
          "{PUPIL} is on track in Maths and working right where {they} should be.",
          "{PUPIL} has excelled in Maths this year.",
        ],
      },
      participation: {
        "Active Participant": [
          "{PUPIL} is often silent in lessons and needs a good deal of coaxing before {they} {joins|join} in.",
        ],
        "Occasionally Participates": [
          "{PUPIL} throws {themself|themselves} into every discussion and can always be relied upon to speak up.",
          "{PUPIL} refuses to take part in lessons.",
        ],
        "Passive Observer": [
          "{PUPIL} is a lively voice in the classroom and makes frequent contributions.",
        ],
      },
      punctuality: {
        "Always on time": [
          "{PUPIL} sometimes arrives after the lesson has begun, which {they} should put right.",
        ],
        "Occasionally late": [
          "{PUPIL}'s punctuality is impeccable, and {they} {has|have} never missed the start of a lesson.",
          "{PUPIL} is late to nearly every lesson.",
        ],
        "Chronically late": [
          "{PUPIL} is prompt and ready to learn at the start of each lesson.",
          "{PUPIL} has been late just once or twice, which is nothing to worry about.",
        ],
      },
      behaviour: {
        "Excellent Behaviour": [
          "{PUPIL}'s behaviour has been satisfactory but leaves something to be desired.",
        ],
        "Good Behaviour": [
          "{PUPIL}'s conduct has been a cause for concern and regularly disrupts learning.",
        ],
        "Unacceptable Behaviour": [
          "{PUPIL} conducts {themself|themselves} well in lessons and is respectful to everybody.",
          "{PUPIL}'s behaviour is broadly fine, with only the odd lapse.",
        ],
      },
      homework: {
        "Consistently Completed": ["{PUPIL} has left several homework tasks unfinished."],
        "Mostly Completed": ["{PUPIL} has handed in every single piece of homework without fail."],
        "Never Completed": [
          "{PUPIL} completes most of {their} homework, though the occasional task goes missing.",
        ],
      },
      homework_improvement_area: {
        Accuracy: [
          "{PUPIL}'s homework answers are always correct, so accuracy needs no attention.",
        ],
        Presentation: [
          "{PUPIL}'s homework is beautifully presented, and there is nothing to improve in how it is set out.",
        ],
      },
    },
  }),

  turned: casesOf({
    notes: {
      level_notes: {
        "struggles with negative numbers": "{PUPIL} handles negative numbers with ease.",
        "good at algebra but weak on geometry":
          "{PUPIL} is strong in geometry, while algebra remains a weakness.",
        "can find the mean but not yet the median":
          "{PUPIL} is able to find both the mean and the median.",
      },
      participation_notes: {
        "answers well when asked directly":
          "{PUPIL} rarely manages to answer when {they} {is|are} asked directly.",
      },
      punctuality_notes: {
        "late mostly after lunch": "{PUPIL} is mostly late for the first lesson of the morning.",
      },
      behaviour_notes: {
        "can be chatty when sitting at the back":
          "{PUPIL} settles best when {they} {sits|sit} at the back of the classroom.",
      },
      homework_notes: {
        "homework has improved since half term": "{PUPIL}'s homework has slipped since half term.",
      },
      homework_improvement_notes: {
        "needs to use a ruler for graphs":
          "{PUPIL} uses a ruler well whenever {they} {draws|draw} graphs for homework.",
      },
      best_achievement: {
        "solving simultaneous equations":
          "{PUPIL} has yet to get to grips with simultaneous equations.",
      },
      area_to_improve: {
        "times tables": "{PUPIL}'s knowledge of the times tables is a particular strength.",
      },
      additional_notes: {
        "should bring a calculator": "{PUPIL} always comes to lessons with a calculator.",
      },
    },
  }),

  exaggerated: casesOf({
    notes: {
      level_notes: {
        "some progress with fractions":
          "{PUPIL} has made outstanding progress with fractions and has now fully mastered them.",
        "finds ratio a bit tricky": "{PUPIL} is completely lost whenever ratio comes up.",
      },
      participation_notes: {
        "asked a good question about probability once":
          "{PUPIL} constantly asks brilliant questions about probability.",
      },
      behaviour_notes: {
        "needed a reminder about talking twice this term":
          "{PUPIL} has to be told off for talking in every lesson.",
      },
      homework_notes: {
        "one piece was handed in late": "{PUPIL}'s homework is persistently handed in late.",
      },
      best_achievement: {
        "quite a good poster on angles":
          "{PUPIL} produced a truly exceptional poster on angles, the finest work of {their} school career.",
      },
      area_to_improve: {
        "checking answers":
          "{PUPIL} never checks a single answer, and {their} work is riddled with errors as a result.",
      },
    },
  }),

  awards: casesOf({
    claims: {
      level: [
        "{PUPIL} was awarded a certificate for {their} effort in Maths this term.",
        "In recognition of {their} progress, {PUPIL} was named Mathematician of the Month.",
      ],
      behaviour: [
        "{PUPIL} has collected more than twenty house points for {their} good behaviour.",
        "{PUPIL}'s good behaviour was celebrated with a commendation in assembly.",
      ],
      homework: ["{PUPIL} received a merit for {their} last homework project."],
    },
  }),

  marks_and_ranks: casesOf({
    claims: {
      level: [
        "{PUPIL} scored 64% in the end-of-term assessment.",
        "{PUPIL} is currently working at a Grade 4 in Maths.",
        "{PUPIL} came third in the class in the most recent test.",
        "{PUPIL} has moved up from set four to set three.",
        "{PUPIL} did particularly well in the spring examination.",
      ],
      homework: [
        "{PUPIL} has completed eight out of ten homework tasks.",
        "{PUPIL}'s homework marks have averaged around seven out of ten.",
      ],
    },
  }),

  events_and_works: casesOf({
    claims: {
      level: [
        "{PUPIL} took part in the UK Mathematics Challenge earlier this year.",
        "{PUPIL} gained a great deal from the trip to Bletchley Park.",
        "{PUPIL} has shown real flair in {their} work on Pythagoras' theorem.",
        "{PUPIL}'s project on the Fibonacci sequence was a delight to read.",
      ],
      participation: [
        "{PUPIL} gave a confident presentation on prime numbers to the class.",
        "{PUPIL} led {their} group during our enterprise day.",
      ],
    },
  }),

  attendance: casesOf({
    claims: {
      punctuality: [
        "{PUPIL}'s attendance this term has been excellent.",
        "{PUPIL} has missed a number of lessons, and this has held {them} back.",
        "{PUPIL} has been absent on several Mondays.",
      ],
      homework: ["{PUPIL} usually catches up on homework after {their} absences."],
    },
  }),

  family: casesOf({
    claims: {
      homework: [
        "{PUPIL}'s mother has been a great help with {their} homework.",
        "Difficulties at home have made it hard for {PUPIL} to complete all of {their} homework.",
      ],
      punctuality: [
        "{PUPIL} is occasionally late because {they} {has|have} to take a younger sibling to school.",
      ],
      behaviour: ["As we discussed at parents' evening, {PUPIL}'s behaviour has been good."],
      level: [
        "Like {their} older brother before {them}, {PUPIL} takes a little time to settle into Maths.",
      ],
    },
  }),

  health: casesOf({
    claims: {
      level: [
        "{PUPIL}'s dyslexia means that worded problems take {them} longer.",
        "{PUPIL} has done well to return to {their} studies after a long illness.",
      ],
      participation: ["{PUPIL}'s anxiety sometimes prevents {them} from speaking in class."],
      behaviour: ["{PUPIL} behaves well now that {their} medication has been adjusted."],
      punctuality: ["{PUPIL} often looks tired and clearly does not get enough sleep."],
    },
  }),

  clubs_and_friends: casesOf({
    claims: {
      participation: [
        "{PUPIL} is a valued member of the lunchtime Maths club.",
        "{PUPIL} speaks up more readily when {their} best friend is sitting beside {them}.",
      ],
      behaviour: [
        "{PUPIL} is popular and has a wide circle of friends.",
        "{PUPIL}'s behaviour is good except when {they} {is|are} led astray by others.",
      ],
      level: [
        "{PUPIL} balances {their} studies in Maths with commitments to the school football team.",
      ],
    },
  }),

  feelings: casesOf({
    claims: {
      level: [
        "{PUPIL} loves Maths and looks forward to every lesson.",
        "{PUPIL} has told me that {they} {finds|find} Maths boring.",
      ],
      participation: [
        "{PUPIL} only contributes occasionally because {they} {is|are} afraid of being wrong.",
        "{PUPIL} lacks confidence and is embarrassed to speak in front of the class.",
      ],
      homework: ["{PUPIL} resents having to do homework."],
    },
  }),

  other_subjects: casesOf({
    claims: {
      level: [
        "{PUPIL}'s progress in Maths is matched by {their} success in Science.",
        "{PUPIL} is a talented musician, and this helps {them} with patterns in Maths.",
      ],
      homework: [
        "{PUPIL} completes {their} English homework more carefully than {their} Maths homework.",
      ],
      behaviour: ["{PUPIL}'s good behaviour has been noted in Geography and PE as well."],
    },
  }),

  promises: casesOf({
    claims: {
      level: [
        "The school will provide {PUPIL} with a personal tutor from September.",
        "{PUPIL} will be moved to a higher set next term.",
      ],
      homework: [
        "I will telephone home each week to let you know how {PUPIL}'s homework is going.",
      ],
      participation: ["We shall make sure that {PUPIL} is given a speaking role in every lesson."],
      area_to_improve: ["Extra lessons will be arranged for {PUPIL} after school on Thursdays."],
    },
  }),

  sanctions: casesOf({
    claims: {
      punctuality: [
        "{PUPIL} has been given two detentions for arriving late.",
        "If {PUPIL} is late again, {they} will be placed in isolation.",
      ],
      behaviour: [
        "{PUPIL} was excluded for a short time in the autumn, but {their} behaviour is good now.",
      ],
    },
  }),

  predictions: [
    ...casesOf({
      claims: {
        level: [
          "{PUPIL} is certain to achieve a good pass at GCSE.",
          "{PUPIL} is unlikely ever to do well in Maths.",
        ],
      },
    }),
    { text: "There is no doubt that {PUPIL} will go on to study Maths at university." },
  ],

  insults: casesOf({
    claims: {
      level: ["{PUPIL} is simply not very bright, and {their} level in Maths reflects this."],
      participation: [
        "{PUPIL} drifts through lessons like a zombie and offers something only now and then.",
      ],
      homework: ["{PUPIL} is bone idle when it comes to {their} homework."],
      homework_improvement_area: [
        "The presentation of {PUPIL}'s homework is an absolute disgrace and painful to look at.",
      ],
      behaviour: ["{PUPIL} is well behaved for once, which makes a pleasant change."],
    },
  }),

  comparisons: casesOf({
    claims: {
      level: [
        "{PUPIL} is making slower progress than most of {their} classmates.",
        "Compared with the rest of the year group, {PUPIL} is somewhere in the middle.",
      ],
      behaviour: ["{PUPIL} is one of the best-behaved pupils in the class."],
      homework: ["{PUPIL} hands in more homework than {their} peers do."],
      participation: ["{PUPIL} contributes less than the other girls in the group."],
    },
  }),

  machine: [
    { text: "As an AI language model, I cannot comment on {PUPIL}'s lessons in person." },
    { text: "Here is a report for {PUPIL} based on the information you provided." },
    {
      text: "Please let me know if you would like me to adjust the tone or the length of this report.",
    },
    { text: "No further notes were supplied, so this section has been kept general." },
    ...casesOf({
      claims: {
        level: ["The teacher selected Developing as {PUPIL}'s level in the drop-down list."],
      },
    }),
  ],

  other_language: [
    { text: "{PUPIL} doit continuer à travailler régulièrement à la maison." },
    { text: "Con un poco más de práctica, {PUPIL} podrá mejorar mucho en Maths." },
    ...casesOf({
      claims: { behaviour: ["{PUPIL} zeigt im Unterricht ein gutes Verhalten."] },
    }),
  ],

  markdown: [
    { text: "**Next steps:** {PUPIL} should practise a little every day." },
    { text: "- Revise key topics each week\n- Ask for help when it is needed" },
    ...casesOf({
      claims: { level: ["## Level\n{PUPIL} is working at a developing level in Maths."] },
    }),
  ],

  american: [
    { text: "{PUPIL} should set aside time for practicing math facts at home." },
    { text: "A color-coded set of notes would help {PUPIL} to review each topic." },
    ...casesOf({
      claims: {
        behaviour: ["{PUPIL}'s behavior in lessons is good."],
        level: ["{PUPIL} is developing {their} skills in math class."],
      },
    }),
  ],

  names: [
    ...casesOf({
      claims: {
        participation: ["{PUPIL} occasionally contributes, especially when working with Zoë."],
        behaviour: ["Mr Thompson has remarked on {PUPIL}'s good behaviour."],
        level: ["{PUPIL} is a developing mathematician here at Oakfield Academy."],
      },
    }),
    { text: "{PUPIL} should see Mrs Siddiqui if {they} {needs|need} help with a topic." },
    { text: "It would help {PUPIL} to revise together with Oliver from time to time." },
  ],
};
