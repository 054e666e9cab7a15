import { casesOf, type SentenceCase } from "./cases.ts";

/** Harmless sentences by the seventh reader: of the ticks, of notes, and advice. */
export const HARMLESS_SEVENTH_READING: readonly SentenceCase[] = [
  ...casesOf({
    ticks: {
      level: {
        Advanced: [
          "{PUPIL} has achieved an advanced level of understanding in Maths this year.",
          "I am delighted to report that {PUPIL} is working at an advanced standard in Maths.",
          "{PUPIL} demonstrates advanced knowledge and skills in Maths.",
          "{PUPIL}'s attainment in Maths is advanced, which is a fine achievement for a pupil in Year 9.",
        ],
        Proficient: [
          "{PUPIL} has demonstrated a proficient understanding of Maths this year.",
          "{PUPIL} shows proficiency in Maths and has a sound grasp of what is taught.",
          "At present {PUPIL} is a proficient learner in Maths, and this is a solid base on which to build.",
          "{PUPIL} is achieving at a proficient standard in Maths, and {they} should be pleased with this.",
        ],
        Developing: [
          "{PUPIL} is at a developing stage in Maths, with scope to strengthen {their} understanding further.",
          "In Maths, {PUPIL}'s knowledge and skills are still developing.",
          "{PUPIL} is currently developing {their} understanding of the key ideas in Maths.",
          "{PUPIL} is building up {their} skills in Maths and is presently at the developing level.",
        ],
        "Below Expectations": [
          "{PUPIL}'s attainment in Maths is currently below expectations.",
          "At this point in the year, {PUPIL} is not yet meeting expectations in Maths.",
          "{PUPIL} is performing below the expected level in Maths, and {their} understanding needs to be strengthened.",
          "{PUPIL}'s work in Maths currently falls below the standard we expect.",
        ],
      },
      participation: {
        "Active Participant": [
          "{PUPIL} engages actively in lessons and contributes to class discussions.",
          "In class, {PUPIL} is an active participant who is willing to contribute.",
          "{PUPIL} plays an active role in our lessons, which is a pleasure to see.",
          "{PUPIL}'s active participation in lessons is commendable.",
        ],
        "Occasionally Participates": [
          "{PUPIL} participates in lessons from time to time, and more frequent contributions would be welcome.",
          "{PUPIL} joins in occasionally during lessons.",
          "On occasion {PUPIL} contributes to class discussion, and I would encourage {them} to do so more often.",
          "{PUPIL} takes part in lessons some of the time, but there is room for more regular involvement.",
        ],
        "Passive Observer": [
          "{PUPIL} is inclined to observe in lessons rather than to contribute.",
          "In class, {PUPIL} is often a passive observer, and {they} would benefit from joining in.",
          "{PUPIL} tends to watch passively during lessons instead of taking an active part.",
          "{PUPIL} currently takes a passive role in lessons.",
        ],
      },
      punctuality: {
        "Always on time": [
          "{PUPIL} is always punctual and arrives on time for every lesson.",
          "{PUPIL}'s punctuality is excellent, as {they} {is|are} always on time.",
          "{PUPIL} can be relied upon to arrive at lessons on time.",
        ],
        "Occasionally late": [
          "{PUPIL} is sometimes late for lessons, and {they} should aim to be on time every day.",
          "While {PUPIL} is generally on time, there are occasions when {they} {arrives|arrive} late.",
          "{PUPIL} has been late to lessons on occasion.",
        ],
        "Frequently late": [
          "{PUPIL} frequently arrives late to lessons, and this needs to improve.",
          "Punctuality is a concern, as {PUPIL} is often late.",
          "{PUPIL} has been late on many occasions and needs to arrive on time.",
        ],
        "Chronically late": [
          "{PUPIL}'s lateness is a persistent problem that must be addressed.",
          "{PUPIL} is chronically late to lessons, which is a serious concern.",
          "Persistent lateness means that {PUPIL} misses the beginning of lessons, and this must change.",
        ],
      },
      behaviour: {
        "Excellent Behaviour": [
          "{PUPIL}'s conduct in lessons is excellent, and {they} {deserves|deserve} praise for it.",
          "{PUPIL} displays excellent behaviour in class.",
          "It is a pleasure to teach a pupil whose behaviour is as excellent as {PUPIL}'s.",
        ],
        "Good Behaviour": [
          "{PUPIL} behaves well in class.",
          "{PUPIL}'s conduct is good, which is appreciated.",
          "{PUPIL} demonstrates good behaviour in lessons, and I hope that this will continue.",
        ],
        "Acceptable Behaviour": [
          "{PUPIL}'s behaviour in lessons is acceptable, although it could be better.",
          "{PUPIL} behaves acceptably in class.",
          "{PUPIL}'s conduct has been acceptable this year, with room for improvement.",
        ],
        "Unacceptable Behaviour": [
          "{PUPIL}'s conduct in lessons has not been acceptable and must improve.",
          "Unfortunately, {PUPIL}'s behaviour in class has been unacceptable.",
          "{PUPIL}'s behaviour falls short of what is acceptable, and a change is needed.",
        ],
      },
      homework: {
        "Consistently Completed": [
          "{PUPIL} completes {their} homework consistently, which is to be commended.",
          "Homework is consistently completed, and {PUPIL} should keep up this good habit.",
          "{PUPIL} is consistent in completing {their} homework.",
        ],
        "Mostly Completed": [
          "{PUPIL} completes the majority of {their} homework.",
          "Homework is mostly completed, and {PUPIL} should now aim to complete all of it.",
          "{PUPIL} usually completes the homework that is set.",
        ],
        "Sometimes Completed": [
          "{PUPIL} completes homework only some of the time.",
          "{PUPIL}'s homework is sometimes completed, but a more consistent approach is needed.",
          "{PUPIL} sometimes completes {their} homework, and {they} {needs|need} to do so more regularly.",
        ],
        "Never Completed": [
          "{PUPIL} has not completed any of {their} homework.",
          "It is disappointing that {PUPIL} never completes {their} homework.",
          "{PUPIL}'s homework has not been completed, and this needs urgent attention.",
        ],
      },
      homework_improvement_area: {
        Accuracy: [
          "In {their} homework, {PUPIL} should focus on improving accuracy by checking each answer carefully.",
          "The accuracy of {PUPIL}'s homework is the area that most needs attention.",
        ],
        Method: [
          "When completing homework, {PUPIL} should work on {their} method and set out each step clearly.",
          "{PUPIL}'s method is the aspect of {their} homework to improve.",
        ],
        Presentation: [
          "{PUPIL} should take greater care over the presentation of {their} homework.",
          "To improve {their} homework, {PUPIL} should concentrate on setting work out neatly and clearly.",
        ],
      },
    },
  }),

  ...casesOf({
    notes: {
      level_notes: {
        "confident with percentages, unsure of compound interest":
          "{PUPIL} is confident when working with percentages but remains unsure about compound interest.",
        "quick at mental arithmetic": "{PUPIL} works quickly when calculating in {their} head.",
        "needs support with worded problems":
          "{PUPIL} requires support when tackling problems that are set in words.",
        "can plot straight line graphs, gradient still hard":
          "{PUPIL} is able to plot straight-line graphs, although {they} still {finds|find} gradient difficult.",
        "getting better at expanding brackets": "{PUPIL} is improving at expanding brackets.",
        "mixes up area and perimeter": "{PUPIL} sometimes confuses area with perimeter.",
        "good understanding of angles in parallel lines":
          "{PUPIL} has a good understanding of angles in parallel lines.",
        "struggles to rearrange formulae":
          "{PUPIL} finds it difficult to rearrange formulae, and this is worth practising.",
        "has worked hard on standard form": "{PUPIL} has put hard work into standard form.",
        "solid on place value but forgets how to divide decimals":
          "While {PUPIL} is secure with place value, {they} {tends|tend} to forget how to divide decimals.",
      },
      participation_notes: {
        "more willing to answer since January":
          "Since January, {PUPIL} has been more willing to offer answers.",
        "works well in pairs": "{PUPIL} works effectively with a partner.",
        "helpful explanations at the whiteboard during probability":
          "During our work on probability, {PUPIL} gave helpful explanations at the whiteboard.",
        "quiet in whole class discussion":
          "{PUPIL} is quiet when the whole class is discussing something.",
        "asks for help when stuck": "When {PUPIL} is stuck, {they} {asks|ask} for help.",
      },
      punctuality_notes: {
        "late on Monday mornings": "{PUPIL}'s lateness tends to be on Monday mornings.",
        "better this half term": "{PUPIL}'s punctuality has improved this half term.",
        "usually late after PE": "When {PUPIL} is late, it is usually after PE.",
        "misses the starter activity when late":
          "Arriving late means that {PUPIL} misses the starter activity.",
      },
      behaviour_notes: {
        "polite to staff": "{PUPIL} is courteous towards members of staff.",
        "gets distracted in the last ten minutes":
          "{PUPIL} can become distracted during the last ten minutes.",
        "helps tidy away the equipment": "{PUPIL} helps to put the equipment away.",
        "sometimes calls out": "There are times when {PUPIL} calls out in class.",
        "settles down to work quickly": "{PUPIL} is quick to settle to {their} work.",
      },
      homework_notes: {
        "two pieces missing on sequences":
          "Two pieces of homework on sequences have not been handed in.",
        "online quizzes always done": "{PUPIL} always does the online quizzes.",
        "rushes the last questions":
          "{PUPIL} tends to hurry through the final questions of {their} homework.",
        "handed in on time": "{PUPIL} submits {their} homework on time.",
        "good effort on the scale drawing task":
          "{PUPIL} made a good effort with the scale drawing task.",
      },
      homework_improvement_notes: {
        "underline titles and dates": "{PUPIL} should remember to underline titles and dates.",
        "write one step per line":
          "{PUPIL} should set out {their} homework with a single step on each line.",
        "label the axes on graphs":
          "In homework, {PUPIL} needs to label the axes whenever {they} {draws|draw} a graph.",
        "handwriting hard to read, digits get mixed up":
          "{PUPIL}'s handwriting can be hard to read, which leads to digits being mixed up.",
      },
      best_achievement: {
        "scored 78% in the algebra test":
          "{PUPIL}'s best achievement was scoring 78% in the algebra test.",
        "learning to factorise quadratics":
          "A highlight of {PUPIL}'s year has been learning to factorise quadratics.",
        "presentation about Pythagoras":
          "{PUPIL} should be proud of {their} presentation about Pythagoras.",
        "came second in the times tables competition":
          "{PUPIL} achieved second place in the times tables competition.",
        "survey and bar charts on school lunches":
          "{PUPIL}'s best piece of work was {their} survey on school lunches with its bar charts.",
        "finally mastering long division":
          "{PUPIL}'s greatest success has been mastering long division at last.",
      },
      area_to_improve: {
        "converting between units": "{PUPIL} should work on converting between units.",
        "showing working out": "An area for improvement is showing {their} working.",
        "reading the question carefully":
          "{PUPIL} needs to take more care in reading questions before {they} {answers|answer} them.",
        "confidence with fractions": "{PUPIL} should aim to become more confident with fractions.",
        "revise for tests": "{PUPIL} needs to revise in preparation for tests.",
        "recall of circle formulae":
          "{PUPIL} would benefit from improving {their} recall of the formulae for circles.",
      },
      additional_notes: {
        "attends maths club on Wednesdays": "{PUPIL} goes to the maths club on Wednesdays.",
        "a pleasure to teach": "{PUPIL} is a pleasure to have in the class.",
        "needs own compass and protractor":
          "{PUPIL} needs to have a compass and a protractor of {their} own.",
        "joined the class in November": "{PUPIL} became a member of the class in November.",
        "should use the revision website at home":
          "At home, {PUPIL} should make use of the revision website.",
      },
    },
  }),

  ...[
    "{PUPIL} should try to offer at least one answer or question in each lesson.",
    "Leaving a few minutes earlier would help {PUPIL} to arrive in good time.",
    "Setting aside a regular time for homework would help {PUPIL} to complete all of it.",
    "Before handing in a piece of homework, {PUPIL} should check that it is clearly laid out.",
    "Using a ruler and leaving space between answers would make {their} work easier to follow.",
    "{PUPIL} should not be afraid to ask for help when something is unclear.",
    "A few minutes of practice each day can make a real difference over time.",
    "It would be helpful for {PUPIL} to go back over past mistakes and try those questions again.",
    "Making a short list of key facts and formulae would support {PUPIL}'s revision.",
    "With regular practice, {PUPIL} can build on {their} current understanding.",
    "Mistakes are a natural part of learning Maths, and {PUPIL} should see them as a chance to improve.",
    "{PUPIL} may find it useful to work through an example before starting on new questions.",
    "A sensible target for next term is to contribute more regularly in class.",
    "Looking ahead, the main aims are better punctuality and more regular participation.",
    "{PUPIL} should aim to be in {their} seat and ready to begin when the lesson starts.",
    "Keeping a planner up to date would make it easier to remember when homework is due.",
    "By taking these steps, {PUPIL} can make further progress in Maths.",
    "I encourage {PUPIL} to act on this advice in the coming months.",
    "Short, frequent revision sessions are generally more effective than a single long one.",
    "{PUPIL} could ask someone at home to test {them} on key vocabulary.",
    "Reading each question twice is a simple habit that helps to avoid unnecessary errors.",
    "When a problem seems difficult, {PUPIL} should break it down into smaller steps.",
    "I hope that {PUPIL} will take pride in what {they} {does|do} well and work steadily on the rest.",
    "Small changes to daily routines can have a lasting effect on learning.",
    "Feedback on marked work is worth reading carefully and acting upon.",
    "{PUPIL} should set {themself|themselves} one clear goal for the term ahead.",
    "Talking through a method aloud is a good way for {PUPIL} to check {their} own understanding.",
    "There is every opportunity for {PUPIL} to move forward in Maths with regular effort.",
    "This report outlines how {PUPIL} is getting on in Maths.",
    "I wish {PUPIL} every success in the year ahead.",
  ].map((text) => ({ text })),
];
