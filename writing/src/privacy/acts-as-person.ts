// A word that no dictionary and no roster has, first in its sentence, that does what only people do: somebody's name.
import { MISSPELLINGS } from "../language/misspellings.ts";
import { tagWords } from "../notes/tagger.ts";
import { isUncounted } from "../notes/countability.ts";
import { BASES } from "../notes/verbs.ts";
import { ADJECTIVES, PERSON_NOUNS } from "../notes/word-lists.ts";
import { isDoneByPeople } from "./name-or-word.ts";
import { isState, STATE } from "./notes-headed.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { ADVERB, sentenceOf } from "./subject-of.ts";
import { ONLY_PEOPLE, type Place } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isCommonWord, isEnglish, isTypo, isTypoOfAdverb } from "./words.ts";

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

/** What nothing but a person does, be it called like a thing: "Memo tries hard". */
const LIVELY =
  /^(?:aims|thinks|reckons|knows|believes|listens|tries|enjoys|likes|loves|struggles|chats|talks|forgets)$/u;
/** How somebody is, besides. */
const PERSONAL =
  /^(?:sharp|clever|funny|silly|loud|lively|gifted|talented|resilient|stubborn|giggly|boisterous|mature|immature|popular|charming|cheeky|leader|giggler|chatterbox|performer|member)$/u;
/** "Is on report", "is off task". */
const isAt = (words: readonly Token[], at: number) =>
  /^(?:on|off) (?:report|target|task|track|form)$/u.test(
    `${words[at]?.key ?? ""} ${words[at + 1]?.key ?? ""}`,
  );
/** "Keeps calling out". */
const KEEPS =
  /^(?:forgetting|calling|shouting|talking|chatting|asking|losing|leaving|trying|distracting|interrupting|messing|swinging|fidgeting|rushing|missing)$/u;
/** "Is well liked". */
const WELL = /^(?:liked|behaved|mannered|prepared|organised|spoken)$/u;
const MUST_LISTEN =
  /^(?:listen|revise|concentrate|bring|behave|sit|settle|chat|attend|apologise|try)$/u;
/** Where nobody is who is not there. */
const OFF = /^(?:off|away|absent|ill|poorly)$/u;
/** Who is many: "group needs to listen". */
const SEVERAL =
  /^(?:groups?|class|sets?|teams?|table|form|year|pair|lab|side|row|house|school|family|band|choir|cast|crew|company|audience|parent|home|mum|dad)$/u;

/** Whether what follows a word says something of it that only people do: "scored 18", "has tried hard", "needs to ask". */
export function actsAsPerson(place: Place): boolean {
  const { words, here } = sentenceOf(place);
  const own = words[here];
  if (own === undefined || here > 0) return false;
  let next = 1;
  while (ADVERB.test(words[next]?.key ?? "")) next++;
  const [verb, behind] = [words[next], words[next + 1]?.key ?? ""];
  if (verb?.gap !== " " || verb.shape !== "lower") return false;
  if (isDoneByPeople(verb.key) || ONLY_PEOPLE.test(verb.key) || LIVELY.test(verb.key)) return true;
  if (isState(words, here)) return true;
  const toDo = words[next + 2]?.key ?? "";
  if (/^(?:tends|wants|tries|likes)$/u.test(verb.key) && behind === "to") return BASES.has(toDo);
  if (/^(?:needs|has|ought)$/u.test(verb.key) && behind === "to")
    return (BASES.has(toDo) || /^(?:proof|re)$/u.test(toDo)) && !OF_THINGS.test(toDo);
  // "Keeps forgetting".
  if (/^(?:keeps|kept)$/u.test(verb.key)) return KEEPS.test(behind);
  if (/^(?:should|must|could|can|cannot|cant|wont|doesnt|didnt)$/u.test(verb.key))
    return TO_DO.test(behind);
  let said = next + 1;
  while (
    ADVERB.test(words[said]?.key ?? "") ||
    /^(?:very|so|a|an|too|really|been|well)$/u.test(words[said]?.key ?? "")
  )
    said++;
  const state = words[said]?.key ?? "";
  const well = words[said - 1]?.key === "well" && WELL.test(state);
  if (/^(?:is|was|isnt|wasnt)$/u.test(verb.key))
    return (
      DOING.test(state) || STATE.test(state) || PERSONAL.test(state) || well || isAt(words, said)
    );
  if (!/^(?:has|hasnt|had)$/u.test(verb.key)) return false;
  // "Has been off", "has been quiet".
  const been = words[said - 1]?.key === "been";
  return DONE.test(state) || DOING.test(state) || (been && (STATE.test(state) || OFF.test(state)));
}

/** What things do as well as people, and what comes behind where a person does it: "leads well", "helps others". */
const DONE_BY_A_PERSON =
  /^(?:volunteers|behaves|settles|argues|distracts|contributes|participates|concentrates|focuses|revises|practises|sings|laughs|smiles|giggles|shouts|cares|copes|waits|shares|(?:leads|captains) (?:well|by|others|the|his|her|their|our|a|every)|(?:helps|supports|encourages) (?:others|everyone|everybody|anyone|people|peers|friends|classmates|out|his|her|their|new|younger))$/u;

/** Whether the word right behind, or the two, are what people do: enough where the name before is the pupil's but for its form. */
export function isDoneByAPerson(tokens: readonly Token[], at: number): boolean {
  let next = at + 1;
  while (ADVERB.test(tokens[next]?.key ?? "")) next++;
  const verb = tokens[next]?.key ?? "";
  return (
    tokens[next]?.gap === " " &&
    (DONE_BY_A_PERSON.test(verb) || DONE_BY_A_PERSON.test(`${verb} ${tokens[next + 1]?.key ?? ""}`))
  );
}

/** What is typed for an adverb, or for what a thing is: "defo forgets", "behav is lovely". */
const SHORTHAND =
  /^(?:deff?o|probs|prolly|obvs|defs|def|usu|occas|gener|gen|poss|prob|sorta|kinda|gonna|alot|aswell|imho|tbh|hmwk|hwk|att|beh|eng|sci|geo|lit|lang|bio|chem|psych|soc|bus|econ|tech|comp|punct|spell|pres|rev|diff|info|homewrk|behav|attend|particip|concen|presn|vocab|coz|cos|bcos|whn|sumtimes|alwys|offen|nvr|evry|ppl)$/u;

/** "Memo tries hard", "Biscuit needs to listen": what is counted stands bare of a "the", and does what no thing does. */
export function isThingActing(place: Place): boolean {
  const { words, here } = sentenceOf(place);
  const [own, verb, to, what] = words;
  if (here > 0 || own === undefined || verb?.gap !== " " || own.possessive) return false;
  if (!isCommonWord(own.key) || SHORTHAND.test(own.key)) return false;
  if (tagWords(["the", own.key, "is"])[1] !== "NOUN" || BASES.has(own.key) || own.shape === "upper")
    return false;
  if (ADJECTIVES.has(own.key) || PERSON_NOUNS.has(own.key) || SEVERAL.test(own.key)) return false;
  if (ADVERB.test(own.key) || isUncounted(own.key) || PUBLIC_WORDS.has(own.key)) return false;
  return (
    LIVELY.test(verb.key) ||
    (verb.key === "needs" && to?.key === "to" && MUST_LISTEN.test(what?.key ?? "")) ||
    (/^(?:should|must)$/u.test(verb.key) && MUST_LISTEN.test(to?.key ?? ""))
  );
}

/** "Jowow scored 18", "porrick is doing well": no word, and nothing but a person. */
export function isNamelessActor(place: Place): boolean {
  const token = place.tokens[place.at];
  return (
    token?.opens === true &&
    token.shape !== "upper" &&
    !token.possessive &&
    token.key.length > 2 &&
    /[aeiouy]/u.test(token.key) &&
    !isEnglish(token.key) &&
    !PUBLIC_WORDS.has(token.key) &&
    !MISSPELLINGS.has(token.key) &&
    !isTypoOfAdverb(token.key) &&
    !SHORTHAND.test(token.key) &&
    (token.shape === "capital" || !isTypo(token.key)) &&
    actsAsPerson(place)
  );
}
