import { withShortGaps } from "../../language/text.ts";

/** Modal words and what leads up to a wish: a clause with one of them tells what may be, and not what was seen. */
const WISHED =
  /\b(?:should|must|could|would|might|may|can|cannot|ought|shall|will|won't|let us|let's|please|needs? to|need not|aim(?:s|ed|ing)? (?:to|for|at|high|is|will|now)|(?:targets?|goals?|priorit(?:y|ies)|ambition|challenge|aim)(?= (?:is|are|now|for|will|remains|next|to|of|in)\b|:)|next steps?|hop(?:e|es|ed|ing)|tr(?:y|ies|ying) to|want(?:s|ed)?|wish(?:es)?|encourag(?:e|es|ed|ing)|strive|striving|remember(?:ing)?|look(?:ing)? forward|important|worth|helpful to|essential|vital|(?:work|more|further|some way|way|lot|much) to (?:do|go|come|learn)|(?<!\b(?:yet|fail|fails|failed|failing) )to (?:reach|meet|attain)|in order to|so as to|towards being|focus(?:es|ing)? on|work(?:ing)? on (?:being|making|arriving|joining)|(?:is|are) (?:now )?to|advice|suggest(?:s|ion)?|recommend\w*|ideas? (?:is|are)|(?:is|are|was|were) (?:still |now |also )?(?:needed|required)|requires? (?:more|greater|further)|calls? for|(?:we|I) ask|(?:is|be|idea|help|useful|good|wise|worth) for (?:him|her|them|she|they) to|do well to|(?:one|another|a good|the best|a) (?:idea|way|thing|step|place|habit|start))\b|['’](?:ll|d)\b/iu;
/** What begins with a verb alone asks for something. */
const ORDERS =
  /^(?:aim|try|keep|remember|arrive|practise|check|read|make|take|set|ask|use|continue|hand|complete|show|spend|join|speak|listen|contribute|be|do|get|come|give|put|write|start|begin|work)\b(?! (?:is|has|was|of|in|that|set))/iu;
const SUPPOSED =
  /^(?:and |but |so )?(?:even )?(?:if|unless|whether|until|before|once(?! (?:in a|or twice))|when|whenever)\b/iu;
/** Somebody in particular of whom a clause can tell something. */
const PUPIL = /\b(?:he|she|they|him|her|them|his|their|hers|theirs)\b/iu;
/** Statements about pupils as such, and about things: "Good behaviour helps everybody to learn." */
const AS_SUCH =
  /\b(?:pupils?|students?|learners|everybody|everyone|anybody|anyone|nobody|people|those|somebody|a person|we all)\b/iu;
const EFFECT =
  /\b(?:helps?|means?|matters?|makes?|gives?|allows?|builds?|lets?|brings?|opens?|counts?|leads?|catch(?:es)?|saves?|takes?|comes? from|earns?|pays?|supports?|rests? on|depends? on|goes a long way|(?:is|are) (?:all |both |also |always |usually )?(?:a|an|the|one|how|what|part|often (?:a|an|the|how|what|where)|as|key|half|central|useful|good (?:practice|preparation)|more than)\b)/iu;

const STATES = /\b(?:is|are|was|were|has|have|had)\b/iu;
const OF_TICKS =
  /^(?:\p{L}+ )?(?:homework|punctuality|lateness|behaviour|conduct|attendance|attainment|participation|contributions?|work)\b/iu;

/** Phrases with a modal word that tell what was seen all the same. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:you|one|we) could set (?:your|a|the|our|one's) (?:watch|clock)e?s? by\b/giu,
    "she is always on time with",
  ],
  // "Seldom anything but punctual".
  [
    /\b(?:never|seldom|rarely|hardly ever|scarcely ever) (?:anything )?(?:but|other than)\b/giu,
    "always",
  ],
  // "It is encouraging to see that she now asks for help": seen it was.
  [
    /\bit (?:is|was|has been) (?:\w+ )?(?:encouraging|pleasing|good|great|lovely|heartening|wonderful|nice|a pleasure|a delight) (?:to (?:see|hear|note|find|report) )?(?:that|how) /giu,
    "",
  ],
  [
    /\bneeds? (?:considerable|much|great|significant|real|serious|substantial|marked) improvement\b/giu,
    "is not always acceptable",
  ],
  // Who is to stop something does it, and who is to learn something does not do it yet.
  [/\b(?:needs?|must|should|has|have|ought)(?: to)? (?:now )?stop (?=\w+ing\b)/giu, "is often "],
  [/\b(?:must|needs? to|has to|have to|should) (?:now )?learn to (?=\w+)/giu, "does not always "],
  [
    /\bcan(?:not|['’]t| not) be faulted\b|\bcan(?:not|['’]t) fault\b|\bcould(?: not|n['’]t)(?: possibly)? (?:be better|be faulted|ask for (?:more|better))|\bcan(?:not| hardly) be bettered\b/giu,
    "is faultless",
  ],
  [/\bcan(?:not|['’]t| not) be (?:accepted|tolerated|excused)\b/giu, "is unacceptable"],
  [
    /\bcan (?:always )?be (?:relied|counted|depended) (?:up)?on to\b|\b(?:we|I) can (?:always )?(?:rely|count|depend) (?:up)?on (?:him|her|them|she) to\b/giu,
    "she always",
  ],
  [/\bcan (?:always )?be (?:relied|counted|depended) (?:up)?on\b(?! to)/giu, "is always reliable"],
  [
    /\bcan(?:not|'t) (?:always )?be (?:relied|counted|depended) (?:up)?on to\b/giu,
    "does not always",
  ],
  [/\bnot (?:only|just|merely|simply) \w+ but (?:also )?(?!\w+s\b)/giu, ""],
  [/\b(?:not (?:only|just|merely|simply)|no doubt|without (?:a )?doubt) /giu, ""],
  [/\bcan be (?:found|seen|heard)\b/giu, "is"],
  // "Can be late from time to time", "at times she will join in": what happens now and then was seen.
  [
    /\bcan be(?=[^,;]*\b(?:from time to time|at times|on occasion|now and|once in a while|sometimes|occasionally))/giu,
    "is",
  ],
  [
    /\b(?:will|can) (?=(?:sometimes|occasionally|often|rarely|seldom|usually|at times)\b)|(?<=\b(?:at times|sometimes|occasionally|now and then|now and again|from time to time|once in a while|on occasion),? (?:he|she|they) )will /giu,
    "",
  ],
  [
    /\b(?:as|what|where|that|how|which) (?:we|I|one) (?:would|should|might|could) (?:expect|hope|like|look for|wish)\b(?: to see| for)?(?! to (?!be\b))/giu,
    "as expected",
  ],
  // "Ideas that we would like to hear" wishes nothing of the pupil.
  [/\b(?:that|which|whom?) (?:we|I|one) (?:would|should) (?:like|love|be glad) to \p{L}+\b/giu, ""],
  [
    /\bthan (?:we|I|one) (?:would|should|might|could) (?:expect|hope|like|look for|wish)\b|\bthan (?:it|they|he|she) (?:should|ought to|could)(?: be| have(?: been)?)?\b/giu,
    "than is expected",
  ],
  // "The level hoped for".
  [
    /(?<=\b(?:level|standard|progress|stage|what (?:is|was)|than) )(?:hoped|looked|asked) for\b/giu,
    "expected",
  ],
  [/\bneeds? no (?:further|more) (?:attention|work|improvement)\b/giu, "is perfect"],
  // "At the level we would hope to see", "short of what we ask".
  [
    /(?<=\b(?:level|standard|stage|progress|point) )(?:that )?(?:we|I|one) (?:would|should|might|could) (?:expect|hope|like|look for|wish)\b(?: to see| for)?/giu,
    "expected",
  ],
  [/(?<=\bwhat )(?:we|I) ask\b(?! (?:for|that|him|her|them))/giu, "is expected"],
  // "Where it should be", "behaves as she should".
  [
    /\b(?:as|where|what) (?:it|they|he|she) (?:should|ought to|needs? to) be\b|\bas (?:he|she|they) (?:should|ought)(?=[,.;]|$)/giu,
    "as expected",
  ],
  [/\b(?:would|might|could) be expected\b/giu, "is expected"],
  [
    /\b(?:we|I) (?:look for|ask for|aim for|want|hope for)\b(?! (?:an?|more|better|some|greater|real|further)\b)/giu,
    "is expected",
  ],
];

const PARTS =
  /\s*[;:–—]\s*|\s+-\s+|,?\s+\b(?=(?:(?<!\ball )but|yet (?:he|she|they|his|her|their)|although|though|whereas|(?<!\ba )while|because|with (?:\w+ )?(?:the |an? )?(?:odd|occasional|few|no|hardly|little|only|some|one or two|an? occasional|occasional) (?=(?:\w+ )?(?:late|lateness|gaps|gap|missing|lapses|exceptions|slips|pieces|arrivals|miss))|apart from|except for|so that|if|unless|(?<=,\s)(?:which|who)|(?<=,\s)as (?:\w+ ){1,3}(?:is|are|was|were|has|have)\b|(?:before|until) (?:he|she|they|it)\b|and (?:also )?(?:this|it|we|I|he|she|they|his|her|their|should|must|could|would|needs?|will|is|are|was|has|have|there|hands|arrives|completes|contributes|takes|behaves|works|keeps|shows|does|joins|listens|displays|demonstrates|participates|submits|meets|maintains|makes|gives|offers|responds|produces|mostly|manages|never|always|rarely|often|sometimes|once in|from time|now and)|so (?:he|she|they))\b)|,\s+(?=(?:he|she|they|his|her|their|the|this|it|there|we|I)\b)/iu;

/** What a clause may begin with before its subject comes. */
const LEADS =
  /^(?:in|on|at|after|before|with|by|for|during|through|to|from|as|if|when|where|whenever|once|unless|until|next|this|each|every|like|despite|without|over|throughout|across|under|\w+ing)\b/iu;
const ELLIPTIC =
  /^(?:also )?(?:is|are|was|has|have|hands|arrives|completes|contributes|takes|behaves|works|keeps|shows|does|joins|listens|displays|demonstrates|participates|submits|meets|maintains|makes|gives|offers|responds|produces|mostly|manages|never|always|rarely|often|sometimes)\b/iu;
/** What a clause is about that is the pupil's: what follows "and" goes on about it. */
const SUBJECT =
  /^(?:his|her|their) (?:homework|punctuality|behaviour|conduct|attendance|attainment|participation)\b(?= (?:is|are|was|were|has|have|had)\b)/iu;
const JOINED_BY = /^(?:(?:and|but|so|yet|with|apart from|except for)\s+)+/iu;

/** The clauses of a sentence that tell what was seen of the pupil, who is "he", "she" or "they" in it. */
export function observedClauses(sentence: string): string[] {
  let plain = withShortGaps(sentence.replaceAll("’", "'"));
  for (const [pattern, meant] of PLAIN) plain = plain.replace(pattern, meant);
  const observed: string[] = [];
  let adjunct = "";
  let subject = "she";
  for (const part of plain.split(PARTS)) {
    // "After every lesson, she could ...": what leads a clause belongs into it.
    if (adjunct === "" && LEADS.test(part) && part !== plain && plain.startsWith(`${part},`)) {
      adjunct = `${part}, `;
      continue;
    }
    let clause = adjunct + part.replace(JOINED_BY, "").replace(/^who (?=\w)/iu, "she ");
    adjunct = "";
    // "And joins in every lesson": whoever the clause before is about.
    if (ELLIPTIC.test(clause) && PUPIL.test(plain)) clause = `${subject} ${clause}`;
    subject = SUBJECT.exec(clause)?.[0] ?? "she";
    if (clause === "" || WISHED.test(clause) || SUPPOSED.test(clause)) continue;
    if (ORDERS.test(clause)) continue;
    if (!PUPIL.test(clause)) {
      // "A good night's sleep is the best preparation": of things in general.
      if (/^an? \p{L}+ .*\b(?:is|are)\b/iu.test(clause) && !/\bbeen\b/iu.test(clause)) continue;
      const [lead = ""] = clause.split(EFFECT);
      const ofItself =
        lead.length < clause.length && !/\b(?:has|have) (?:been|become)\b/u.test(clause);
      if (AS_SUCH.test(clause) || ofItself || !(STATES.test(clause) || OF_TICKS.test(clause)))
        continue;
    }
    observed.push(clause);
  }
  return observed;
}
