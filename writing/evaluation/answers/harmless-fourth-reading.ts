import { casesOf, type SentenceCase } from "./cases.ts";

/** Harmless sentences by the same reader. */
export const HARMLESS_FOURTH_READING: readonly SentenceCase[] = casesOf({
  ticks: {
    level: {
      Advanced: [
        "{PUPIL} is working at an advanced level in Maths.",
        "{They} {has|have} an excellent command of the subject.",
        "{PUPIL} is performing at a very high level in Year 9 Maths.",
      ],
      Proficient: [
        "{PUPIL} has a secure grasp of the work covered in Maths.",
        "{They} {is|are} proficient in the subject and can be pleased with that.",
      ],
      Developing: [
        "{PUPIL} is still developing {their} understanding of Maths.",
        "{Their} skills in Maths are coming along, although they are not yet fully secure.",
        "In Maths, {PUPIL} is at the developing stage, with some way still to go.",
      ],
      "Below Expectations": [
        "{PUPIL} is currently working below the level expected in Maths.",
        "{Their} work in Maths is not yet where it should be for Year 9.",
      ],
    },
    participation: {
      "Active Participant": [
        "{They} {plays|play} an active part in lessons.",
        "{PUPIL} joins in readily and is not afraid to speak up.",
        "It is good to see {them} so involved in class.",
      ],
      "Occasionally Participates": [
        "{They} {chips|chip} in now and again during lessons.",
        "{PUPIL} will offer a contribution from time to time.",
        "{They} {takes|take} part on occasion, and we would love to hear from {them} more often.",
      ],
      "Passive Observer": [
        "{They} {prefers|prefer} to watch and listen rather than join in.",
        "{PUPIL} tends to stay on the sidelines during lessons.",
        "At present {they} {is|are} more of an onlooker than a contributor in class.",
      ],
    },
    punctuality: {
      "Always on time": [
        "{They} always {arrives|arrive} on time, ready for the lesson.",
        "{Their} punctuality cannot be faulted.",
      ],
      "Occasionally late": [
        "{They} {is|are} late to lessons once in a while.",
        "There have been occasions when {PUPIL} has not made it to the lesson on time.",
        "{Their} punctuality slips from time to time.",
      ],
      "Frequently late": [
        "{PUPIL} is often late to lessons, and this needs to change.",
        "All too often, {they} {arrives|arrive} after the lesson has started.",
      ],
      "Chronically late": [
        "{Their} lateness has become a persistent problem.",
        "Arriving on time remains a serious and ongoing difficulty for {PUPIL}.",
      ],
    },
    behaviour: {
      "Excellent Behaviour": [
        "{Their} behaviour is exemplary.",
        "{PUPIL} behaves superbly in lessons.",
      ],
      "Good Behaviour": [
        "{They} {behaves|behave} well in class.",
        "{PUPIL} is well behaved in lessons, which is good to see.",
      ],
      "Acceptable Behaviour": [
        "{Their} conduct in class is satisfactory.",
        "On the whole, {their} behaviour is acceptable, with room for improvement.",
      ],
      "Unacceptable Behaviour": [
        "{Their} behaviour falls short of what we expect and must improve.",
        "At the moment {PUPIL} is not behaving in an acceptable way in lessons.",
      ],
    },
    homework: {
      "Consistently Completed": [
        "{They} can be counted on to complete {their} homework.",
        "Homework is done every time it is set.",
      ],
      "Mostly Completed": [
        "{They} {gets|get} most of {their} homework done.",
        "More often than not, {PUPIL} completes {their} homework.",
      ],
      "Sometimes Completed": [
        "Homework is done on some occasions but not on others.",
        "{PUPIL} is inconsistent when it comes to completing homework.",
      ],
      "Never Completed": [
        "{PUPIL} has not been completing {their} homework at all.",
        "Homework is simply not being done, and we are concerned about this.",
      ],
    },
    homework_improvement_area: {
      Accuracy: ["In {their} homework, {they} should take more care to get answers right."],
      Method: [
        "{Their} homework would be stronger if {they} gave more attention to the method used.",
        "When completing homework, {PUPIL} should focus on showing how each answer was reached.",
      ],
      Presentation: ["Neater, more clearly set out homework is the next step for {PUPIL}."],
    },
  },
  notes: {
    level_notes: {
      "Got 54% in the algebra test.": "{They} achieved 54% in the algebra test.",
      "Finds fractions hard, good with graphs.":
        "{They} {is|are} good with graphs but {finds|find} fractions hard.",
      "secure on ratio, shaky on percentages":
        "{Their} understanding of ratio is secure, while percentages remain less certain.",
      "Moved from set 3 to set 2 in January": "In January, {PUPIL} moved from set 3 to set 2.",
      "Predicted grade 5 at GCSE.": "{They} {is|are} predicted a grade 5 at GCSE.",
    },
    participation_notes: {
      "Quiet, but answers well when asked.":
        "Although quiet, {they} {answers|answer} well when asked.",
      "Good in group work, shy in front of whole class.":
        "{They} {does|do} well in group work but {is|are} shy in front of the whole class.",
      "Once volunteered to explain a proof at the board.":
        "{They} once volunteered to explain a proof at the board.",
      "led the starter on primes": "{PUPIL} also led the starter on primes.",
    },
    punctuality_notes: {
      "Late twice in November.": "{They} {was|were} late on two occasions in November.",
      "Bus from Kettering often delayed.": "The bus is often delayed.",
      "Much better since half term.": "{Their} punctuality has been much better since half term.",
      "slow getting back from PE": "{They} can be slow getting back from PE.",
    },
    behaviour_notes: {
      "A bit chatty after lunch.": "{They} can be a little chatty after lunch.",
      "Never rude to staff.": "{They} {is|are} never rude to staff.",
      "kind to new pupils": "{PUPIL} is kind to new pupils.",
      "12 merits, no detentions":
        "{They} {has|have} earned 12 merits and {has|have} had no detentions.",
    },
    homework_notes: {
      "Two pieces still missing.": "There are still two pieces of homework missing.",
      "Goes to homework club on Tuesdays.": "On Tuesdays, {they} {goes|go} to homework club.",
      "excellent task on Pythagoras": "{Their} homework on Pythagoras was excellent.",
    },
    homework_improvement_notes: {
      "Should use a ruler for diagrams.": "{They} should use a ruler when drawing diagrams.",
      "Crossings out everywhere, hard to read.":
        "There are a lot of crossings out, which makes {their} work hard to read.",
    },
    best_achievement: {
      "Third place in the house quiz.": "{PUPIL} came third in the house quiz.",
      "Silver in UKMT Junior Challenge":
        "{Their} best achievement was a Silver in the UKMT Junior Challenge.",
      "Project on Florence Nightingale's charts.":
        "{Their} project on Florence Nightingale's charts was {their} best achievement.",
      "Read 'The Curious Incident of the Dog in the Night-Time' and worked through its maths appendix.":
        "{They} read 'The Curious Incident of the Dog in the Night-Time' and worked through its maths appendix.",
      "Solved one of the extension problems.":
        "One of the extension problems was solved by {PUPIL}, which was {their} best achievement.",
    },
    area_to_improve: {
      "Needs to check answers before handing in.":
        "{They} {needs|need} to check {their} answers before handing work in.",
      "Negative numbers.": "Negative numbers are an area for {them} to improve.",
      "show working in tests": "In tests, {PUPIL} should show {their} working.",
    },
    additional_notes: {
      "Has not yet applied to be a peer mentor.":
        "{They} {has|have} not yet applied to be a peer mentor.",
      "Came on the Bletchley Park trip.": "{PUPIL} came on the trip to Bletchley Park.",
    },
  },
  claims: {
    general: [
      "{PUPIL} should aim to contribute at least once in every lesson.",
      "Short quizzes are a handy way to check which topics need another look.",
      "It would help {them} to set aside a regular time at home for homework.",
      "Ten minutes of practice a day can make a real difference.",
      "{They} should leave a little earlier so that {they} {is|are} settled when the lesson begins.",
      "Writing one step on each line makes working easier to follow.",
      "{PUPIL} could try underlining each final answer so that it stands out on the page.",
      "Before a test, {they} could make a list of the topics that feel least secure.",
      "A good target for next term is to hand in every piece of homework.",
      "Asking for help as soon as something is unclear will stop small problems from growing.",
      "{They} might find it useful to work through past questions and mark them afterwards.",
      "Using a sharp pencil and a ruler for diagrams would improve {their} presentation.",
      "{PUPIL} should not be afraid to get an answer wrong, as mistakes are part of learning.",
      "Explaining a method aloud to a friend or someone at home is an excellent way to revise.",
      "Flashcards can help {them} to remember key formulae.",
      "{They} would benefit from packing {their} bag the night before.",
      "If {they} {finds|find} a question difficult, {they} should try a simpler example first.",
      "A good night's sleep and a proper breakfast are sensible preparation for any test.",
      "Next term, {PUPIL} should aim to arrive on time to every lesson.",
      "{They} could keep a homework diary and tick off each task once it is finished.",
      "Checking each answer with the inverse operation is a habit worth forming.",
      "It is worth {their} while to reread the question before moving on.",
      "{PUPIL} is encouraged to put {their} hand up, even when {they} {is|are} not completely sure.",
      "Revising little and often works better than leaving everything to the last minute.",
      "Leaving a blank line between questions would make {their} homework much easier to read.",
      "A quiet place to work, away from a phone, will help {them} to concentrate.",
      "{They} should aim for one more contribution each week.",
      "Regular practice of times tables will make longer calculations feel easier.",
      "Next term, I would like to see {them} taking more time over the layout of {their} work.",
      "{PUPIL} could begin each homework by looking back at the examples in {their} exercise book.",
      "Setting an alarm five minutes earlier may be all that is needed to improve {their} punctuality.",
      "When revising, {they} should cover the worked example and try to reproduce it from memory.",
      "{They} should try to turn 'mostly' into 'always' where homework is concerned.",
      "To move beyond the developing stage, {PUPIL} should practise the topics that {they} {finds|find} hardest.",
      "Preparing one question before each lesson would give {them} an easy way to join in.",
      "Anything left unfinished should be handed in as soon as possible.",
      "Well done, {PUPIL}, and keep going.",
      "I look forward to seeing what {they} can do next term.",
      "With continued effort, there is every reason to be hopeful about the months ahead.",
      "{PUPIL} should feel encouraged by what is going well and ready to tackle what is not.",
      "I wish {them} all the best for the coming term.",
      "A few small changes could make a big difference.",
      "It is never too late to build a better habit.",
      "Overall, there is plenty here for {PUPIL} to build on.",
      "Keep it up, and do not be afraid to aim higher.",
      "{PUPIL} is capable of more, and I hope {they} will believe that too.",
    ],
  },
});
