import type { Ways } from "./cases.ts";

/** Ways that the checks were built with. */
export const WAYS: Ways = {
  level: {
    Advanced: [
      "{PUPIL} works at an advanced level.",
      "{Their} work comfortably exceeds what is expected in Year 9.",
      "{They} {is|are} performing well ahead of expectations.",
      "{PUPIL} has moved far past the standard required at this stage.",
    ],
    Proficient: [
      "{PUPIL} is proficient in the subject.",
      "{They} {meets|meet} the standard that we look for in Year 9.",
      "{PUPIL} is working at the level expected of the year group.",
      "{They} {has|have} a secure understanding of the course.",
    ],
    Developing: [
      "{PUPIL} is developing in this subject.",
      "{They} {is|are} approaching the expected level.",
      "{PUPIL} has not yet fully secured the expected standard but is moving towards it.",
      "{Their} attainment is developing, with some way still to go.",
    ],
    "Below Expectations": [
      "{PUPIL} is currently below expectations.",
      "{They} {is|are} not yet meeting the standard that is expected.",
      "{Their} attainment falls short of what the course asks for.",
      "{Their} work this term has been beneath the expected level.",
    ],
  },
  participation: {
    "Active Participant": [
      "{PUPIL} takes an active part in lessons.",
      "{They} {contributes|contribute} eagerly to class discussion.",
      "{PUPIL} is one of the voices that keep our discussions going, and joins in every lesson.",
      "{They} {is|are} never afraid to volunteer an answer.",
    ],
    "Occasionally Participates": [
      "{PUPIL} occasionally participates in lessons.",
      "{They} will answer when asked, and once in a while {they} {volunteers|volunteer} an idea.",
      "{Their} contributions to discussion are occasional.",
      "Every so often {PUPIL} joins in with a class discussion.",
    ],
    "Passive Observer": [
      "{PUPIL} is a passive observer in lessons.",
      "{They} seldom {contributes|contribute} to discussion.",
      "{PUPIL} stays quiet while others discuss.",
      "{They} {does|do} not yet join in with class discussion.",
    ],
  },
  punctuality: {
    "Always on time": [
      "{PUPIL} is always on time.",
      "{They} {is|are} never late to a lesson.",
      "{Their} punctuality is excellent.",
      "{PUPIL} is there and ready at the start of every lesson.",
    ],
    "Occasionally late": [
      "{PUPIL} is occasionally late.",
      "{They} {has|have} been late to lessons once or twice.",
      "{PUPIL} is mostly punctual, with the odd late arrival.",
      "{Their} punctuality is not quite what it should be, with a few late arrivals.",
    ],
    "Frequently late": [
      "{PUPIL} is frequently late.",
      "{They} {has|have} been late on many occasions.",
      "{PUPIL} arrives late far too often.",
      "{Their} punctuality is poor.",
    ],
    "Chronically late": [
      "{PUPIL} is chronically late.",
      "{They} {is|are} late for lesson after lesson.",
      "Nearly every lesson has begun before {they} {arrives|arrive}, and {their} lateness is constant.",
      "{PUPIL} almost never arrives on time.",
    ],
  },
  behaviour: {
    "Excellent Behaviour": [
      "{Their} behaviour is excellent.",
      "{PUPIL} is a role model in the way {they} {behaves|behave}.",
      "{Their} behaviour could not be better.",
      "{PUPIL} conducts {themselves} superbly at all times.",
    ],
    "Good Behaviour": [
      "{Their} behaviour is good.",
      "{PUPIL} is polite and respectful in lessons.",
      "{They} {behaves|behave} well.",
      "{Their} conduct in class has been pleasing.",
    ],
    "Acceptable Behaviour": [
      "{Their} behaviour is acceptable.",
      "{Their} conduct gives no real cause for concern.",
      "{PUPIL} behaves reasonably in lessons.",
      "{Their} behaviour is adequate, if no more than that.",
    ],
    "Unacceptable Behaviour": [
      "{Their} behaviour is unacceptable.",
      "{PUPIL} has been disruptive in lessons.",
      "{Their} conduct is not acceptable.",
      "{Their} behaviour is well below the standard we expect.",
    ],
  },
  homework: {
    "Consistently Completed": [
      "{Their} homework is consistently completed.",
      "{PUPIL} never misses a homework.",
      "{They} {hands|hand} homework in without fail.",
      "All homework has been completed.",
    ],
    "Mostly Completed": [
      "{Their} homework is mostly completed.",
      "{PUPIL} generally completes {their} homework.",
      "{They} {has|have} handed in all but a few pieces of homework.",
      "The majority of {their} homework is done.",
    ],
    "Sometimes Completed": [
      "{Their} homework is sometimes completed.",
      "{PUPIL} hands in homework now and then.",
      "{Their} homework comes in irregularly.",
      "About half of the homework set has been handed in.",
    ],
    "Never Completed": [
      "{Their} homework is never completed.",
      "No homework has been handed in.",
      "{PUPIL} has not completed a single piece of homework.",
      "{They} {has|have} not done any of the homework set.",
    ],
  },
  homework_improvement_area: {
    Accuracy: [
      "In homework, accuracy is the thing to improve.",
      "{They} should take care to avoid slips in homework.",
      "Homework answers need checking before they are handed in.",
    ],
    Method: [
      "In homework, method is the thing to improve.",
      "{They} should set out the working in homework so that each step can be followed.",
      "In homework, it would help to plan how to tackle a question before starting.",
    ],
    Presentation: [
      "In homework, presentation is the thing to improve.",
      "Homework should be neater.",
      "{Their} homework would benefit from clear headings and legible handwriting.",
    ],
  },
};
