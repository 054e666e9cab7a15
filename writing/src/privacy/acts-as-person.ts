// A word that no dictionary and no roster has, first in its sentence, that does what only people do: somebody's name.
import { MISSPELLINGS } from "../language/misspellings.ts";
import { BASES } from "../notes/verbs.ts";
import { isDoneByPeople } from "./name-or-word.ts";
import { isState, STATE } from "./notes-headed.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { ADVERB, sentenceOf } from "./subject-of.ts";
import { ONLY_PEOPLE, type Place } from "./surroundings.ts";
import { isEnglish, isTypo, isTypoOfAdverb } from "./words.ts";

/** What spelling needs to do as well as a pupil does. */
const OF_THINGS =
  /^(?:be|improve|change|increase|develop|continue|become|go|stay|remain|get|happen|match|include|rise|fall|grow|end|begin|stand|follow|fit|last|help|drop)$/u;
/** What a pupil should do, and no program or skill: "should listen". */
const TO_DO =
  /^(?:ask|listen|revise|focus|concentrate|try|slow|stop|speak|talk|learn|practise|check|read|write|remember|bring|sit|think|catch|calm|push|believe|hand|attend|join|contribute|settle|behave|redo|resit|reread|finish|complete)$/u;
/** What somebody is doing: "is talking too much". */
const DOING =
  /^(?:talking|chatting|trying|working|doing|struggling|getting|making|listening|asking|answering|reading|writing|revising|learning|aiming|hoping|enjoying|behaving|concentrating|sitting|becoming|finding|gaining|forgetting|rushing|messing|calling|being)$/u;
/** What somebody has done: "has worked hard". */
const DONE =
  /^(?:worked|tried|made|done|settled|struggled|shown|joined|asked|written|read|started|begun|forgotten|missed|handed|put|learnt|learned|found|got|grown|taken|become|come|moved|spoken|answered|listened|behaved|stopped|given|lost|had|missed)$/u;

/** Whether what follows a word says something of it that only people do: "scored 18", "has tried hard", "needs to ask". */
export function actsAsPerson(place: Place): boolean {
  const { words, here } = sentenceOf(place);
  const own = words[here];
  if (own === undefined || here > 0) return false;
  let next = 1;
  while (ADVERB.test(words[next]?.key ?? "")) next++;
  const [verb, behind] = [words[next], words[next + 1]?.key ?? ""];
  if (verb?.gap !== " " || verb.shape !== "lower") return false;
  if (isDoneByPeople(verb.key) || ONLY_PEOPLE.test(verb.key)) return true;
  if (isState(words, here)) return true;
  const toDo = words[next + 2]?.key ?? "";
  if (/^(?:tends|wants|tries|likes)$/u.test(verb.key) && behind === "to") return BASES.has(toDo);
  if (/^(?:needs|has|ought)$/u.test(verb.key) && behind === "to")
    return BASES.has(toDo) && !OF_THINGS.test(toDo);
  if (/^(?:should|must|could|can|cannot|cant|wont|doesnt|didnt)$/u.test(verb.key))
    return TO_DO.test(behind);
  let said = next + 1;
  while (
    ADVERB.test(words[said]?.key ?? "") ||
    /^(?:very|so|a|an|too|really|been)$/u.test(words[said]?.key ?? "")
  )
    said++;
  const state = words[said]?.key ?? "";
  if (/^(?:is|was|isnt|wasnt)$/u.test(verb.key)) return DOING.test(state) || STATE.test(state);
  return /^(?:has|hasnt|had)$/u.test(verb.key) && (DONE.test(state) || DOING.test(state));
}

/** "Jowow scored 18", "porrick is doing well": no word, and nothing but a person. */
export function isNamelessActor(place: Place): boolean {
  const token = place.tokens[place.at];
  return (
    token?.opens === true &&
    token.shape !== "upper" &&
    !token.possessive &&
    token.key.length > 3 &&
    !isEnglish(token.key) &&
    !PUBLIC_WORDS.has(token.key) &&
    !MISSPELLINGS.has(token.key) &&
    !isTypoOfAdverb(token.key) &&
    (token.shape === "capital" || !isTypo(token.key)) &&
    actsAsPerson(place)
  );
}
