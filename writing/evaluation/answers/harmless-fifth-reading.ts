import { casesOf, type SentenceCase } from "./cases.ts";

/** Harmless sentences by the same reader. */
export const HARMLESS_FIFTH_READING: readonly SentenceCase[] = casesOf({
  ticks: {
    level: {
      Advanced: [
        "{PUPIL} is working at an advanced level in Maths.",
        "{PUPIL} has an impressive command of Maths.",
        "In Maths, {PUPIL} is flying: {their} understanding is advanced.",
      ],
      Proficient: [
        "{PUPIL} has a sound, proficient grasp of Maths.",
        "{PUPIL} is working securely at a proficient level.",
        "{PUPIL} is a proficient mathematician who can be pleased with what {they} {knows|know}.",
      ],
      Developing: [
        "{PUPIL}'s understanding of Maths is still taking shape.",
        "{PUPIL} is getting there in Maths, although {their} skills are not yet fully secure.",
        "In Maths, {PUPIL} is at a developing stage, with more still to consolidate.",
      ],
      "Below Expectations": [
        "{PUPIL} is not yet where we would like {them} to be in Maths.",
        "At present, {PUPIL}'s work in Maths falls short of the expected standard.",
        "{PUPIL} is working below expectations, and there is some ground to make up.",
      ],
    },
    participation: {
      "Active Participant": [
        "{PUPIL} joins in with a will and is never short of something to offer.",
        "{PUPIL} takes a full and active part in lessons.",
        "{PUPIL} readily puts {their} hand up and gets involved.",
      ],
      "Occasionally Participates": [
        "{PUPIL} speaks up from time to time.",
        "Every so often, {PUPIL} offers an idea in class, and it would be good to hear from {them} more.",
        "{PUPIL} does join in on occasion, though not as a matter of course.",
      ],
      "Passive Observer": [
        "{PUPIL} tends to watch from the sidelines in lessons.",
        "In class, {PUPIL} listens and looks on but seldom volunteers an answer.",
        "{PUPIL} is content to let others do the talking.",
      ],
    },
    punctuality: {
      "Always on time": [
        "{PUPIL} is as regular as clockwork and always arrives on time.",
        "{Their} punctuality cannot be faulted.",
        "{PUPIL} is never late.",
      ],
      "Occasionally late": [
        "{PUPIL} is on time for most lessons, with the odd late arrival.",
        "Now and again, {PUPIL} arrives after the lesson has begun.",
        "{PUPIL}'s punctuality slips once in a while.",
      ],
      "Frequently late": [
        "{PUPIL} is often late to lessons.",
        "All too often, the lesson is under way before {PUPIL} arrives.",
      ],
      "Chronically late": [
        "Lateness has become a persistent habit for {PUPIL}.",
        "{PUPIL} is chronically late, and this needs to change.",
        "{PUPIL}'s poor punctuality is a serious and continuing concern.",
      ],
    },
    behaviour: {
      "Excellent Behaviour": [
        "{PUPIL}'s conduct is exemplary.",
        "{PUPIL} behaves superbly in lessons.",
        "There is nothing to fault in {PUPIL}'s behaviour, which is excellent.",
      ],
      "Good Behaviour": [
        "{PUPIL} behaves well in lessons.",
        "{PUPIL}'s behaviour is good, and that is appreciated.",
        "I am pleased with how well {PUPIL} behaves in class.",
      ],
      "Acceptable Behaviour": [
        "{PUPIL}'s behaviour is acceptable, though there is room for it to be better still.",
        "By and large, {PUPIL} behaves acceptably in class.",
        "{PUPIL}'s conduct in lessons is satisfactory.",
      ],
      "Unacceptable Behaviour": [
        "{PUPIL}'s behaviour has not been acceptable and must improve.",
        "{PUPIL} is not yet behaving as we expect in lessons.",
        "The way in which {PUPIL} behaves in class is a cause for concern.",
      ],
    },
    homework: {
      "Consistently Completed": [
        "{PUPIL} can be counted on to complete {their} homework.",
        "{PUPIL} never fails to do {their} homework.",
      ],
      "Mostly Completed": [
        "{PUPIL} completes the bulk of {their} homework.",
        "More often than not, {PUPIL}'s homework is done.",
        "Apart from the occasional gap, {PUPIL} keeps up with homework.",
      ],
      "Sometimes Completed": [
        "{PUPIL}'s homework is rather hit and miss.",
        "Some of {PUPIL}'s homework is completed, but some is not.",
        "{PUPIL} completes homework only some of the time.",
      ],
      "Never Completed": [
        "As yet, {PUPIL} has not completed any homework.",
        "{PUPIL} does not do {their} homework, and this must be put right.",
      ],
    },
    homework_improvement_area: {
      Accuracy: [
        "In homework, {PUPIL} should aim for fewer slips and more accurate answers.",
        "Greater accuracy would lift the quality of {PUPIL}'s homework.",
      ],
      Method: [
        "{PUPIL}'s homework would benefit from a clearer method.",
        "When {they} {does|do} homework, {PUPIL} needs to show how each answer was reached.",
      ],
      Presentation: [
        "{PUPIL}'s homework could be set out more neatly.",
        "Taking more care over the look and layout of homework is the next step for {PUPIL}.",
      ],
    },
  },
  notes: {
    level_notes: {
      "weak on fractions": "{PUPIL} finds fractions difficult at the moment.",
      "Mental arithmetic slow": "{PUPIL} can take a while over mental arithmetic.",
      "muddles area and perimeter": "{PUPIL} sometimes confuses area with perimeter.",
      "super work on ratio": "{PUPIL} has done excellent work on ratio.",
      "predicted grade 5": "{PUPIL} is predicted a grade 5.",
      "good at shape but algebra shaky":
        "{PUPIL} is strong on shape, while {their} algebra is less secure.",
    },
    behaviour_notes: {
      "can be chatty": "{PUPIL} can be a little talkative at times.",
      "calls out": "{PUPIL} needs to remember not to call out.",
      "kind to others, polite": "{PUPIL} is courteous and shows kindness to {their} classmates.",
      "polite but easily distracted":
        "{PUPIL} is well mannered, though {their} attention can wander.",
    },
    homework_notes: {
      "last three pieces rushed": "The last three pieces of homework were done in a hurry.",
      "neat corrections in green pen": "{PUPIL} makes tidy corrections in green pen.",
      "2 pieces missing": "Two pieces of {PUPIL}'s homework are missing.",
      "answers right, working missing":
        "{PUPIL}'s answers are correct, but the working is not shown.",
    },
    homework_improvement_notes: {
      "messy diagrams, no ruler": "{PUPIL}'s diagrams are untidy and should be drawn with a ruler.",
      "handwriting hard to read": "{PUPIL}'s handwriting is not always easy to make out.",
      "underline titles": "{PUPIL} should remember to underline {their} titles.",
      "neater since Christmas, still no margins":
        "{PUPIL}'s work has become neater since Christmas, although margins are still missing.",
    },
    participation_notes: {
      "quiet unless asked": "{PUPIL} is quiet in lessons unless {they} {is|are} called upon.",
      "asks thoughtful questions": "The questions that {PUPIL} asks are well considered.",
      "led group for stats project":
        "{PUPIL} took the lead in {their} group during the statistics project.",
      "shy but good ideas": "Although {PUPIL} is shy, {their} ideas are good.",
    },
    punctuality_notes: {
      "late mainly after lunch": "When {PUPIL} is late, it is mainly after lunch.",
      "target: no lates next half term":
        "{PUPIL}'s target is to have no late marks next half term.",
      "better recently but still slow on Mondays":
        "{PUPIL}'s punctuality has improved of late, but Mondays remain a problem.",
    },
    additional_notes: {
      "gives up easily": "{PUPIL} could show more perseverance when work becomes hard.",
      "loses worksheets": "{PUPIL} has a tendency to mislay {their} worksheets.",
      "helps tidy up without being asked": "{PUPIL} helps to clear up without needing to be told.",
      "never gives up": "{PUPIL} always perseveres.",
      "revise using Sparx": "{PUPIL} would benefit from revising with Sparx.",
      "hoping to reach grade 6 by summer": "{PUPIL} hopes to achieve a grade 6 by the summer.",
      "enjoyed reading The Number Devil": "{PUPIL} enjoyed The Number Devil.",
      "capable but lacks confidence":
        "{PUPIL} is capable, although {they} {lacks|lack} confidence.",
    },
    best_achievement: {
      "solving simultaneous equations":
        "{PUPIL}'s best achievement was solving simultaneous equations.",
      "72% in algebra test": "{PUPIL} scored 72% in the algebra test.",
      "from 41 to 58 in the unit tests": "{PUPIL} improved from 41 to 58 in the unit tests.",
      "silver UKMT certificate": "{PUPIL} earned a silver UKMT certificate.",
      "Head's commendation for effort":
        "{PUPIL} received a Head's commendation for {their} effort.",
      "poster on Escher and tessellation":
        "{PUPIL}'s poster on Escher and tessellation was {their} best piece of work.",
    },
    area_to_improve: {
      "show all working": "{PUPIL} should write down every step of {their} working.",
      "Times tables!": "{PUPIL} needs to work on {their} times tables.",
      "negative numbers": "Negative numbers are an area for {PUPIL} to improve.",
    },
  },
  claims: {
    general: [
      "{PUPIL} should check each answer before moving on to the next.",
      "A few minutes of practice each day would help {PUPIL} to grow in confidence.",
      "{PUPIL} should not be afraid of getting things wrong, since mistakes are how we learn.",
      "If {they} {is|are} ever unsure, {PUPIL} should ask for help.",
      "{PUPIL} is encouraged to go over classwork again in the evening.",
      "{PUPIL} could try explaining a method aloud, as this is a good test of understanding.",
      "Regular revision, a little and often, will serve {PUPIL} better than a last-minute rush.",
      "Reading each question twice before starting would be a sensible habit.",
      "To build on this, {PUPIL} should try the harder questions as well as the easier ones.",
      "{PUPIL} may find it useful to make short summary cards.",
      "{They} should look closely at written feedback and act on it.",
      "{PUPIL} would do well to learn key facts and formulae by heart.",
      "With a steady effort, {PUPIL} can make further progress in Maths.",
      "Keeping a list of tricky topics and returning to them later is a useful strategy.",
      "{PUPIL} should estimate first, so that an unlikely answer stands out.",
      "{PUPIL} should bring the right equipment to every lesson.",
      "If a question seems difficult, {PUPIL} could try breaking it into smaller steps.",
      "Well done, {PUPIL}, and keep going.",
      "I look forward to seeing what {PUPIL} can do next.",
      "I wish {PUPIL} every success for the rest of the year.",
      "It has been a pleasure to teach {PUPIL}.",
      "Keep up the effort, and enjoy the challenge.",
      "There is plenty here for {PUPIL} to build on.",
      "{PUPIL} has every reason to be optimistic about the months ahead.",
      "I am confident that {PUPIL} can rise to these challenges.",
      "Small, steady steps will take {PUPIL} a long way.",
    ],
    homework_improvement_area: [
      "Setting out each line of working beneath the last would make {their} homework easier to follow.",
      "A ruler and a sharp pencil would work wonders for the presentation of {their} homework.",
      "A neat heading and a clear date would be a good start to every piece of homework.",
      "Spacing work out on the page would make it much easier to read.",
      "Let us make neat, clearly spaced homework the target for {PUPIL}.",
    ],
    participation: [
      "{PUPIL} might aim to offer at least one answer in every lesson.",
      "It would be good to see {PUPIL} volunteer an idea without being asked.",
      "Talking through ideas with a partner first might give {PUPIL} the confidence to share them.",
      "Even a short question counts as taking part, and {PUPIL} should feel free to ask one.",
    ],
    punctuality: [
      "Leaving a little earlier between lessons would help {PUPIL} to arrive on time.",
      "Arriving in good time would mean that {PUPIL} never misses the start of a lesson.",
      "Being in the room when the lesson begins should be the goal from now on.",
    ],
    homework: [
      "It is worth jotting homework down in a planner so that nothing is forgotten.",
      "Starting homework on the day it is set would leave time to ask questions.",
      "The aim now is to turn most of {their} homework into all of it.",
      "A quiet place to work and a regular time for homework can make all the difference.",
    ],
    behaviour: [
      "{PUPIL} should keep up {their} good behaviour.",
      "{PUPIL} deserves thanks for {their} good behaviour in lessons.",
    ],
    level: ["The next step is for {PUPIL} to move from a developing to a secure understanding."],
  },
});
