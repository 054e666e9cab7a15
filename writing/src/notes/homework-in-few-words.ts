/** What a note on homework says in three words, where the homework itself is left out. */
const IN_FEW_WORDS: readonly (readonly [RegExp, string])[] = [
  // "Homework 4/10 done"
  [
    /^(?:homework:? )?(\d{1,2}) out of (\d{1,2}) (?:pieces |tasks )?(?:(?:have been |are |were )?(?:done|completed|complete)|done so far)$/iu,
    "has done $1 out of $2 pieces of homework",
  ],
  [
    /^(?:none|nothing|no homework) (?:has been |was |is )?(?:ever )?(?:handed|given) in(?: ever| at all)$/iu,
    "has never handed in any homework",
  ],
  // "Always done but lacks detail": the homework.
  [
    /^((?:always |usually |mostly |often |generally |nearly always )?(?:done|completed|handed in|in on time)),? but (?:it )?(lacks|needs|shows|has|can be|could be)\b/iu,
    "the homework is $1 but $2",
  ],
  [/^(?:ok|okay)(?= (?:if|when) (?:it|he|she|they)\b)/iu, "homework is satisfactory"],
  // "Does extra on Seneca"
  [
    /^((?:often |always |sometimes |regularly )?(?:does|did|has done|completes)) extra (?=(?:on|in|for|at|every|most) )/iu,
    "$1 extra homework ",
  ],
  [/^(0|no|zero|none|nil) from (\d{1,2})$/iu, "0 out of $2"],
  // "Beautiful when she bothers", "ok if it's short": what is done then is.
  [
    /^((?:(?:always|usually|often|really|very|quite|generally|pretty) )*)(fine|good|great|excellent|lovely|beautiful|brilliant|superb|stunning|impressive|thoughtful|creative|neat|decent|satisfactory|better|best|strong|thorough|amazing|fantastic)(?= (?:if|when|once|whenever) (?:it\b|(?:he|she|they) (?:bothers?|do(?:es)? it|tr(?:y|ies)|can be bothered|puts?|hands?|completes?|remembers?|makes?|gets? round|does|do)\b))/iu,
    "homework is $&",
  ],
  // "Always in on the dot"
  [
    /^((?:always |usually |mostly |nearly always )?)(?:in |handed in )?(?:on the dot|bang on time)\b/iu,
    "homework is $1handed in on time",
  ],
  [
    /^((?:always |usually |mostly |nearly always |consistently )?)((?:of )?(?:the )?(?:top|high|highest|good|excellent) (?:quality|standard))$/iu,
    "homework is $1of $2",
  ],
  [/^missing (?=since\b)/iu, "has handed in no homework "],
  [
    /^(?:none |nothing )?(?:missing|not done) (?:for )?(?:the )?last (\d|two|three|four|five|six|few) weeks$/iu,
    "has handed in no homework for the last $1 weeks",
  ],
  // "Last 2 were excellent"
  [
    /^(?:the )?last (2|two|3|three|few) (?=(?:were|have been|are) \p{L})/iu,
    "the last $1 pieces of homework ",
  ],
  // "Hands in late with no excuse"
  [
    /^((?:always |often |usually |sometimes |mostly |never )?)(hands|gives|turns) in (?=(?:late|on time|early|on the day|at the last minute)\b)/iu,
    "$1$2 homework in ",
  ],
  [
    /^(?:gets |scores |usually |averages )*(\d{1,2} (?:or|to) \d{1,2} out of \d{1,2}) ((?:most|every|each|almost every) weeks?)$/iu,
    "gets $1 $2",
  ],
  [
    /^(?:has )?copied (?:the )?last one(?=$| (?:from|off)\b)/iu,
    "copied the last piece of homework",
  ],
  // "Past papers done but not marked": by whom, is no question here.
  [
    /^(past papers|questions|notes|drafts|exercises|corrections|flashcards|mind maps|worksheets) (?:are |were )?(done|finished|completed|written|started|made),? but (not|never|rarely) (marked|checked|corrected|finished|handed in|used|learnt|completed)$/iu,
    "their $1 are $2 but have $3 been $4",
  ],
  [/^nothing (?=(?:on|for|from) (?!time\b))/iu, "has handed in nothing "],
  [/^nothing (?=since \p{Lu})/u, "has handed in nothing "],
  [
    /^(?:always |usually )?handed in late but (?:is )?worth (?=\p{L})/iu,
    "is handed in late but is worth ",
  ],
  [
    /^(?:was |is )?(handed|given) in (?=(?:an? |one |two |three |four |five |\d |several )?(?:days?|weeks?) (?:late|after|early|before)\b)/iu,
    "the homework was $1 in ",
  ],
  // "Mixed exercise left blank": by whom, is no question here.
  [
    /^(?:the )?((?:[\p{L}-]+ ){0,2}(?:exercise|worksheet|question|questions|page|section|booklet|task|sheet)) left (blank|unfinished|incomplete|undone)$/iu,
    "left the $1 $2",
  ],
  [
    /^(?:the )?((?:[\p{L}-]+ )?(?:homework|worksheet|quiz|essay|task)) (skipped|ignored)$/iu,
    "skipped the $1",
  ],
];

/** A note on homework with what it leaves out; as it was typed where it leaves out nothing that is sure. */
export function homeworkInFewWords(typed: string): string {
  const rule = IN_FEW_WORDS.find(([pattern]) => pattern.test(typed));
  return rule ? typed.replace(rule[0], rule[1]) : typed;
}
