import { casesOf, of, type SentenceCase } from "./cases.ts";

/** Harmless sentences by the same reader. */
export const HARMLESS_SIXTH_READING: readonly SentenceCase[] = [
  ...casesOf({
    ticks: {
      level: {
        Advanced: [
          "{PUPIL} is working at an advanced level in Maths, which is a real credit to {them}.",
          "It is a pleasure to report that {PUPIL} is currently performing at an advanced level in Maths.",
          "{PUPIL} has reached an advanced standard in Maths this year.",
          "In Maths, {PUPIL}'s work is at an advanced level.",
        ],
        Proficient: [
          "{PUPIL} is proficient in Maths and demonstrates a secure understanding of the subject.",
          "{PUPIL} is currently working at a proficient level in Maths, which is pleasing to see.",
          "{PUPIL} has demonstrated that {they} {is|are} a proficient mathematician.",
        ],
        Developing: [
          "{PUPIL} is currently working at a developing level in Maths.",
          "In Year 9 Maths, {PUPIL} is continuing to develop {their} knowledge and skills.",
          "{PUPIL}'s understanding of Maths is still developing, and there is room for further growth.",
          "While {PUPIL} has not yet reached proficiency in Maths, {their} skills are developing.",
        ],
        "Below Expectations": [
          "{PUPIL} is currently working below expectations in Maths.",
          "At present, {PUPIL}'s level in Maths is below what is expected, and this is an area that needs attention.",
          "{PUPIL} has not yet met the expected standard in Maths.",
          "Although {PUPIL} is currently below expectations in Maths, there is plenty of opportunity to improve.",
        ],
      },
      participation: {
        "Active Participant": [
          "{PUPIL} is an active participant in lessons.",
          "It is encouraging to see {PUPIL} taking such an active part in Maths lessons.",
          "{PUPIL} participates actively in class, which is a real strength.",
          "{PUPIL} contributes actively to lessons, and {their} involvement is much appreciated.",
        ],
        "Occasionally Participates": [
          "{PUPIL} participates occasionally in lessons and could contribute more often.",
          "While {PUPIL} does take part from time to time, {they} {is|are} encouraged to contribute more regularly.",
          "{PUPIL} sometimes joins in with class discussion.",
          "In class, {PUPIL} makes occasional contributions, which are always welcome.",
        ],
        "Passive Observer": [
          "In lessons, {PUPIL} tends to be a passive observer.",
          "{PUPIL} currently prefers to observe rather than take an active part in lessons.",
          "At the moment {PUPIL} is rather passive in class and does not yet take an active part in discussions.",
          "{PUPIL} tends to watch and listen in class rather than contribute.",
        ],
      },
      punctuality: {
        "Always on time": [
          "{PUPIL} is always on time for lessons.",
          "{PUPIL}'s punctuality is excellent, as {they} consistently {arrives|arrive} on time.",
          "{PUPIL} arrives punctually to every lesson, which is commendable.",
        ],
        "Occasionally late": [
          "{PUPIL} is occasionally late to lessons.",
          "On occasion {PUPIL} arrives late, and a little more care with punctuality would help.",
          "{PUPIL}'s punctuality could be improved, as {they} {is|are} sometimes late to class.",
          "Although {PUPIL} is usually on time, there are occasions when {they} {arrives|arrive} late.",
        ],
        "Frequently late": [
          "{PUPIL} is frequently late to lessons, and this needs to improve.",
          "Unfortunately, {PUPIL} often arrives late to Maths.",
          "{PUPIL}'s frequent lateness is a concern.",
        ],
        "Chronically late": [
          "{PUPIL} is chronically late, and this is a serious concern.",
          "Punctuality remains a significant issue for {PUPIL}, who is persistently late to lessons.",
          "{PUPIL}'s chronic lateness to lessons must be addressed as a priority.",
        ],
      },
      behaviour: {
        "Excellent Behaviour": [
          "{PUPIL}'s behaviour is excellent.",
          "{PUPIL} consistently demonstrates excellent behaviour in lessons, which is a credit to {them}.",
          "{PUPIL} should be proud of {their} excellent conduct.",
        ],
        "Good Behaviour": [
          "{PUPIL}'s behaviour in class is good.",
          "{PUPIL} behaves well in lessons, which is pleasing to see.",
          "It is encouraging that {PUPIL} has shown good behaviour in Maths.",
        ],
        "Acceptable Behaviour": [
          "{PUPIL}'s behaviour is acceptable.",
          "{PUPIL}'s conduct in lessons is of an acceptable standard, although there is scope for it to be better still.",
        ],
        "Unacceptable Behaviour": [
          "{PUPIL}'s behaviour in lessons has been unacceptable.",
          "Regrettably, {PUPIL}'s behaviour is currently not acceptable and needs to improve.",
          "{PUPIL}'s conduct has fallen short of an acceptable standard.",
        ],
      },
      homework: {
        "Consistently Completed": [
          "{PUPIL} consistently completes {their} homework.",
          "{PUPIL}'s homework is completed consistently, which is a very good habit.",
        ],
        "Mostly Completed": [
          "{PUPIL} completes most of {their} homework.",
          "For the most part, {PUPIL}'s homework is completed, although there is the occasional gap.",
          "{PUPIL} has completed the majority of {their} homework tasks.",
        ],
        "Sometimes Completed": [
          "{PUPIL} sometimes completes {their} homework, but needs to be more consistent.",
          "{PUPIL}'s completion of homework is inconsistent.",
        ],
        "Never Completed": [
          "{PUPIL} has not completed {their} homework.",
          "Homework is a concern, as {PUPIL} never completes it.",
        ],
      },
      homework_improvement_area: {
        Accuracy: [
          "In {their} homework, {PUPIL} should focus on improving accuracy.",
          "{PUPIL}'s homework would benefit from greater accuracy.",
        ],
        Method: [
          "The next step for {PUPIL} is to work on {their} method in homework.",
          "When it comes to homework, method is the area in which {PUPIL} can improve.",
        ],
        Presentation: [
          "{PUPIL} could improve the presentation of {their} homework.",
          "Moving forward, {PUPIL} would benefit from paying closer attention to how {their} homework is presented.",
        ],
      },
    },
    notes: {
      level_notes: {
        "Struggles with fractions": "{PUPIL} finds fractions difficult at present.",
        "Good at algebra, weak on geometry":
          "While {PUPIL} is good at algebra, geometry is a weaker area for {them}.",
        "Some improvement in ratio":
          "It is encouraging to see that there has been some improvement in {PUPIL}'s work on ratio.",
        "confident with percentages": "{PUPIL} has shown confidence when working with percentages.",
        "gets muddled with negative numbers":
          "{PUPIL} can become muddled when working with negative numbers.",
        "Tries hard but lacks confidence":
          "Although {PUPIL} lacks confidence, {they} {tries|try} hard.",
        "Quick at mental arithmetic": "{PUPIL} is quick at mental arithmetic.",
        "rushes word problems": "{PUPIL} has a tendency to rush word problems.",
      },
      participation_notes: {
        "Doesn't like reading out answers in front of the class":
          "{PUPIL} does not like reading out answers in front of the class.",
        "Answers well when asked directly": "When asked directly, {PUPIL} answers well.",
        "Works well in pairs": "{PUPIL} works well in pairs.",
        "quiet but listens": "While {PUPIL} is quiet in lessons, {they} {listens|listen}.",
        "Aim to answer one question per lesson":
          "{PUPIL} should aim to answer one question in each lesson.",
        "asks thoughtful questions": "{PUPIL} asks thoughtful questions in class.",
      },
      punctuality_notes: {
        "Late mainly to afternoon lessons": "{PUPIL}'s lateness is mainly to afternoon lessons.",
        "Late twice this half term": "{PUPIL} has been late twice this half term.",
        "Getting better since Easter":
          "It is pleasing that {PUPIL}'s punctuality has been getting better since Easter.",
        "always apologises when late": "{PUPIL} always apologises when {they} {is|are} late.",
      },
      behaviour_notes: {
        "Sometimes chatty": "{PUPIL} can sometimes be chatty in lessons.",
        "Polite and respectful": "{PUPIL} is polite and respectful.",
        "Talks when others are speaking":
          "{PUPIL} needs to avoid talking when others are speaking.",
        "settles quickly to work": "{PUPIL} settles quickly to {their} work.",
        "helps tidy up at the end": "{PUPIL} helps to tidy up at the end of lessons.",
        "loses focus towards the end of lessons":
          "{PUPIL} tends to lose focus towards the end of lessons.",
      },
      homework_notes: {
        "Never shows working out": "{PUPIL} does not show working out in {their} homework.",
        "Homework is usually better than classwork":
          "{PUPIL}'s homework is usually better than {their} classwork.",
        "online tasks done, written tasks often missing":
          "While {PUPIL}'s online tasks are done, written tasks are often missing.",
        "hands in on time": "{PUPIL} hands {their} homework in on time.",
        "Could do with starting earlier": "{PUPIL} would benefit from starting homework earlier.",
      },
      homework_improvement_notes: {
        "Handwriting a bit untidy": "{PUPIL}'s handwriting is a little untidy.",
        "Underline titles and use a ruler":
          "{PUPIL} should remember to underline titles and use a ruler.",
        "graphs need labels on axes": "{PUPIL} needs to label the axes on {their} graphs.",
        "leave a line between questions":
          "To improve, {PUPIL} should leave a line between questions.",
      },
      best_achievement: {
        "Got better at long division":
          "{PUPIL} has made progress with long division, which is {their} best achievement.",
        "Finished the whole algebra booklet":
          "A particular achievement was that {PUPIL} finished the whole algebra booklet.",
        "explained Pythagoras to the class":
          "{PUPIL}'s best achievement was explaining Pythagoras to the class.",
        "68% in the spring test": "{PUPIL} achieved 68% in the spring test.",
      },
      area_to_improve: {
        "Needs to learn times tables":
          "An important next step is for {PUPIL} to learn {their} times tables.",
        "Should check answers before handing in":
          "{PUPIL} should get into the habit of checking answers before handing work in.",
        "Ask for help when stuck":
          "{PUPIL} is encouraged to ask for help when {they} {is|are} stuck.",
        "Show working": "Moving forward, {PUPIL} needs to show {their} working.",
      },
      additional_notes: {
        "Forgets calculator a lot": "{PUPIL} often forgets to bring a calculator.",
        "Hoping to join the chess club next term":
          "{PUPIL} is hoping to join the chess club next term.",
        "Encouraged to come to Tuesday catch-up":
          "{PUPIL} is encouraged to come along to Tuesday catch-up.",
        "A pleasure to teach": "{PUPIL} is a pleasure to teach.",
      },
    },
    claims: {
      general: [
        "Moving forward, {PUPIL} should aim to arrive at every lesson on time.",
        "{PUPIL} would benefit from contributing more often in class.",
        "Asking a question whenever something is unclear would help {PUPIL} to move forward.",
        "A few minutes of regular practice each evening would help {PUPIL} to build confidence in Maths.",
        "{PUPIL} is encouraged to put a hand up more often, even when {they} {is|are} not entirely sure of the answer.",
        "To improve presentation, {PUPIL} should use a ruler for diagrams and leave space between answers.",
        "Setting work out neatly will make it easier for {PUPIL} to spot and correct mistakes.",
        "{PUPIL} should read through {their} homework before handing it in.",
        "It would be helpful for {PUPIL} to keep a list of homework deadlines.",
        "{PUPIL} could try setting a small goal for each lesson.",
        "Going back over earlier topics regularly would help {PUPIL} to consolidate {their} learning.",
        "{PUPIL} should make a point of completing every piece of homework.",
        "One useful strategy would be for {PUPIL} to start homework on the day it is set.",
        "Arriving promptly would allow {PUPIL} to settle quickly and make the most of the lesson.",
        "{PUPIL} might find it useful to write down each step of {their} working.",
        "A clear heading and date on every piece of work would be a simple way to improve its presentation.",
        "With greater attention to presentation, {PUPIL} can make {their} homework clearer and easier to follow.",
        "{PUPIL} should try to share at least one idea in each lesson.",
        "I would encourage {PUPIL} to take a more active role in discussions.",
        "Correcting mistakes in marked work would be a valuable way for {PUPIL} to learn from them.",
        "By participating more regularly, {PUPIL} could deepen {their} understanding of the subject.",
        "{PUPIL} should not be afraid to ask for help when {they} {finds|find} something difficult.",
        "A target for next term is for {PUPIL} to be on time to all lessons.",
        "{PUPIL} could make use of textbook exercises for extra practice.",
        "Practising key skills little and often would strengthen {PUPIL}'s grasp of Maths.",
        "{PUPIL} should take time to lay out calculations clearly, one line at a time.",
        "Making brief notes during lessons may help {PUPIL} when revising.",
        "The next step is for {PUPIL} to build on {their} good behaviour by taking a fuller part in lessons.",
        "Being more careful with layout would help {PUPIL} to do justice to {their} work.",
        "{PUPIL} needs to make sure that {they} {is|are} ready to learn from the very start of each lesson.",
        "It is important that {PUPIL} completes all homework so that {their} learning is reinforced.",
        "Greater consistency with homework would support {PUPIL}'s progress.",
        "{PUPIL} could explain {their} thinking aloud to check that {they} {understands|understand} each step.",
        "Planning ahead and leaving a little earlier between lessons could help {PUPIL} with punctuality.",
        "To continue developing, {PUPIL} should tackle a range of questions, including some that are more challenging.",
        "Overall, {PUPIL} has much to build on as {they} {continues|continue} with Maths.",
        "I look forward to seeing {PUPIL} continue to develop.",
        "With continued effort and a clear focus, {PUPIL} can make further progress.",
        "I wish {PUPIL} every success in the coming term.",
        "In summary, there are positives to build on and clear steps for {PUPIL} to take next.",
        "By acting on these suggestions, {PUPIL} can continue to improve in Maths.",
        "Overall, {PUPIL} is encouraged to keep working towards these goals.",
        "These small changes could make a real difference to {PUPIL}'s learning.",
        "{PUPIL} has the opportunity to take the next step in Maths.",
        "Taken together, these steps should help {PUPIL} to move forward with confidence.",
      ],
    },
  }),
  of(
    "{PUPIL} mostly completes {their} homework, although its presentation could be improved.",
    "homework",
    "homework_improvement_area",
  ),
  of(
    "While {PUPIL}'s behaviour is good, {they} {is|are} occasionally late to lessons.",
    "behaviour",
    "punctuality",
  ),
  of(
    "{PUPIL} is at a developing level in Maths and participates occasionally in class.",
    "level",
    "participation",
  ),
];
