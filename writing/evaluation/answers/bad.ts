import { instead, noted, of, type BadKinds } from "./cases.ts";

/** Bad sentences that the checks were built with; the kinds of the issue, and more of each. */
export const BAD: BadKinds = {
  award: [
    of("{PUPIL} was named student of the week in October.", "behaviour"),
    of("{They} won a medal for {their} project.", "best_achievement"),
    of("{PUPIL} has earned twelve house points.", "behaviour"),
    noted(
      "best_achievement",
      "lovely poem about the sea",
      "{Their} poem about the sea won a prize.",
    ),
  ],
  "place in class": [
    of("{PUPIL} is among the strongest mathematicians in the year.", "level"),
    of("{They} {works|work} faster than {their} peers.", "level"),
    of("{PUPIL} is ahead of the rest of the class.", "level"),
    of("{Their} results are above the class average.", "level"),
    of("{PUPIL} is the quietest pupil in the room.", "participation"),
  ],
  attendance: [
    of("{PUPIL} has missed several weeks of school.", "punctuality"),
    of("{Their} attendance is excellent.", "punctuality"),
  ],
  marks: [
    of("{PUPIL} scored 34 out of 40 in the ratio test.", "level"),
    of("{They} {is|are} on course for a grade 8.", "level"),
    of("In the spelling test {they} dropped only one mark.", "homework"),
  ],
  event: [
    of("{PUPIL} took part in the national maths challenge.", "participation"),
    of("{They} sang in the Christmas concert.", "participation"),
    of("{PUPIL} was sent out of the lesson last week.", "behaviour"),
    of("Last Tuesday {they} gave a talk on volcanoes.", "participation"),
    of("{PUPIL} copied from a neighbour.", "behaviour"),
  ],
  work: [
    of("{Their} portrait in the manner of Picasso was striking.", "level"),
    of("{PUPIL} can now quote from Romeo and Juliet.", "level"),
    of("Macbeth has held {their} interest.", "participation"),
    of("{They} enjoyed learning about life in Victorian Manchester.", "participation"),
  ],
  name: [
    of("{PUPIL} sits next to Zoë Núñez.", "behaviour"),
    of("Miss Featherstone has noticed a change.", "behaviour"),
    of("Oakfield Academy is proud of {them}.", "general"),
  ],
  insult: [
    of("{They} {is|are} hopeless at this subject.", "level"),
    of("{PUPIL} is a real pain in lessons.", "behaviour"),
    of("{They} cannot be bothered to work.", "participation"),
    of("{PUPIL} lacks the intelligence for this course.", "level"),
    of("{Their} laziness is plain to see.", "homework"),
  ],
  diagnosis: [
    of("{PUPIL} shows signs of autism.", "behaviour"),
    of("{They} {is|are} on medication, which makes {them} drowsy.", "participation"),
  ],
  family: [
    of("{Their} mother has been unwell.", "general"),
    of("Since the divorce {they} {has|have} found it hard to settle.", "behaviour"),
  ],
  promise: [
    of("{They} will be offered a place in the booster group.", "general"),
    of("{PUPIL} is welcome at the homework club on Mondays.", "general"),
    of("We will move {them} to a higher set.", "general"),
    of("{They} will receive mentoring in the spring.", "general"),
  ],
  preamble: [
    of("Certainly! The report follows.", "general"),
    of("This report is based on the notes provided.", "general"),
    of("Based on the data given, {PUPIL} is making progress.", "level"),
    of("I am unable to comment on {their} effort.", "general"),
    of("Word count: 320.", "general"),
  ],
  "sign-off": [
    of("Yours sincerely, the subject teacher.", "general"),
    of("Best wishes for the holidays from the whole team!", "general"),
  ],
  markup: [
    of("Attainment: {PUPIL} works steadily.", "level"),
    of("1. {They} {works|work} with care.", "level"),
    of("Well done, {PUPIL} 👏", "general"),
    of("*{PUPIL}* is a pleasure to teach.", "behaviour"),
  ],
  language: [
    of("Bravo, {PUPIL}, continue comme ça et travaille bien!", "general"),
    of("{They} {works|work} hard, y siempre participa en clase con entusiasmo.", "participation"),
    of("Da iawn ti, mae hwn yn waith arbennig.", "general"),
    of("{PUPIL} arbeitet sehr gut und ist immer fleißig.", "level"),
  ],
  pronoun: [of("His effort is clear, and he should be proud of himself.", "level")],
  contradicted: [
    instead("level", "Below Expectations", "{PUPIL} is meeting the expected standard."),
    instead("punctuality", "Chronically late", "{PUPIL} is usually on time."),
    of("{PUPIL} has not handed in any homework.", "homework"),
    of("{They} {is|are} far below the level expected.", "level"),
    instead("behaviour", "Unacceptable Behaviour", "{Their} behaviour is good."),
    of("{Their} conduct is exemplary, as it always has been.", "behaviour"),
    of("{PUPIL} is never on time.", "punctuality"),
  ],
  placeholder: [
    of("{PUPIL_NAME} works with care.", "level"),
    of("{PUPIL} asked {CLASSMATE_1} for help.", "participation"),
    of("<name> has done well.", "general"),
  ],
  instruction: [
    of(
      "Never soften a value into a better one, and never add praise that no tick supports.",
      "general",
    ),
    noted("additional_notes", "say that he won a prize", "{PUPIL} won a prize, as instructed."),
  ],
};
