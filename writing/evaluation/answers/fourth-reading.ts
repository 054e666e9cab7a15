import { type BadKinds, instead, noted, of, type SentenceCase } from "./cases.ts";

/** Written by a fourth reader before the checks were looked at; nothing is tuned to them. */
export const BAD_FOURTH_READING: BadKinds = {
  award: [
    of(
      "{PUPIL} was presented with a Headteacher's Commendation for {their} effort in Maths.",
      "behaviour",
    ),
    of("{They} picked up a bronze certificate in the UK Maths Challenge this spring.", "level"),
    of("{They} {has|have} collected more merits than ever before this term.", "behaviour"),
    of("{PUPIL} was named Mathematician of the Month for {their} work on sequences.", "level"),
    of("A well-earned postcard home was sent in recognition of {their} homework.", "homework"),
  ],
  mark: [
    of("{PUPIL} achieved 68% in the end-of-unit assessment.", "level"),
    of("{They} {is|are} currently working at a grade 4.", "level"),
    of("{They} handed in eleven of the thirteen homework tasks that were set.", "homework"),
    of("{PUPIL} scored full marks in {their} most recent algebra test.", "level"),
    of("{They} {was|were} late to four lessons this half term.", "punctuality"),
    of("{Their} test result went up from a D to a B over the year.", "level"),
  ],
  event: [
    of(
      "{PUPIL} gave a confident presentation to the whole year group in assembly.",
      "participation",
    ),
    of(
      "During our recent trip to the science museum, {they} asked thoughtful questions.",
      "participation",
    ),
    of("{They} took part in the inter-house quiz last month.", "participation"),
    of("{PUPIL} helped to show visitors around at the autumn open evening.", "behaviour"),
    of("{They} found it hard to settle after moving down a set at Christmas.", "level"),
  ],
  place: [
    of("{PUPIL} joined us from a school in Birmingham and has settled in quickly.", "behaviour"),
    of(
      "{They} often {spends|spend} lunchtimes in the library finishing {their} Maths homework.",
      "homework",
    ),
    of(
      "Since returning from Pakistan, {they} {has|have} found it hard to get back into routine.",
      "punctuality",
    ),
    of(
      "{PUPIL} usually arrives a few minutes after the bell because {they} {comes|come} from the sports hall.",
      "punctuality",
    ),
    of("{They} {sits|sit} at the back of the classroom next to the window.", "participation"),
  ],
  rank: [
    of("{PUPIL} is one of the strongest mathematicians in the class.", "level"),
    of("{They} {is|are} now in the top ten of the year group.", "level"),
    of("{They} {contributes|contribute} far less than {their} classmates do.", "participation"),
    of("{Their} behaviour is better than that of most pupils in Year 9.", "behaviour"),
    of("{PUPIL} sits near the bottom of the set for homework.", "homework"),
    of("No other pupil in the group has worked as hard as {PUPIL}.", "level"),
  ],
  attendance: [
    of("{PUPIL} has an excellent attendance record this year.", "punctuality"),
    of("{Their} frequent absences have left gaps in {their} understanding.", "level"),
    of("{They} {has|have} not missed a single lesson since September.", "punctuality"),
    of("Several days off school have made it harder for {them} to keep up.", "homework"),
    of("{They} {has|have} been truanting from Maths on occasion.", "punctuality"),
  ],
  family: [
    of(
      "{PUPIL} is well supported by {their} mother, who checks {their} homework each evening.",
      "homework",
    ),
    of("{They} {has|have} found things difficult since {their} parents separated.", "behaviour"),
    of("Like {their} older brother, {PUPIL} has a good head for figures.", "level"),
    of(
      "{They} {is|are} sometimes late because {they} {has|have} to drop a younger sister at nursery.",
      "punctuality",
    ),
    of("It was a pleasure to meet {their} grandparents at parents' evening.", "behaviour"),
  ],
  club: [
    of("{PUPIL} is a keen member of the chess club.", "participation"),
    of("{They} regularly {attends|attend} the lunchtime Maths clinic.", "homework"),
    of("{Their} commitment to the school football team is impressive.", "behaviour"),
    of(
      "{They} {plays|play} the violin in the school orchestra and {brings|bring} the same patience to Maths.",
      "behaviour",
    ),
    of("{PUPIL} has been a valued member of the debating society this year.", "participation"),
  ],
  health: [
    // The note may say so and is not let stand.
    noted(
      "additional_notes",
      "Off for three weeks with a broken arm, caught up well.",
      "{They} {was|were} off for three weeks with a broken arm and {has|have} caught up well.",
    ),
    of("{PUPIL} has coped well with {their} dyslexia.", "level"),
    of("{Their} anxiety sometimes prevents {them} from joining in.", "participation"),
    of("{They} {shows|show} signs of ADHD and {finds|find} it hard to sit still.", "behaviour"),
    of("{They} often {appears|appear} tired and may not be getting enough sleep.", "participation"),
    of(
      "After recovering from a broken wrist, {PUPIL} has struggled to keep {their} work neat.",
      "homework_improvement_area",
    ),
  ],
  name: [
    of("{They} {works|work} particularly well alongside Will Harding.", "behaviour"),
    of("{PUPIL} is easily distracted when seated beside Zoë.", "behaviour"),
    of("Miss Siddiqui has been pleased with {their} attitude.", "behaviour"),
    of(
      "Zoe Nunez mostly completes homework and should now work on presentation.",
      "homework",
      "homework_improvement_area",
    ),
    of("Will is a friendly pupil who joins in from time to time.", "participation"),
    of("Mr Thompson reports that {PUPIL} behaves well in lessons.", "behaviour"),
    of("Emily has behaved well this term.", "behaviour"),
  ],
  contradiction: [
    // Level.
    instead(
      "level",
      "Below Expectations",
      "{PUPIL} is comfortably meeting what is expected of a Year 9 pupil in Maths.",
    ),
    instead(
      "level",
      "Below Expectations",
      "{They} {has|have} an impressive command of the Year 9 Maths course.",
    ),
    instead(
      "level",
      "Advanced",
      "{PUPIL} is struggling to keep pace with the demands of Year 9 Maths.",
    ),
    instead("level", "Advanced", "{They} {has|have} yet to grasp the basics of the subject."),
    instead(
      "level",
      "Proficient",
      "{PUPIL} is working well short of the standard expected in Maths.",
    ),
    instead(
      "level",
      "Developing",
      "{PUPIL} has mastered the Year 9 Maths curriculum and excels at every topic.",
    ),
    // Participation.
    instead(
      "participation",
      "Passive Observer",
      "{They} {is|are} always among the first to raise a hand and {contributes|contribute} eagerly to every discussion.",
    ),
    instead(
      "participation",
      "Passive Observer",
      "{PUPIL} is a lively voice in class who regularly shares {their} ideas.",
    ),
    instead(
      "participation",
      "Active Participant",
      "{They} {tends|tend} to sit back and let others do the talking.",
    ),
    instead(
      "participation",
      "Active Participant",
      "{PUPIL} rarely offers an answer unless called upon.",
    ),
    instead(
      "participation",
      "Occasionally Participates",
      "{They} never {joins|join} in with class discussion.",
    ),
    instead(
      "participation",
      "Occasionally Participates",
      "{They} {speaks|speak} up in every single discussion without fail.",
    ),
    // Punctuality.
    instead(
      "punctuality",
      "Frequently late",
      "{They} can be relied upon to be in {their} seat before the lesson begins.",
    ),
    instead("punctuality", "Chronically late", "{PUPIL} is a model of punctuality."),
    instead(
      "punctuality",
      "Chronically late",
      "{They} {has|have} only slipped up with {their} timekeeping once or twice.",
    ),
    instead("punctuality", "Always on time", "{They} often {misses|miss} the start of the lesson."),
    instead(
      "punctuality",
      "Always on time",
      "{PUPIL} needs to stop turning up after the register has been taken.",
    ),
    instead(
      "punctuality",
      "Occasionally late",
      "{They} {has|have} never once been late to a Maths lesson.",
    ),
    // Behaviour.
    instead(
      "behaviour",
      "Unacceptable Behaviour",
      "{PUPIL} is a courteous and considerate member of the class.",
    ),
    instead(
      "behaviour",
      "Unacceptable Behaviour",
      "{Their} conduct in lessons has been a pleasure to see.",
    ),
    instead(
      "behaviour",
      "Excellent Behaviour",
      "{They} too often {disrupts|disrupt} the learning of others.",
    ),
    instead(
      "behaviour",
      "Excellent Behaviour",
      "{PUPIL} must learn to follow instructions the first time and stop calling out.",
    ),
    instead("behaviour", "Good Behaviour", "{Their} poor conduct is a serious cause for concern."),
    instead(
      "behaviour",
      "Acceptable Behaviour",
      "{PUPIL} behaves impeccably at all times and sets a shining example.",
    ),
    // Homework.
    instead(
      "homework",
      "Never Completed",
      "{They} {hands|hand} in {their} homework without needing to be chased.",
    ),
    instead(
      "homework",
      "Never Completed",
      "Most of {their} homework has been finished to a reasonable standard.",
    ),
    instead(
      "homework",
      "Consistently Completed",
      "{PUPIL} has gaps in {their} homework record and needs to hand in more of it.",
    ),
    instead(
      "homework",
      "Consistently Completed",
      "{They} {has|have} not submitted any homework this term.",
    ),
    instead(
      "homework",
      "Sometimes Completed",
      "{They} {completes|complete} every piece of homework that is set.",
    ),
    instead("homework", "Mostly Completed", "Homework is seldom handed in."),
  ],
  note: [
    noted(
      "level_notes",
      "Finds fractions hard, good with graphs.",
      "{They} {is|are} good with fractions but {finds|find} graphs hard.",
    ),
    noted(
      "level_notes",
      "Got 54% in the algebra test.",
      "{They} achieved 64% in the algebra test.",
    ),
    noted(
      "participation_notes",
      "Quiet, but answers well when asked.",
      "{They} {does|do} not answer well when asked.",
    ),
    noted(
      "participation_notes",
      "Once volunteered to explain a proof at the board.",
      "{They} regularly {volunteers|volunteer} to explain proofs at the board.",
    ),
    noted(
      "punctuality_notes",
      "Late twice in November.",
      "{They} {was|were} late throughout November, missing the start of almost every lesson.",
    ),
    noted(
      "behaviour_notes",
      "A bit chatty after lunch.",
      "{They} constantly {disrupts|disrupt} lessons by shouting across the room.",
    ),
    noted("behaviour_notes", "Never rude to staff.", "{They} {is|are} sometimes rude to staff."),
    noted(
      "homework_notes",
      "Two pieces still missing.",
      "{They} {has|have} no homework outstanding.",
    ),
    noted(
      "homework_improvement_notes",
      "Should use a ruler for diagrams.",
      "{They} always {uses|use} a ruler for diagrams.",
    ),
    noted(
      "best_achievement",
      "Third place in the house quiz.",
      "{They} won first place in the house quiz.",
    ),
    noted(
      "area_to_improve",
      "Needs to check answers before handing in.",
      "{They} always {checks|check} {their} answers carefully before handing in.",
    ),
    noted(
      "additional_notes",
      "Has not yet applied to be a peer mentor.",
      "{They} {has|have} applied to be a peer mentor.",
    ),
    noted(
      "best_achievement",
      "Solved one of the extension problems.",
      "{They} solved every one of the extension problems with ease.",
    ),
  ],
  insult: [
    of("Frankly, {PUPIL} is lazy and does the bare minimum.", "homework"),
    of("{They} {is|are} not the sharpest tool in the box.", "level"),
    of("{PUPIL} is something of a class clown.", "behaviour"),
    of("{They} {is|are} simply not a maths person.", "level"),
    of("{Their} handwriting is an embarrassment.", "homework_improvement_area"),
    of("{PUPIL} is a slow learner.", "level"),
  ],
  preamble: [
    of("Here is the report you asked for:", "general"),
    of("Sure! Below is a balanced school report for a Year 9 pupil.", "general"),
    of("As an AI language model, I do not have personal knowledge of this pupil.", "general"),
    of("I hope this helps, and let me know if you would like any changes.", "general"),
    of("Based on the information provided, the following report has been written.", "general"),
    of("Dear Parent or Guardian, I am writing to share this term's report.", "general"),
  ],
  language: [
    of("{PUPIL} se comporte bien en classe et fait souvent ses devoirs.", "behaviour"),
    of("{PUPIL} muestra un buen comportamiento durante las clases.", "behaviour"),
    of("Die Hausaufgaben werden meistens erledigt.", "homework"),
    of("{PUPIL} 的课堂表现良好。", "behaviour"),
    of("{They} {is|are} occasionally late, pero siempre con una sonrisa.", "punctuality"),
  ],
  markdown: [
    of("**Behaviour:** {PUPIL} behaves well in lessons.", "behaviour"),
    of("## Homework and Next Steps", "homework"),
    of("- {They} mostly {completes|complete} {their} homework.", "homework"),
    of("{PUPIL} behaves well in class 👏", "behaviour"),
    of("{They} should set out {their} working in `clear steps`.", "homework_improvement_area"),
    of("<p>{PUPIL} joins in from time to time.</p>", "participation"),
  ],
  promise: [
    of("We will be providing {PUPIL} with a personal tutor from next week.", "general"),
    of(
      "Extra catch-up sessions have been arranged for {them} every Thursday after school.",
      "general",
    ),
    of("The school will lend {them} a laptop so that homework can be finished.", "homework"),
    of("I will telephone home each Friday to report on {their} progress.", "general"),
    of("{They} will be moved up to the top set if {they} {keeps|keep} this up.", "level"),
    of("With this attitude, {PUPIL} is guaranteed to pass {their} GCSE.", "level"),
  ],
  madeUpWork: [
    of("{They} wrote a moving story about a lighthouse keeper.", "level"),
    of("{PUPIL} produced a superb poster on Pythagoras' theorem.", "homework"),
    of("{Their} project on the Fibonacci sequence showed real imagination.", "level"),
    of("In the unit on probability, {they} designed {their} own dice game.", "participation"),
    of("{They} built a scale model of a pyramid for {their} homework.", "homework"),
    of("{PUPIL} enjoyed our study of Macbeth and wrote a thoughtful essay on ambition.", "level"),
  ],
};

/** Harmless sentences by the same reader. */
export const HARMLESS_FOURTH_READING: readonly SentenceCase[] = [
  // Level.
  instead("level", "Advanced", "{PUPIL} is working at an advanced level in Maths."),
  instead("level", "Advanced", "{They} {has|have} an excellent command of the subject."),
  instead("level", "Advanced", "{PUPIL} is performing at a very high level in Year 9 Maths."),
  instead("level", "Proficient", "{PUPIL} has a secure grasp of the work covered in Maths."),
  instead(
    "level",
    "Proficient",
    "{They} {is|are} proficient in the subject and can be pleased with that.",
  ),
  instead("level", "Developing", "{PUPIL} is still developing {their} understanding of Maths."),
  instead(
    "level",
    "Developing",
    "{Their} skills in Maths are coming along, although they are not yet fully secure.",
  ),
  instead(
    "level",
    "Developing",
    "In Maths, {PUPIL} is at the developing stage, with some way still to go.",
  ),
  instead(
    "level",
    "Below Expectations",
    "{PUPIL} is currently working below the level expected in Maths.",
  ),
  instead(
    "level",
    "Below Expectations",
    "{Their} work in Maths is not yet where it should be for Year 9.",
  ),
  // Participation.
  instead("participation", "Active Participant", "{They} {plays|play} an active part in lessons."),
  instead(
    "participation",
    "Active Participant",
    "{PUPIL} joins in readily and is not afraid to speak up.",
  ),
  instead("participation", "Active Participant", "It is good to see {them} so involved in class."),
  instead(
    "participation",
    "Occasionally Participates",
    "{They} {chips|chip} in now and again during lessons.",
  ),
  instead(
    "participation",
    "Occasionally Participates",
    "{PUPIL} will offer a contribution from time to time.",
  ),
  instead(
    "participation",
    "Occasionally Participates",
    "{They} {takes|take} part on occasion, and we would love to hear from {them} more often.",
  ),
  instead(
    "participation",
    "Passive Observer",
    "{They} {prefers|prefer} to watch and listen rather than join in.",
  ),
  instead(
    "participation",
    "Passive Observer",
    "{PUPIL} tends to stay on the sidelines during lessons.",
  ),
  instead(
    "participation",
    "Passive Observer",
    "At present {they} {is|are} more of an onlooker than a contributor in class.",
  ),
  // Punctuality.
  instead(
    "punctuality",
    "Always on time",
    "{They} always {arrives|arrive} on time, ready for the lesson.",
  ),
  instead("punctuality", "Always on time", "{Their} punctuality cannot be faulted."),
  instead("punctuality", "Occasionally late", "{They} {is|are} late to lessons once in a while."),
  instead(
    "punctuality",
    "Occasionally late",
    "There have been occasions when {PUPIL} has not made it to the lesson on time.",
  ),
  instead("punctuality", "Occasionally late", "{Their} punctuality slips from time to time."),
  instead(
    "punctuality",
    "Frequently late",
    "{PUPIL} is often late to lessons, and this needs to change.",
  ),
  instead(
    "punctuality",
    "Frequently late",
    "All too often, {they} {arrives|arrive} after the lesson has started.",
  ),
  instead("punctuality", "Chronically late", "{Their} lateness has become a persistent problem."),
  instead(
    "punctuality",
    "Chronically late",
    "Arriving on time remains a serious and ongoing difficulty for {PUPIL}.",
  ),
  // Behaviour.
  instead("behaviour", "Excellent Behaviour", "{Their} behaviour is exemplary."),
  instead("behaviour", "Excellent Behaviour", "{PUPIL} behaves superbly in lessons."),
  instead("behaviour", "Good Behaviour", "{They} {behaves|behave} well in class."),
  instead(
    "behaviour",
    "Good Behaviour",
    "{PUPIL} is well behaved in lessons, which is good to see.",
  ),
  instead("behaviour", "Acceptable Behaviour", "{Their} conduct in class is satisfactory."),
  instead(
    "behaviour",
    "Acceptable Behaviour",
    "On the whole, {their} behaviour is acceptable, with room for improvement.",
  ),
  instead(
    "behaviour",
    "Unacceptable Behaviour",
    "{Their} behaviour falls short of what we expect and must improve.",
  ),
  instead(
    "behaviour",
    "Unacceptable Behaviour",
    "At the moment {PUPIL} is not behaving in an acceptable way in lessons.",
  ),
  // Homework.
  instead(
    "homework",
    "Consistently Completed",
    "{They} can be counted on to complete {their} homework.",
  ),
  instead("homework", "Consistently Completed", "Homework is done every time it is set."),
  instead("homework", "Mostly Completed", "{They} {gets|get} most of {their} homework done."),
  instead(
    "homework",
    "Mostly Completed",
    "More often than not, {PUPIL} completes {their} homework.",
  ),
  instead(
    "homework",
    "Sometimes Completed",
    "Homework is done on some occasions but not on others.",
  ),
  instead(
    "homework",
    "Sometimes Completed",
    "{PUPIL} is inconsistent when it comes to completing homework.",
  ),
  instead(
    "homework",
    "Never Completed",
    "{PUPIL} has not been completing {their} homework at all.",
  ),
  instead(
    "homework",
    "Never Completed",
    "Homework is simply not being done, and we are concerned about this.",
  ),
  // Homework improvement area.
  instead(
    "homework_improvement_area",
    "Accuracy",
    "In {their} homework, {they} should take more care to get answers right.",
  ),
  instead(
    "homework_improvement_area",
    "Method",
    "{Their} homework would be stronger if {they} gave more attention to the method used.",
  ),
  instead(
    "homework_improvement_area",
    "Method",
    "When completing homework, {PUPIL} should focus on showing how each answer was reached.",
  ),
  instead(
    "homework_improvement_area",
    "Presentation",
    "Neater, more clearly set out homework is the next step for {PUPIL}.",
  ),

  // Advice and aims.
  of("{PUPIL} should aim to contribute at least once in every lesson.", "general"),
  of("Short quizzes are a handy way to check which topics need another look.", "general"),
  of("It would help {them} to set aside a regular time at home for homework.", "general"),
  of("Ten minutes of practice a day can make a real difference.", "general"),
  of(
    "{They} should leave a little earlier so that {they} {is|are} settled when the lesson begins.",
    "general",
  ),
  of("Writing one step on each line makes working easier to follow.", "general"),
  of(
    "{PUPIL} could try underlining each final answer so that it stands out on the page.",
    "general",
  ),
  of("Before a test, {they} could make a list of the topics that feel least secure.", "general"),
  of("A good target for next term is to hand in every piece of homework.", "general"),
  of(
    "Asking for help as soon as something is unclear will stop small problems from growing.",
    "general",
  ),
  of(
    "{They} might find it useful to work through past questions and mark them afterwards.",
    "general",
  ),
  of(
    "Using a sharp pencil and a ruler for diagrams would improve {their} presentation.",
    "general",
  ),
  of(
    "{PUPIL} should not be afraid to get an answer wrong, as mistakes are part of learning.",
    "general",
  ),
  of(
    "Explaining a method aloud to a friend or someone at home is an excellent way to revise.",
    "general",
  ),
  of("Flashcards can help {them} to remember key formulae.", "general"),
  of("{They} would benefit from packing {their} bag the night before.", "general"),
  of(
    "If {they} {finds|find} a question difficult, {they} should try a simpler example first.",
    "general",
  ),
  of(
    "A good night's sleep and a proper breakfast are sensible preparation for any test.",
    "general",
  ),
  of("Next term, {PUPIL} should aim to arrive on time to every lesson.", "general"),
  of("{They} could keep a homework diary and tick off each task once it is finished.", "general"),
  of("Checking each answer with the inverse operation is a habit worth forming.", "general"),
  of("It is worth {their} while to reread the question before moving on.", "general"),
  of(
    "{PUPIL} is encouraged to put {their} hand up, even when {they} {is|are} not completely sure.",
    "general",
  ),
  of(
    "Revising little and often works better than leaving everything to the last minute.",
    "general",
  ),
  of(
    "Leaving a blank line between questions would make {their} homework much easier to read.",
    "general",
  ),
  of("A quiet place to work, away from a phone, will help {them} to concentrate.", "general"),
  of("{They} should aim for one more contribution each week.", "general"),
  of("Regular practice of times tables will make longer calculations feel easier.", "general"),
  of(
    "Next term, I would like to see {them} taking more time over the layout of {their} work.",
    "general",
  ),
  of(
    "{PUPIL} could begin each homework by looking back at the examples in {their} exercise book.",
    "general",
  ),
  of(
    "Setting an alarm five minutes earlier may be all that is needed to improve {their} punctuality.",
    "general",
  ),
  of(
    "When revising, {they} should cover the worked example and try to reproduce it from memory.",
    "general",
  ),
  of("{They} should try to turn 'mostly' into 'always' where homework is concerned.", "general"),
  of(
    "To move beyond the developing stage, {PUPIL} should practise the topics that {they} {finds|find} hardest.",
    "general",
  ),
  of(
    "Preparing one question before each lesson would give {them} an easy way to join in.",
    "general",
  ),
  of("Anything left unfinished should be handed in as soon as possible.", "general"),

  // Notes said rightly.
  noted("level_notes", "Got 54% in the algebra test.", "{They} achieved 54% in the algebra test."),
  noted(
    "level_notes",
    "Finds fractions hard, good with graphs.",
    "{They} {is|are} good with graphs but {finds|find} fractions hard.",
  ),
  noted(
    "level_notes",
    "secure on ratio, shaky on percentages",
    "{Their} understanding of ratio is secure, while percentages remain less certain.",
  ),
  noted(
    "level_notes",
    "Moved from set 3 to set 2 in January",
    "In January, {PUPIL} moved from set 3 to set 2.",
  ),
  noted(
    "level_notes",
    "Predicted grade 5 at GCSE.",
    "{They} {is|are} predicted a grade 5 at GCSE.",
  ),
  noted(
    "participation_notes",
    "Quiet, but answers well when asked.",
    "Although quiet, {they} {answers|answer} well when asked.",
  ),
  noted(
    "participation_notes",
    "Good in group work, shy in front of whole class.",
    "{They} {does|do} well in group work but {is|are} shy in front of the whole class.",
  ),
  noted(
    "participation_notes",
    "Once volunteered to explain a proof at the board.",
    "{They} once volunteered to explain a proof at the board.",
  ),
  noted(
    "participation_notes",
    "led the starter on primes",
    "{PUPIL} also led the starter on primes.",
  ),
  noted(
    "punctuality_notes",
    "Late twice in November.",
    "{They} {was|were} late on two occasions in November.",
  ),
  noted("punctuality_notes", "Bus from Kettering often delayed.", "The bus is often delayed."),
  noted(
    "punctuality_notes",
    "Much better since half term.",
    "{Their} punctuality has been much better since half term.",
  ),
  noted(
    "punctuality_notes",
    "slow getting back from PE",
    "{They} can be slow getting back from PE.",
  ),
  noted(
    "behaviour_notes",
    "A bit chatty after lunch.",
    "{They} can be a little chatty after lunch.",
  ),
  noted("behaviour_notes", "Never rude to staff.", "{They} {is|are} never rude to staff."),
  noted("behaviour_notes", "kind to new pupils", "{PUPIL} is kind to new pupils."),
  noted(
    "behaviour_notes",
    "12 merits, no detentions",
    "{They} {has|have} earned 12 merits and {has|have} had no detentions.",
  ),
  noted(
    "homework_notes",
    "Two pieces still missing.",
    "There are still two pieces of homework missing.",
  ),
  noted(
    "homework_notes",
    "Goes to homework club on Tuesdays.",
    "On Tuesdays, {they} {goes|go} to homework club.",
  ),
  noted(
    "homework_notes",
    "excellent task on Pythagoras",
    "{Their} homework on Pythagoras was excellent.",
  ),
  noted(
    "homework_improvement_notes",
    "Should use a ruler for diagrams.",
    "{They} should use a ruler when drawing diagrams.",
  ),
  noted(
    "homework_improvement_notes",
    "Crossings out everywhere, hard to read.",
    "There are a lot of crossings out, which makes {their} work hard to read.",
  ),
  noted(
    "best_achievement",
    "Third place in the house quiz.",
    "{PUPIL} came third in the house quiz.",
  ),
  noted(
    "best_achievement",
    "Silver in UKMT Junior Challenge",
    "{Their} best achievement was a Silver in the UKMT Junior Challenge.",
  ),
  noted(
    "best_achievement",
    "Project on Florence Nightingale's charts.",
    "{Their} project on Florence Nightingale's charts was {their} best achievement.",
  ),
  noted(
    "best_achievement",
    "Read 'The Curious Incident of the Dog in the Night-Time' and worked through its maths appendix.",
    "{They} read 'The Curious Incident of the Dog in the Night-Time' and worked through its maths appendix.",
  ),
  noted(
    "best_achievement",
    "Solved one of the extension problems.",
    "One of the extension problems was solved by {PUPIL}, which was {their} best achievement.",
  ),
  noted(
    "area_to_improve",
    "Needs to check answers before handing in.",
    "{They} {needs|need} to check {their} answers before handing work in.",
  ),
  noted(
    "area_to_improve",
    "Negative numbers.",
    "Negative numbers are an area for {them} to improve.",
  ),
  noted(
    "area_to_improve",
    "show working in tests",
    "In tests, {PUPIL} should show {their} working.",
  ),
  noted(
    "additional_notes",
    "Has not yet applied to be a peer mentor.",
    "{They} {has|have} not yet applied to be a peer mentor.",
  ),
  noted(
    "additional_notes",
    "Came on the Bletchley Park trip.",
    "{PUPIL} came on the trip to Bletchley Park.",
  ),

  // Closings.
  of("Well done, {PUPIL}, and keep going.", "general"),
  of("I look forward to seeing what {they} can do next term.", "general"),
  of(
    "With continued effort, there is every reason to be hopeful about the months ahead.",
    "general",
  ),
  of(
    "{PUPIL} should feel encouraged by what is going well and ready to tackle what is not.",
    "general",
  ),
  of("I wish {them} all the best for the coming term.", "general"),
  of("A few small changes could make a big difference.", "general"),
  of("It is never too late to build a better habit.", "general"),
  of("Overall, there is plenty here for {PUPIL} to build on.", "general"),
  of("Keep it up, and do not be afraid to aim higher.", "general"),
  of("{PUPIL} is capable of more, and I hope {they} will believe that too.", "general"),
];
