import { casesOf, of, type SentenceCase } from "./cases.ts";

/** The same for sentences that claim nothing nobody gave, every tick among them. */
export const HARMLESS_THIRD_READING: readonly SentenceCase[] = [
  ...casesOf({
    ticks: {
      level: {
        Advanced: [
          "{PUPIL} has an excellent command of the subject and is ready for greater challenge.",
          "{They} {works|work} at an advanced level in Maths.",
        ],
        Proficient: [
          "{PUPIL} has a sound grasp of what has been taught.",
          "{They} {is|are} meeting the expected standard with confidence.",
        ],
        Developing: [
          "{PUPIL} is building up {their} understanding step by step.",
          "{Their} skills are still developing, and some ideas need more practice.",
        ],
        "Below Expectations": [
          "{PUPIL} is not yet working at the expected standard.",
          "At present {their} work falls short of what is expected at this stage.",
        ],
      },
      participation: {
        "Active Participant": [
          "{PUPIL} takes a full and active part in lessons.",
          "{They} {is|are} always willing to offer an idea or to ask a question.",
        ],
        "Occasionally Participates": [
          "{PUPIL} contributes to discussion from time to time.",
          "Every so often {they} {offers|offer} an answer in class.",
        ],
        "Passive Observer": [
          "{PUPIL} tends to listen rather than to speak in lessons.",
          "{They} {is|are} a quiet presence and rarely {joins|join} in without being asked.",
        ],
      },
      punctuality: {
        "Always on time": [
          "{PUPIL} can be relied upon to be on time.",
          "{They} {is|are} unfailingly punctual.",
        ],
        "Occasionally late": [
          "There have been occasional late arrivals.",
          "{PUPIL} is usually on time, with the odd exception.",
        ],
        "Frequently late": [
          "{PUPIL} is late to lessons far too often.",
          "Lateness has become a frequent problem.",
        ],
        "Chronically late": [
          "{PUPIL} is persistently late.",
          "{Their} lateness is constant and has to change.",
        ],
      },
      behaviour: {
        "Excellent Behaviour": ["{Their} conduct is exemplary.", "{PUPIL} behaves impeccably."],
        "Good Behaviour": ["{PUPIL} behaves well in lessons.", "{Their} conduct is good."],
        "Acceptable Behaviour": [
          "{Their} behaviour is satisfactory on the whole.",
          "{PUPIL}'s conduct meets the basic standard, though there is room for improvement.",
        ],
        "Unacceptable Behaviour": [
          "{PUPIL}'s behaviour falls well short of what we expect.",
          "{Their} conduct in lessons is not acceptable and must improve.",
        ],
      },
      homework: {
        "Consistently Completed": [
          "{PUPIL} hands in every homework.",
          "Homework is completed without fail.",
        ],
        "Mostly Completed": [
          "{They} {completes|complete} most of {their} homework.",
          "With few exceptions, homework is done.",
        ],
        "Sometimes Completed": [
          "Homework is handed in only some of the time.",
          "{PUPIL} completes some homework but not all.",
        ],
        "Never Completed": [
          "{PUPIL} has not handed in any homework.",
          "No homework has been completed.",
        ],
      },
      homework_improvement_area: {
        Accuracy: [
          "In homework, {they} should take more care to get the details right.",
          "Checking answers for slips would improve {their} homework.",
        ],
        Method: [
          "{PUPIL} should show every step of {their} working in homework.",
          "Homework would be better for a clearer method.",
        ],
        Presentation: [
          "Neater presentation would lift {their} homework.",
          "{Their} homework should be set out more tidily.",
        ],
      },
    },
    notes: {
      best_achievement: {
        "her essay on Macbeth, esp. Lady Macbeth's guilt":
          "{Their} essay on Macbeth stood out, especially in what it said about Lady Macbeth's guilt.",
        "scored 34/40 in end of topic test": "{They} scored 34 out of 40 in the end-of-topic test.",
        "came 2nd in the Year 9 maths challenge":
          "{They} came second in the Year 9 maths challenge.",
        "model of a volcano - brilliant, detailed":
          "{Their} model of a volcano was brilliant and full of detail.",
        "evaluation of the causes of WW1":
          "{Their} best work was an evaluation of the causes of the First World War.",
        "Grade 3 piano": "{PUPIL} can be proud of {their} Grade 3 piano.",
        "sketchbook - studies of Van Gogh":
          "{Their} sketchbook, with its studies of Van Gogh, is {their} best achievement.",
        "bread making, careful with hygiene":
          "{Their} bread making was a success, and {they} {was|were} careful about hygiene.",
        "diagram of an oxbow lake":
          "{Their} diagram of an oxbow lake was {their} best piece of work.",
        "presentation on Rosa Parks":
          "{Their} presentation on Rosa Parks was the highlight of {their} year.",
      },
      level_notes: {
        "good at fractions, weaker on ratio":
          "{PUPIL} is good at fractions but less secure with ratio.",
        "confident with the past tense, vocab limited":
          "{They} {uses|use} the past tense with confidence, although {their} vocabulary is still limited.",
        "target grade 6, working at 5":
          "{PUPIL} is working at grade 5 towards a target of grade 6.",
        "python loops ok, struggles w functions":
          "{They} {is|are} comfortable with loops in Python but {finds|find} functions harder.",
        "algebra strong; geometry proofs shaky":
          "{Their} algebra is strong, whereas proofs in geometry are still shaky.",
      },
      additional_notes: {
        "played Juliet in our scene work, very moving":
          "In our scene work {they} played Juliet very movingly.",
        "attended every rehearsal of the school production":
          "{PUPIL} attended every rehearsal of the school production.",
        "lovely to teach, always smiling": "{PUPIL} is lovely to teach and always has a smile.",
        "has missed 3 lessons, needs to catch up on notes":
          "{They} {has|have} missed three lessons and {needs|need} to catch up on the notes.",
        "joined in Sept, has settled well": "Since joining in September, {PUPIL} has settled well.",
      },
      area_to_improve: {
        "use of quotations": "{They} should work on how {they} {uses|use} quotations.",
        "label axes on graphs": "{PUPIL} needs to remember to label the axes of {their} graphs.",
        backhand: "The next thing to work on is {their} backhand.",
        "revise cells & photosynthesis": "{They} should revise cells and photosynthesis.",
        "time management in exams": "{PUPIL} should learn to manage {their} time better in exams.",
        "read more - try Malorie Blackman":
          "{They} should read more, and Malorie Blackman would be a good author to try.",
      },
      participation_notes: {
        "quiet but listens, answers when asked":
          "{PUPIL} is quiet but listens, and answers when {they} {is|are} asked.",
        "great ideas in debate on zoos": "{They} brought great ideas to the debate on zoos.",
      },
      behaviour_notes: {
        "chats to her neighbour sometimes": "{They} sometimes {chats|chat} to {their} neighbour.",
      },
      homework_notes: { "two essays missing": "Two essays are still missing." },
      punctuality_notes: {
        "late after break mostly": "When {they} {is|are} late, it is mostly after break.",
      },
      homework_improvement_notes: {
        "underline titles, use a ruler":
          "Titles should be underlined, and {they} should use a ruler.",
      },
    },
    claims: {
      general: [
        "A good next step for {PUPIL} is to explain in full sentences how an answer was found.",
        "Reading the question a second time before starting would save {them} from unnecessary slips.",
        "My advice is to begin each homework on the evening it is set.",
        "It would help if {they} asked one question in each lesson.",
        "{Their} target for next term is to contribute at least once in every lesson.",
        "One way forward would be to keep a list of key terms at the back of the book.",
        "I would like to see {them} take more risks with harder questions.",
        "If in doubt, {they} should ask rather than guess.",
        "Flash cards, short quizzes and past questions are all useful ways to revise.",
        "Regular practice of number facts would free {them} to think about the harder part of a problem.",
        "Setting out work line by line makes mistakes much easier to find.",
        "{PUPIL} might find it useful to keep a planner and to tick off each task.",
        "Mistakes are a normal part of learning, and {they} should not be put off by making one.",
        "A first draft need not be perfect; what matters is going back to it.",
        "One of the best habits to form is checking the answer against the question.",
        "Two or three short sessions a week are worth more than a single long one.",
        "{They} should not be afraid to have a go, even when the answer is not certain.",
        "Parents and carers can help by asking what was learned today.",
        "Packing the school bag the night before makes it easier to arrive on time.",
        "Leaving home five minutes earlier would make a real difference to the start of the day.",
        "In written answers, words such as 'because' and 'therefore' help to make the reasoning clear.",
        "The next challenge is to apply these skills to unfamiliar problems.",
        "Trying the extension questions would be a good way to stretch {their} thinking.",
        "There is no need to worry about speed: care comes first.",
        "Giving one hundred per cent in every lesson would pay off.",
        "The first thing to do is to make a plan and the second is to keep to it.",
        "I am confident that, with steady effort, {they} will continue to improve.",
        "I wish {PUPIL} every success next year.",
        "There is every reason to be optimistic about the year ahead.",
        "It has been a pleasure to teach {PUPIL} this year.",
        "I look forward to watching {PUPIL} grow in confidence.",
        "Keep it up, {PUPIL}, and do not be afraid to aim higher.",
      ],
      homework_improvement_area: [
        "A ruler, a sharp pencil and a clear title would improve the look of {their} homework straight away.",
        "With a little more care over layout, {their} homework will do justice to {their} thinking.",
      ],
      participation: [
        "{PUPIL} should aim to put {their} hand up more often, even when an answer is only half formed.",
        "{PUPIL} speaks up from time to time, and it would be good to hear from {them} more often.",
      ],
    },
  }),
  of(
    "Although {PUPIL} is late now and then, {their} behaviour in lessons is good.",
    "punctuality",
    "behaviour",
  ),
  of(
    "{They} {behaves|behave} well, but {their} homework could be set out more neatly.",
    "behaviour",
    "homework_improvement_area",
  ),
  of(
    "While most homework comes in, its presentation still lets it down at times.",
    "homework",
    "homework_improvement_area",
  ),
];
