import { wordsOf } from "../language/text.ts";
import type { Problem } from "./problem.ts";

/** Those whom a report does not measure a pupil by. */
const OTHERS = String.raw`(?:peers|classmates|others|everyone(?: else)?|everybody(?: else)?|anyone(?: else)?|anybody(?: else)?|(?:other|many|most|all|any|some|fellow|the|his|her|their|of the) (?:\w+ )?(?:pupils?|students?|children|boys|girls|learners)|(?:the )?rest(?! of (?:the )?(?:term|year(?! group)|course))|most|many|the average|average|contemporaries)`;
const GROUP = String.raw`(?:(?:the|this|our|my|his|her|their|a) (?:whole |entire |teaching |maths |\w+ )?(?:class|group|set|cohort|form|table|year group|school|ability range)|(?:the|his|her|their|this) year(?= (?:group|as a whole))|peers|classmates)(?! (?:data|survey|chart|display|debates?|discussions?|tests?|work|tasks?|activit\p{L}+|reader|play|novel|projects?|quiz\p{L}*|performances?)\b)`;
/** Words in -est that grade nothing. */
const NO_GRADE = String.raw`(?:interest|honest|modest|test|rest|west|request|guest|latest|forest|suggest|contest|conquest|quest|harvest|protest|earnest|invest|digest|manifest|behest|arrest|chest|nest)`;
const TOPMOST = String.raw`(?:(?!${NO_GRADE}\b)\p{L}+est(?:-\p{L}+)?|(?:best|worst)(?:-\p{L}+)?|(?:most|least) (?!(?:days|of|lessons|weeks|tasks|pieces|work|cases|occasions|evenings|times|questions|topics|things|people|answers)\b)\p{L}+|top|bottom|highest|lowest)`;
const PLACE = String.raw`(?:top|bottom|first|second|third|fourth|fifth|sixth|last|joint (?:first|second|top)|\d+(?:st|nd|rd|th))`;
const PERSON = String.raw`(?:pupils?|students?|learners?|boys?|girls?|child(?:ren)?|members?|people|writers?|readers?|speakers?|thinkers?|players?|singers?|runners?|artists?|scientists?|linguists?|\p{L}+(?:icians?|ists?|ographers?|orians?))`;

const COMPARES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\b(?:his|her|their) (?:very )?)\b${TOPMOST}(?: \p{L}+){0,4}? (?:in|of|from|across|within|on) ${GROUP}`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:one of|among(?:st)?|by far) the (?:very )?(?:${TOPMOST}|\p{L}+er|(?:more|less) \p{L}+) (?:\p{L}+ )?${PERSON}\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:is|are|was|were|as|been|remains?) (?:easily |by far |probably |clearly )?(?:the|our|my) ${TOPMOST} (?:\p{L}+ )?${PERSON}\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:is|are|was|were) (?:among(?:st)?|one of) the (?:very )?${TOPMOST}(?=[.,;]|$| in| at| (?:that )?(?:I|we)\b| of)`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:came|finish\w*|ranks?|ranked|placed) (?:\p{L}+ )?${PLACE}(?=[.,;]|$| (?:in|of|out of|overall|place|from|among\w*|across|for the)\b)`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:stands?|stood|is|are|was|were|been) (?:\p{L}+ )?${PLACE}(?= (?:in (?:the|this|our|his|her|their) (?:class|group|set|form|year)|of (?:the|this|our) (?:class|group|set|form)|out of|overall|place)\b)`,
    "iu",
  ),
  new RegExp(String.raw`\b(?:${PLACE}|place\w*) (?:\p{L}+ ){0,2}?(?:in|of) ${GROUP}`, "iu"),
  new RegExp(
    String.raw`\b(?:\p{L}+er|more|less|fewer|better|worse|further)(?: \p{L}+){0,5}? than (?:the |his |her |their |those of |that of )?(?:\p{L}+ )?(?:${OTHERS}|class(?:es)?|group|friends|neighbours?|anyone)\b`,
    "iu",
  ),
  new RegExp(String.raw`\b(?:as|so) \p{L}+ as (?:the |his |her |their )?(?:${OTHERS})\b`, "iu"),
  new RegExp(
    String.raw`\b(?:ahead of|behind|above|below|beyond|outperform\w*|outshin\w*|outstrip\w*|surpass\w*|unlike|like|(?:in )?compar(?:ed|ison|es|ing) (?:\p{L}+ )?(?:with|to)|relative to|head and shoulders above|stands? out (?:from|among)\w*|set\w* (?:him|her|them) apart from|overtak\w+) (?:almost |nearly |all |most of |many of |some of )*(?:the |his |her |their )?(?:${OTHERS}|friends|class(?=[.,;]|$)|class average|group average)\b`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:no ?(?:one|body)|none|few)(?: else)? (?:in|of) ${GROUP}(?: \p{L}+ as \p{L}+ as)?`,
    "iu",
  ),
  // "A puzzle that defeated the whole class", "lags behind the group", "only two others write as clearly as".
  new RegExp(
    String.raw`\b(?:defeat\p{L}*|beat(?:s|en|ing)?|stump\p{L}*|baffl\p{L}+|foil\p{L}*|elud\p{L}+|outwit\p{L}*|behind|ahead of) (?:almost |nearly )?(?:(?:all|most|many|half|the rest|some) (?:of )?)?(?:${GROUP}|${OTHERS})(?=[.,;]|$| (?:in|on|at|and|but|by|because|as|for|when|with)\b)`,
    "iu",
  ),
  /\b(?:ahead of|behind|above|below|before(?! \p{L}+ing\b)) (?:\p{L}+ ){1,2}(?:others|classmates|peers)\b/iu,
  /\b(?:only|just) (?:\p{L}+ )?(?:others?|pupils?|students?|classmates)\b[^.;]{0,40}\b(?:(?:as|so) \p{L}+ as|than|better|more)\b/iu,
  // "Most of the class have overtaken her".
  new RegExp(
    String.raw`\b(?:(?:most|many|half|some|all|several|the (?:rest|majority))(?: of)? (?:${GROUP}|them)|${OTHERS})(?: \p{L}+){0,2}? (?:overtak\p{L}+|outpac\p{L}+|outstrip\p{L}*|outperform\p{L}*|outshin\p{L}+|pass(?:ed)?|lapped|pull(?:ed)? (?:ahead|away)|mov(?:e|ed) (?:ahead|on)|(?:gone|went|go) (?:ahead|past)|left (?:\p{L}+ )?behind|ahead)\b`,
    "iu",
  ),
  /\bwhere (?:the )?(?:others|many|most)(?: \p{L}+){0,2} (?:falter|fail|struggle|give up|stop|flounder|stumble|hesitate|guess)\p{L}*\b/iu,
  /\b(?:catch\p{L}*|caught) up (?:with|to) (?:the )?(?:rest of (?:us|them|the (?:class|group|set|year))|others|classmates|peers|friends)\b/iu,
  // "Few in the group work as slowly as": here "work" is what they do.
  /\b(?:no ?(?:one|body)|none|few|hardly any(?:one|body)|not many)(?: else)? (?:in|of) (?:the|this|our|my|his|her|their) (?:\p{L}+ )?(?:class|group|set|cohort|form|year)\b[^.;]{0,40}\b(?:(?:as|so) \p{L}+ as|than)\b/iu,
  new RegExp(
    String.raw`\b(?:no other|few(?: other)?|hardly any(?: other)?|not many(?: other)?) ${PERSON}\b`,
    "iu",
  ),
  /\b(?:above|below) (?:the )?(?:class |national |year |group )?average\b/iu,
];
const KIN = /\b(?:his|her|their) (?:sister|brother|twin|sibling|cousin)\b/iu;

/** Where a text measures somebody by other pupils. */
export function comparisonsIn(text: string): { index: number; words: string }[] {
  return COMPARES.flatMap((pattern) => {
    const found = pattern.exec(text);
    return found ? [{ index: found.index, words: found[0] }] : [];
  });
}

/** The words in which a text of a writer's measures somebody by other pupils or by kin, if it does. */
function comparisonIn(text: string): string | undefined {
  return comparisonsIn(text)[0]?.words ?? KIN.exec(text)?.[0];
}

/** No pupil is measured by others, unless the teacher's own words did so. */
export function checkComparison(sentences: readonly string[], given: string): Problem[] {
  if (comparisonIn(given) !== undefined) return [];
  const known = new Set(wordsOf(given));
  return sentences.flatMap((text, sentence): Problem[] => {
    const found = comparisonIn(text);
    if (found === undefined) return [];
    const graded = wordsOf(found).filter(
      (word) =>
        word.length > 3 &&
        !/^(?:with|than|class|group|year|most|came|come|finished|placed|ranked|from)$/u.test(word),
    );
    if (graded.length > 0 && graded.every((word) => known.has(word))) return [];
    return [{ check: "comparison", sentence, message: "It compares the pupil with others." }];
  });
}
