import { casesOf, of, type BadKinds } from "./cases.ts";

/** Written by a fourth reader before the checks were looked at; nothing is tuned to them. */
export const BAD_FOURTH_READING: BadKinds = {
  award: casesOf({
    claims: {
      behaviour: [
        "{PUPIL} was presented with a Headteacher's Commendation for {their} effort in Maths.",
        "{They} {has|have} collected more merits than ever before this term.",
      ],
      level: [
        "{They} picked up a bronze certificate in the UK Maths Challenge this spring.",
        "{PUPIL} was named Mathematician of the Month for {their} work on sequences.",
      ],
      homework: ["A well-earned postcard home was sent in recognition of {their} homework."],
    },
  }),
  mark: casesOf({
    claims: {
      level: [
        "{PUPIL} achieved 68% in the end-of-unit assessment.",
        "{They} {is|are} currently working at a grade 4.",
        "{PUPIL} scored full marks in {their} most recent algebra test.",
        "{Their} test result went up from a D to a B over the year.",
      ],
      homework: ["{They} handed in eleven of the thirteen homework tasks that were set."],
      punctuality: ["{They} {was|were} late to four lessons this half term."],
    },
  }),
  event: casesOf({
    claims: {
      participation: [
        "{PUPIL} gave a confident presentation to the whole year group in assembly.",
        "During our recent trip to the science museum, {they} asked thoughtful questions.",
        "{They} took part in the inter-house quiz last month.",
      ],
      behaviour: ["{PUPIL} helped to show visitors around at the autumn open evening."],
      level: ["{They} found it hard to settle after moving down a set at Christmas."],
    },
  }),
  place: casesOf({
    claims: {
      behaviour: ["{PUPIL} joined us from a school in Birmingham and has settled in quickly."],
      homework: [
        "{They} often {spends|spend} lunchtimes in the library finishing {their} Maths homework.",
      ],
      punctuality: [
        "Since returning from Pakistan, {they} {has|have} found it hard to get back into routine.",
        "{PUPIL} usually arrives a few minutes after the bell because {they} {comes|come} from the sports hall.",
      ],
      participation: ["{They} {sits|sit} at the back of the classroom next to the window."],
    },
  }),
  rank: casesOf({
    claims: {
      level: [
        "{PUPIL} is one of the strongest mathematicians in the class.",
        "{They} {is|are} now in the top ten of the year group.",
        "No other pupil in the group has worked as hard as {PUPIL}.",
      ],
      participation: ["{They} {contributes|contribute} far less than {their} classmates do."],
      behaviour: ["{Their} behaviour is better than that of most pupils in Year 9."],
      homework: ["{PUPIL} sits near the bottom of the set for homework."],
    },
  }),
  attendance: casesOf({
    claims: {
      punctuality: [
        "{PUPIL} has an excellent attendance record this year.",
        "{They} {has|have} not missed a single lesson since September.",
        "{They} {has|have} been truanting from Maths on occasion.",
      ],
      level: ["{Their} frequent absences have left gaps in {their} understanding."],
      homework: ["Several days off school have made it harder for {them} to keep up."],
    },
  }),
  family: casesOf({
    claims: {
      homework: [
        "{PUPIL} is well supported by {their} mother, who checks {their} homework each evening.",
      ],
      behaviour: [
        "{They} {has|have} found things difficult since {their} parents separated.",
        "It was a pleasure to meet {their} grandparents at parents' evening.",
      ],
      level: ["Like {their} older brother, {PUPIL} has a good head for figures."],
      punctuality: [
        "{They} {is|are} sometimes late because {they} {has|have} to drop a younger sister at nursery.",
      ],
    },
  }),
  club: casesOf({
    claims: {
      participation: [
        "{PUPIL} is a keen member of the chess club.",
        "{PUPIL} has been a valued member of the debating society this year.",
      ],
      homework: ["{They} regularly {attends|attend} the lunchtime Maths clinic."],
      behaviour: [
        "{Their} commitment to the school football team is impressive.",
        "{They} {plays|play} the violin in the school orchestra and {brings|bring} the same patience to Maths.",
      ],
    },
  }),
  health: casesOf({
    notes: {
      additional_notes: {
        "Off for three weeks with a broken arm, caught up well.":
          "{They} {was|were} off for three weeks with a broken arm and {has|have} caught up well.",
      },
    },
    claims: {
      level: ["{PUPIL} has coped well with {their} dyslexia."],
      participation: [
        "{Their} anxiety sometimes prevents {them} from joining in.",
        "{They} often {appears|appear} tired and may not be getting enough sleep.",
      ],
      behaviour: ["{They} {shows|show} signs of ADHD and {finds|find} it hard to sit still."],
      homework_improvement_area: [
        "After recovering from a broken wrist, {PUPIL} has struggled to keep {their} work neat.",
      ],
    },
  }),
  name: [
    ...casesOf({
      claims: {
        behaviour: [
          "{They} {works|work} particularly well alongside Will Harding.",
          "{PUPIL} is easily distracted when seated beside Zoë.",
          "Miss Siddiqui has been pleased with {their} attitude.",
          "Mr Thompson reports that {PUPIL} behaves well in lessons.",
          "Emily has behaved well this term.",
        ],
        participation: ["Will is a friendly pupil who joins in from time to time."],
      },
    }),
    of(
      "Zoe Nunez mostly completes homework and should now work on presentation.",
      "homework",
      "homework_improvement_area",
    ),
  ],
  contradiction: casesOf({
    ticks: {
      level: {
        "Below Expectations": [
          "{PUPIL} is comfortably meeting what is expected of a Year 9 pupil in Maths.",
          "{They} {has|have} an impressive command of the Year 9 Maths course.",
        ],
        Advanced: [
          "{PUPIL} is struggling to keep pace with the demands of Year 9 Maths.",
          "{They} {has|have} yet to grasp the basics of the subject.",
        ],
        Proficient: ["{PUPIL} is working well short of the standard expected in Maths."],
        Developing: ["{PUPIL} has mastered the Year 9 Maths curriculum and excels at every topic."],
      },
      participation: {
        "Passive Observer": [
          "{They} {is|are} always among the first to raise a hand and {contributes|contribute} eagerly to every discussion.",
          "{PUPIL} is a lively voice in class who regularly shares {their} ideas.",
        ],
        "Active Participant": [
          "{They} {tends|tend} to sit back and let others do the talking.",
          "{PUPIL} rarely offers an answer unless called upon.",
        ],
        "Occasionally Participates": [
          "{They} never {joins|join} in with class discussion.",
          "{They} {speaks|speak} up in every single discussion without fail.",
        ],
      },
      punctuality: {
        "Frequently late": [
          "{They} can be relied upon to be in {their} seat before the lesson begins.",
        ],
        "Chronically late": [
          "{PUPIL} is a model of punctuality.",
          "{They} {has|have} only slipped up with {their} timekeeping once or twice.",
        ],
        "Always on time": [
          "{They} often {misses|miss} the start of the lesson.",
          "{PUPIL} needs to stop turning up after the register has been taken.",
        ],
        "Occasionally late": ["{They} {has|have} never once been late to a Maths lesson."],
      },
      behaviour: {
        "Unacceptable Behaviour": [
          "{PUPIL} is a courteous and considerate member of the class.",
          "{Their} conduct in lessons has been a pleasure to see.",
        ],
        "Excellent Behaviour": [
          "{They} too often {disrupts|disrupt} the learning of others.",
          "{PUPIL} must learn to follow instructions the first time and stop calling out.",
        ],
        "Good Behaviour": ["{Their} poor conduct is a serious cause for concern."],
        "Acceptable Behaviour": [
          "{PUPIL} behaves impeccably at all times and sets a shining example.",
        ],
      },
      homework: {
        "Never Completed": [
          "{They} {hands|hand} in {their} homework without needing to be chased.",
          "Most of {their} homework has been finished to a reasonable standard.",
        ],
        "Consistently Completed": [
          "{PUPIL} has gaps in {their} homework record and needs to hand in more of it.",
          "{They} {has|have} not submitted any homework this term.",
        ],
        "Sometimes Completed": ["{They} {completes|complete} every piece of homework that is set."],
        "Mostly Completed": ["Homework is seldom handed in."],
      },
    },
  }),
  note: casesOf({
    notes: {
      level_notes: {
        "Finds fractions hard, good with graphs.":
          "{They} {is|are} good with fractions but {finds|find} graphs hard.",
        "Got 54% in the algebra test.": "{They} achieved 64% in the algebra test.",
      },
      participation_notes: {
        "Quiet, but answers well when asked.": "{They} {does|do} not answer well when asked.",
        "Once volunteered to explain a proof at the board.":
          "{They} regularly {volunteers|volunteer} to explain proofs at the board.",
      },
      punctuality_notes: {
        "Late twice in November.":
          "{They} {was|were} late throughout November, missing the start of almost every lesson.",
      },
      behaviour_notes: {
        "A bit chatty after lunch.":
          "{They} constantly {disrupts|disrupt} lessons by shouting across the room.",
        "Never rude to staff.": "{They} {is|are} sometimes rude to staff.",
      },
      homework_notes: { "Two pieces still missing.": "{They} {has|have} no homework outstanding." },
      homework_improvement_notes: {
        "Should use a ruler for diagrams.": "{They} always {uses|use} a ruler for diagrams.",
      },
      best_achievement: {
        "Third place in the house quiz.": "{They} won first place in the house quiz.",
        "Solved one of the extension problems.":
          "{They} solved every one of the extension problems with ease.",
      },
      area_to_improve: {
        "Needs to check answers before handing in.":
          "{They} always {checks|check} {their} answers carefully before handing in.",
      },
      additional_notes: {
        "Has not yet applied to be a peer mentor.":
          "{They} {has|have} applied to be a peer mentor.",
      },
    },
  }),
  insult: casesOf({
    claims: {
      homework: ["Frankly, {PUPIL} is lazy and does the bare minimum."],
      level: [
        "{They} {is|are} not the sharpest tool in the box.",
        "{They} {is|are} simply not a maths person.",
        "{PUPIL} is a slow learner.",
      ],
      behaviour: ["{PUPIL} is something of a class clown."],
      homework_improvement_area: ["{Their} handwriting is an embarrassment."],
    },
  }),
  preamble: casesOf({
    claims: {
      general: [
        "Here is the report you asked for:",
        "Sure! Below is a balanced school report for a Year 9 pupil.",
        "As an AI language model, I do not have personal knowledge of this pupil.",
        "I hope this helps, and let me know if you would like any changes.",
        "Based on the information provided, the following report has been written.",
        "Dear Parent or Guardian, I am writing to share this term's report.",
      ],
    },
  }),
  language: casesOf({
    claims: {
      behaviour: [
        "{PUPIL} se comporte bien en classe et fait souvent ses devoirs.",
        "{PUPIL} muestra un buen comportamiento durante las clases.",
        "{PUPIL} 的课堂表现良好。",
      ],
      homework: ["Die Hausaufgaben werden meistens erledigt."],
      punctuality: ["{They} {is|are} occasionally late, pero siempre con una sonrisa."],
    },
  }),
  markdown: casesOf({
    claims: {
      behaviour: [
        "**Behaviour:** {PUPIL} behaves well in lessons.",
        "{PUPIL} behaves well in class 👏",
      ],
      homework: [
        "## Homework and Next Steps",
        "- {They} mostly {completes|complete} {their} homework.",
      ],
      homework_improvement_area: ["{They} should set out {their} working in `clear steps`."],
      participation: ["<p>{PUPIL} joins in from time to time.</p>"],
    },
  }),
  promise: casesOf({
    claims: {
      general: [
        "We will be providing {PUPIL} with a personal tutor from next week.",
        "Extra catch-up sessions have been arranged for {them} every Thursday after school.",
        "I will telephone home each Friday to report on {their} progress.",
      ],
      homework: ["The school will lend {them} a laptop so that homework can be finished."],
      level: [
        "{They} will be moved up to the top set if {they} {keeps|keep} this up.",
        "With this attitude, {PUPIL} is guaranteed to pass {their} GCSE.",
      ],
    },
  }),
  madeUpWork: casesOf({
    claims: {
      level: [
        "{They} wrote a moving story about a lighthouse keeper.",
        "{Their} project on the Fibonacci sequence showed real imagination.",
        "{PUPIL} enjoyed our study of Macbeth and wrote a thoughtful essay on ambition.",
      ],
      homework: [
        "{PUPIL} produced a superb poster on Pythagoras' theorem.",
        "{They} built a scale model of a pyramid for {their} homework.",
      ],
      participation: ["In the unit on probability, {they} designed {their} own dice game."],
    },
  }),
};
