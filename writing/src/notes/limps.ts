import { roughText, type Token } from "../embedded/lexicon/template.ts";

/** What no sentence holds that anybody wrote on purpose. */
const LIMPS: readonly RegExp[] = [
  // "Her a story was chosen"
  /^(?:his|her|their|my|our) (?:an?|the|some|any|this|that|these|those|his|her|their|my|our)\b/iu,
  // "He is": what?
  /^\S+ (?:is|are|was|were)\.$/iu,
  // "I think 7": of what?
  /\bI (?:think|reckon|say|hope|expect|guess) (?:an? )?[\dA-U][*+-]?\.$/u,
  // "Has sketching at break": does.
  /^\S+ ha(?:s|ve) (?!(?:training|coaching|tutoring|counselling|understanding|standing|nothing|something|everything|anything|reading|swimming|writing)\b)\p{L}{3,}ing (?:at|in|on|every|most|during|after|before)\b/iu,
  // "Is the neatest finger joints I have seen": several things, and nobody.
  /^\S+ (?:is|are|was|were) the (?:\p{L}{3,}est|best|worst|most \p{L}+) (?:(?!(?:of|in|at|on|to|and|student|pupil|one)\b)\p{L}+ )*\p{L}+(?<!s)s (?:I|we|he|she|they|this|that)\b/iu,
  // "Too quickly to say he has finished": how, and nobody who does it.
  /^too \p{L}+ly\b/iu,
  // "Never misses": what?
  /^\S+ (?:never|rarely|always|often|hardly ever|sometimes) (?:misses|missed|miss|achieves|completes|produces|brings|has|makes|gets|loses|uses|needs|wants|puts|takes)\.$/iu,
  // "6 hours on her portfolio it shows": two sentences with nothing between them.
  /(?<!\b(?:and|but|when|where|because|that|as|if|until|so|how)|,) it (?:shows|showed|helps|helped|pays off|paid off)\b/iu,
  // "An apprenticeship with BAE starts in September": a second verb, taken for a thing.
  /^\S+ ha(?:s|ve) .*\b\p{Lu}[\p{L}]+ (?:starts|begins|ends|finishes) (?:in|on|at|next|this)\b/u,
  // "Comes in 10 late": ten of what?
  /\b\d+ late\b(?! marks?\b)/iu,
  /\bp[1-6]\b/u,
  // "Achieved 3 out of 6 in kit forgotten": nobody achieves what they have not done.
  /\bachieved .* (?:in|for|on) (?:(?!\b(?:and|but)\b|,).)*\b(?:forgotten|missing|missed|late|absent|lost|detentions?|lates)\b/iu,
  // "Work on sand before varnishing", "work on equations off by heart": to be done, and no things.
  /\bwork on (?!\p{L}+ing )\p{L}+ (?:before|after|while|until) \p{L}+ing\b/iu,
  /\bwork on (?:(?!\b(?:and|learning|knowing|reciting)\b).)*\b(?:off|by) (?:by )?heart\b/iu,
  // "Work on that he checks units"
  /\bwork on that (?:he|she|they|it)\b/iu,
  /\bneeds? more (?:like|when|if|unless)\b/iu,
  // "Produced ahead so given extra work": nothing that was made.
  /\b(?:produced|wrote|made|gave|has|have) (?:ahead|behind|borderline)\b/iu,
  // "Her verb is second": a rule that was typed, and nothing of hers.
  /^\S+ \p{L}+ (?:is|are) (?:first|second|third|last)\.$/iu,
  // "Was late on Monday and Wednesday": once, or every week?
  /\bw(?:as|ere) late on \p{L}+day(?:,| and) \p{L}+day\.$/iu,
  // "Achieved an A in the mock up from a C"
  /\b(?:mock|test|exam|paper|assessment) (?:up|down) from\b/iu,
  // "Always does it just never hands it in"
  /(?<!\b(?:but|and|is|are|was|has|it|or|who)) just never\b/iu,
  // "Has handed in three weeks after the deadline": handed in what?
  /\bha(?:s|ve) (?:handed|given) in (?:(?:\d+|a|one|two|three|four|five|six|several|a few) )?(?:days?|weeks?|late|after|before|on time)\b/iu,
  // "A reading 4 writing 2 big gap": two marks in one thing.
  /\b(?:an?|is|are|has|have) (?:reading|writing|speaking|listening|theory|practical) \d+,? (?:reading|writing|speaking|listening|theory|practical) \d+\b/iu,
  // "Brought ingredients 4 out of 5"
  /\b(?:brought|forgot|remembered|attended|missed|did|wore|forgotten) \p{L}+ \d+ out of \d+/iu,
  // "Wrote grade 7 essays when she plans": then, or always?
  /\b(?:wrote|produced|made|gave|performed) (?:(?!\b(?:and|but|that|who)\b).)* when they \p{L}+(?<!ed|was|were|had|did|wrote|made|got|went|came|saw|left|took|gave|read|sat|felt)\.$/iu,
  // "Is the first class": a place, or how good it is?
  /\b(?:is|are|was|were) the first class\b/iu,
  // "G on the paper": good, or a grade?
  /\b(?:achieved|shows?|showed) (?:an? )?g\b/u,
  // A grade without its capital.
  /\b(?:was|were|is|are|at) [a-gu] (?:in|and|now|at)\b/u,
  /\b(?:every|each|no|some|any|another) (?:the|an?|his|her|their|my|our)\b/iu,
  // "10 minute a day"
  /\b(?:[2-9]|[1-9]\d+|two|three|four|five|six|ten) (?:minute|hour|day|week|month|mark|piece|lesson|time|page)(?=[.,]|$| (?:a|an|per|in|on|of|and|for|every|each)\b)/iu,
  // What has happened so often is not so: "his homework is late 6 times".
  /\b(?:is|are)\b(?:(?!\b(?:has|have|was|were|and|but|who|when)\b).)*\b(?:\d+|two|three|four|five|six|several|many) times\b(?! (?:a|per|each|every|tables?)\b)/iu,
  // "Is in the top set from September": will be, or has been?
  /\b(?:is|are)\b(?:(?!\b(?:has|have|was|were|when)\b).)*\bfrom (?:jan|feb|march|april|may|june|july|aug|sept|oct|nov|dec|next|easter|christmas)/iu,
  // "Has been 9.2 to 11.4"
  /\bha(?:s|ve) been (?:from )?[\d.]+ to [\d.]+/iu,
  // "Easily led by the boys and better at the front": how somebody is beside how they would be.
  /\band (?:much |far |a lot |a bit )?(?:better|worse|calmer|quieter|happier|stronger|weaker) (?:on|in|when|with|at|if|near|without)\b/iu,
  // "So do not worry about the 2" is said to the reader.
  /(?:\b(?:so|and|but)|,) (?:please )?do not (?:worry|forget|tell|ask|hesitate|expect|panic)\b/iu,
  // "She said she would and has been once": would what?
  /(?<!\b(?:than|nobody|no one|none|who) (?:I|he|she|they|we|most|others|anyone|anybody|else) )\b(?:would|can|could|will|did|should|might)(?:\.$|,? (?:and|but)\b)/iu,
  // "Did not in September": did not what?
  /^\S+ (?:did|does|do|could|would|can|will|has|have|had) not (?:in|on|at|before|last|until|since|this|by)\b/iu,
  // "Does not now": does not what?
  /^\S+ (?:(?:just|really|simply|still|often|usually|mostly) )*(?:did|does|do|could|would|can|will|has|have|had) not(?: (?:now|any ?more|yet|always|today|either|often|really|usually|much|very|at all|enough))*\.$/iu,
  // "Was not in September": was not what?
  /^\S+ (?:is|are|was|were)(?: not)? (?:in|since|before|after|at|until|by) (?:(?:the )?(?:autumn|spring|summer|christmas|easter)|january|february|march|april|may|june|july|august|september|october|november|december|last (?:year|term))(?: term)?\.$/iu,
  // "Late again, her bus was late": two things said side by side.
  /^(?:late|absent|missing|off) (?:again|today),/iu,
  // "Low-level chatter is only"
  /\b(?:is|are|was|were) only\.$/iu,
  // "Is only when asked": what is done then is left out. "Is less so": than what?
  /^\S+(?: \p{L}+)? (?:is|are) (?:only (?:when|if|after|because)\b|less so(?:\.$| (?:in|with|on|at|when)\b))/iu,
  // "Fine when a classmate is away": told by somebody else.
  /\b(?:when|if|because|since|unless|until|while|as|so) (?:a )?classmates? (?:is|are|was|were|has|have|\p{L}+s)\b/iu,
  // "Sat on his own and working better": two things side by side, one of them without its verb.
  /^\S+ (?:(?!\b(?:is|are|was|were|been|be|of|for|about|by|\p{L}+ing)\b).)*\band \p{L}+ing (?:much |far )?(?:better|well|hard|harder|worse|more|fine|ok|okay|(?!really\b)\p{L}{3,}ly)\b/iu,
  // "Great Fire of a London model": a name cut in two.
  /\p{Lu}\p{L}+ of an? \p{Lu}\p{L}+ \p{Ll}/u,
  // "Has rarely shared": what was not shared is what was named before.
  /^\S+ ha(?:s|ve) (?:rarely|never|hardly ever|seldom|barely) (?:shared|finished|checked|used|brought|shown|completed|corrected|handed in)\.$/iu,
  // A guess of its writer's.
  /\bI (?:think|guess|suspect|reckon|suppose|imagine|presume)\.$/iu,
  // "Kind to a classmate when he was upset": which of the two?
  /\ba classmate .*?\b(?:when|because|after|while|if|since|as|so|before|until) they\b/iu,
  // "Is kind when she was upset": now, or then?
  /^\S+ (?:is|are) (?:(?!\b(?:and|but|who|than)\b).)*\b(?:when|while|after) (?:they|he|she) (?:was|were|had|felt)\b/iu,
  // "His perfect dovetail is joint", "is always extra": a kind of thing, and nothing that one is.
  /^(?:\S+ )+?(?:is|are|was|were) (?:(?:always|often|just|really|so|very|a bit|sometimes|quite|now|still) )*(?:joint|solo|lead|daily|weekly|former|mere|extra|additional|main|whole|sheer|utter|chief|major|mock|final|end-of-unit|only|random|mid|max|min)\.$/iu,
  // "Should name dropping theorists": only some verbs have a doing behind them.
  /\b(?:should|needs? to|must|could) (?!(?:be|stop|start|keep|avoid|practi[sc]e|try|enjoy|finish|consider|risk|begin|continue|mind|improve|include|remember|go|come|spend|get|prioritise|involve|mean|work|focus|have|see|reduce|limit|develop|combine|record|plan|use|revise|review|do|resist|quit|give|experiment|consolidate|rehearse|learn|master|study|strengthen|attempt|dread|love|like|hate)\b)\p{L}+ (?!(?:reading|writing|spelling|speaking|listening|building|training|marking|opening|closing|ending|meaning|feeling|working|drawing|painting|setting|heading|being|during|nothing|anything|everything|something|interesting|existing|missing|remaining|supporting|varying|following|challenging|convincing|learning|understanding|thinking|reasoning|planning|timing|bring|string|sing|rigging|clothing|lighting|evening|morning|rising|falling|leading|connecting|linking|describing|topping|stuffing|filling|icing|seasoning|dressing)\b)\p{L}{3,}ing \p{L}+s\b/iu,
  // "Has had six times since Christmas", "has a lot": of what?
  /\bha(?:s|ve) had (?:\d+|\p{L}+) times\b|^\S+ ha(?:s|ve) (?:a lot|lots|loads|some|more|much|many|few|several)\.$/iu,
  // "Always changed on time": is, or did?
  /^\S+ (?:always|usually|often|never|rarely|normally|generally) (?:changed|dressed|equipped|seated|prepared|packed|lined up|logged (?:in|on))(?=\.| (?:on|in|at|for|and|by|early|first|quickly|when|before)\b)/iu,
  // "Is below chronological", "on a Friday pm"
  /\b(?:below|above|behind|ahead of) (?:chronological|national|personal|previous|actual|current)\.$|\b\p{L}+day [ap]m\b/iu,
  // "Her reports like this are easy to write", "her wider reading would help": nobody's own.
  /^(?:their|his|her|\S+['’]s?) (?:\p{L}+ ){1,2}like (?:this|that|these|those|him|her|them)\b|^(?:their|his|her|\S+['’]s?) (?:more|wider|extra|further|regular|longer|daily|weekly) .*\bwould\b/iu,
  // "Is only on Mondays": what is so then is left out.
  /^\S+ (?:is|are) (?:only |usually |mostly |mainly |always |often )?(?:on \p{L}+days?|after (?:lunch|break)|in the mornings?)\.$/iu,
  // "Her friends changed the class"
  /\b(?:changed|swapped|switched) the (?:class|set|group)\b/iu,
  // "Nia took three weeks": her piece did.
  /^\S+ (?:took|lasted|cost) (?:about |over |nearly )?(?:\d+|an?|two|three|four|five|six|ten|several|many|all) (?:\p{L}+ )?(?:minutes?|hours?|days?|weeks?|months?|terms?|lessons?|year|term|pounds)\.$/iu,
  // "Gave the first public performance": in all the world?
  /\b(?:gave|performed|wrote|produced|made|baked|cooked) the (?:first|next) (?:(?:ever|public|solo|live|full|big|real) )?(?!(?:team|squad|xi)\b)\p{L}+\.$/iu,
  // "More confident in pairs than the whole class"
  /\b(?:in|on|with|at) [\p{L}-]+ than (?:the|an?|his|her|their) (?!(?:rest|others|average|norm)\b)[\p{L}-]+(?: [\p{L}-]+)?\.$/iu,
  // "Rolls in is 20 minutes late": two verbs.
  /^\S+ (?:\p{L}+ly )?\p{L}+s? (?:in|up|out|off|over|away|back) (?:is|are|was|were)\b/iu,
  // "Has a low level": of what?
  /\bha(?:s|ve) an? (?:very |really )?(?:low|high|good|poor|great) (?:level|standard|quality|number|amount|degree)\.$/iu,
  // "Is the only one in the year": to do what?
  /^\S+ (?:is|was|are|were) the only (?:one|person|student|pupil)(?: (?:in|of) (?:the|our) (?:\p{L}+ )?\p{L}+)?\.$/iu,
  // "Needs to like clockwork", "has rarely seen without headphones", "is 30 days straight"
  /\b(?:needs? to|should) like\b|\bha(?:s|ve) (?:rarely|never|seldom|hardly ever) seen (?:without|in|with|on|at|out)\b|\b(?:is|are) \d+ \p{L}+ (?:straight|in a row|running)\b/iu,
  // "As good as any Year 11 I have taught": who is?
  /^as \p{L}+ as [^,]+\.$/iu,
  // "Her work is exceptional at painting": somebody is.
  /\b(?:work|homework|behaviour|punctuality|participation) (?:is|was|are|has been) (?:\p{L}+ )?\p{L}+ at \p{L}+(?:ing|ball|tics|ics)\b/iu,
  // "A C in the mock target B": two marks with nothing between them.
  /\b(?:mock|test|exam|paper|assessment|unit|set)(?: \d)? (?:target|predicted|aiming|working)\b/iu,
  // "Shouts out but its enthusiasm": it is.
  /\b(?:but|and|because|as|though|so|when|if|that|,) its (?:(?!\b(?:is|are|was|were|has|have|can|will|\p{L}+s)\b)\p{L}+ ?){1,3}\.$/iu,
  // "Good on the spot answers", "stop narrating start arguing", "most able writer I have taught"
  /\bon the spot (?:answers?|questions?)\b|\bstop \p{L}+ing start \p{L}+ing\b|^(?:most \p{L}+|best|worst) (?:\p{L}+ ){1,2}(?:I|we) have\b/iu,
  // "Lost in her work": nobody has, there.
  /^\S+ lost in (?:his|her|their|thought)\b/iu,
  // "Keen to get an involved, good leader": involved is what somebody gets.
  /\bget(?:s|ting)? an? \p{L}+ed\b/iu,
  // "Has little work produced so hard to assess": what is hard is left out.
  /\b(?:has|have|had|shows?) (?:(?!\b(?:and|but|that|which|who)\b).)* so (?:hard|difficult|tricky|easy) to\b/iu,
  // "Work is strong practically and let down by written answers": somebody is.
  /\bwork (?:is|was|are) .*\blet down by\b/iu,
  // "Writing is his strength, but his essays are less so": less what?
  /\b(?:strength|weakness|best|favourite|problem|issue|forte)\b.*\b(?:is|are) less so\b/iu,
  // "Is working at grade 5 and was a 3"
  /\b(?:and|but) (?:is|are|was|were|has been|have been) an? \d\b/iu,
  // "Should work on safety goggles": they are worn.
  /\bwork on (?:(?:his|her|their|the) )?(?:safety )?(?:goggles|glasses|aprons?|gloves|pens?|calculators?|lab coats?)\b/iu,
  // "Needs to remember himself": what somebody does by himself, and to nobody.
  /\b(?:remember|think|notice|decide|revise|finish|start|read|write) (?:himself|herself|themselves)\b/iu,
  // "Should be a 7": a grade is reached, and nobody is one.
  /^\S+ (?:should be|is|was) an? \d\b/iu,
  // "The seen head of year", "stop a drawing", "has been really come", "a quick, fastest girl"
  /\bthe (?:seen|spoken|rang|phoned|emailed|told)\b|\bstop an? \p{L}+ing\b|\bbeen (?:\p{L}+ly )?(?:come|become|begun)\b|\ban? (?:\p{L}+ )?\p{L}+, \p{L}+est\b/iu,
  // What is all right or all wrong is work.
  /^\S+ (?:is|are) all (?:correct|right|wrong)\b/iu,
  // "You have to drag an answer out of him": who has to?
  /^you\b/iu,
  // "Is not really."
  /^\S+ (?:is|are|was|were) not (?:really|so|at all|quite)\.$/iu,
  // A guess, an aside, or its writer in the middle of it.
  /\b(?:maybe|perhaps)\b|\b(?:including|except|apart from) me\b|\b(?:fine|ok|okay) (?:for|with) me\.$|\bits (?:gold|good|great|brilliant|amazing|excellent|lovely)\.$/iu,
  // The reason is what the pupil said.
  /\b(?:as|because|since) "[^"]*"\.$/iu,
  /\b(?:until|by|for|to) last-minute\b/iu,
  /\b(?:is|are) \p{L}+ as you\b/iu,
  // "Refuses to speak but a lovely accent": what comes after "but" lacks its verb.
  /^\S+ (?!(?:is|are|was|were|seems?|has|have|had|shows?|makes?|remains?|can be)\b)\p{L}+s? (?:(?!\b(?:is|are|was|were|has|have|had|be|shows?|makes?|not)\b).)*\bbut an? (?:\p{L}+ )?\p{L}+(?: (?!(?:who|that|which|is|has|in which)\b)[\p{L}-]+)*\.$/iu,
  // "Helps the club and a pleasure to teach"
  /^\S+ (?!(?:is|are|was|were|has|have)\b)(?:(?!\b(?:is|are|was|were|be|been)\b).)*\band an? (?:real |absolute )?(?:pleasure|joy|delight|privilege|credit|asset) to\b/iu,
  /^(?:(?!\b(?:support|help|lessons?|tuition|sessions?)\b).)*\b(?:is|are) one-to-one\b/iu,
  // "Is too much narrative": there is too much of it.
  /^\S+ (?:is|are) too (?:much|many|little|few)\b/iu,
  // "His physical is stronger than human": a kind of geography, and no thing.
  /^(?:\S+|his|her|their) (?:physical|human|oral|verbal|creative|analytical|social) (?:is|was|are|has)\b/iu,
  // "Was 0 last year": what was?
  /\b(?:is|are|was|were) \d+(?: (?:last|this|in|now|before)\b|\.)/iu,
  // "Loves drama less so writing"
  /(?<!\b(?:but|and|only|is|are|was|much|little) |, )\bless so (?!(?:in|with|at|on|when|for|to|if|now|this)\b)\p{L}+/iu,
  /\btackle too (?:many|much|little|few)\b/iu,
  // "First time performing in public": nobody's achievement by that name.
  /\bbest achievement was (?:(?:his|her|their|a) )?(?:first|last|next|only) time\b/iu,
  // "Argues when moved his seat": who moved it is left out.
  /\b(?:when|whenever|if|(?<!\bnever )once|unless|until) (?!(?:offered|awarded|allowed|denied|promised|asked|granted|refused)\b)\p{L}+ed (?:his|her|their|the|an?) /iu,
  // "Is giggly, but no malice": there is none, or has none?
  /^\S+ (?:is|are|can be) (?:(?!\b(?:has|have|shows?|makes?|gives?|there)\b).)*\bbut (?:absolutely )?no (?!longer\b)/iu,
  // "The trials - came 14th": said side by side.
  / [-–—] (?:came|got|won|was|is|has|did|made|went)\b/iu,
  // "Did not get it": what was named before.
  /\bdid not get it\.$/iu,
  // "Her fitness is puffed out": somebody is.
  /^(?:his|her|their|\S+['’]s?|\S+) (?!(?:is|are|was|were|has|have|had)\b)(?:[\p{L}-]+ ){1,2}(?:is|are|was|were|has been|have been) (?:puffed|worn out|fed up|told off|sent out|moved|spoken to|out of breath|exhausted|shattered|bored|distracted|talked to)\b/iu,
  // "On stage on stage"
  /\b(?!and\b)(\p{L}{2,} \p{L}{2,}) \1\b/iu,
  // "A 2 minutes piece"
  /\ban? \d+ (?:minutes|hours|days|weeks|marks|pages|words|lines) \p{L}/iu,
  // "Every. Single. Lesson." taken apart
  /^\S+ (?:is|was|are|were|should be|needs? to be) (?:single|married|whole|every|each|own|other|main)\.$/iu,
  // "Needs to work on comment his code": an order, taken for a thing.
  /\b(?:work(?:ing)?|focus(?:ing)?|concentrat(?:e|ing)) on (?!(?:all|both|half|how|what|when|where|why|who|which|whether|\p{L}+ing)\b)\p{L}+ (?:his|her|their|my|our|the|an?|this|that|these|those)\b/iu,
  // "Gets cross when losing but much better this term": what comes after "but" lacks its verb.
  /^(?:(?!\b(?:is|are|was|were|be|been|seems?|feels?|looks?|stays?|remains?|works?|does|do|did|has|have|can|copes?|behaves?|performs?|\p{L}+s? (?:much |far )?(?:well|better))\b).)*\bbut (?:much|far|a lot|a bit|so much|even) (?:better|worse|calmer|quieter|happier|stronger|weaker)\b/iu,
  // "A bit of a worrier and has no need": of what?
  /\b(?:has|have|had) no need\.$/iu,
  // "Works well in pairs but is less so in groups": so what?
  /^(?!(?:his|her|their)\b)\S+ (?!(?:is|are|was|were|has|have|can|seems?|looks?|feels?|gets?|stays?|remains?)\b)\p{L}+s? (?:(?!\b(?:is|are|was|were)\b).)*\b(?:is|are) (?:much |rather |a lot )?(?:less|more) so\b/iu,
  // "Is stuck in traffic twice": has been.
  /^\S+ (?:is|are) (?:stuck|held up|caught|delayed|sent|left|kept) (?:.* )?(?:once|twice|(?:three|four|five|six|\d+) times)\b(?! (?:a|an|per|each|every)\b)/iu,
  // "Would have flown": if what?
  /^\S+ would have \p{L}+\.$/iu,
  // "The best score in year": in the year, or in which?
  /\bin year\b(?! \d)/iu,
  // "AO3, AO3 and AO3"
  /\b(?!(?:again|more|over|through|round)\b)([\p{L}\d]{3,})(?:,| and) \1\b/iu,
];

/** Somebody else who is compared with, or told about: "better than a classmate who shows off". */
const OF_OTHERS = /\b(?:than|unlike) (?:a )?classmates?\b|\bclassmates? who\b/iu;

/** Whether a finished sentence holds what shows that it was put together wrongly. */
export function limps(tokens: readonly Token[]): boolean {
  // Where two tokens meet there may be two blanks, over which no pattern would reach.
  const said = roughText([...tokens]).replace(/ {2,}/gu, " ");
  return LIMPS.some((pattern) => pattern.test(said)) || OF_OTHERS.test(said);
}
