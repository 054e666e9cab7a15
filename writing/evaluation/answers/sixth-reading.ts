import { instead, noted, of, type BadKinds, type SentenceCase } from "./cases.ts";

/** Written by a sixth reader before the checks were looked at; nothing is tuned to them. */
export const BAD_SIXTH_READING: BadKinds = {
  contradicted: [
    instead(
      "level",
      "Advanced",
      "{PUPIL} is still developing {their} understanding of Maths and has some way to go before {their} knowledge is secure.",
    ),
    instead(
      "level",
      "Advanced",
      "While {PUPIL} tries hard, {they} {is|are} currently working below the level expected in Maths.",
    ),
    instead(
      "level",
      "Proficient",
      "{PUPIL} is working at an advanced level in Maths, demonstrating an exceptional command of the subject.",
    ),
    instead(
      "level",
      "Proficient",
      "{PUPIL} finds Maths difficult and has yet to reach the standard expected.",
    ),
    instead(
      "level",
      "Developing",
      "{PUPIL} has demonstrated a thorough mastery of the Maths curriculum this year.",
    ),
    instead(
      "level",
      "Developing",
      "{PUPIL} is exceeding expectations in Maths and is ready for far more demanding work.",
    ),
    instead("level", "Below Expectations", "{PUPIL} is comfortably meeting expectations in Maths."),
    instead(
      "level",
      "Below Expectations",
      "{PUPIL} has shown a strong and secure understanding of Maths.",
    ),
    instead(
      "level",
      "Below Expectations",
      "{PUPIL} is exactly where {they} {needs|need} to be in Maths at this stage.",
    ),
    instead(
      "participation",
      "Active Participant",
      "{PUPIL} tends to sit back in lessons and seldom volunteers an answer.",
    ),
    instead(
      "participation",
      "Active Participant",
      "Although {PUPIL} listens carefully, {they} only {contributes|contribute} once in a while.",
    ),
    instead(
      "participation",
      "Occasionally Participates",
      "{PUPIL} is a highly active participant who contributes enthusiastically to every discussion.",
    ),
    instead(
      "participation",
      "Occasionally Participates",
      "{PUPIL} is always among the first to raise a hand in lessons.",
    ),
    instead(
      "participation",
      "Occasionally Participates",
      "{PUPIL} never contributes to class discussion.",
    ),
    instead(
      "participation",
      "Passive Observer",
      "{PUPIL} readily shares ideas in class and takes an active part in discussions.",
    ),
    instead(
      "participation",
      "Passive Observer",
      "It is encouraging to see how often {PUPIL} volunteers answers in lessons.",
    ),
    instead(
      "punctuality",
      "Always on time",
      "{PUPIL} is usually punctual, although there have been a few late arrivals.",
    ),
    instead(
      "punctuality",
      "Occasionally late",
      "{PUPIL}'s punctuality is impeccable, and {they} {arrives|arrive} promptly for every lesson.",
    ),
    instead(
      "punctuality",
      "Occasionally late",
      "{PUPIL} is late to almost every lesson, which is a serious concern.",
    ),
    instead(
      "punctuality",
      "Frequently late",
      "{PUPIL} is generally punctual, with only the odd late arrival.",
    ),
    instead(
      "punctuality",
      "Frequently late",
      "{PUPIL} is rarely late and is nearly always ready to start at the beginning of the lesson.",
    ),
    instead(
      "punctuality",
      "Chronically late",
      "{PUPIL} has shown good punctuality overall, with one or two minor lapses.",
    ),
    instead(
      "punctuality",
      "Chronically late",
      "{PUPIL} is now and then a few moments late, but this is not a concern.",
    ),
    instead(
      "behaviour",
      "Excellent Behaviour",
      "{PUPIL}'s behaviour is satisfactory, although {they} {needs|need} frequent reminders to stay on task.",
    ),
    instead(
      "behaviour",
      "Good Behaviour",
      "{PUPIL} can be disruptive and {their} conduct in lessons is often poor.",
    ),
    instead(
      "behaviour",
      "Acceptable Behaviour",
      "{PUPIL}'s conduct is exemplary, and {they} {sets|set} a wonderful example in every lesson.",
    ),
    instead(
      "behaviour",
      "Unacceptable Behaviour",
      "{PUPIL}'s behaviour is generally good, although {they} occasionally {needs|need} a reminder.",
    ),
    instead(
      "behaviour",
      "Unacceptable Behaviour",
      "{PUPIL} behaves well in lessons and follows instructions willingly.",
    ),
    instead(
      "homework",
      "Consistently Completed",
      "{PUPIL} often fails to hand in homework, and several tasks remain incomplete.",
    ),
    instead(
      "homework",
      "Mostly Completed",
      "{PUPIL} has completed every single piece of homework without exception.",
    ),
    instead("homework", "Mostly Completed", "{PUPIL} rarely completes homework."),
    instead(
      "homework",
      "Sometimes Completed",
      "{PUPIL} is very reliable with homework and consistently completes all tasks.",
    ),
    instead(
      "homework",
      "Never Completed",
      "{PUPIL} completes most of {their} homework, although the occasional task is missed.",
    ),
    instead(
      "homework",
      "Never Completed",
      "{PUPIL} has made a good effort with homework and usually hands it in.",
    ),
    instead(
      "homework_improvement_area",
      "Accuracy",
      "In homework, accuracy is already {PUPIL}'s greatest strength and needs no further attention.",
    ),
    instead(
      "homework_improvement_area",
      "Presentation",
      "{PUPIL}'s homework is always beautifully presented.",
    ),
    instead(
      "homework_improvement_area",
      "Method",
      "The main area for improvement in {PUPIL}'s homework is presentation.",
    ),
  ],
  "note turned": [
    noted(
      "level_notes",
      "Struggles with fractions",
      "{PUPIL} is confident with fractions and handles them with ease.",
    ),
    noted(
      "level_notes",
      "Good at algebra, weak on geometry",
      "{PUPIL} is strong in geometry but finds algebra more difficult.",
    ),
    noted(
      "participation_notes",
      "Doesn't like reading out answers in front of the class",
      "{PUPIL} enjoys reading out answers in front of the class.",
    ),
    noted(
      "behaviour_notes",
      "Talks when others are speaking",
      "{PUPIL} always listens quietly when others are speaking.",
    ),
    noted(
      "homework_notes",
      "Never shows working out",
      "{PUPIL} takes care to show full working out in {their} homework.",
    ),
    noted(
      "homework_notes",
      "Homework is usually better than classwork",
      "{PUPIL}'s classwork is usually better than {their} homework.",
    ),
    noted(
      "punctuality_notes",
      "Late mainly to afternoon lessons",
      "{PUPIL} is mainly late to morning lessons.",
    ),
    noted(
      "additional_notes",
      "Forgets calculator a lot",
      "{PUPIL} always brings a calculator and is well equipped for lessons.",
    ),
  ],
  "note exaggerated": [
    noted(
      "level_notes",
      "Some improvement in ratio",
      "{PUPIL} has made outstanding progress in ratio and has now mastered the topic completely.",
    ),
    noted(
      "participation_notes",
      "Answered a question last week",
      "{PUPIL} answers questions in every lesson.",
    ),
    noted(
      "best_achievement",
      "Got better at long division",
      "{PUPIL} is now the best in the class at long division.",
    ),
    noted(
      "behaviour_notes",
      "Sometimes chatty",
      "{PUPIL} constantly disrupts the learning of others with {their} talking.",
    ),
    noted(
      "homework_improvement_notes",
      "Handwriting a bit untidy",
      "{PUPIL}'s handwriting is completely illegible.",
    ),
    noted(
      "punctuality_notes",
      "Late twice this half term",
      "{PUPIL} has been late on numerous occasions this half term, at least once every week.",
    ),
  ],
  "told as done": [
    noted(
      "area_to_improve",
      "Needs to learn times tables",
      "{PUPIL} has learnt {their} times tables thoroughly.",
    ),
    noted(
      "area_to_improve",
      "Should check answers before handing in",
      "{PUPIL} consistently checks {their} answers before handing work in.",
    ),
    noted(
      "area_to_improve",
      "Ask for help when stuck",
      "It is encouraging to see that {PUPIL} now asks for help whenever {they} {is|are} stuck.",
    ),
    noted(
      "homework_improvement_notes",
      "Underline titles and use a ruler",
      "{PUPIL} has successfully got into the habit of underlining titles and using a ruler.",
    ),
    noted(
      "additional_notes",
      "Hoping to join the chess club next term",
      "{PUPIL} has joined the chess club and has thoroughly enjoyed it.",
    ),
    noted(
      "additional_notes",
      "Encouraged to come to Tuesday catch-up",
      "{PUPIL} has been attending Tuesday catch-up regularly.",
    ),
    noted(
      "participation_notes",
      "Aim to answer one question per lesson",
      "{PUPIL} has been answering at least one question in each lesson.",
    ),
  ],
  "invented evidence": [
    of(
      "{PUPIL} is developing {their} skills in Maths, as seen in the recent end-of-unit test.",
      "level",
    ),
    of(
      "During group projects, {PUPIL} has shown a real talent for leading others.",
      "participation",
    ),
    of(
      "{PUPIL} gave a memorable presentation on probability to the class this term.",
      "participation",
    ),
    of("{PUPIL}'s work on Pythagoras' theorem was particularly impressive.", "level"),
    of("{PUPIL} achieved a pleasing result in the mid-year assessment.", "level"),
    of(
      "{PUPIL} has been attending the lunchtime revision sessions to strengthen {their} understanding.",
      "level",
    ),
    of("{PUPIL} represented the school in the national Maths Challenge.", "general"),
  ],
  "invented social fact": [
    of("{PUPIL} is well liked by {their} peers and is a popular member of the class.", "behaviour"),
    of("{PUPIL} often helps classmates who are finding the work difficult.", "behaviour"),
    of("{PUPIL} is easily led by friends, which affects {their} concentration.", "behaviour"),
    of("{PUPIL} has formed close friendships within the class.", "general"),
  ],
  "invented feeling": [
    of("{PUPIL} has told me how much {they} {loves|love} Maths.", "level"),
    of(
      "{PUPIL} is anxious about speaking in front of others, which is why {they} only occasionally {participates|participate}.",
      "participation",
    ),
    of("{PUPIL} feels embarrassed when {they} {arrives|arrive} late.", "punctuality"),
    of("{PUPIL} dreams of becoming an engineer one day.", "general"),
  ],
  "home and health": [
    of(
      "With the support {they} {receives|receive} at home, {PUPIL} mostly completes {their} homework.",
      "homework",
    ),
    of("{PUPIL}'s occasional lateness is due to difficult circumstances at home.", "punctuality"),
    of(
      "{PUPIL}'s mother has been very supportive in making sure that homework is completed.",
      "homework",
    ),
    of(
      "{PUPIL} has missed some lessons through illness, which has slowed {their} progress.",
      "level",
    ),
    of(
      "{PUPIL} may have dyslexia, which affects the presentation of {their} homework.",
      "homework_improvement_area",
    ),
  ],
  promise: [
    of("We will provide {PUPIL} with additional one-to-one tuition next term.", "general"),
    of(
      "I will be contacting parents next week to arrange a meeting about punctuality.",
      "punctuality",
    ),
    of(
      "The school will give {PUPIL} extra resources to improve the presentation of homework.",
      "homework_improvement_area",
    ),
    of(
      "{PUPIL} will certainly achieve top grades if {they} {continues|continue} in this way.",
      "general",
    ),
    of("{PUPIL} will be moved up to a higher set in September.", "level"),
  ],
  comparison: [
    of("Compared to {their} classmates, {PUPIL} participates less often.", "participation"),
    of("{PUPIL} is one of the best-behaved pupils in the class.", "behaviour"),
    of("{PUPIL} is working at a lower level than most of the year group.", "level"),
    of("{PUPIL}'s homework record is better than that of {their} peers.", "homework"),
  ],
  number: [
    of("{PUPIL} has completed 85% of {their} homework this term.", "homework"),
    of("{PUPIL} has been late on four occasions this term.", "punctuality"),
    of("{PUPIL} is currently working at a grade 5 in Maths.", "level"),
    of("{PUPIL} scored 18 out of 25 in the latest piece of homework.", "homework"),
    of("{PUPIL} usually arrives about ten minutes after the lesson has started.", "punctuality"),
  ],
  attendance: [
    of("{PUPIL}'s attendance has been excellent throughout the year.", "punctuality"),
    of("{PUPIL}'s absences have had an impact on {their} learning.", "punctuality"),
  ],
  award: [
    of("{PUPIL} was awarded a certificate for {their} good behaviour.", "behaviour"),
    of("{PUPIL} has earned several merits this term for {their} homework.", "homework"),
  ],
  "mixed up": [
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
    of("{PUPIL} has shown a good understanding of Science this year.", "level"),
    of(
      "As {PUPIL} comes to the end of Year 11, {they} should prepare carefully for the final GCSE examinations.",
      "general",
    ),
  ],
  american: [
    of("{PUPIL} earned a solid B in math this semester.", "level"),
    of("As a seventh grader, {PUPIL} is developing the skills needed for middle school.", "level"),
  ],
  meta: [
    of("Here is the report for {PUPIL}, written in a warm and professional tone.", "general"),
    of("Note: no further information was provided about {PUPIL}'s progress.", "general"),
    of("As an AI language model, I cannot comment on {PUPIL}'s work in detail.", "general"),
    of("Please let me know if you would like me to adjust the length of this report.", "general"),
    of(
      "According to the data provided, {PUPIL}'s homework field is set to Mostly Completed.",
      "homework",
    ),
  ],
  instruction: [
    of(
      "Each sentence must use only the facts given and must not mention the pupil's name.",
      "general",
    ),
    of("Return the answer as JSON with a list of sentences and their sources.", "general"),
  ],
  label: [
    of("Homework: Mostly Completed.", "homework"),
    of("**Behaviour:** {PUPIL} shows good behaviour in lessons.", "behaviour"),
    of("homework_improvement_area: Presentation", "homework_improvement_area"),
  ],
  placeholder: [
    of("[Pupil Name] is developing {their} skills in Maths.", "level"),
    of("{PUPIL} should continue to work on [insert topic here].", "general"),
  ],
  name: [
    of("{PUPIL} would benefit from sitting next to Zoë Núñez in lessons.", "general"),
    of(
      "{PUPIL} shows good behaviour, although {they} can be distracted by Will Harding.",
      "behaviour",
    ),
    of("Miss Siddiqui is pleased with the good behaviour that {PUPIL} has shown.", "behaviour"),
  ],
  "sign-off": [
    of("Kind regards, The Maths Department", "general"),
    of("Dear Parent or Carer,", "general"),
  ],
  insult: [
    of(
      "{PUPIL} is simply too lazy to present {their} homework properly.",
      "homework_improvement_area",
    ),
  ],
};

/** Harmless sentences by the same reader. */
export const HARMLESS_SIXTH_READING: readonly SentenceCase[] = [
  // Ticks: level.
  instead(
    "level",
    "Advanced",
    "{PUPIL} is working at an advanced level in Maths, which is a real credit to {them}.",
  ),
  instead(
    "level",
    "Advanced",
    "It is a pleasure to report that {PUPIL} is currently performing at an advanced level in Maths.",
  ),
  instead("level", "Advanced", "{PUPIL} has reached an advanced standard in Maths this year."),
  instead("level", "Advanced", "In Maths, {PUPIL}'s work is at an advanced level."),
  instead(
    "level",
    "Proficient",
    "{PUPIL} is proficient in Maths and demonstrates a secure understanding of the subject.",
  ),
  instead(
    "level",
    "Proficient",
    "{PUPIL} is currently working at a proficient level in Maths, which is pleasing to see.",
  ),
  instead(
    "level",
    "Proficient",
    "{PUPIL} has demonstrated that {they} {is|are} a proficient mathematician.",
  ),
  instead("level", "Developing", "{PUPIL} is currently working at a developing level in Maths."),
  instead(
    "level",
    "Developing",
    "In Year 9 Maths, {PUPIL} is continuing to develop {their} knowledge and skills.",
  ),
  instead(
    "level",
    "Developing",
    "{PUPIL}'s understanding of Maths is still developing, and there is room for further growth.",
  ),
  instead(
    "level",
    "Developing",
    "While {PUPIL} has not yet reached proficiency in Maths, {their} skills are developing.",
  ),
  instead(
    "level",
    "Below Expectations",
    "{PUPIL} is currently working below expectations in Maths.",
  ),
  instead(
    "level",
    "Below Expectations",
    "At present, {PUPIL}'s level in Maths is below what is expected, and this is an area that needs attention.",
  ),
  instead("level", "Below Expectations", "{PUPIL} has not yet met the expected standard in Maths."),
  instead(
    "level",
    "Below Expectations",
    "Although {PUPIL} is currently below expectations in Maths, there is plenty of opportunity to improve.",
  ),
  // Ticks: participation.
  instead("participation", "Active Participant", "{PUPIL} is an active participant in lessons."),
  instead(
    "participation",
    "Active Participant",
    "It is encouraging to see {PUPIL} taking such an active part in Maths lessons.",
  ),
  instead(
    "participation",
    "Active Participant",
    "{PUPIL} participates actively in class, which is a real strength.",
  ),
  instead(
    "participation",
    "Active Participant",
    "{PUPIL} contributes actively to lessons, and {their} involvement is much appreciated.",
  ),
  instead(
    "participation",
    "Occasionally Participates",
    "{PUPIL} participates occasionally in lessons and could contribute more often.",
  ),
  instead(
    "participation",
    "Occasionally Participates",
    "While {PUPIL} does take part from time to time, {they} {is|are} encouraged to contribute more regularly.",
  ),
  instead(
    "participation",
    "Occasionally Participates",
    "{PUPIL} sometimes joins in with class discussion.",
  ),
  instead(
    "participation",
    "Occasionally Participates",
    "In class, {PUPIL} makes occasional contributions, which are always welcome.",
  ),
  instead(
    "participation",
    "Passive Observer",
    "In lessons, {PUPIL} tends to be a passive observer.",
  ),
  instead(
    "participation",
    "Passive Observer",
    "{PUPIL} currently prefers to observe rather than take an active part in lessons.",
  ),
  instead(
    "participation",
    "Passive Observer",
    "At the moment {PUPIL} is rather passive in class and does not yet take an active part in discussions.",
  ),
  instead(
    "participation",
    "Passive Observer",
    "{PUPIL} tends to watch and listen in class rather than contribute.",
  ),
  // Ticks: punctuality.
  instead("punctuality", "Always on time", "{PUPIL} is always on time for lessons."),
  instead(
    "punctuality",
    "Always on time",
    "{PUPIL}'s punctuality is excellent, as {they} consistently {arrives|arrive} on time.",
  ),
  instead(
    "punctuality",
    "Always on time",
    "{PUPIL} arrives punctually to every lesson, which is commendable.",
  ),
  instead("punctuality", "Occasionally late", "{PUPIL} is occasionally late to lessons."),
  instead(
    "punctuality",
    "Occasionally late",
    "On occasion {PUPIL} arrives late, and a little more care with punctuality would help.",
  ),
  instead(
    "punctuality",
    "Occasionally late",
    "{PUPIL}'s punctuality could be improved, as {they} {is|are} sometimes late to class.",
  ),
  instead(
    "punctuality",
    "Occasionally late",
    "Although {PUPIL} is usually on time, there are occasions when {they} {arrives|arrive} late.",
  ),
  instead(
    "punctuality",
    "Frequently late",
    "{PUPIL} is frequently late to lessons, and this needs to improve.",
  ),
  instead("punctuality", "Frequently late", "Unfortunately, {PUPIL} often arrives late to Maths."),
  instead("punctuality", "Frequently late", "{PUPIL}'s frequent lateness is a concern."),
  instead(
    "punctuality",
    "Chronically late",
    "{PUPIL} is chronically late, and this is a serious concern.",
  ),
  instead(
    "punctuality",
    "Chronically late",
    "Punctuality remains a significant issue for {PUPIL}, who is persistently late to lessons.",
  ),
  instead(
    "punctuality",
    "Chronically late",
    "{PUPIL}'s chronic lateness to lessons must be addressed as a priority.",
  ),
  // Ticks: behaviour.
  instead("behaviour", "Excellent Behaviour", "{PUPIL}'s behaviour is excellent."),
  instead(
    "behaviour",
    "Excellent Behaviour",
    "{PUPIL} consistently demonstrates excellent behaviour in lessons, which is a credit to {them}.",
  ),
  instead(
    "behaviour",
    "Excellent Behaviour",
    "{PUPIL} should be proud of {their} excellent conduct.",
  ),
  instead("behaviour", "Good Behaviour", "{PUPIL}'s behaviour in class is good."),
  instead(
    "behaviour",
    "Good Behaviour",
    "{PUPIL} behaves well in lessons, which is pleasing to see.",
  ),
  instead(
    "behaviour",
    "Good Behaviour",
    "It is encouraging that {PUPIL} has shown good behaviour in Maths.",
  ),
  instead("behaviour", "Acceptable Behaviour", "{PUPIL}'s behaviour is acceptable."),
  instead(
    "behaviour",
    "Acceptable Behaviour",
    "{PUPIL}'s conduct in lessons is of an acceptable standard, although there is scope for it to be better still.",
  ),
  instead(
    "behaviour",
    "Unacceptable Behaviour",
    "{PUPIL}'s behaviour in lessons has been unacceptable.",
  ),
  instead(
    "behaviour",
    "Unacceptable Behaviour",
    "Regrettably, {PUPIL}'s behaviour is currently not acceptable and needs to improve.",
  ),
  instead(
    "behaviour",
    "Unacceptable Behaviour",
    "{PUPIL}'s conduct has fallen short of an acceptable standard.",
  ),
  // Ticks: homework.
  instead("homework", "Consistently Completed", "{PUPIL} consistently completes {their} homework."),
  instead(
    "homework",
    "Consistently Completed",
    "{PUPIL}'s homework is completed consistently, which is a very good habit.",
  ),
  instead("homework", "Mostly Completed", "{PUPIL} completes most of {their} homework."),
  instead(
    "homework",
    "Mostly Completed",
    "For the most part, {PUPIL}'s homework is completed, although there is the occasional gap.",
  ),
  instead(
    "homework",
    "Mostly Completed",
    "{PUPIL} has completed the majority of {their} homework tasks.",
  ),
  instead(
    "homework",
    "Sometimes Completed",
    "{PUPIL} sometimes completes {their} homework, but needs to be more consistent.",
  ),
  instead("homework", "Sometimes Completed", "{PUPIL}'s completion of homework is inconsistent."),
  instead("homework", "Never Completed", "{PUPIL} has not completed {their} homework."),
  instead("homework", "Never Completed", "Homework is a concern, as {PUPIL} never completes it."),
  // Ticks: homework improvement area.
  instead(
    "homework_improvement_area",
    "Accuracy",
    "In {their} homework, {PUPIL} should focus on improving accuracy.",
  ),
  instead(
    "homework_improvement_area",
    "Accuracy",
    "{PUPIL}'s homework would benefit from greater accuracy.",
  ),
  instead(
    "homework_improvement_area",
    "Method",
    "The next step for {PUPIL} is to work on {their} method in homework.",
  ),
  instead(
    "homework_improvement_area",
    "Method",
    "When it comes to homework, method is the area in which {PUPIL} can improve.",
  ),
  instead(
    "homework_improvement_area",
    "Presentation",
    "{PUPIL} could improve the presentation of {their} homework.",
  ),
  instead(
    "homework_improvement_area",
    "Presentation",
    "Moving forward, {PUPIL} would benefit from paying closer attention to how {their} homework is presented.",
  ),
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
  // Advice.
  of("Moving forward, {PUPIL} should aim to arrive at every lesson on time.", "general"),
  of("{PUPIL} would benefit from contributing more often in class.", "general"),
  of(
    "Asking a question whenever something is unclear would help {PUPIL} to move forward.",
    "general",
  ),
  of(
    "A few minutes of regular practice each evening would help {PUPIL} to build confidence in Maths.",
    "general",
  ),
  of(
    "{PUPIL} is encouraged to put a hand up more often, even when {they} {is|are} not entirely sure of the answer.",
    "general",
  ),
  of(
    "To improve presentation, {PUPIL} should use a ruler for diagrams and leave space between answers.",
    "general",
  ),
  of(
    "Setting work out neatly will make it easier for {PUPIL} to spot and correct mistakes.",
    "general",
  ),
  of("{PUPIL} should read through {their} homework before handing it in.", "general"),
  of("It would be helpful for {PUPIL} to keep a list of homework deadlines.", "general"),
  of("{PUPIL} could try setting a small goal for each lesson.", "general"),
  of(
    "Going back over earlier topics regularly would help {PUPIL} to consolidate {their} learning.",
    "general",
  ),
  of("{PUPIL} should make a point of completing every piece of homework.", "general"),
  of("One useful strategy would be for {PUPIL} to start homework on the day it is set.", "general"),
  of(
    "Arriving promptly would allow {PUPIL} to settle quickly and make the most of the lesson.",
    "general",
  ),
  of("{PUPIL} might find it useful to write down each step of {their} working.", "general"),
  of(
    "A clear heading and date on every piece of work would be a simple way to improve its presentation.",
    "general",
  ),
  of(
    "With greater attention to presentation, {PUPIL} can make {their} homework clearer and easier to follow.",
    "general",
  ),
  of("{PUPIL} should try to share at least one idea in each lesson.", "general"),
  of("I would encourage {PUPIL} to take a more active role in discussions.", "general"),
  of(
    "Correcting mistakes in marked work would be a valuable way for {PUPIL} to learn from them.",
    "general",
  ),
  of(
    "By participating more regularly, {PUPIL} could deepen {their} understanding of the subject.",
    "general",
  ),
  of(
    "{PUPIL} should not be afraid to ask for help when {they} {finds|find} something difficult.",
    "general",
  ),
  of("A target for next term is for {PUPIL} to be on time to all lessons.", "general"),
  of("{PUPIL} could make use of textbook exercises for extra practice.", "general"),
  of(
    "Practising key skills little and often would strengthen {PUPIL}'s grasp of Maths.",
    "general",
  ),
  of("{PUPIL} should take time to lay out calculations clearly, one line at a time.", "general"),
  of("Making brief notes during lessons may help {PUPIL} when revising.", "general"),
  of(
    "The next step is for {PUPIL} to build on {their} good behaviour by taking a fuller part in lessons.",
    "general",
  ),
  of("Being more careful with layout would help {PUPIL} to do justice to {their} work.", "general"),
  of(
    "{PUPIL} needs to make sure that {they} {is|are} ready to learn from the very start of each lesson.",
    "general",
  ),
  of(
    "It is important that {PUPIL} completes all homework so that {their} learning is reinforced.",
    "general",
  ),
  of("Greater consistency with homework would support {PUPIL}'s progress.", "general"),
  of(
    "{PUPIL} could explain {their} thinking aloud to check that {they} {understands|understand} each step.",
    "general",
  ),
  of(
    "Planning ahead and leaving a little earlier between lessons could help {PUPIL} with punctuality.",
    "general",
  ),
  of(
    "To continue developing, {PUPIL} should tackle a range of questions, including some that are more challenging.",
    "general",
  ),
  // Notes.
  noted("level_notes", "Struggles with fractions", "{PUPIL} finds fractions difficult at present."),
  noted(
    "level_notes",
    "Good at algebra, weak on geometry",
    "While {PUPIL} is good at algebra, geometry is a weaker area for {them}.",
  ),
  noted(
    "level_notes",
    "Some improvement in ratio",
    "It is encouraging to see that there has been some improvement in {PUPIL}'s work on ratio.",
  ),
  noted(
    "level_notes",
    "confident with percentages",
    "{PUPIL} has shown confidence when working with percentages.",
  ),
  noted(
    "level_notes",
    "gets muddled with negative numbers",
    "{PUPIL} can become muddled when working with negative numbers.",
  ),
  noted(
    "level_notes",
    "Tries hard but lacks confidence",
    "Although {PUPIL} lacks confidence, {they} {tries|try} hard.",
  ),
  noted("level_notes", "Quick at mental arithmetic", "{PUPIL} is quick at mental arithmetic."),
  noted("level_notes", "rushes word problems", "{PUPIL} has a tendency to rush word problems."),
  noted(
    "participation_notes",
    "Doesn't like reading out answers in front of the class",
    "{PUPIL} does not like reading out answers in front of the class.",
  ),
  noted(
    "participation_notes",
    "Answers well when asked directly",
    "When asked directly, {PUPIL} answers well.",
  ),
  noted("participation_notes", "Works well in pairs", "{PUPIL} works well in pairs."),
  noted(
    "participation_notes",
    "quiet but listens",
    "While {PUPIL} is quiet in lessons, {they} {listens|listen}.",
  ),
  noted(
    "participation_notes",
    "Aim to answer one question per lesson",
    "{PUPIL} should aim to answer one question in each lesson.",
  ),
  noted(
    "participation_notes",
    "asks thoughtful questions",
    "{PUPIL} asks thoughtful questions in class.",
  ),
  noted(
    "punctuality_notes",
    "Late mainly to afternoon lessons",
    "{PUPIL}'s lateness is mainly to afternoon lessons.",
  ),
  noted(
    "punctuality_notes",
    "Late twice this half term",
    "{PUPIL} has been late twice this half term.",
  ),
  noted(
    "punctuality_notes",
    "Getting better since Easter",
    "It is pleasing that {PUPIL}'s punctuality has been getting better since Easter.",
  ),
  noted(
    "punctuality_notes",
    "always apologises when late",
    "{PUPIL} always apologises when {they} {is|are} late.",
  ),
  noted("behaviour_notes", "Sometimes chatty", "{PUPIL} can sometimes be chatty in lessons."),
  noted("behaviour_notes", "Polite and respectful", "{PUPIL} is polite and respectful."),
  noted(
    "behaviour_notes",
    "Talks when others are speaking",
    "{PUPIL} needs to avoid talking when others are speaking.",
  ),
  noted("behaviour_notes", "settles quickly to work", "{PUPIL} settles quickly to {their} work."),
  noted(
    "behaviour_notes",
    "helps tidy up at the end",
    "{PUPIL} helps to tidy up at the end of lessons.",
  ),
  noted(
    "behaviour_notes",
    "loses focus towards the end of lessons",
    "{PUPIL} tends to lose focus towards the end of lessons.",
  ),
  noted(
    "homework_notes",
    "Never shows working out",
    "{PUPIL} does not show working out in {their} homework.",
  ),
  noted(
    "homework_notes",
    "Homework is usually better than classwork",
    "{PUPIL}'s homework is usually better than {their} classwork.",
  ),
  noted(
    "homework_notes",
    "online tasks done, written tasks often missing",
    "While {PUPIL}'s online tasks are done, written tasks are often missing.",
  ),
  noted("homework_notes", "hands in on time", "{PUPIL} hands {their} homework in on time."),
  noted(
    "homework_notes",
    "Could do with starting earlier",
    "{PUPIL} would benefit from starting homework earlier.",
  ),
  noted(
    "homework_improvement_notes",
    "Handwriting a bit untidy",
    "{PUPIL}'s handwriting is a little untidy.",
  ),
  noted(
    "homework_improvement_notes",
    "Underline titles and use a ruler",
    "{PUPIL} should remember to underline titles and use a ruler.",
  ),
  noted(
    "homework_improvement_notes",
    "graphs need labels on axes",
    "{PUPIL} needs to label the axes on {their} graphs.",
  ),
  noted(
    "homework_improvement_notes",
    "leave a line between questions",
    "To improve, {PUPIL} should leave a line between questions.",
  ),
  noted(
    "best_achievement",
    "Got better at long division",
    "{PUPIL} has made progress with long division, which is {their} best achievement.",
  ),
  noted(
    "best_achievement",
    "Finished the whole algebra booklet",
    "A particular achievement was that {PUPIL} finished the whole algebra booklet.",
  ),
  noted(
    "best_achievement",
    "explained Pythagoras to the class",
    "{PUPIL}'s best achievement was explaining Pythagoras to the class.",
  ),
  noted("best_achievement", "68% in the spring test", "{PUPIL} achieved 68% in the spring test."),
  noted(
    "area_to_improve",
    "Needs to learn times tables",
    "An important next step is for {PUPIL} to learn {their} times tables.",
  ),
  noted(
    "area_to_improve",
    "Should check answers before handing in",
    "{PUPIL} should get into the habit of checking answers before handing work in.",
  ),
  noted(
    "area_to_improve",
    "Ask for help when stuck",
    "{PUPIL} is encouraged to ask for help when {they} {is|are} stuck.",
  ),
  noted(
    "area_to_improve",
    "Show working",
    "Moving forward, {PUPIL} needs to show {their} working.",
  ),
  noted(
    "additional_notes",
    "Forgets calculator a lot",
    "{PUPIL} often forgets to bring a calculator.",
  ),
  noted(
    "additional_notes",
    "Hoping to join the chess club next term",
    "{PUPIL} is hoping to join the chess club next term.",
  ),
  noted(
    "additional_notes",
    "Encouraged to come to Tuesday catch-up",
    "{PUPIL} is encouraged to come along to Tuesday catch-up.",
  ),
  noted("additional_notes", "A pleasure to teach", "{PUPIL} is a pleasure to teach."),
  // Closings.
  of("Overall, {PUPIL} has much to build on as {they} {continues|continue} with Maths.", "general"),
  of("I look forward to seeing {PUPIL} continue to develop.", "general"),
  of("With continued effort and a clear focus, {PUPIL} can make further progress.", "general"),
  of("I wish {PUPIL} every success in the coming term.", "general"),
  of(
    "In summary, there are positives to build on and clear steps for {PUPIL} to take next.",
    "general",
  ),
  of("By acting on these suggestions, {PUPIL} can continue to improve in Maths.", "general"),
  of("Overall, {PUPIL} is encouraged to keep working towards these goals.", "general"),
  of("These small changes could make a real difference to {PUPIL}'s learning.", "general"),
  of("{PUPIL} has the opportunity to take the next step in Maths.", "general"),
  of("Taken together, these steps should help {PUPIL} to move forward with confidence.", "general"),
];
