import { noted, of, type SentenceCase } from "./cases.ts";

/** Sentences that claim nothing nobody gave; those of the issue, and more. */
export const HARMLESS: readonly SentenceCase[] = [
  of("{PUPIL} should aim to be always on time.", "general"),
  of("A more active part would help.", "general"),
  of("More advanced vocabulary would add to {their} writing.", "general"),
  of("Excellent homework habits take time to build.", "general"),
  of("It is never too late to ask for help.", "general"),
  of("Arriving late means missing the point of the lesson.", "general"),
  of("Pupils who contribute regularly remember more.", "general"),
  of("{They} could try to answer one question in every lesson.", "general"),
  of("Handing in every piece of homework is the first step.", "general"),
  of("Next year will bring harder topics, and good habits will count.", "general"),
  of("Parents can help by asking what was learnt each day.", "general"),
  of("We hope that {they} will take these points on board.", "general"),
  of("A tidy page makes mistakes easier to find.", "general"),
  of("Should {they} get stuck, a second look at the example usually helps.", "general"),
  of("Twenty minutes of reading at the weekend would be time well spent.", "general"),
  of("Good manners cost nothing and help a class to run well.", "general"),
  of("There is every reason to be hopeful about next term.", "general"),
  of("Tests come round quickly, so a little revision each week is wise.", "general"),
  of("It takes courage to speak up, and every attempt counts.", "general"),
  of("The expected standard asks pupils to explain as well as to answer.", "general"),
  of("Practising little and often beats cramming the night before.", "general"),
  of("{They} might like to read ahead before a new topic begins.", "general"),
  noted(
    "best_achievement",
    "poster on Pythagoras in the corridor",
    "{Their} poster on Pythagoras now hangs in the corridor.",
  ),
  noted(
    "level_notes",
    "knows 3 of the 5 formulas by heart",
    "Three of the five formulas are known by heart.",
  ),
  noted(
    "participation_notes",
    "merit for reading aloud",
    "A merit for reading aloud shows what {they} can do.",
  ),
  noted(
    "behaviour_notes",
    "chatty, sat near the front now",
    "{They} can be chatty and now {sits|sit} near the front.",
  ),
];
