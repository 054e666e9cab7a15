import type { Facts } from "../facts.ts";
import { pronounSet } from "../language/pronouns.ts";
import { capitalise } from "../language/text.ts";

type Unfit = { pattern: RegExp; instead: readonly [string, string] | readonly [] };

/** Words that no parent should read in a report, and two ways to say what is meant; "They" is the student. */
const UNFIT: readonly Unfit[] = [
  {
    pattern: /\b(?:lazy|idle|slacker|workshy|bone idle|skiv\w*|slob)\b/iu,
    instead: ["They could put in more effort", "They should work harder"],
  },
  {
    pattern: /\b(?:gobby|mouthy|cheeky|lippy|gob)\b/iu,
    instead: ["They should speak to others politely", "They should think before speaking"],
  },
  // What was called out is no less a word of the report for being somebody else's.
  {
    pattern:
      /\b(?:sla[gp]s?|slut\w*|bitch\w*|bastards?|twats?|wank\w*|knob(?:head)?s?|fuck\w*|retard\w*|spaz\w*|skank|tosser|bellend|[ncf][- ]word)\b|\b[fs]\*+/iu,
    instead: ["They should speak to others politely", "They should think before speaking"],
  },
  {
    pattern: /\b(?:stroppy|mardy|bolshy|moody|strop\w*|whing\w*|diva)\b/iu,
    instead: ["They should accept advice calmly", "They can find it hard to accept advice"],
  },
  {
    pattern:
      /\b(?:stupid|thick|dim|idiot\w*|numpty|muppet|daft|dumb|brainless|hopeless|useless|dense|clueless|not the sharpest)\b/iu,
    instead: ["They find this subject difficult", "They need more support in this subject"],
  },
  {
    pattern:
      /\b(?:pain in|nightmare|pest|nuisance|little horror|toe ?rag|git|toad|brat|menace|monster|handful|complete pain|right pain|drives (?:me|us|everyone|everybody)|up the wall|does my head in|does (?:everyone|us) in|wind-?up merchant)\b/iu,
    instead: ["Their behaviour needs to improve", "They should follow instructions the first time"],
  },
  {
    pattern:
      /\b(?:faffs?|faffing|mucks? (?:about|around)|mucking (?:about|around)|mess(?:es|ing)? (?:about|around)|clowns? (?:about|around)|clown|piss\w*|arses?|arsing|dicks?|dicking|winds? (?:up|people up|others up))\b/iu,
    instead: ["They should stay on task", "They should let others work without disturbance"],
  },
  {
    pattern:
      /\b(?:rubbish|crap|pants|naff|shit\w*|bloody|damn|sucks?|dreadful|terrible|awful|appalling|atrocious|pathetic|shocking)\b/iu,
    instead: [
      "Their work is below the standard expected",
      "They need to improve the quality of their work",
    ],
  },
  {
    pattern:
      /\b(?:robbed|all over the shop|suffer(?:s|ed)? fools|alarm clock|when(?:ever)? (?:he|she|they) (?:can|could) be bothered|the dog (?:really )?(?:did )?(?:ate|eat)|surprisingly|bunk\w*|dunno|kinda|sorta|innit|lol|lmao|omg|wtf|meh|peng|bruv|fam|wicked|sick of|knackered|gobsmacked|couldn't care less|could not care less|can't be bothered|cannot be bothered|could not be bothered|couldn't be bothered|waste of space|away with the fairies|in (?:cloud cuckoo|la-?la) land|on another planet|yeah right|(?<=^|[.,;!] )as if(?=$|[!.,])|bossy|(?:does not|doesn't|could not|couldn't|don't|do not) care|long way to go|more of the same|two left (?:hands|feet)|dog ate|crush on|suspected|accused|cheat(?:s|ed|ing)?|(?:god|God)'s gift|if (?:his|her|their|your) life depended|shut (?:up|his|her|their)|shame about|for once|stinks?|talks? for england|wouldn'?t know|would not know|(?<!i |than he |than she |than they )thinks (?:he|she|they)(?: is|'s| are)|big-?head\w*|know[- ]?it[- ]?all|full of (?:himself|herself|themselves)|oh well|heaven help|god help|good riddance|like talking to a|give me strength|if you can call|so-?called|crisp packet|roll on|can't wait (?:for|to)|cannot wait (?:for|to)|don't get me started|do not get me started|if only|bless (?:him|her|them)|surprise surprise|as usual|joke|laughable|ha(?:ha)+)\b/iu,
    instead: [],
  },
  { pattern: /^what an? /iu, instead: [] },
  // What is said to parents in a meeting, or to nobody.
  {
    pattern:
      /\b(?:steals?|stole|stealing)\b(?! (?:the|every|each|any) (?:show|scene|limelight))|\b(?:lies|lied|lying) (?:when|about (?!in )|to (?:me|us|staff|teachers?|his|her|their))|\b(?:owns the place|(?:the )?wrong crowd|bad company|gets? away with (?:it|murder)|pastoral team|is being (?:watched|monitored|investigated)|walks all over)\b/iu,
    instead: [],
  },
  {
    pattern:
      /\b(?:hits|punches|kicks|bites|slaps|shoves|spits) (?:out\b(?! (?:at|of) the ball)|others?\b|people\b|anyone|a classmate|classmates|another|at (?:others|people|a classmate|classmates))|\bpick(?:s|ed|ing)? fights?\b/iu,
    instead: ["They should keep their hands to themselves", "They need to keep their temper"],
  },
  {
    pattern:
      /\b(?:gets?|got|is|was|been|being) (?:teased|bullied|picked on|tormented|laughed at)\b|\bcries (?:when|if|at|a lot|easily|over|in)\b|(?<!\b(?:room|us|everyone|everybody|audience|me|class|hall|staff|parents|year) )\bin tears\b/iu,
    instead: [],
  },
  {
    pattern:
      /\b(?:offensive|racist|sexist|homophobic|transphobic|islamophobic|antisemitic|derogatory) (?:comment|remark|joke|name|language|term|slur|word|gesture|thing|behaviour|abuse|insult)s?\b|\b(?:goes|went|going) off on one\b/iu,
    instead: [],
  },
  {
    pattern:
      /\b(?:weird\w*|creepy?|freak\w*|loner|geek|nerd|teacher'?s pet|goody|fat|skinny|ugly|spotty|smell\w*|(?:personal|body|his|her|their) hygiene(?! (?:rules|standards|practices?|knowledge|certificate|routines?))|fit boy|pretty girl|sexy)\b/iu,
    instead: [],
  },
];

/** What cannot be a fact of a report: a note to oneself, an order to the program, a mark that is no language. */
const NO_FACT =
  /[<>{}[\]|\\@#_=~^]|https?:|\bwww\.|\d{6,}|\bxx+\b|\bAI\b|\bchat ?gpt\b|\b(?:tbc|tbd|nb|see (?:me|email|sims|notes?|file|above|below|attached|previous)|ask (?:mr|mrs|ms|miss|sarah|hod|head)|(?<=^|[.;,] ?)check with|speak to (?:mr|mrs|ms|miss|me)|ring (?:home|mum|dad)|phone home|email (?:home|mum|dad)|cc |copy (?:and )?paste|same as (?:last|before|above)|as (?:above|before|last)|ditto|don'?t (?:mention|say|include|forget to)|do not (?:mention|say|include|forget to)|^please\b|please (?:say|write|mention|add|note|check|see)|write (?:something|about how|that)|say (?:something|that)|put something|make sure (?:you|to)|remember to|note to self|as (?:discussed|agreed|we said|mentioned)|not sure (?:yet|what|how|if|about this)|(?:ask|check with|speak to|talk to|see) (?:his|her|their) (?:form )?(?:tutor|mum|dad|parents?|teacher|hod|head of year)|i need to (?:check|ask|look)|will (?:add|write|finish) (?:this|later|more)|more (?:later|to follow)|rewrite this|use last|(?<=^|[.;] ?)copy from|like last (?:year|term)|(?<=^|[.;,] ?)ignore|ignore (?:this|that|the (?:above|last|previous|rest)|above|previous|all|any|my|your)|system prompt|instructions? (?:above|below)|n\/a|nothing to (?:add|say)|no comments?|\?\?+)\b/iu;
/** An order about the text itself: what a pupil may be asked to do as well, where the note is a target. */
const ORDER_ON_WRITING =
  /^(?:say|write(?![- ]ups?\b)|refer to|mention|put (?:this|that|it)|avoid mentioning|use (?:the )?(?:last|this) (?:one|report|text|wording))\b/iu;
/** An order at the head of a note. */
const ORDER =
  /^(?:(?:please )?(?:come (?:and |along and |to )?(?:see|watch|hear) (?!me\b|us\b)(?:the|our|my|his|her|their)|do(?: not|n'?t) miss|look out for|watch out for|keep an eye out) |move (?:this|that|it)|include (?:this|that|the bit|something|a line|praise)|delete|reword|leave out|keep it|make it|add (?:that|something|a line)|ask (?:his|her|their|the|mr|mrs|ms|miss|me|hoy|hod|head|form tutor|senco|sendco)|fill in|finish (?:this|later)|to do|tbc|na|see|be (?:tactful|careful|nice|kind|gentle|honest) (?:here|with this)|be tactful|check (?:medical|sims|the file|his file|her file|notes?|records?|with|spelling of)|use (?:the )?(?:word|phrase|words)|no need to|steer clear)\b/iu;
/** What is said to the pupil and not of them. */
const TO_PUPIL = /^(?:thank (?:you|him|her|them)|thanks(?! to\b)|cheers|ta|welcome to)\b/iu;
/** What its teacher thinks or feels: nothing is told by it of the pupil. */
const OF_TEACHER =
  /^(?:(?:can'?t|cannot|could not|couldn'?t) (?:think of|say|ask for|complain|remember)|looking forward to (?:seeing|hearing|teaching)|(?:(?:so|very|really|extremely|just) )*(?:(?:delighted|thrilled|chuffed|disappointed|pleased|impressed) (?:with|by) (?:him|his|her|their|how|what|the way)|(?:proud|glad) (?:of )?(?:him\b|how|the way))|not sure (?:i|what|how)|pleased to|great to (?!have\b|teach\b|work with\b)|good to see|nice to (?!have\b|teach\b|work with\b))\b/iu;
const NOT_NOW =
  /^(?:(?:well (?:done|played)|(?:the )?best of luck|good luck)(?: .{0,60})?|keep (?:it up|going)|good (?:luck|job)|congrat\w*|bravo|fab|wow|hmm+|ok|okay|fine|good|yes|no|same|nothing(?: (?:comes|springs|really|yet|much|special|to (?:say|report|add|mention)).*)?|nil|none(?: (?:really|yet|as yet|at all|to (?:speak|report|note)(?: of)?|(?:that )?(?:i can|comes?) .{0,40}))?|-+|\.+|x+)!*$/iu;

/** "The daft ones": things that are so, and nobody. */
function ofThing(text: string, found: string): boolean {
  const at = text.indexOf(found);
  return (
    /\b(?:the|an?|some|any|these|those|his|her|their|of) (?:\p{L}+ )?$/iu.test(text.slice(0, at)) &&
    /^ (?:ones?|\p{L}+s)\b/iu.test(text.slice(at + found.length))
  );
}

const DENIED = /\b(?:not|never|no|without|hardly|far from)\b|n['’]?t\b/iu;

/** A note on how a child's home is has no place in a report. */
export function unfitReason(
  text: string,
  aim: boolean,
): { reason: string; suggestions: (student: Facts["student"]) => string[] } | null {
  for (const { pattern, instead } of UNFIT) {
    const found = pattern.exec(text)?.[0];
    if (found)
      return {
        reason: `“${found}” is no word for a report.`,
        // "Never afraid to look daft" is no fault, and nothing is put in the place of praise.
        suggestions: (student) =>
          DENIED.test(text) || ofThing(text, found)
            ? []
            : instead.map((sentence) => inPerson(sentence, student)),
      };
  }
  // "Relies on ChatGPT" is told of the pupil.
  const pupils = text.replace(
    /\b(?:rel(?:y|ies|ied|ying|iant)|depend(?:s|ing|ent)?|copied|copies|copying|written) (?:too (?:much|heavily|often) |so much |less |heavily )?(?:on|from|by) chat ?gpt\b/giu,
    "",
  );
  // "5 -> 7" tells how far somebody came.
  const plain = pupils
    .replace(/\b[aA]\*/gu, "A")
    // "6=" is a grade.
    .replace(/\b([1-9])=(?=$|[\s,.;)])/gu, "$1")
    // "Rocket project = outstanding"
    .replace(/(?<=\p{L}) ?= ?(?=\p{L})/gu, " is ")
    .replace(/(?<=[\d%A-E]) ?(?:->|=>|→) ?(?=[\dA-E])/gu, " to ")
    // "58% in the mock -> 71% in March"
    .replace(/(?<=\d.*\p{L}) ?(?:->|=>|→) ?(?=\d)/gu, " to ");
  // "Remember to bring kit" among the targets is one.
  if (NO_FACT.test(aim ? plain.replace(/^remember to\b/iu, "") : plain))
    return {
      reason:
        "This reads like a note to somebody, and says nothing about the pupil that a report could say.",
      suggestions: () => [],
    };
  if (ORDER.test(text) || (!aim && ORDER_ON_WRITING.test(text)))
    return {
      reason: "This reads like an instruction. Notes are taken as facts only.",
      suggestions: () => [],
    };
  if (TO_PUPIL.test(text))
    return {
      reason: "This is said to the pupil, and a report is about the pupil.",
      suggestions: () => [],
    };
  if (OF_TEACHER.test(text))
    return {
      reason: "This says what you think or feel, and nothing of the pupil that a report could say.",
      suggestions: () => [],
    };
  if (NOT_NOW.test(text))
    return { reason: "This says too little for a sentence.", suggestions: () => [] };
  return null;
}

/** A sentence about "they" as one about this student, by pronoun. */
export function inPerson(sentence: string, { pronouns, first_name }: Facts["student"]): string {
  const set = pronounSet(pronouns);
  return capitalise(
    sentence
      .replace(
        /\bThey (need|find|do|have|are|show|work|try)\b/gu,
        (_, verb: string) => `${first_name} ${third(verb)}`,
      )
      .replace(/\bThey\b/gu, first_name)
      .replace(/^Their\b/u, `${first_name}'s`)
      .replace(/\btheir\b/gu, set.their)
      .replace(/\bthem\b/gu, set.them),
  );
}

function third(verb: string): string {
  return { do: "does", have: "has", are: "is", try: "tries" }[verb] ?? `${verb}s`;
}
