// What the flags look for, apart from the code that looks. Add a word here and an example to the
// tests. Patterns meet one clause at a time, with straight quotes and plain hyphens.

/** Patterns of one kind. `unlessSchoolwork` hold only where no `schoolwork` pattern meets the clause. */
type Rules = {
  /** Taken out before anything else is tried. */
  harmless: readonly RegExp[];
  always: readonly RegExp[];
  unlessSchoolwork: readonly RegExp[];
  schoolwork: readonly RegExp[];
};

const WHO = String.raw`(?:his|her|their|the|a|this|my|our)`;
const SELF = String.raw`(?:him|her|them|my|your|it)sel(?:f|ves)|themself`;
const RELATIVE = String.raw`(?:step-?|grand|great-?|foster |ex-)?(?:mum(?:my)?|mom|mam|mother|dad(?:dy)?|father|parents?|carers?|guardians?|brother|sister|sibling|uncle|aunt(?:ie)?|cousin|nan|nana|nanny|gran(?:ny|dma|dad|dpa)?|grandparents?|family)`;
const FAMILY_MEMBER = String.raw`(?:step-?|grand|great-?|foster |ex-)?(?:mum(?:my)?|mom|mam|mother|dad(?:dy)?|father|parents?|carers?|guardians?|brother|sister|sibling|uncle|aunt(?:ie)?|cousin|nan|nana|gran(?:ny|dma|dad|dpa)?|grandparents?)`;

function any(...sources: readonly string[]): RegExp[] {
  return sources.map((source) => new RegExp(source, "iu"));
}
function all(...sources: readonly string[]): RegExp[] {
  return sources.map((source) => new RegExp(source, "giu"));
}

/** Signs that a clause tells of work on a topic, not of the student's own life. */
const SCHOOLWORK = any(
  String.raw`\b(?:essay|poems?|poetry|novel|novella|play|plays|drama|script|stanza|sonnet|soliloquy|monologue|characters?|protagonist|themes?|chapter|plot|scene|extract|text|source|fiction|story|stories|storytelling|narrative|article|speech|debates?|debated|presentation|project|poster|powerpoint|coursework|topic|unit|module|lessons? on|case study|investigation|experiment|practical|exam question|question on|model of)\b`,
  String.raw`\b(?:painting|paintings|drawing|drawings|sketch|sketches|portrait|still life|sculpture|photograph|photography|collage|composition|canvas|watercolours?)\b`,
  String.raw`\b(?:shakespeare|macbeth|romeo|juliet|hamlet|ophelia|othello|desdemona|inspector calls|eva smith|dickens|scrooge|oliver twist|steinbeck|lennie|jekyll|frankenstein|blood brothers|lord of the flies|jane eyre|heathcliff|plath|owen|duffy|armitage)\b`,
  String.raw`\b(?:henry (?:viii|the eighth)|tudors?|victorians?|medieval|reformation|weimar|nazis?|holocaust|industrial revolution|workhouses?|reign|empire|\d{2}th century|century|1[0-9]{3}s?|great depression|wall street|world war|ww1|ww2|civil war|suffragettes?|cold war|treaty)\b`,
  String.raw`\b(?:explain(?:ed|s|ing)?|analys(?:e|ed|es|is|ing)|evaluat(?:ed?|es|ing|ion)|research(?:ed|ing)?|studied|studying|revis(?:e|ed|ing|ion)|compar(?:ed?|ing|ison)|wrote about|writing about|write about|written about|discuss(?:ed|ing|ion)? (?:of|on|the)|knowledge of|understanding of|understands|described|describing|learn(?:t|ed|ing) about|curriculum|biology|psychology|sociology|pshe|geography|history|economics)\b`,
);

const SAFEGUARDING: Rules = {
  harmless: all(
    String.raw`\bbruis(?:ed?|es|ing) (?:apples?|pears?|peach(?:es)?|bananas?|fruit|plums?|egos?|pride|colours?|sky|purple|tones?)`,
    String.raw`\bneglect(?:s|ed|ing)?(?: to| of)?(?: (?:his|her|their|the|some|any|all|other))?(?: \w+){0,2} (?:homework|revision|revising|presentation|work|working|workings|units|detail|details|spelling|punctuation|reading|practice|tasks?|evidence|coursework|notes|books?|proofread|check|show|planning|plan|include|answer|use|label|write|bring|hand|complete|revise|vocabulary|grammar|accuracy|method|methods|preparation|technique|part|parts|skills?|side|aspects?)\b`,
    String.raw`\b(?:abuses?|abused|abusing) (?:of )?(?:the )?(?:power|office|authority|notation|apostrophes?|privileges?|rules|freedom)\b`,
    String.raw`\babus(?:ive|es?) language\b`,
    String.raw`\b(?:palette|craft|stanley|kitchen|bread|chef'?s?|cutting|modelling|butter|sharp|vegetable|clay|plastic) knife\b|\bknife (?:skills|handling|safety|technique|work)\b`,
    String.raw`\b(?:dog|cat|horse|pet|animal|pony) grooming\b|\bwell[- ]groomed\b`,
    String.raw`\bdisclos(?:e|ed|es|ing|ure) (?:(?:of )?(?:the |an? |any )?(?:source|sources|information|accounts?|interest|data)|statements?)\b`,
    String.raw`\boilseed rape\b|\brape of the lock\b|\bsuicide squad\b|\bassault course\b`,
    String.raw`\bcut(?:s|ting)? (?:himself|herself|themself|themselves) (?:off|short|out|loose|some slack)\b`,
    String.raw`\b(?:kill(?:s|ed|ing)?|kick(?:s|ed|ing)?|beat(?:s|ing)?|hit(?:s|ting)?) (?:it|the ball|the shuttlecock|the target|the notes?|every note|time|their targets?|his targets?|her targets?)\b`,
    String.raw`\bscared (?:of|to) (?:making|make|mistakes?|fail(?:ing|ure)?|speak(?:ing)?|ask(?:ing)?|perform(?:ing)?|heights?|try(?:ing)?|public|get(?:ting)?)\b`,
    String.raw`\bassault on the\b`,
  ),
  always: any(
    String.raw`\bself[- ]?(?:harm|injur)\w*`,
    String.raw`\b(?:cut|cuts|cutting|hurt|hurts|hurting|harm|harms|harmed|harming|burn|burns|burnt|burning|starv(?:e|es|ed|ing)) (?:${SELF})\b`,
    String.raw`\b(?:cuts?|scars?|burns?|marks?|bruis(?:es?|ing)|scratches|welts?|black eye)(?: marks?)? (?:and \w+ )?(?:all )?(?:on|over|to|down|up|across|around|along) (?:both )?${WHO} (?:left |right |upper |lower )?(?:arms?|wrists?|legs?|thighs?|neck|face|back|body|shins?|shoulders?|cheeks?|eyes?|hands?|stomach|forearms?)\b`,
    String.raw`\bunexplained (?:injur\w+|bruis\w+|marks?|absences?|money|gifts?)\b|\bblack eyes?\b`,
    String.raw`\bbruised? (?:arms?|wrists?|face|neck|legs?|eye|cheek|ribs|back)\b`,
    String.raw`\b(?:came|come|comes|coming|turn(?:s|ed)? up|arriv(?:es?|ed|ing)) (?:in |to (?:school|class|lessons?) )?(?:with |covered in )(?:\w+ ){0,2}(?:bruis\w+|cuts|injur\w+|burns)\b|\bcovered in (?:bruises|cuts)\b`,
    String.raw`\bsuicidal\b|\b(?:attempted|contemplat\w+|threaten\w+|talk(?:s|ed|ing)? (?:about|of)|thoughts? (?:about|of)|mention(?:s|ed)|thinking (?:about|of)) (?:committing )?suicide\b`,
    String.raw`\b(?:wants?|wanted|wanting|wish(?:es|ed)?) (?:to (?:die|be dead|end it(?: all)?|disappear for ever|kill (?:${SELF})|hurt (?:${SELF})|end (?:his|her|their) (?:own )?life)|(?:he|she|they) (?:was|were) dead)\b|\bdoes(?:n't| not) want to (?:live|be here any ?more|be alive|go home)\b|\b(?:afraid|scared|frightened|terrified|reluctant) (?:of going|to go) home\b`,
    String.raw`\b(?:scared|afraid|frightened|terrified) of (?:his|her|their) ${FAMILY_MEMBER}\b`,
    String.raw`\b${FAMILY_MEMBER}(?:'s (?:boyfriend|girlfriend|partner))? (?:has |have |had |is |are |was |were |keeps? |sometimes |often |regularly |always )?(?:hit|hits|hitting|beat|beats|beating|beaten|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|hurt|hurts|hurting|threaten(?:s|ed|ing)?|lock(?:s|ed|ing)? (?:him|her|them)|touch(?:es|ed|ing)? (?:him|her|them)|abus(?:es?|ed|ing)|violent|aggressive)\b`,
    String.raw`\b(?:hit|beaten|slapped|punched|kicked|hurt|threatened|touched|abused|attacked) by (?:his|her|their|a|an|the|someone|another)\b`,
    String.raw`\b(?:made|making|make) a disclosure\b|\bdisclos(?:ed|es|ing|ure) (?:to|that|about|from|made|by)\b`,
    String.raw`\b(?:signs?|evidence|victim|suspect(?:ed|s)?|possible|concerns? (?:about|of|over)|worr(?:y|ied|ies) about) (?:of |about )?(?:neglect|abuse)\b|\bneglected (?:at home|by (?:his|her|their))\b|\bneglect at home\b`,
    String.raw`\b(?:domestic|sexual|physical|emotional|child|substance|alcohol|drug) (?:abuse|violence|exploitation|assault|misuse)\b|\bsexually (?:abused|assaulted|harassed|active|exploited)\b|\b(?:criminal|child) exploitation\b|\bcounty lines\b|\b(?:sexting|nudes|upskirting)\b`,
    String.raw`\b(?:been|being|was|is) groomed\b|\bgrooming (?:by|online|concerns?)\b|\bonline grooming\b`,
    String.raw`\bsafeguarding\b|\bchild protection\b|\b(?:the|our|with|to) DSL\b|\bcpoms\b|\bmyconcern\b|\bmarac\b|\bsection 47\b|\bchild in need\b|\bchin plan\b|\bat risk (?:of (?:harm|abuse|exploitation|neglect|radicali[sz]ation)|register)\b`,
    String.raw`\bsocial (?:services|workers?|care)\b|\bchildren'?s services\b`,
    String.raw`\b(?:carr(?:y|ies|ied|ying)|brought|bring(?:s|ing)?|had|found with|threaten\w+ .{0,20}with) (?:in )?(?:an? |the )?(?:\w+ )?(?:knife|weapon|blade|machete)\b`,
    String.raw`\b(?:smel(?:ls?|t|led|ling) of|reeks? of|under the influence of|using|takes?|taking|high on|smok(?:es?|ing)|selling|dealing) (?:cannabis|weed|drugs|alcohol|marijuana|ketamine|cocaine)\b|\bunder the influence\b|\b(?:drunk|hungover|intoxicated) in (?:class|lessons?|school)\b`,
    String.raw`\b(?:comes?|came|coming|arriv(?:es|ed|ing)|often|always|constantly) (?:in |to school |to lessons? )?(?:very |so )?(?:hungry|unwashed|unkempt|dirty|filthy|starving)\b|\bno food at home\b|\bhasn't (?:eaten|had (?:anything|any food))\b|\bnot (?:been )?(?:eating|fed)(?: at home)?\b|\bstarv(?:es?|ing) (?:${SELF})\b|\bmak(?:es?|ing) (?:${SELF}) (?:sick|vomit)\b|\b(?:dirty|soiled|filthy) (?:clothes|uniform)\b|\bpoor (?:personal )?hygiene\b`,
    String.raw`\bfgm\b|\bforced marriage\b|\bhonour[- ]based\b|\bradicali[sz]\w+ (?:online|concerns?|by)\b|\bextremist views\b|\bprevent referral\b`,
    String.raw`\bmissing from home\b|\bran away from home\b|\brunning away from home\b|\bran away\b`,
    String.raw`\bunsafe at home\b|\bnot safe at home\b|\b(?:violence|abuse|shouting|fighting|drinking|drugs) at home\b|\bleft (?:alone |home alone|on (?:his|her|their) own (?:at home|overnight))`,
    String.raw`\b(?:is|was|be|being|gets?|got|been) (?:\w+ )?(?:bullied|raped|trafficked|molested)\b`,
    String.raw`\bsevere(?:ly)? bull(?:ying|ied)\b|\bvictim of bullying\b`,
    String.raw`\b(?:she|pupil|student) (?:is|may be|might be|could be) pregnant\b|\bis pregnant\b|\bpregnancy scare\b`,
    String.raw`\bolder (?:boyfriend|girlfriend)\b`,
    String.raw`\bworried about (?:his|her|their) (?:safety|welfare|wellbeing|well-being) at home\b|\bwelfare (?:concerns?|call|check)\b|\bconfided\b`,
  ),
  unlessSchoolwork: any(
    String.raw`\bbruis(?:e|es|ed|ing)\b`,
    String.raw`\bsuicide\b|\bkill(?:s|ed|ing)? (?:${SELF})\b|\b(?:end|ended|ending|take|took|taking) (?:his|her|their) own lives?\b`,
    String.raw`\bneglect\b|\babus(?:ed?|es|ing|ive)\b|\brap(?:e|ed)\b|\bmolest\w*|\bgroom(?:ed|ing)\b`,
    String.raw`\bdisclosure\b|\bdisclosed\b`,
    String.raw`\b(?:gangs?|trafficked|exploitation)\b`,
    String.raw`\btold me (?:that )?(?:(?:his|her|their) )?${FAMILY_MEMBER}\b`,
    String.raw`\b(?:physically|sexually) assault\w*|\bassaulted\b`,
  ),
  schoolwork: SCHOOLWORK,
};

const DIAGNOSIS: Rules = {
  harmless: all(
    String.raw`\b(?:electromagnetic|visible|em|light|colour|emission|absorption|political|line|mass|infrared|full|broad|wide) spectr(?:um|a)\b|\bon the spectrum of\b|\bspectrum (?:of|from|analysis)\b`,
    String.raw`\b(?:great|tropical|economic|the|atmospheric|weather|low pressure) depressions?\b(?! (?:and anxiety|medication))|\bdepressions? (?:of (?:the )?(?:19|18)\d\d|in (?:america|germany|the usa|the economy|the 19)|years|era)`,
    String.raw`\bdepressed (?:economy|prices?|areas?|regions?|markets?|demand|wages|keys?|tone|clutch)\b`,
    String.raw`\bbipolar (?:junction|transistors?|world|stepper|system)\b`,
    String.raw`\bblind (?:test|trial|taste|contour|drawing|spots?|alley)s?\b|\bcolour[- ]?blind casting\b|\bturn(?:s|ed)? a (?:blind eye|deaf ear)\b`,
    String.raw`\bcancer(?:ous)? cells?\b|\btropic of cancer\b`,
    String.raw`\bdiagnos(?:e|ed|es|ing|is|tic) (?:of )?(?:the |an? |faults?|errors?|problems?|bugs?|tests?|assessments?|questions?|tasks?|quiz(?:zes)?|exercise|paper|work|skills?)(?:\w* ){0,2}(?:faults?|errors?|problems?|bugs?|circuit|code|engine|tests?|assessments?|questions?|tasks?|quiz)?\b`,
    String.raw`\banxious to (?:please|do well|learn|help|succeed|improve|impress)\b`,
    String.raw`\b(?:order of|inverse|matrix|binary|boolean|set|string|the four|basic|number|mathematical|key|logical|row) operations?\b`,
    String.raw`\b(?:learning|reading|writing|spelling|some|any|has|with) difficult(?:y|ies) (?:with|in|understanding|applying|using)\b`,
  ),
  always: any(
    String.raw`\badhd\b|\bautis(?:m|tic)\b|\basperger'?s?\b|\bon the (?:autis\w+ )?spectrum\b|\bneuro-?(?:diver\w+|typical|atypical)\b`,
    String.raw`\b(?:dyslexi\w+|dyspraxi\w+|dyscalculi\w+|dysgraphi\w+|tourette'?s?|hyperlexi\w+|synaesthesia)\b`,
    String.raw`\b(?:has|have|having|had|suffers? (?:from|with)|suffering (?:from|with)|struggles? with|struggling with|diagnosed (?:with|as)|living with|lives with|treated for|due to|because of|history of|with|battles|battling|managing|manages|(?:his|her|their)) (?:\w+ ){0,2}(?:anxiety|depression|epilepsy|diabetes|asthma|anorexia|bulimia|arthritis|cancer|leukaemia|migraines?|tumour|seizures?|panic attacks?|cerebral palsy|cystic fibrosis|sickle cell|crohn'?s|chronic fatigue|long covid|concussion|mental health|depressive)\b(?! (?:in|and) (?:the|its|cells|humans|patients)\b)`,
    String.raw`\bmental (?:health|illness)\b|\bpanic (?:attacks?|disorder)\b|\banxiety (?:attacks?|disorder|issues|problems|around|about attending)\b|\b(?:severe|social|clinical|crippling|general(?:ised)?|school[- ]based|separation) anxiety\b|\bclinical(?:ly)? depress\w+`,
    String.raw`\beating disorder\b|\b(?:anorexic|bulimic|asthmatic|epileptic|diabetic|schizophreni\w*|psychotic|suicidal ideation|bipolar)\b`,
    String.raw`\b(?:ocd|ptsd|semh|spld|ehcp|ehc plan|iep|camhs|cahms|senco|sendco|mlds?|salt sessions|echp|asd|asc|add\/adhd)\b`,
    String.raw`\bspecial (?:educational )?needs\b|\blearning (?:disabilit|difficult)(?:y|ies)\b|\b(?:sen|send) (?:register|support|pupil|student|needs|child|department|plan|status|list|k|team)\b`,
    String.raw`\b(?:on|off|taking|takes|forgot(?:ten)?|forgets|without|his|her|their|new|change (?:of|in)|needs|prescribed) (?:\w+ )?(?:medication|meds|medicine|tablets|pills)\b|\bmedicated\b|\bmedication\b|\b(?:ritalin|concerta|methylphenidate|medikinet|elvanse|strattera|prozac|sertraline|fluoxetine|antidepressants?|melatonin|epipen|inhaler)\b`,
    String.raw`\bdiagnos(?:ed|is|es)\b`,
    String.raw`\b(?:hearing|visual(?:ly)?|sight|speech|cognitive(?:ly)?) impair\w+|\bhearing aids?\b|\b(?:is|partially|profoundly) (?:deaf|blind|disabled|mute|sighted)\b|\bcolour[- ]?blind(?:ness)?\b|\bselective(?:ly)? mut\w+|\bwheelchair\b|\bsensory (?:processing|overload|needs|issues)\b`,
    String.raw`\b(?:speech and language|occupational|cognitive behavioural) therap\w+|\b(?:sees|seeing|saw|sessions with|referred to|under|visits|visiting) (?:an? |the |his |her |their |school )?(?:\w+ )?(?:therapist|counsellor|psychiatrist|psychologist|paediatrician|consultant)\b|\bcounselling\b|\beducational psychologist\b|\btherapy sessions?\b`,
    String.raw`\b(?:in|into|out of|from|to) hospital\b|\bhospitali[sz]\w+|\bhospital (?:appointments?|visits?|stays?|treatment|admission)\b|\b(?:chemo|chemotherapy|dialysis|radiotherapy)\b`,
    String.raw`\b(?:his|her|their|an|recent|major|heart|knee|back|after|for) (?:\w+ )?(?:operation|surgery)\b(?! (?:of|on (?:the )?(?:matrix|set|list|array|number|data)))`,
    String.raw`\b(?:medical|health) (?:condition|issues?|problems?|needs|reasons?|appointments?)\b|\b(?:is|was|been|being) (?:seriously|terminally|chronically|mentally) ill\b`,
  ),
  unlessSchoolwork: any(
    String.raw`\b(?:depression|depressed|anorexia|bulimia|epilepsy|seizures?|leukaemia|cancer|insulin injections?)\b`,
    String.raw`\bdisabilit(?:y|ies)\b|\bdisabled\b|\bdisorder\b`,
  ),
  schoolwork: SCHOOLWORK,
};

const FAMILY: Rules = {
  harmless: all(
    String.raw`\bdivorced,? beheaded\b(?:[\s\S]*survived)?`,
    String.raw`\b(?:word|functions?|element|chemical|romance|language|instrument|royal|romanov|royal|string|woodwind|brass) famil(?:y|ies)\b|\bfamil(?:y|ies) of (?:\w+ )?(?:functions?|curves?|graphs?|elements?|words?|instruments?|languages?|lines|shapes|solutions|equations)\b|\bfamily trees?\b|\bfamily (?:resemblance|vocabulary|topic|unit|portrait)\b`,
    String.raw`\bfuneral (?:blues|oration|march|music|games|rites)\b`,
    String.raw`\bseparat(?:e|es|ed|ing|ion) (?:of |the |out )*(?:mixtures?|powers|variables|techniques?|science|pure|ideas?|sentences?|paragraphs?|clauses?|salt|sand|concerns|church|solids?|compounds?)\b`,
    String.raw`\b(?:rock|pair|study|film|reading|book|homework|half[- ]term) break-?up\b`,
    String.raw`\badopt(?:s|ed|ing)? (?:a|an|the|this|that|these|more|new|different|some|better|good|similar|effective|his|her|their own)\b|\badopt(?:s|ed|ing)? by (?:the )?(?:government|parliament|team|group|class)\b`,
    String.raw`\bredundant (?:code|words?|information|variables?|data|phrases?|steps?|lines?|adjectives?|clauses?)\b`,
    String.raw`\bfoster(?:s|ed|ing)? (?:a|an|the|good|positive|more|greater|team|his|her|their|independence|confidence|curiosity|resilience|creativity|collaboration)\b`,
    String.raw`\bhome life balance\b|\bdied? (?:down|out|away)\b`,
    String.raw`\bcustody (?:of )?the (?:ball|baton)\b`,
  ),
  always: any(
    String.raw`\b(?:parents?|parents'|parental|mum|dad|mother|father|mum and dad|family)\b[^.;]{0,30}\bdivorc\w+|\b(?:his|her|their) parents'? (?:divorce|separation|split)|\bdivorc\w+ of (?:his|her|their) parents\b`,
    String.raw`\b(?:parents?|mum and dad|dad and mum)(?:'| have| are| has| had| were| recently| just| now| who| is| being)* (?:recently |now |just |have )?(?:separat\w+|split(?:ting)?(?: up)?|breaking up|broken up|broke up|splitting)\b|\bparental (?:separation|divorce|split|conflict|breakdown)\b|\bseparation of (?:his|her|their) parents\b|\bfamily (?:break-?(?:down|up)|separation|split)\b|\bmarriage (?:breakdown|problems|break-?up)\b|\bmarital\b`,
    String.raw`\b${FAMILY_MEMBER}(?:'s)?(?: has| have| is| are| was| were| had| being| who|'s| just| recently| sadly| been| also| currently| in| and| made| an?| become)* (?:recently |sadly |very |seriously |terminally |suddenly |critically |mentally )?(?:died|dying|dead|death|passed away|passing|deceased|killed|ill|unwell|cancer|poorly|hospital|prison|jail|arrested|convicted|sentenced|deported|alcoholic|addict\w*|drinking|rehab|redundant|unemployed|jobless|left home|left the family|walked out|moved out|estranged|pregnant|remarr\w+|in the army|deployed|bankrupt|depressed|disabled|lost (?:his|her|their) jobs?|on benefits|illness|funeral|suicide|having an affair|affair|custody|abroad)\b`,
    String.raw`\b(?:death|loss|passing|illness|funeral|imprisonment|absence) of (?:his|her|their|a|an) (?:\w+ )?(?:${RELATIVE}|family member|relative|close relative|loved one)\b`,
    String.raw`\b(?:lost|losing|buried|grieving for|mourning|mourns) (?:his|her|their) (?:\w+ )?${RELATIVE}\b`,
    String.raw`\bbereave(?:d|ment)(?: (?:at home|in the family|support|counselling|this|last|and))?\b(?! (?:in|as) (?:the |a )?(?:poem|poetry|novel|play|text))`,
    String.raw`\b(?:in|into|out of|from|to) (?:prison|jail)\b(?=.*\b${FAMILY_MEMBER}\b)|\b${FAMILY_MEMBER}\b[^.;]{0,25}\b(?:in|into|out of|from|to) (?:prison|jail)\b`,
    String.raw`\bstep-?(?:mum|mom|mother|dad|father|parents?|brother|sister|siblings?|family)\b|\bhalf-?(?:brother|sister|siblings?)\b`,
    String.raw`\b(?:lives?|living|moved in|stays?|staying) with (?:his|her|their|a|an|just (?:his|her|their)) (?:\w+ )?(?:${FAMILY_MEMBER}|foster (?:family|carers?|parents?)|family friends?)\b`,
    String.raw`\bfoster (?:care|carers?|famil\w+|parents?|child|home|placement|mum|dad)\b|\b(?:is|was|being|been|are|an?) (?:adopted|fostered)\b(?! (?:by|as|the|in (?:the|a|his|her|their)))|\badopt(?:ed|ive) (?:child|parents?|mum|dad|mother|father|family|son|daughter)\b|\blooked[- ]after (?:child|pupil|student)\b|\b(?:in|into|leaving|taken into) (?:local authority )?care\b(?! (?:of|for|with|over|home (?:project|placement)))(?= ?(?:$|[.,;!?)]|since|and|after|system|this|at|from|because|due))|\bcare (?:order|system|leaver|plan)\b|\bresidential care\b|\bkinship care\b|\bspecial guardianship\b`,
    String.raw`\byoung carer\b|\b(?:cares|caring|looks after|looking after) (?:for )?(?:his|her|their) (?:\w+ )?(?:${FAMILY_MEMBER}|siblings|brothers|sisters)\b`,
    String.raw`\b(?:problems?|issues?|difficult(?:y|ies)|trouble|troubles|upheaval|situation|circumstances|pressures?|stress|worries|instability|hard time|tough time|difficult (?:time|term|year)|things|lots? going on|a lot going on|arguments?|upset|disruption|crisis|concerns?) (?:at|with|in) (?:the )?(?:home(?! ?work)|family)\b|\bhome (?:life|circumstances|situation|environment|problems|issues)\b|\b(?:family|domestic) (?:problems?|issues?|circumstances|situation|difficult\w+|troubles?|crisis|matters?|bereavement|tragedy|illness|emergency|upheaval|arguments?|conflict|trauma)\b|\bbroken home\b|\bunsettled at home\b|\b(?:difficult|hard|tough|unstable|chaotic|turbulent) home\b`,
    String.raw`\bhomeless\b(?! (?:charity|project|shelter))|\btemporary (?:accommodation|housing)\b|\bevict\w+ from (?:his|her|their)\b|\bwomen'?s refuge\b|\bliving in (?:a )?(?:refuge|hostel|hotel|shelter|b&b)\b|\bsofa[- ]surfing\b`,
    String.raw`\bfree school meals?\b|\bfsm\b|\bpupil premium\b|\bpp (?:pupil|student|child)\b|\bfood ?banks? (?:at home|family|user|parcels?)\b|\bcan(?:'|no)t afford\b|\bcan't afford\b|\bfinancial (?:difficult\w+|problems|hardship) at home\b|\b(?:family|parents) (?:is|are) (?:\w+ )?(?:poor|struggling|in debt)\b|\bmoney (?:is tight|problems|worries)\b`,
    String.raw`\b(?:single|lone|only|absent|estranged|alcoholic|abusive) (?:parent|mum|mother|dad|father)\b|\b(?:no|lost|little) contact with (?:his|her|their) ${FAMILY_MEMBER}\b|\bcustody (?:battle|hearing|dispute|case|arrangements?)\b|\bfamily court\b|\bcontact visits?\b|\bsupervised contact\b`,
    String.raw`\b(?:immigration|asylum|refugee|visa|settled) status\b|\b(?:is|as|arrived as|family are|family is|parents are) (?:an? )?(?:asylum[- ]seekers?|refugees?|illegal immigrants?)\b|\bdeport(?:ed|ation) (?:of|to|from)? ?(?:his|her|their)\b`,
    String.raw`\b(?:new baby|baby brother|baby sister) at home\b|\b(?:mum|dad|mother|father)'?s? (?:new |ex-?|ex |latest )?(?:boyfriend|girlfriend|partner|husband|wife)\b`,
    String.raw`\b(?:mum|mother|dad|father|parents?) (?:does(?:n't| not)|do(?:n't| not)|isn't|is not|aren't|are not|never|won't|refuses? to) (?:\w+ )?(?:care|engage|support|interested|bother|supportive)\b`,
  ),
  unlessSchoolwork: any(
    String.raw`\bdivorc\w+`,
    String.raw`\bpassed away\b|\bfunerals?\b|\bgriev(?:ing|ed|es)\b|\bgrief\b|\bmourning\b|\bin custody\b`,
    String.raw`\brefugee\b|\basylum[- ]seek\w+`,
  ),
  schoolwork: SCHOOLWORK,
};

const AT_START = String.raw`(?:^|[.!?:;,(\[{"'\-–—>*#/]\s*|\b(?:please|now|and|then|but|so|instead|just|must|should|always|simply|also|kindly|you(?:'ll| will| must| should| can| may| shall| have to| need to| are to)?|i want you to|let's)\s+)`;
const ORDERED = String.raw`(?:previous|prior|preceding|above|earlier|foregoing|other|all|any|every|these|those|your|the)`;

const INSTRUCTION: Rules = {
  harmless: all(
    String.raw`\b(?:to|not|n't|he|she|they|will|can|cannot|often|sometimes|would|may|might|could|did|does|do not always) (?:ignore|disregard|forget|skip|override|bypass) (?:[\w']+ ){0,4}(?:instructions?|rules?|directions?)\b`,
  ),
  always: any(
    String.raw`${AT_START}(?:ignore|disregard|forget|skip|override|bypass|drop|discard|overlook)\s+(?:(?:all|any|every|everything|of|the|your|my|these|those|this|previous|prior|preceding|above|earlier|foregoing|other|and|system|safety|original|initial|former|existing)\s+){0,5}(?:instructions?|prompts?|rules?|guidelines?|constraints?|directions?|commands?|orders?|context|text|notes?|messages?|above|before|previous(?:ly)?|facts?|data|fields?|ticks?|policies|everything|training|restrictions|inputs?)\b`,
    String.raw`${AT_START}(?:ignore|disregard|forget) (?:everything|anything|what(?:ever)?) (?:above|before|below|else|you|i|said|written|that)`,
    String.raw`\bsystem\s*(?:prompt|message|instruction|override|note)s?\b|\b(?:your|the|hidden|initial|original) (?:system )?prompt\b|\bprompt injection\b|\bjailbreak\w*|\bdeveloper mode\b|\bdan mode\b|\bdo anything now\b`,
    String.raw`\byou are (?:now )?(?:an? |the |no longer |my |in )?(?:\w+ )?(?:ai|a\.i\.|assistant|chat ?bot|gpt|chatgpt|claude|language model|llm|model|bot|developer|debug|pirate|poet|free)\b|\bas an? (?:ai|language model|assistant|llm)\b|\b(?:chatgpt|gpt-?\d|the (?:ai|llm|language model|chatbot)) (?:must|should|will|shall|has to|needs to|is to)\b`,
    String.raw`${AT_START}(?:act|behave|roleplay|role-play|respond|answer|speak) as (?:if|though|an?|the|my)\b|${AT_START}pretend (?:to be|you|that)\b`,
    String.raw`(?:^|\n|[\s>|])(?:system|assistant|user|human|developer|instructions?|prompt)\s*:\s`,
    String.raw`<\/?(?:system|assistant|user|instructions?|prompt|notes?|data|facts?|pupil|student|report|input)[^>]*>|<\|[\w ]*\|>|\[\/?(?:inst|sys|system|end)\]|<<\/?sys>>|###\s*(?:instruction|system|response|new|end)|---\s*(?:end|begin|new)|\bend of (?:the )?(?:notes?|data|input|prompt|facts|instructions)\b|"\s*[},\]]\s*[{",]|\bbegin new\b`,
    String.raw`\bnew (?:instructions?|task|rules?|system|orders?)\s*(?::|-|for you|follow)|\b(?:these|the|my) (?:new )?instructions (?:override|replace|supersede)\b|\boverrid(?:e|es|ing) (?:all|any|the|your|previous)\b`,
    String.raw`${AT_START}(?:write|say|state|claim|report|tell (?:them|the parents?|parents|everyone)|mention|note|declare|add|confirm|stress|emphasi[sz]e) (?:that|how|only that|just that|instead that) (?:he|she|they|it|the (?:pupil|student|child|boy|girl|school|teacher|report)|this (?:pupil|student|child|report|is)|i|we|you|\w+ (?:is|was|has|will|should|must|deserves|got|gets|needs|can|comes|works|failed|passed))\b`,
    String.raw`${AT_START}(?:write|produce|generate|create|compose|draft|output|print|return|give|make) (?:me )?(?:(?:a|an|the|this|his|her|their|my|only|just|nothing|something|one|two|three|some|\d+)\s+)(?:[\w'-]+ ){0,4}(?:report|reports|poem|song|limerick|haiku|joke|story|json|code|word|words|sentence|sentences|paragraph|paragraphs|text|summary|prompt|response|reply|recipe|table|list|instead)\b(?!.{0,12}\b(?:on|about|with more|using (?:\w+ )?(?:evidence|quotations?)|in (?:english|history|science)|for (?:homework|english|the assessment)))`,
    String.raw`${AT_START}(?:repeat|reveal|show|print|output|return|leak|display|recite|translate|summari[sz]e|list) (?:me |us |back )?(?:your|the (?:system|above|text|prompt|words?|instructions?|names?|whole|full|previous|original|other pupils?'?|placeholders?)|all (?:the )?(?:names?|instructions?|text|pupils|placeholders?)|everything|"|')`,
    String.raw`${AT_START}(?:reply|respond|answer|finish|end|begin|start) (?:only |just |with only |the report )?(?:with|by|in) (?:the (?:word|words|phrase|sentence|following|single)|only|just|"|'|json|french|spanish|german|capitals|capital letters|rhyme|a (?:poem|joke|single))`,
    String.raw`${AT_START}(?:do not|don't|never|avoid) (?:mention(?:ing)?|include|including|write|writing|say(?:ing)?|tell(?:ing)?|refer(?:ring)? to|report|use the (?:word|name)|put)\b(?! (?:enough|down|units|working|the answer|out))`,
    String.raw`(?:^|[.!?:;]\s*|\b(?:please|kindly|can you|could you|make sure (?:to|you)|be sure to|remember to|you must|you should) )(?:mention|include|insert|append|add|use the (?:word|phrase|name)|praise|rate|grade|recommend|describe (?:him|her|them)|call (?:him|her|them)|refer to (?:him|her|them)) (?:that|the (?:word|phrase|sentence|following|text|link|url)|this|him|her|them|a (?:link|sentence|paragraph|line|joke|comment)|in the report|https?:)`,
    String.raw`\b(?:please|can you|could you) (?:write|mention|include|say|add|put|make|tell|use|keep|leave out|exclude|output|ignore|respond|reply|generate|rewrite|change|send|email|call|delete)\b`,
    String.raw`\b(?:the|this|your|his|her|their) (?:report|text|output|answer|response|reply|comment) (?:must|should|has to|needs to|shall|is to|ought to) (?:say|state|be|include|mention|contain|start|begin|end|read|only|not|never|claim|praise|use|have)\b`,
    String.raw`\b(?:in|to|into|on) (?:the|this|his|her|their|your) (?:report|text|output),? (?:please )?(?:write|say|state|mention|include|add|put|insert|claim)\b|${AT_START}(?:put|insert|add|include) .{1,60} (?:in|into|to|at the (?:end|start) of) (?:the|this|his|her|their|your|every) (?:report|text|output|answer)\b`,
    String.raw`${AT_START}(?:give|award) (?:him|her|them|this (?:pupil|student)|everyone) (?:an? |the |full |top |only )?(?:\w+ )?(?:a\*?|grade|marks?|top|advanced|praise|highest|glowing|excellent|perfect|distinction|review|report|9)\b`,
    String.raw`${AT_START}(?:set|change|mark|treat|switch|upgrade|override) (?:the |his |her |their |all |every )?(?:level|participation|punctuality|behaviour|behavior|homework|field|fields|grade|grades|ticks?|name|pronouns?|sentiment|tone)\b.{0,30}\b(?:to|as|into)\b`,
  ),
  unlessSchoolwork: any(
    String.raw`${AT_START}(?:${ORDERED} )?(?:instructions?|rules?) (?:no longer|do not|don't) apply\b`,
  ),
  schoolwork: SCHOOLWORK,
};

/** The rules of every kind that words alone show; another student's name needs the roster. */
export const FLAG_RULES = {
  safeguarding: SAFEGUARDING,
  diagnosis: DIAGNOSIS,
  family: FAMILY,
  instruction: INSTRUCTION,
} as const satisfies Record<string, Rules>;
