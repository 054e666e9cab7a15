import type { Ways } from "./cases.ts";

/** Written before the checks were looked at; nothing is tuned to them. */
export const WAYS_HELD_OUT: Ways = {
  level: {
    Advanced: [
      "{PUPIL} is working well above the level expected for this age.",
      "{Their} attainment goes far beyond what the course asks for at this stage.",
      "{PUPIL} is an advanced learner whose understanding of the subject exceeds our expectations.",
    ],
    Proficient: [
      "{PUPIL} is securely at the expected standard.",
      "{They} {is|are} where we would expect a pupil to be at this point in the year.",
      "{PUPIL} has a sound grasp of the course and works in line with expectations.",
    ],
    Developing: [
      "{PUPIL} is on the way to the expected standard but is not quite there yet.",
      "{Their} understanding is still developing.",
      "{PUPIL} is working towards the level we look for at this stage.",
    ],
    "Below Expectations": [
      "At present {PUPIL} is working below the level expected of this age.",
      "{Their} attainment is not yet where it should be.",
      "{PUPIL} has yet to reach the standard that the course expects.",
    ],
  },
  participation: {
    "Active Participant": [
      "{PUPIL} is always keen to share ideas in discussion.",
      "{They} {throws|throw} {themselves} into every class discussion.",
      "In lessons {PUPIL} readily puts a hand up and offers answers.",
    ],
    "Occasionally Participates": [
      "{PUPIL} speaks up in class from time to time.",
      "Now and then {they} {offers|offer} an answer in lessons.",
      "{They} {joins|join} in with some discussions, but not with others.",
    ],
    "Passive Observer": [
      "{PUPIL} tends to sit back and let others do the talking.",
      "{They} {prefers|prefer} to listen rather than speak in class.",
      "{PUPIL} rarely volunteers an answer.",
    ],
  },
  punctuality: {
    "Always on time": [
      "{PUPIL} arrives promptly to every lesson.",
      "{They} {has|have} not been late once this term.",
      "{Their} punctuality cannot be faulted.",
    ],
    "Occasionally late": [
      "{PUPIL} is usually on time but has been late once in a while.",
      "From time to time {they} {arrives|arrive} after the lesson has begun.",
      "{PUPIL} is not always on time.",
    ],
    "Frequently late": [
      "{PUPIL} is often late to lessons.",
      "{They} regularly {misses|miss} the start of the lesson.",
      "Lateness has been a regular problem.",
    ],
    "Chronically late": [
      "{PUPIL} is late to almost every lesson.",
      "{Their} lateness is persistent.",
      "{They} {is|are} hardly ever on time.",
    ],
  },
  behaviour: {
    "Excellent Behaviour": [
      "{Their} conduct is a credit to {them}.",
      "{PUPIL} behaves impeccably in every lesson.",
      "{Their} manners in class are faultless.",
    ],
    "Good Behaviour": [
      "{PUPIL} is well behaved in lessons.",
      "{They} {conducts|conduct} {themselves} well in class.",
      "{PUPIL} behaves sensibly and is polite to staff.",
    ],
    "Acceptable Behaviour": [
      "{Their} behaviour is satisfactory.",
      "{PUPIL} generally behaves as we would expect.",
      "There are no real concerns about {their} conduct, which is acceptable.",
    ],
    "Unacceptable Behaviour": [
      "{Their} behaviour has fallen well short of what we expect.",
      "{PUPIL} too often disrupts lessons, and this cannot be accepted.",
      "The way {they} {behaves|behave} in class is not good enough.",
    ],
  },
  homework: {
    "Consistently Completed": [
      "{PUPIL} hands in every piece of homework.",
      "{Their} homework is always done.",
      "{They} {has|have} not missed a single homework this term.",
    ],
    "Mostly Completed": [
      "{PUPIL} usually hands {their} homework in.",
      "Most homework tasks are finished.",
      "{They} {completes|complete} nearly all of the homework that is set.",
    ],
    "Sometimes Completed": [
      "{Their} homework record is patchy.",
      "{PUPIL} does some of {their} homework, but by no means all of it.",
      "Homework is handed in on some occasions and not on others.",
    ],
    "Never Completed": [
      "{PUPIL} has yet to hand in any homework.",
      "None of the homework set has been done.",
      "{They} {does|do} not complete homework.",
    ],
  },
  homework_improvement_area: {
    Accuracy: [
      "In homework, {they} should check answers carefully so that fewer mistakes slip through.",
      "Homework would gain most from greater precision.",
      "The next step in homework is to be more accurate.",
    ],
    Method: [
      "In homework, {they} should show each step of the working.",
      "Homework would gain from a clearer way of setting about each problem.",
      "{Their} method in homework is what needs attention.",
    ],
    Presentation: [
      "Homework should be set out more neatly.",
      "In homework, tidier layout and handwriting would help.",
      "{They} should take more care over how homework looks on the page.",
    ],
  },
};
