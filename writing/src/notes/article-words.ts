// Things by the article that they take where a note leaves it out.
import { wordSet } from "./word-set.ts";

/** Things of school life that take "the" where a note leaves it out: "loved Macbeth unit", "captain of netball team". */
export const THE = wordSet(`
  audience unit test exam mock assessment topic team class club trip quiz project essay coursework play production concert module paper chapter course
  textbook experiment practical investigation competition debate presentation story poem novel book extract text film scene
  workshop recital clinic festival league contest audition lab exhibition performance tournament match season choir orchestra band ensemble squad crew group set table board board-work
  window door library corridor playground hall gym canteen studio office pitch court pool carpet whiteboard internet
  museum showcase magazine exhibition group magazine gallery theatre fair fete carnival tech-room lab week technician librarian head referee umpire coach director study opposition case-study
  homework-task task worksheet booklet final semi-final quarter-final scenario exchange residential expedition nativity panto pantomime musical mid-year register question plenary starter examination
`);
/** Things that take "a": "good understanding of forces". */
export const A = wordSet(`
  understanding grasp knowledge attitude palate approach manner start effort talk mark score grade result piece answer role part
  student pupil learner member leader listener speaker reader writer player performer musician artist mathematician scientist linguist historian
  worker thinker team-player friend improvement achievement performance sense range variety level tendency habit talent gift flair eye ear voice
  memory imagination mind pleasure joy delight asset credit contribution solo goal drawing painting model story poem essay report letter speech
  presentation debate project experiment test answer question idea argument conclusion paragraph sentence plan design sketch diagram
  poster song dance scene role lesson  command feel instinct style personality work-ethic ethic relationship understanding accent
  detention award prize medal certificate trophy badge commendation warning mistake problem issue struggle challenge target step mentor communicator contributor
  document page file slideshow spreadsheet message recording podcast app database circuit bridge tower robot game level quiz
  sale raffle program website sculpture vase box stool collage print mask puppet dish cake video film novel chapter rap
  gap distinction merit pass bit lot number majority lack need wealth passion love interest curiosity focus character nature
`);
/** What a student has with them or is: "rolls eyes", "lost temper", "swings on chair" are the student's own. */
export const OWNED = wordSet(`
  neighbour compass apron kit hand hands head eyes fingers temper phone planner calculator protractor bag coat pen pencil ruler instrument
  chair seat folder lines uniform sketchbook voice partner equipment tie jumper trainers working code workspace house lunchbox locker sleeve sleeves hair
`);
/** One of a room or a lesson, which everybody there knows. */
export const KNOWN = wordSet(`
  register whiteboard recipe deadline corridor playground pitch court gym hall workshop studio canteen library ensemble
  assessment choir orchestra band team club starter lesson-start mock desk board cast
  group class method technician librarian opposition opponent referee umpire register
`);
