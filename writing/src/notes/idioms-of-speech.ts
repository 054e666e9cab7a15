/** How teachers speak of a pupil without saying who or what: a subject, a verb or an article is put in. */
export const IDIOMS_OF_SPEECH: readonly (readonly [RegExp, string])[] = [
  // "Cannot fault him": its teacher cannot.
  [
    /^(?:really |honestly )?(?:can['’]?t|cannot|could not|couldn['’]?t) fault (?=(?:him|her|them)\b|(?:his|her|their) \p{L})/giu,
    "I cannot fault ",
  ],
  // "Great to have in the room": the pupil is.
  [
    /^(?:(?:really|always|such|just) )*(great|good|lovely|nice|wonderful|brilliant|fantastic) to (have (?:in|around|about)|teach|work with)\b/giu,
    "is $1 to $2",
  ],
  // "Then you can't stop him": nobody can.
  [
    /,? (?:and |but )?then (?:you|i) (?:can['’]?t|cannot) stop (?=(?:him|her|them)$)/giu,
    " and then nobody can stop ",
  ],
  // "Joins in now he's sat at the front": since that has been so.
  [
    /(?<=\p{L}) now (?=(?:he|she|they)(?:['’](?:s|ve|re)| is| are| has| have| sits?| knows?| can)\b)/giu,
    " now that ",
  ],
  [
    /\b(is|are|was|were|being|(?:he|she)['’]s) sat (?=(?:at|on|in|by|with|next|near|beside|away)\b)/giu,
    "$1 sitting ",
  ],
  // "Late because bus": because of it.
  [
    /\b(?:because|cos|coz|due to|down to)(?: of)? (?:the )?(bus|buses|train|trains|traffic|weather|trams?)$/giu,
    "because of the $1",
  ],
  [
    /\bbecause (illness|injury|football|music lessons|appointments|absence|clubs?|rehearsals?|fixtures|nerves|anxiety|pe|transport|tiredness|hunger|covid|surgery|holidays?)(?=$|[,.;])/giu,
    "because of $1",
  ],
  [
    /\bround (?=(?:bunsens?|machinery|machines|equipment|others|people|tools|chemicals|the (?:lab|workshop|kitchen|room|equipment|machines))\b)/giu,
    "around ",
  ],
  [/\bbunsens\b/giu, "Bunsen burners"],
  [/\bat (?:the )?mo\b/giu, "at the moment"],
  [/\bto demo\b/giu, "to demonstrate"],
  [/\bconvo(s?)\b/giu, "conversation$1"],
  [/\bbio (?=mock|test|exam|assessment|paper|unit|practical|homework)/giu, "Biology "],
  [/\blvl (?=\d)/giu, "level "],
  [/\b(put(?:s|ting)?|sticks?|sticking) (?:a )?hands? up\b/giu, "$1 their hand up"],
  [
    /\bhalf (empty|full|asleep|awake|built|coloured|labelled|learnt|revised|planned)\b/giu,
    "half-$1",
  ],
  [
    /\b(a couple of|a few|some|several|\d+|two|three|four) ((?:unexplained|unexcused|recent|more) )?lates\b/giu,
    "$1 $2late marks",
  ],
  // "2 detentions for chatting, none since half term": that none has come since is beside it.
  [/, (?:but |and )?(none|nothing) since (?=\p{L})/giu, " but $1 since "],
  [/\b(keeps?|gets?|got|getting|cracks?) on with it\b/giu, "$1 on with the work"],
  // "Calls out, not malicious": what is not so is said beside it.
  [
    /, not (malicious|nasty|rude|unkind|mean|lazy|naughty|defiant|aggressive|deliberate|spiteful|disrespectful|disruptive)$/giu,
    " but not $1",
  ],
  [
    /, (?:but )?otherwise (?=(?:fine|satisfactory|good|excellent|lovely|great|pleasant|polite|sensible)$)/giu,
    " but otherwise ",
  ],
  // "Used to argue, now apologises": how it was beside how it is.
  [
    /^((?:(?:he|she|they) )?used to (?:(?!\bbut\b)[^,;])+),? (?:and |but )?now (?=\p{L})/giu,
    "$1 but now ",
  ],
  // "Slow start, better since the mock"
  [
    /^(?:an? )?(slow|shaky|rocky|difficult|tough|bumpy|poor|wobbly|quiet|strong|good|nervous) start(?: to (?:the )?(?:year|term|course))?,? (?:but )?((?:(?:much|far|a lot|really) )?(?:better|stronger|more settled|improved|calmer|more confident|weaker|worse)) since (?=\p{L})/giu,
    "made a $1 start but has been $2 since ",
  ],
  // "Less calculator": used less.
  [
    /\bless (calculator|phone|google|dictionary|spellcheck)\b(?! (?:use|work|time))/giu,
    "less use of a $1",
  ],
  [
    /\bassessed as (?:working )?(?:at )?(?:EXS|the expected standard|expected)\b/giu,
    "assessed as being at the expected standard",
  ],
  [
    /\bassessed as (?:working )?(?:at )?(?:GDS|greater depth)\b/giu,
    "assessed as being at greater depth",
  ],
  [
    /\bassessed as (?:working )?(?:WTS|towards)\b/giu,
    "assessed as working towards the expected standard",
  ],
  // "Can come across as arrogant, isn't really"
  [/,? (?:but |and )?(?:(?:he|she) )?(?:isn['’]?t|is not) really$/giu, " but is not really"],
  // "You'd never know it now": nobody would.
  [/\b(?:you(?:['’]d| would)|i would) never (know|guess|think)\b/giu, "nobody would ever $1"],
  // "Can't hear him past row 2": its teacher cannot.
  [
    /^(can['’]?t|cannot|could not|couldn['’]?t) (hear|read|see|praise|recommend|thank|understand|reach) (him|her|them)\b(?! (?:own|sel))/giu,
    "I $1 $2 $3",
  ],
  // "Role play mark up from 4 to 8"
  [
    /^(?:(?:his|her|their) )?((?:[\p{L}-]+ ){0,3}(?:mark|score|grade|average|percentage)),? (?:is |has )?(?:gone |now )?(up|down) from (\d[\d.]* ?%?(?: out of \d+)?|[A-G][*+-]?|grade \d) to (\d[\d.]* ?%?(?: out of \d+)?|[A-G][*+-]?|grade \d)$/giu,
    "$1 has gone $2 from $3 to $4",
  ],
  [
    /^(good|excellent|poor|great|perfect|strong|superb|impressive|low) attendance(?: at|:|,| -)? \(?(\d{1,3} ?%)\)?$/giu,
    "attendance is $1 at $2",
  ],
  // "Evaluate, don't just list": the one and not the other.
  [
    /^(\p{L}+(?: (?!to\b)\p{L}+){0,3}),? (?:do not|don['’]?t) (just|only|simply) (?=\p{L})/giu,
    "$1 rather than $2 ",
  ],
  [/\b(\d{1,2})[- ]mark q\b/giu, "$1-mark question"],
  // "Started the year well, tailed off"
  [
    /^(started (?:(?:the )?(?:year|term) )?(?:off )?(?:really |very )?(?:well|brightly|strongly)),? (?:but )?(?:has )?(tailed off|faded|dropped off|slipped|drifted)\b/giu,
    "$1 but $2",
  ],
  [
    /(?<!\w)['’]?till?(?= (?:the|he|she|they|last|it|his|her|their|next|break|lunch|\d|\p{Lu}))/gu,
    "until",
  ],
  // "Responds well to praise, badly to being told off"
  [
    /\b(well|best|better|brilliantly|confidently) (to|in|with|on|at) ([^,;]+),? (?:but )?(badly|poorly|less well|worse|less confidently) (?=(?:to|in|with|on|at)\b)/giu,
    "$1 $2 $3 but $4 ",
  ],
  [/^(?:an? )?((?:\p{L}+ )?streak of \d+ (?:days|weeks|lessons))\b/giu, "has a $1"],
  // "Highest ever mark"
  [/\b(\p{L}{3,}est|best|first|worst) ever (?=\p{L})/giu, "$1-ever "],
  [/^lates (?=creeping|increasing|going|mounting)/giu, "lateness "],
  [/\bbidmas\b/giu, "BIDMAS"],
  [/\bbodmas\b/giu, "BODMAS"],
  [/\bsoh ?cah ?toa\b/giu, "SOHCAHTOA"],
  [/^(kit|equipment|planner|pen|pencil case) (?=(?:every|each) lesson\b)/giu, "brings their $1 "],
  // "He hands it in, it's just never finished"
  [/,? (?:but )?it(?:['’]s| is) just (?=\p{L})/giu, " but it is just "],
  // "Last 3 tests 2, 3 and 1"
  [
    /^(?:the |his |her |their )?last (\d|two|three|four|five) (tests|quizzes|vocab(?:ulary)? tests|spelling tests)(?: were|:| -)? (\d[^\p{L}]*(?:(?:and|out of) \d[^\p{L}]*)+)$/giu,
    "scored $3 in the last $1 $2",
  ],
  [
    /\b(two|three|four|five|six|eight|nine|ten|twelve|fifteen|sixteen|twenty|thirty)[- ]markers\b/giu,
    "$1-mark questions",
  ],
];
