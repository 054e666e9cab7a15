import { wordSet } from "./word-set.ts";
// Words and phrases by which a clause praises, finds fault or asks for something.

/** Words that praise. */
export const GOOD = wordSet(`
  incredible phenomenal astonishing
  accommodating accomplished affable affectionate amenable amiable amicable animated appreciative assured attractive biddable businesslike
  captivating clear-headed coachable cohesive comprehensive conciliatory contented co-operative cordial credible decent decisive dignified
  diplomatic discerning disciplined driven dutiful earnest effervescent effortless engrossed enterprising entertaining exuberant
  eye-catching fair-minded faithful fervent forthcoming forward-thinking free-thinking fun-loving genial genuine glowing good-tempered
  grateful grounded high-achieving high-quality high-spirited hopeful immaculate immersed impassioned incisive inclusive informative
  ingenious inspired instinctive jovial joyful kind-hearted level-headed light-hearted likeable literate magnanimous masterful measured
  melodic memorable near-perfect no-nonsense numerate obedient off-the-scale plucky poignant prolific prudent quick-thinking quick-witted
  receptive refined refreshing resolute responsive rewarding rigorous scholastic self-contained self-controlled self-directed
  self-disciplined self-driven self-possessed sharp-witted single-minded spirited staunch steadfast stellar stoic stoical straightforward
  strong-minded strong-willed sweet-natured switched-on team-spirited tireless top-class top-notch transformed trusted unafraid undaunted
  unerring unfailing unfazed unflagging unselfish unstinting unstoppable untiring unwavering uplifting valiant versatile vibrant vigilant
  vigorous vivacious warm-hearted well-adjusted well-balanced well-crafted well-disciplined well-intentioned well-paced well-practised
  well-regarded well-rehearsed well-respected well-supported well-timed wholehearted world-class worthwhile zealous faultless flawless
  truthful selfless obliging passionate tenacious dogged robust persevering industrious scholarly shrewd intuitive rational painstaking succinct cogent lucid
  poised graceful agile nimble deft adept polished self-reliant personable charming delightful charismatic innovative principled composed
  unflappable good-humoured self-assured nuanced evocative well-spoken well-read well-informed well-rounded
  able accurate active adaptable alert ambitious amazing articulate assertive astute attentive balanced beautiful best better brave bright
  brilliant calm capable careful caring cheerful clear clever coherent commendable compassionate competent concise confident conscientious
  considerate consistent convincing cooperative courageous courteous creative credit curious dedicated delight dependable detailed determined
  diligent eager effective efficient elegant eloquent empathetic encouraging energetic engaged engaging enthusiastic excellent exceptional
  exciting exemplary expressive fabulous fair fantastic fast fine first flair flexible fluent focused friendly full fun generous gentle gifted good
  great happy hard hardworking hard-working helpful helped helps honest humorous imaginative impeccable impressive impressed independent independently inquisitive insightful inspiring
  insight intelligent interested inventive joy keen kind lively logical lovely loved loves enjoys enjoyed enjoying mature methodical meticulous
  motivated neat neatly nice observant on-task open organised original outgoing outstanding passion patient perceptive perfect persistent persuasive pleasant
  pleased pleasure polite positive positively praise precise prepared proactive productive proficient progress progressed progresses promising proud prompt punctual purposeful quick quickly reflective reliable
  resilient resourceful respectful responsible secure securely self-motivated sensible skilful skilled smart solid sophisticated sound star steady strength strengths strong stronger strongest
  studious stunning stylish succeeded succeeds success successful successfully superb supportive supports sure systematic talent talented team-player terrific thorough thoroughly thoughtful tidy top trustworthy
  understands understanding understood vivid well well-behaved well-organised well-presented well-written willing willingly wise witty wonderful won winner wins excels excelled excelling thrives thrived thriving shines shone blossomed
  flourished flourishing improved improves improving improvement achieved achieves achieving mastered masters commended awarded captain prefect asset leader leads ambitious
  perseveres persevered perseverance tries tried effort efforts contributes contributed calmly confidently clearly carefully fluently beautifully brilliantly excellently superbly kindly politely sensibly
  mindful neater tidier calmer happier keener faster clearer highest higher exceeded exceeds exceeding completes completed volunteers volunteered remarkable splendid super distinction merit merits achievement
  participates supports shares shared knowledgeable expert natural fearless daring fab perfectly polished rich ready correct correctly right always regularly consistently hardest nailed cracked ace engages progressing
`);

/** Words that find fault. */
export const BAD = wordSet(`
  dawdle dawdles dawdled dawdling loiters loitering
  abusive aggrieved aloof apprehensive awkward belligerent bemused combative cumbersome defensive despondent detached disjointed dismissive
  edgy evasive faltering far-fetched fickle flaky flighty flippant flustered foolish fretful frustrating giddy grudging gruff guarded
  gullible half-baked harsh heavy-handed helpless hit-or-miss hot-headed hyperactive ill-prepared ill-equipped imprecise impressionable
  inconsiderate indecisive inhibited irresponsible jaded jumpy laborious lackadaisical languid lax lopsided lukewarm manipulative
  mischievous miserable misguided naive naughty needy neglectful nonchalant obstinate off-putting over-anxious over-dependent
  over-enthusiastic over-familiar overawed overexcited overwhelmed panicky perplexed pernickety plodding puzzled quarrelsome recalcitrant
  reticent sarky secretive self-absorbed self-doubting short-tempered shouty skittish slovenly sneaky spasmodic standoffish stressed
  strident strung-out submissive switched-off tempestuous turbulent uncommunicative uncomfortable underwhelming undisciplined uneasy
  unenthusiastic unfair unhelpful uninterested unpleasant unproductive unruly unsuccessful unsympathetic unwieldy uptight wayward wilful
  withdrawn tetchy whiny mumbly inert shifty glum gloomy cranky weepy
  wobbly surly grumpy sulky snappy oppositional stubborn pushy brash boisterous rowdy raucous childish babyish selfish spiteful nasty cruel thoughtless reckless rash hasty
  slipshod chaotic erratic sporadic intermittent volatile apathetic indifferent lethargic listless sluggish demotivated distractible scatty long-winded
  garbled incoherent stilted insolent impertinent impolite abrasive violent hostile arrogant boastful cocky complacent sketchy scant meagre
  simplistic superficial shallow bland lacklustre uninspired formulaic hurried
  moan moans moaned moaning sulk sulked sulky forget struggle disrupt distract rush argue shout chat complain refuse ignore lose fail interrupt waste miss misbehave disturb fidget panic procrastinate wander skip
  absent absences absence aggressive angry annoying anxious argumentative argues argued argue arguing awful bad badly blames bored boring breaks careless carelessly careless calls-out chats chatting chatty chatted chatter
  cheeks clumsy complains complained confused confuses confusing copied copies copying concern concerns concerned confrontational damaged dangerous dangerously daydreams daydreaming
  defiant defiance detention detentions difficult difficulty difficulties disappointed disappointing disaffected dishonest disengaged dislikes disobedient disorganised disrespectful disrespect disrupts disrupted disrupting
  disruption disruptive distracted distracts distracting distraction drifts error errors excuses excluded exclusion fail failed fails failing failure fidgets fidgeting fidgety fights fighting forgetful forgets forgot forgetting forgotten fought fuss giggles gives-up
  hates haphazard hesitant hesitates hinders hit illegible immature impatient impulsive inaccurate inappropriate inappropriately inattentive incomplete inconsistent insolent interrupts interrupted interrupting interruptions irregular
  irritable issue issues kicked lack lacks lacking lacked late lateness lazy lies loses lost loud mess messes messy messing minimal missed misses missing mistake mistakes misbehaves misbehaved misbehaviour misconceptions misunderstandings misunderstands moans muddled muddles
  nervous negative negatively neglects noisy off-task overdue panics passive patchy poor poorer poorly problem problems procrastinates refusal refuses refused refusing reluctance reluctant restless ripped rude rudely rudeness
  rushed rushes rushing scruffy sad shaky shouts shouted shouting shy silliness silly slip slack slacking slapdash sloppy slouches slow slowly struggle struggles struggled struggling stuck sulks suspended swearing swears swore swung talkative tardy
  tires tired tantrum tantrums teases throws threw thrown tired truant truants truanted trouble unable uncooperative underachieving underachieves underperforming uneven unfinished unfocused unfortunately unhappy unkind unmotivated unprepared unreliable unsafe unsatisfactory unsettled unsure
  untidy unwilling upset vague vaping wanders wandering wandered wastes wasted wasting weak weaker weakest weakness weaknesses worried worrying worries worse worst wrong wrongly avoids avoided avoiding ignores ignored ignoring insecure hesitancy removed sanction sanctions sanctioned warnings
  downhill careless skips skipped skipping unpunctual disturbs disturbing overconfident slips slipped slipping dropped declined declining regressed falls fell falling sloppily half-hearted hit-and-miss resents struggling giggling swinging argumentative bare minimum barely gaps gap confuse misspells misread misreads misreading overlooks overcomplicates unclear illogical repetitive rambling waffle waffles waffling dominates dominating bossy stubborn blank
`);

/** Words that belong together and praise as one. */
export const GOOD_PHRASES =
  /\b(?:throws? (?:himself|herself|themselves) into|threw (?:himself|herself|themselves) into|(?<!\bf(?:inds?|ound|inding) (?:[\w'-]+ ){1,5})hard work|work(?:s|ed|ing)? (?:very |really |extremely |so )?hard|(?:tries|tried|trying) (?:\w+ )?hard|no (?:behaviour|negative|conduct|sanction) (?:points|logs|incidents|entries)|late marks (?:have gone|are) down|never had to (?:speak|raise|tell|ask|remind|chase|move|warn)|does not need|did not need|never need(?:s|ed)|cannot fault|could not ask|(?<!\b(?:never|not|rarely|seldom|ever) (?:\w+ ){0,4})on time|on track|on task|up to date|a credit|role model|never any (?:bother|trouble)|not had a single (?:warning|detention|sanction)|no (?:warnings|detentions|sanctions)|never (?:a|an) (?:bother|problem|issue)|never been told off|first[- ]class|first[- ]rate|without (?:being )?(?:told|reminded|asked|prompted|needing|having to be)|never (?:ha(?:s|ve) to|needs? (?:to be|reminding|telling))|(?:do|does|did) not (?:have to|need (?:to be|reminding|telling))|could not have|(?:should|can|could|must) be (?:\w+ )?proud|proud of|(?:will|shall) (?:really |greatly )?miss (?:him|her|them|his|her|their|having|teaching)|nothing of the kind|without fault|inside out|(?:gives?|gave|giving|given) up (?:(?:his|her|their|an?|one|two|three|several|many|some|most|all|every|\d+) )?(?:of )?(?:(?:his|her|their) )?(?:\w+ )?(?:lunch|lunch-?times?|break|breaks|break-?times?|time|evenings?|weekends?|free|own)|hard to fault|be faulted|be (?:\w+ )?missed|lacks (?:neither|nothing)|anything but careless|not put off|not fazed|(?:rarely|seldom|never) (?:taught|seen|met|had|known) (?:such|anyone|a )|(?:has |have |had )?got over|overcame|overcome|nothing (?:is )?too|off (?:his|her|their) own bat|team player|full marks|top marks?|top of|above (?:target|average|expect\w+)|first to|last to (?:leave|go|pack (?:up|away))|(?:no|zero|0) lates?|no (?:concerns?|issues?|problems?|complaints?|worries)|nothing but praise|without (?:fuss|being asked|prompting|reminders?)|goes beyond|extra mile|well done|all (?:homework|tasks|work) (?:is |was |are |were )?(?:in|complete\w*|handed|done)|never (?:misses|missed|late|forgets|gives up|rude|complains|off task|absent|a problem)|not (?:afraid|shy|missed|once late)|ahead of|not far off|eye for|ear for|flair for|never stops? (?:asking|trying|learning|working|helping|smiling|improving)|(?:gets?|got|getting) stuck in(?! (?:a|an|the|on)\b)|clos(?:es|ed|ing) the gaps?)\b/u;
/** Words that belong together and find fault as one. */
export const BAD_PHRASES =
  /\b(?:easily (?:led|distracted|swayed|influenced|put off)|mix(?:es|ed|ing) up|mudd(?:les|led|ling) up|google translate|chat ?gpt|(?:never|not|rarely|seldom|hardly ever) (?:\w+ ){0,4}on time|still outstanding|gives? up|gave up|given up|giving up|(?:gets?|got|getting) (?:[\w'-]+ ){1,6}wrong|calls? out|called out|calling out|shouts? out|off task|talks? (?:over|too|when|through|back|during|while|in)|talking (?:over|too|when|through|back|during|while|in)|talked (?:over|through|back|during|in)|too (?:much|many|often|easily|quickly|loud|long|short|slow|fast|quiet|chatty)|answers? back|answered back|answering back|switches? off|stares? out|out of (?:seat|place|turn|breath)|not (?:enough|always|good enough|on task|focused|ready|prepared|handed|done|completed?)|below (?:target|average|expect\w+)|short of|far from (?!home|it)(?:\w+ )?\w+|good at avoiding|last (?:in|out of|to (?:arrive|leave|finish|pack|line|sit|settle|start|get))(?! (?:the|order))|only (?:managed|got|scored)|stall(?:s|ed|ing)?|plateau(?:s|ed|ing)?|(?:progress|work|effort|standards|attendance|punctuality|behaviour|confidence) (?:has |have |had |is |are )?(?:slow(?:s|ed|ing)|dip(?:s|ped|ping)|drop(?:s|ped|ping)|slip(?:s|ped|ping)|declin\w+|deteriorat\w+|tail(?:s|ed|ing) off)|gone backwards|(?:slower|slow|less|poor|weaker) progress|(?:happy|content) to (?:coast|sit back|do (?:the minimum|just enough)|get by|let others)|(?:to )?makes? (?:others|the others|people|friends|classmates|the class|everyone) laugh|zero marks|no marks|not (?:\w+ )?(?:his|her|their) own|behind (?:in|with|on|the|schedule)|falls? behind|at the last minute|last minute|on (?:his|her|their) phone|using (?:his|her|their) phone|phone out|head on (?:the )?desk|arrives? late|turns? up late|hard to|finds? (?:[\w']+ ){1,6}(?:hard|difficult|tricky|challenging|tough)|bare minimum|room for improvement|let (?:himself|herself|themselves) down|lets? (?:himself|herself|themselves) down|no (?:homework|effort|equipment|pen|book|planner|interest|respect|evidence|working)|without (?:equipment|homework|a pen|permission|checking|thinking|reading)|late (?:again|twice|marks?|every|most|to)|in detention|on report|messes? about|messing about|mucks? about|fools? (?:around|about)|wastes? time|little (?:effort|interest|progress|work)|stops? others|distracts? others|hit and miss|could not be bothered|can do (?:much |far |a lot |so much )?better|could do (?:much |far |a lot |so much )?better|capable of (?:much |far |so much )?(?:more|better)|sent (?:off|out|to)|nothing to show|walked out|(?:finding|found) (?:[\w'-]+ ){1,6}(?:hard|difficult|tricky|challenging|tough)|gets? (?:distracted|confused|muddled|upset|frustrated|bored|angry))\b/u;

/** Said of what is still to come. */
export const ASKS =
  /\b(?:needs? (?:to(?! be(?:$|[.,;]))|more|a|some|help|support|practice|reminding|encouragement|extra|further|time)|should(?! be(?:$|[.,;]))|must|ought|would benefit|could (?:do with|try|(?:put|do|make|show|give|take) (?:much |far |a bit |a little )?more|be more|improve|contribute|work|use|now|also|participate|achieve)|(?<!\b(?:never|not|without|i|we)(?: \w+)? )(?:has|have|having) to|next step|^target|aim(?:s|ing)? (?:to|for)|would (?:look|be|read|do|work|score|improve)\b(?= better|n't)|would look better|would be better|(?<!\b(?:determined|keen|eager|happy|wants?|wanted|strives?|strove|able|works? hard|worked hard|willingness|desire|drive|determination|motivated|continues?|continued) )to improve|(?<=^|\b(?:to|and|please|also|should|just) |, )work on|now (?:try|needs?))\b/u;
/** Asking words that ask for nothing. */
export const ASKS_NOTHING =
  /\b(?:(?:should|can|could|must) be (?:\w+ )?proud|needs? (?:no|little|nothing)|no longer needs?|does not need|never needs?|could not (?:be|have|ask))\b/u;
