import { instead, noted, of, type BadKinds, type SentenceCase } from "./cases.ts";

/** Written by a fifth reader before the checks were looked at; nothing is tuned to them. */
export const BAD_FIFTH_READING: BadKinds = {
  award: [
    of("{PUPIL} was awarded the Year 9 progress cup for {their} efforts in Maths.", "level"),
    of("{Their} contributions earned {them} a headteacher's commendation.", "participation"),
    of("{PUPIL} has collected more house points than ever for {their} conduct.", "behaviour"),
    of("{They} came away with a gold certificate in recognition of {their} homework.", "homework"),
    of("{PUPIL} was deservedly named Mathematician of the Month.", "level"),
  ],
  "mark or number": [
    of("{PUPIL} scored 64% in the end-of-unit assessment.", "level"),
    of("{They} {is|are} currently working at a grade 4.", "level"),
    of("{PUPIL} has been late on seven occasions.", "punctuality"),
    of("{PUPIL} has handed in nine out of ten homework tasks.", "homework"),
    of("{They} dropped twelve marks for untidy working.", "homework_improvement_area"),
    of("{PUPIL} has moved from a C to a B in Maths.", "level"),
    of("{They} usually {arrives|arrive} about five minutes after the bell.", "punctuality"),
  ],
  event: [
    of("{PUPIL} spoke up confidently during the visit to Bletchley Park.", "participation"),
    of("{They} behaved impeccably when the inspectors came to our lesson.", "behaviour"),
    of("{PUPIL} struggled in the January mock examination.", "level"),
    of("As we discussed at parents' evening, {PUPIL} is still developing in Maths.", "level"),
    of("{PUPIL} gave a memorable assembly on the history of numbers.", "participation"),
  ],
  place: [
    of(
      "Since arriving from a school in Manchester, {PUPIL} has been developing in Maths.",
      "level",
    ),
    of("{PUPIL} lives in Harrogate, which makes it hard to arrive on time.", "punctuality"),
    of(
      "The long bus journey from Stockport means that {PUPIL} is occasionally late.",
      "punctuality",
    ),
    of("{They} {does|do} most of {their} homework in Croydon library.", "homework"),
  ],
  "rank or comparison": [
    of("{PUPIL} is in the bottom third of the class in Maths.", "level"),
    of("{They} {behaves|behave} better than anyone else in the room.", "behaviour"),
    of("{PUPIL} lags behind most of {their} classmates.", "level"),
    of("{PUPIL} ranks third in the year group.", "level"),
    of("{Their} homework is among the best that I have marked this year.", "homework"),
  ],
  attendance: [
    of("{PUPIL} has missed a great many lessons this term.", "punctuality"),
    of("{Their} attendance has been exemplary.", "punctuality"),
    of("Repeated absences have left gaps in {PUPIL}'s understanding.", "level"),
    of("{PUPIL} has not had a single day off school.", "punctuality"),
    of("{They} once truanted from the lesson altogether.", "behaviour"),
  ],
  family: [
    of("{Their} mother helps with the homework, and it shows.", "homework"),
    of("{PUPIL}, like {their} older brother, is still developing in Maths.", "level"),
    of("Difficulties at home have made it hard for {PUPIL} to arrive on time.", "punctuality"),
    of("{Their} grandparents must be proud of such good manners.", "behaviour"),
    of("Since {their} parents separated, {PUPIL} has been quieter in lessons.", "participation"),
  ],
  club: [
    of("{PUPIL} attends the lunchtime Maths club every week.", "level"),
    of("Football training sometimes makes {PUPIL} late for lessons.", "punctuality"),
    of(
      "{They} {plays|play} the cello in the school orchestra, yet still {finds|find} time for homework.",
      "homework",
    ),
    of("As a keen member of the chess team, {PUPIL} occasionally joins in.", "participation"),
  ],
  health: [
    of(
      "{PUPIL} suffers from anxiety, so {they} only occasionally {takes|take} part.",
      "participation",
    ),
    of("{Their} dyscalculia makes progress slow.", "level"),
    of("{PUPIL} needs {their} glasses in order to read the board.", "level"),
    of(
      "Recovering from a broken wrist has affected the presentation of {their} homework.",
      "homework_improvement_area",
    ),
    of(
      "{They} often {seems|seem} exhausted and {is|are} clearly not sleeping enough.",
      "punctuality",
    ),
  ],
  name: [
    of("{PUPIL} works very well alongside Zoë Núñez.", "behaviour"),
    of("Will Harding has behaved well in Maths.", "behaviour"),
    of("Miss Siddiqui has been pleased with {PUPIL}'s conduct.", "behaviour"),
    of("{PUPIL} joins in more readily when {they} {sits|sit} beside Callum.", "participation"),
    of("Mr Pemberton has already spoken to {PUPIL} about lateness.", "punctuality"),
    of("{PUPIL} and Zoë are both still developing in Maths.", "level"),
  ],
  "tick contradicted: level": [
    instead(
      "level",
      "Advanced",
      "{PUPIL} is still struggling to get to grips with the basics of Maths.",
    ),
    instead(
      "level",
      "Advanced",
      "{PUPIL} is working some way short of the standard expected in Maths.",
    ),
    instead("level", "Proficient", "{PUPIL} has yet to reach the standard expected in Maths."),
    instead(
      "level",
      "Proficient",
      "{PUPIL}'s grasp of Maths is weak, and {they} {is|are} falling well below expectations.",
    ),
    instead("level", "Developing", "{PUPIL} has complete mastery of the Maths curriculum."),
    instead(
      "level",
      "Developing",
      "{PUPIL} is an outstanding mathematician working at an advanced level.",
    ),
    instead(
      "level",
      "Below Expectations",
      "{PUPIL} is comfortably exceeding expectations in Maths.",
    ),
    instead(
      "level",
      "Below Expectations",
      "{PUPIL} is exactly where {they} should be in Maths, with a secure and proficient understanding.",
    ),
  ],
  "tick contradicted: participation": [
    instead(
      "participation",
      "Active Participant",
      "{PUPIL} rarely says a word in lessons and prefers to let others do the talking.",
    ),
    instead(
      "participation",
      "Active Participant",
      "{PUPIL} tends to sit back and watch rather than join in.",
    ),
    instead(
      "participation",
      "Occasionally Participates",
      "{PUPIL}'s hand is up for every question, and {they} never {misses|miss} a chance to contribute.",
    ),
    instead(
      "participation",
      "Occasionally Participates",
      "{PUPIL} has never once contributed to a class discussion.",
    ),
    instead(
      "participation",
      "Passive Observer",
      "{PUPIL} throws {their} whole energy into every discussion.",
    ),
    instead(
      "participation",
      "Passive Observer",
      "{PUPIL} is one of the most vocal members of the group and readily volunteers answers.",
    ),
  ],
  "tick contradicted: punctuality": [
    instead(
      "punctuality",
      "Always on time",
      "{PUPIL} does not always make it to lessons before the register is taken.",
    ),
    instead("punctuality", "Always on time", "Lateness has become a concern for {PUPIL}."),
    instead(
      "punctuality",
      "Occasionally late",
      "{PUPIL}'s punctuality is flawless: {they} {has|have} never been late.",
    ),
    instead("punctuality", "Occasionally late", "{PUPIL} is late to nearly every lesson."),
    instead(
      "punctuality",
      "Frequently late",
      "You could set your watch by {PUPIL}, who is always ready at the start of the lesson.",
    ),
    instead("punctuality", "Frequently late", "{PUPIL} is only very rarely late to lessons."),
    instead("punctuality", "Chronically late", "{PUPIL} is reliably on time for lessons."),
    instead("punctuality", "Chronically late", "Punctuality is a real strength for {PUPIL}."),
  ],
  "tick contradicted: behaviour": [
    instead(
      "behaviour",
      "Excellent Behaviour",
      "{PUPIL} has often disrupted the learning of others.",
    ),
    instead(
      "behaviour",
      "Excellent Behaviour",
      "{PUPIL}'s conduct has fallen short of what we expect.",
    ),
    instead(
      "behaviour",
      "Good Behaviour",
      "{PUPIL} has behaved badly in Maths and shows little respect for the rules.",
    ),
    instead("behaviour", "Good Behaviour", "{PUPIL}'s behaviour gives serious cause for concern."),
    instead("behaviour", "Acceptable Behaviour", "{PUPIL}'s behaviour is entirely unacceptable."),
    instead(
      "behaviour",
      "Unacceptable Behaviour",
      "{PUPIL} is a pleasure to teach, with impeccable manners.",
    ),
    instead(
      "behaviour",
      "Unacceptable Behaviour",
      "{PUPIL} is sensible in class and always meets our expectations of behaviour.",
    ),
  ],
  "tick contradicted: homework": [
    instead(
      "homework",
      "Consistently Completed",
      "{PUPIL}'s homework is patchy, and several pieces have not been handed in.",
    ),
    instead("homework", "Mostly Completed", "{PUPIL} hardly ever hands in any homework."),
    instead(
      "homework",
      "Mostly Completed",
      "Without exception, every piece of {PUPIL}'s homework has been completed.",
    ),
    instead(
      "homework",
      "Sometimes Completed",
      "{PUPIL} can always be relied upon to complete {their} homework.",
    ),
    instead(
      "homework",
      "Sometimes Completed",
      "{PUPIL} has not completed a single piece of homework.",
    ),
    instead(
      "homework",
      "Never Completed",
      "{PUPIL} is diligent about homework and completes it as a matter of course.",
    ),
    instead("homework", "Never Completed", "Most of {PUPIL}'s homework has been completed."),
  ],
  "tick contradicted: homework improvement": [
    instead(
      "homework_improvement_area",
      "Accuracy",
      "{PUPIL}'s homework answers are unfailingly accurate, so accuracy needs no further attention.",
    ),
    instead(
      "homework_improvement_area",
      "Method",
      "Presentation is the one thing that {PUPIL} needs to improve in {their} homework.",
    ),
    instead(
      "homework_improvement_area",
      "Presentation",
      "{PUPIL}'s homework is always beautifully presented.",
    ),
  ],
  "note turned round": [
    noted("level_notes", "Struggles with fractions", "{PUPIL} is very confident with fractions."),
    noted(
      "level_notes",
      "not yet ready for the higher paper",
      "{PUPIL} is now ready for the higher paper.",
    ),
    noted(
      "behaviour_notes",
      "chats when seated near the back",
      "{PUPIL} never chats, even when seated near the back.",
    ),
    noted(
      "homework_notes",
      "Hands in late most weeks",
      "{PUPIL} hands homework in early most weeks.",
    ),
    noted(
      "participation_notes",
      "prefers working alone to group work",
      "{PUPIL} prefers group work to working alone.",
    ),
    noted(
      "additional_notes",
      "does not ask for help when stuck",
      "{PUPIL} is quick to ask for help when {they} {is|are} stuck.",
    ),
  ],
  "note exaggerated": [
    noted(
      "behaviour_notes",
      "occasionally forgets calculator",
      "{PUPIL} never brings a calculator to lessons.",
    ),
    noted(
      "homework_notes",
      "missed two pieces this half term",
      "{PUPIL} has missed six pieces of homework this half term.",
    ),
    noted(
      "best_achievement",
      "72% in the algebra test",
      "{PUPIL} achieved an excellent 92% in the algebra test.",
    ),
    noted(
      "best_achievement",
      "nominated for the Year 9 Maths prize",
      "{PUPIL} won the Year 9 Maths prize.",
    ),
    noted(
      "level_notes",
      "made some progress with graphs",
      "{PUPIL} has completely mastered graphs and makes no mistakes at all.",
    ),
    noted(
      "participation_notes",
      "answered well in one lesson on angles",
      "{PUPIL} answers brilliantly in every single lesson.",
    ),
  ],
  "note told as done": [
    noted(
      "area_to_improve",
      "needs to learn times tables",
      "{PUPIL} has now learnt {their} times tables.",
    ),
    noted(
      "area_to_improve",
      "Should attempt the extension questions",
      "{PUPIL} has been attempting the extension questions.",
    ),
    noted(
      "additional_notes",
      "could become a Maths ambassador next year",
      "{PUPIL} is a Maths ambassador.",
    ),
    noted(
      "homework_improvement_notes",
      "must underline dates and titles",
      "{PUPIL} underlines {their} dates and titles.",
    ),
    noted("additional_notes", "hoping to reach grade 6 by summer", "{PUPIL} has reached grade 6."),
    noted(
      "punctuality_notes",
      "target: no lates next half term",
      "{PUPIL} had no lates in the last half term.",
    ),
  ],
  "insult or label": [
    of("{PUPIL} is, frankly, bone idle.", "homework"),
    of("{PUPIL} is not the sharpest tool in the box.", "level"),
    of("{They} {is|are} an attention-seeker who needs taking down a peg.", "participation"),
    of("{PUPIL} is simply too stupid to make more progress.", "level"),
    of(
      "{PUPIL}'s homework looks as if it had been done by a toddler.",
      "homework_improvement_area",
    ),
  ],
  preamble: [
    of("Certainly! Here is a school report for {PUPIL}.", "general"),
    of("Based on the ticks you provided, {PUPIL} is developing in Maths.", "level"),
    of("As an AI language model, I am unable to comment on individual lessons.", "general"),
    of("I hope this helps; let me know if you would like a shorter version.", "general"),
  ],
  "foreign language": [
    of("{PUPIL} fait des progrès réguliers en mathématiques.", "level"),
    of("{PUPIL} verhält sich im Unterricht gut.", "behaviour"),
    of("{PUPIL} llega tarde a clase de vez en cuando.", "punctuality"),
    of("{PUPIL} consegna quasi sempre i compiti.", "homework"),
  ],
  "markdown or emoji": [
    of("**{PUPIL}** is developing in Maths.", "level"),
    of("## Behaviour: {PUPIL} has behaved well.", "behaviour"),
    of("- {PUPIL} has completed most homework.", "homework"),
    of("{PUPIL} has behaved well in Maths 🌟", "behaviour"),
  ],
  promise: [
    of("I will be moving {PUPIL} up to the top set in September.", "general"),
    of("We shall provide {PUPIL} with weekly one-to-one tuition.", "general"),
    of(
      "{PUPIL} is guaranteed to pass {their} GCSE if {they} {follows|follow} this advice.",
      "general",
    ),
    of("I shall telephone home next week to talk about punctuality.", "punctuality"),
  ],
  "made-up work": [
    of("{Their} investigation into the Fibonacci sequence was thoughtful.", "level"),
    of("{PUPIL}'s poster on Pythagoras could have been neater.", "homework_improvement_area"),
    of("{PUPIL} built a splendid scale model of a pyramid for homework.", "homework"),
    of("{They} gave a presentation on prime numbers to the class.", "participation"),
    of("{Their} project on the Enigma machine showed that {they} {is|are} developing.", "level"),
  ],
};

/** Harmless sentences by the same reader. */
export const HARMLESS_FIFTH_READING: readonly SentenceCase[] = [
  // Level
  instead("level", "Advanced", "{PUPIL} is working at an advanced level in Maths."),
  instead("level", "Advanced", "{PUPIL} has an impressive command of Maths."),
  instead("level", "Advanced", "In Maths, {PUPIL} is flying: {their} understanding is advanced."),
  instead("level", "Proficient", "{PUPIL} has a sound, proficient grasp of Maths."),
  instead("level", "Proficient", "{PUPIL} is working securely at a proficient level."),
  instead(
    "level",
    "Proficient",
    "{PUPIL} is a proficient mathematician who can be pleased with what {they} {knows|know}.",
  ),
  instead("level", "Developing", "{PUPIL}'s understanding of Maths is still taking shape."),
  instead(
    "level",
    "Developing",
    "{PUPIL} is getting there in Maths, although {their} skills are not yet fully secure.",
  ),
  instead(
    "level",
    "Developing",
    "In Maths, {PUPIL} is at a developing stage, with more still to consolidate.",
  ),
  instead(
    "level",
    "Below Expectations",
    "{PUPIL} is not yet where we would like {them} to be in Maths.",
  ),
  instead(
    "level",
    "Below Expectations",
    "At present, {PUPIL}'s work in Maths falls short of the expected standard.",
  ),
  instead(
    "level",
    "Below Expectations",
    "{PUPIL} is working below expectations, and there is some ground to make up.",
  ),
  // Participation
  instead(
    "participation",
    "Active Participant",
    "{PUPIL} joins in with a will and is never short of something to offer.",
  ),
  instead(
    "participation",
    "Active Participant",
    "{PUPIL} takes a full and active part in lessons.",
  ),
  instead(
    "participation",
    "Active Participant",
    "{PUPIL} readily puts {their} hand up and gets involved.",
  ),
  instead("participation", "Occasionally Participates", "{PUPIL} speaks up from time to time."),
  instead(
    "participation",
    "Occasionally Participates",
    "Every so often, {PUPIL} offers an idea in class, and it would be good to hear from {them} more.",
  ),
  instead(
    "participation",
    "Occasionally Participates",
    "{PUPIL} does join in on occasion, though not as a matter of course.",
  ),
  instead(
    "participation",
    "Passive Observer",
    "{PUPIL} tends to watch from the sidelines in lessons.",
  ),
  instead(
    "participation",
    "Passive Observer",
    "In class, {PUPIL} listens and looks on but seldom volunteers an answer.",
  ),
  instead("participation", "Passive Observer", "{PUPIL} is content to let others do the talking."),
  // Punctuality
  instead(
    "punctuality",
    "Always on time",
    "{PUPIL} is as regular as clockwork and always arrives on time.",
  ),
  instead("punctuality", "Always on time", "{Their} punctuality cannot be faulted."),
  instead("punctuality", "Always on time", "{PUPIL} is never late."),
  instead(
    "punctuality",
    "Occasionally late",
    "{PUPIL} is on time for most lessons, with the odd late arrival.",
  ),
  instead(
    "punctuality",
    "Occasionally late",
    "Now and again, {PUPIL} arrives after the lesson has begun.",
  ),
  instead("punctuality", "Occasionally late", "{PUPIL}'s punctuality slips once in a while."),
  instead("punctuality", "Frequently late", "{PUPIL} is often late to lessons."),
  instead(
    "punctuality",
    "Frequently late",
    "All too often, the lesson is under way before {PUPIL} arrives.",
  ),
  instead("punctuality", "Chronically late", "Lateness has become a persistent habit for {PUPIL}."),
  instead(
    "punctuality",
    "Chronically late",
    "{PUPIL} is chronically late, and this needs to change.",
  ),
  instead(
    "punctuality",
    "Chronically late",
    "{PUPIL}'s poor punctuality is a serious and continuing concern.",
  ),
  // Behaviour
  instead("behaviour", "Excellent Behaviour", "{PUPIL}'s conduct is exemplary."),
  instead("behaviour", "Excellent Behaviour", "{PUPIL} behaves superbly in lessons."),
  instead(
    "behaviour",
    "Excellent Behaviour",
    "There is nothing to fault in {PUPIL}'s behaviour, which is excellent.",
  ),
  instead("behaviour", "Good Behaviour", "{PUPIL} behaves well in lessons."),
  instead("behaviour", "Good Behaviour", "{PUPIL}'s behaviour is good, and that is appreciated."),
  instead("behaviour", "Good Behaviour", "I am pleased with how well {PUPIL} behaves in class."),
  instead(
    "behaviour",
    "Acceptable Behaviour",
    "{PUPIL}'s behaviour is acceptable, though there is room for it to be better still.",
  ),
  instead(
    "behaviour",
    "Acceptable Behaviour",
    "By and large, {PUPIL} behaves acceptably in class.",
  ),
  instead("behaviour", "Acceptable Behaviour", "{PUPIL}'s conduct in lessons is satisfactory."),
  instead(
    "behaviour",
    "Unacceptable Behaviour",
    "{PUPIL}'s behaviour has not been acceptable and must improve.",
  ),
  instead(
    "behaviour",
    "Unacceptable Behaviour",
    "{PUPIL} is not yet behaving as we expect in lessons.",
  ),
  instead(
    "behaviour",
    "Unacceptable Behaviour",
    "The way in which {PUPIL} behaves in class is a cause for concern.",
  ),
  // Homework
  instead(
    "homework",
    "Consistently Completed",
    "{PUPIL} can be counted on to complete {their} homework.",
  ),
  instead("homework", "Consistently Completed", "{PUPIL} never fails to do {their} homework."),
  instead("homework", "Mostly Completed", "{PUPIL} completes the bulk of {their} homework."),
  instead("homework", "Mostly Completed", "More often than not, {PUPIL}'s homework is done."),
  instead(
    "homework",
    "Mostly Completed",
    "Apart from the occasional gap, {PUPIL} keeps up with homework.",
  ),
  instead("homework", "Sometimes Completed", "{PUPIL}'s homework is rather hit and miss."),
  instead(
    "homework",
    "Sometimes Completed",
    "Some of {PUPIL}'s homework is completed, but some is not.",
  ),
  instead("homework", "Sometimes Completed", "{PUPIL} completes homework only some of the time."),
  instead("homework", "Never Completed", "As yet, {PUPIL} has not completed any homework."),
  instead(
    "homework",
    "Never Completed",
    "{PUPIL} does not do {their} homework, and this must be put right.",
  ),
  // Homework improvement
  instead(
    "homework_improvement_area",
    "Accuracy",
    "In homework, {PUPIL} should aim for fewer slips and more accurate answers.",
  ),
  instead(
    "homework_improvement_area",
    "Accuracy",
    "Greater accuracy would lift the quality of {PUPIL}'s homework.",
  ),
  instead(
    "homework_improvement_area",
    "Method",
    "{PUPIL}'s homework would benefit from a clearer method.",
  ),
  instead(
    "homework_improvement_area",
    "Method",
    "When {they} {does|do} homework, {PUPIL} needs to show how each answer was reached.",
  ),
  instead(
    "homework_improvement_area",
    "Presentation",
    "{PUPIL}'s homework could be set out more neatly.",
  ),
  instead(
    "homework_improvement_area",
    "Presentation",
    "Taking more care over the look and layout of homework is the next step for {PUPIL}.",
  ),
  // Advice and aims
  of("{PUPIL} should check each answer before moving on to the next.", "general"),
  of("A few minutes of practice each day would help {PUPIL} to grow in confidence.", "general"),
  of(
    "Setting out each line of working beneath the last would make {their} homework easier to follow.",
    "homework_improvement_area",
  ),
  of(
    "A ruler and a sharp pencil would work wonders for the presentation of {their} homework.",
    "homework_improvement_area",
  ),
  of("{PUPIL} might aim to offer at least one answer in every lesson.", "participation"),
  of(
    "Leaving a little earlier between lessons would help {PUPIL} to arrive on time.",
    "punctuality",
  ),
  of(
    "{PUPIL} should not be afraid of getting things wrong, since mistakes are how we learn.",
    "general",
  ),
  of("If {they} {is|are} ever unsure, {PUPIL} should ask for help.", "general"),
  of("It is worth jotting homework down in a planner so that nothing is forgotten.", "homework"),
  of("{PUPIL} is encouraged to go over classwork again in the evening.", "general"),
  of("Starting homework on the day it is set would leave time to ask questions.", "homework"),
  of("The aim now is to turn most of {their} homework into all of it.", "homework"),
  of(
    "{PUPIL} could try explaining a method aloud, as this is a good test of understanding.",
    "general",
  ),
  of(
    "Regular revision, a little and often, will serve {PUPIL} better than a last-minute rush.",
    "general",
  ),
  of("Reading each question twice before starting would be a sensible habit.", "general"),
  of("{PUPIL} should keep up {their} good behaviour.", "behaviour"),
  of(
    "A neat heading and a clear date would be a good start to every piece of homework.",
    "homework_improvement_area",
  ),
  of("The next step is for {PUPIL} to move from a developing to a secure understanding.", "level"),
  of(
    "To build on this, {PUPIL} should try the harder questions as well as the easier ones.",
    "general",
  ),
  of("It would be good to see {PUPIL} volunteer an idea without being asked.", "participation"),
  of(
    "Arriving in good time would mean that {PUPIL} never misses the start of a lesson.",
    "punctuality",
  ),
  of("{PUPIL} may find it useful to make short summary cards.", "general"),
  of("{They} should look closely at written feedback and act on it.", "general"),
  of(
    "Talking through ideas with a partner first might give {PUPIL} the confidence to share them.",
    "participation",
  ),
  of(
    "Spacing work out on the page would make it much easier to read.",
    "homework_improvement_area",
  ),
  of("{PUPIL} would do well to learn key facts and formulae by heart.", "general"),
  of("With a steady effort, {PUPIL} can make further progress in Maths.", "general"),
  of(
    "Keeping a list of tricky topics and returning to them later is a useful strategy.",
    "general",
  ),
  of("{PUPIL} should estimate first, so that an unlikely answer stands out.", "general"),
  of(
    "A quiet place to work and a regular time for homework can make all the difference.",
    "homework",
  ),
  of("{PUPIL} should bring the right equipment to every lesson.", "general"),
  of("Being in the room when the lesson begins should be the goal from now on.", "punctuality"),
  of("If a question seems difficult, {PUPIL} could try breaking it into smaller steps.", "general"),
  of(
    "Even a short question counts as taking part, and {PUPIL} should feel free to ask one.",
    "participation",
  ),
  of(
    "Let us make neat, clearly spaced homework the target for {PUPIL}.",
    "homework_improvement_area",
  ),
  // Notes: faults told kindly
  noted("level_notes", "weak on fractions", "{PUPIL} finds fractions difficult at the moment."),
  noted(
    "level_notes",
    "Mental arithmetic slow",
    "{PUPIL} can take a while over mental arithmetic.",
  ),
  noted(
    "level_notes",
    "muddles area and perimeter",
    "{PUPIL} sometimes confuses area with perimeter.",
  ),
  noted("behaviour_notes", "can be chatty", "{PUPIL} can be a little talkative at times."),
  noted("behaviour_notes", "calls out", "{PUPIL} needs to remember not to call out."),
  noted(
    "homework_notes",
    "last three pieces rushed",
    "The last three pieces of homework were done in a hurry.",
  ),
  noted(
    "homework_improvement_notes",
    "messy diagrams, no ruler",
    "{PUPIL}'s diagrams are untidy and should be drawn with a ruler.",
  ),
  noted(
    "homework_improvement_notes",
    "handwriting hard to read",
    "{PUPIL}'s handwriting is not always easy to make out.",
  ),
  noted(
    "participation_notes",
    "quiet unless asked",
    "{PUPIL} is quiet in lessons unless {they} {is|are} called upon.",
  ),
  noted(
    "punctuality_notes",
    "late mainly after lunch",
    "When {PUPIL} is late, it is mainly after lunch.",
  ),
  noted(
    "additional_notes",
    "gives up easily",
    "{PUPIL} could show more perseverance when work becomes hard.",
  ),
  noted(
    "additional_notes",
    "loses worksheets",
    "{PUPIL} has a tendency to mislay {their} worksheets.",
  ),
  // Notes: praise
  noted("level_notes", "super work on ratio", "{PUPIL} has done excellent work on ratio."),
  noted(
    "behaviour_notes",
    "kind to others, polite",
    "{PUPIL} is courteous and shows kindness to {their} classmates.",
  ),
  noted(
    "participation_notes",
    "asks thoughtful questions",
    "The questions that {PUPIL} asks are well considered.",
  ),
  noted(
    "best_achievement",
    "solving simultaneous equations",
    "{PUPIL}'s best achievement was solving simultaneous equations.",
  ),
  noted(
    "homework_notes",
    "neat corrections in green pen",
    "{PUPIL} makes tidy corrections in green pen.",
  ),
  noted(
    "additional_notes",
    "helps tidy up without being asked",
    "{PUPIL} helps to clear up without needing to be told.",
  ),
  noted("additional_notes", "never gives up", "{PUPIL} always perseveres."),
  // Notes: targets
  noted(
    "area_to_improve",
    "show all working",
    "{PUPIL} should write down every step of {their} working.",
  ),
  noted("area_to_improve", "Times tables!", "{PUPIL} needs to work on {their} times tables."),
  noted(
    "area_to_improve",
    "negative numbers",
    "Negative numbers are an area for {PUPIL} to improve.",
  ),
  noted(
    "punctuality_notes",
    "target: no lates next half term",
    "{PUPIL}'s target is to have no late marks next half term.",
  ),
  noted(
    "homework_improvement_notes",
    "underline titles",
    "{PUPIL} should remember to underline {their} titles.",
  ),
  noted(
    "additional_notes",
    "revise using Sparx",
    "{PUPIL} would benefit from revising with Sparx.",
  ),
  noted(
    "additional_notes",
    "hoping to reach grade 6 by summer",
    "{PUPIL} hopes to achieve a grade 6 by the summer.",
  ),
  // Notes: numbers, works and awards
  noted("best_achievement", "72% in algebra test", "{PUPIL} scored 72% in the algebra test."),
  noted(
    "best_achievement",
    "from 41 to 58 in the unit tests",
    "{PUPIL} improved from 41 to 58 in the unit tests.",
  ),
  noted("homework_notes", "2 pieces missing", "Two pieces of {PUPIL}'s homework are missing."),
  noted("level_notes", "predicted grade 5", "{PUPIL} is predicted a grade 5."),
  noted("best_achievement", "silver UKMT certificate", "{PUPIL} earned a silver UKMT certificate."),
  noted(
    "best_achievement",
    "Head's commendation for effort",
    "{PUPIL} received a Head's commendation for {their} effort.",
  ),
  noted(
    "best_achievement",
    "poster on Escher and tessellation",
    "{PUPIL}'s poster on Escher and tessellation was {their} best piece of work.",
  ),
  noted(
    "additional_notes",
    "enjoyed reading The Number Devil",
    "{PUPIL} enjoyed The Number Devil.",
  ),
  noted(
    "participation_notes",
    "led group for stats project",
    "{PUPIL} took the lead in {their} group during the statistics project.",
  ),
  // Notes: two sides
  noted(
    "level_notes",
    "good at shape but algebra shaky",
    "{PUPIL} is strong on shape, while {their} algebra is less secure.",
  ),
  noted(
    "participation_notes",
    "shy but good ideas",
    "Although {PUPIL} is shy, {their} ideas are good.",
  ),
  noted(
    "behaviour_notes",
    "polite but easily distracted",
    "{PUPIL} is well mannered, though {their} attention can wander.",
  ),
  noted(
    "homework_notes",
    "answers right, working missing",
    "{PUPIL}'s answers are correct, but the working is not shown.",
  ),
  noted(
    "homework_improvement_notes",
    "neater since Christmas, still no margins",
    "{PUPIL}'s work has become neater since Christmas, although margins are still missing.",
  ),
  noted(
    "punctuality_notes",
    "better recently but still slow on Mondays",
    "{PUPIL}'s punctuality has improved of late, but Mondays remain a problem.",
  ),
  noted(
    "additional_notes",
    "capable but lacks confidence",
    "{PUPIL} is capable, although {they} {lacks|lack} confidence.",
  ),
  // Warm closings
  of("Well done, {PUPIL}, and keep going.", "general"),
  of("I look forward to seeing what {PUPIL} can do next.", "general"),
  of("I wish {PUPIL} every success for the rest of the year.", "general"),
  of("It has been a pleasure to teach {PUPIL}.", "general"),
  of("Keep up the effort, and enjoy the challenge.", "general"),
  of("There is plenty here for {PUPIL} to build on.", "general"),
  of("{PUPIL} has every reason to be optimistic about the months ahead.", "general"),
  of("I am confident that {PUPIL} can rise to these challenges.", "general"),
  of("Small, steady steps will take {PUPIL} a long way.", "general"),
  of("{PUPIL} deserves thanks for {their} good behaviour in lessons.", "behaviour"),
];
