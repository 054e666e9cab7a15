import { noted, of, type SentenceCase } from "./cases.ts";

/** Sentences that claim nothing nobody gave. Written before the checks were looked at; nothing is tuned to them. */
export const HARMLESS_HELD_OUT: readonly SentenceCase[] = [
  of("Next term {they} should aim to be always on time.", "general"),
  of("A more active part in discussion would help {them} to think aloud.", "general"),
  of("Using more advanced vocabulary would lift {their} written answers.", "general"),
  of("Good behaviour helps everybody to learn.", "general"),
  of("Being on time means that the first explanation is not missed.", "general"),
  of(
    "If {they} {completes|complete} every homework, the next topic will come more easily.",
    "general",
  ),
  of("It would be worth reading over each answer before handing it in.", "general"),
  of("Ten minutes of practice each evening is a good habit to form.", "general"),
  of("Please encourage {them} to ask when something is unclear.", "general"),
  of("With a little more confidence, {PUPIL} could speak up more often.", "general"),
  of("I look forward to seeing {them} make progress next term.", "general"),
  of(
    "Homework gives pupils a chance to practise on their own what was taught in class.",
    "general",
  ),
  of("At home, talking through one worked example a week would be useful.", "general"),
  of("In Year 9, pupils are asked to explain their reasoning in full.", "general"),
  of("{PUPIL} should set {themselves} one small target for each lesson.", "general"),
  of("The aim for next term is to hand in excellent work on time, every time.", "general"),
  of("This will be valuable preparation for GCSE.", "general"),
  of("Careful checking catches most slips before anybody else sees them.", "general"),
  of("It helps to keep a list of new words and to test oneself on it.", "general"),
  of("Nobody expects {them} to get everything right first time.", "general"),
  of("A quick question at the end of a lesson is often all that is needed.", "general"),
  noted(
    "best_achievement",
    "won 2nd prize in the county science fair",
    "A highlight was the second prize {they} won at the county science fair.",
  ),
  noted(
    "level_notes",
    "scored 34/40 in the ratio test",
    "In the ratio test {they} scored 34 out of 40.",
  ),
  noted(
    "best_achievement",
    "essay on Macbeth, esp Lady Macbeth and guilt",
    "{Their} essay on guilt in Macbeth, and on Lady Macbeth above all, was the best of the year.",
  ),
  noted(
    "area_to_improve",
    "rushing, loses marks through careless errors",
    "{They} {loses|lose} marks through carelessness when {they} {rushes|rush}.",
  ),
  noted(
    "additional_notes",
    "helped on the trip to the science museum",
    "{They} {was|were} a real help on the visit to the science museum.",
  ),
];
