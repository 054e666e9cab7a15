import { isCommonWord } from "../privacy/words.ts";

/**
 * A word with the endings that it may take or has taken: "works", "worked", "working" of "work", "real" of "really".
 * None that is no word of English, so that "time" does not bring "Tim".
 */
function withEndings(word: string): string[] {
  const short = word.length < 4;
  const bases = short
    ? []
    : [/s$/u, /ed$/u, /d$/u, /ing$/u, /ly$/u].map((end) => word.replace(end, ""));
  const stem = word.replace(/e$/u, "");
  const thin = word.replace(/y$/u, "i");
  const longer = [`${word}es`, `${word}d`, `${word}ed`, `${stem}ing`, `${word}ly`];
  const made = [`${word}s`, ...(short ? [] : longer), `${thin}es`, `${thin}ed`, `${thin}ly`];
  return [word, ...[...made, ...bases.filter((base) => base.length > 3)].filter(isCommonWord)];
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/u).flatMap(withEndings);
}

/**
 * The words of any report: what holds no others says nothing that is true of one pupil alone, and names nobody. A
 * teacher's sentence with another word in it (a book, a set, a prize, a place) is not said of other pupils.
 */
const OF_ANY_REPORT: ReadonlySet<string> = new Set(
  words(`
  a an the this that these those and or but so yet if when while as than then though although because both either each every all any some much many more most less least few lot lots bit little plenty
  of in on at to for from with by about into over through throughout during after before since until towards within without beyond up out back forward forwards ahead again away
  i me my mine we us our you your yours it its there here who which what how where why
  be am is are was were been being have has had having do does did doing done will would shall should can could may might must let's let lets need needs ought used
  i'm i've i'd i'll we're we've we'll we'd it's that's there's what's don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't can't couldn't won't wouldn't shouldn't you're you've you'll you'd they're they've
  not no never always often usually sometimes really very so too quite rather truly such just even still already also only simply particularly especially certainly clearly indeed overall generally consistently continually steadily
  year term half autumn spring summer winter week month lesson lessons class classes classroom course subject subjects school time times day days date far today now next last new coming future further later soon future years ahead point
  start started starting begin began beginning end ended finish finished make makes made making take taken took taking give given gave get gets got getting go goes going gone went come comes came coming keep keeps kept keeping carry carries carried continue continues continued continuing remain remains remained become becomes became stay stays bring brings brought put puts show shows shown showed see sees seen seeing saw look looks looking find finds found know knows known think thought feel feels felt say said tell hope hopes hoping wish wishes wishing want wants expect like likes love loves loved enjoy enjoys enjoyed enjoying enjoyable thank thanks try tries tried trying work works worked working worker teach teaching taught learn learns learned learnt learning learner study studies studying help helps helped helping support supports supported ask asks asked asking
  progress progressing progressed effort efforts attitude approach behaviour conduct manners attainment achievement achievements achieve achieves achieved achieving success successes successful succeed succeeds potential ability abilities skill skills knowledge understanding understand understands confidence confident confidently interest interested interests enthusiasm enthusiastic enthusiastically engagement engage engaged engages contribution contributions contribute contributes contributed participation participate participates homework task tasks targets target goal goals step steps result results standard standards level grade grades focus focused focuses concentration concentrate motivation motivated determination determined commitment committed dedication dedicated organisation organised preparation prepared readiness ready
  pupil pupils student students member members group young person people child everyone everybody others peers part role place presence example pair hands credit name part
  mixed limited
  please wait same following addition
  pleasant listen listens instructions discussion discussions ideas idea follow follows others
  good great excellent outstanding super superb fantastic brilliant wonderful lovely pleasing pleased pleasure delight delighted delightful proud pride impressed impressive impressively strong strongly stronger strength strengths positive positively solid sound steady steadily satisfactory reasonable fair commendable exceptional exceptionally exemplary marvellous terrific amazing first-class top better best well happy happily glad joy nice rewarding privilege cracking smashing stunning splendid tremendous fabulous fab remarkable
  hard harder hard-working hardworking diligent diligently conscientious conscientiously mature maturely maturity polite politely kind kindly kindness thoughtful thoughtfully careful carefully sensible sensibly respectful keen keenly willing willingly willingness eager eagerly cheerful friendly lively reliable responsible independent independently curious inquisitive creative resilient resilience perseverance honest helpful considerate courteous courtesy calm quiet quietly active actively valued valuable worthwhile rewarding productive promising encouraging encouraged encourage encourages
  concern concerns concerned concerning disappointing disappointed disappointment difficult difficulty struggle struggles struggled inconsistent lack lacks lacking poor weak unsettled distracted improve improves improved improving improvement improvements develop develops developed developing development grow grows grown growing growth build builds building push challenge challenges challenging challenged stretch reach reaches reaching aim aims aiming high higher highest fulfil fulfils secure maintain maintains maintained
  congratulations luck bravo well-deserved deserve deserves deserved deservedly reward rewards credit applaud praise kudos
  whole rest doubt sure certain able asset treat stuck have-a-go hand afraid heart head mind fun proudly way ways thing things something everything anything nothing one kind sort piece pieces standards momentum path right
  holiday holidays break rest christmas easter relaxing restful enjoy parents home family evening
  moving going looking overall summary conclusion short addition however nevertheless furthermore moreover therefore
  `),
);

/**
 * Further words of how reports are written, which say how somebody works and not on what: they may stand in a phrase
 * or in the first words of a report, but make no sentence of another pupil. No topic, work, place, event, number or
 * prize is among them, nor anything of health or home.
 */
const OF_WORKING: ReadonlySet<string> = new Set(
  words(`
  accurately accurate accuracy almost aloud alone already altogether apparent apparently early easily easier easy effective effectively efficient efficiently enormous enormously entirely essential eventually evident evidently fairly finally fluent fluently frequently fully genuinely gradually greatly highly hugely immediately incredibly increasingly independently individually initially largely lately mainly mature mostly naturally nearly neat neater neatly normally notably obviously occasionally perfectly perhaps possibly potentially practically precisely previously probably promptly properly punctual punctually purposefully quickly rarely readily recently regular regularly repeatedly seldom seriously significantly similarly skilfully slightly slowly smoothly somewhat steadily suitably swiftly thoroughly tidily together totally typically unfortunately usually warmly whenever wherever widely wonderfully
  absolute absolutely alert analytical appropriate appropriately articulate articulately attentive attentively aware bright busy capable clear clearer clever complete constant constantly constructive constructively considerable considerably convincing convincingly deep deeper deeply detailed different distinct effortless engaged engaging enquiring entire even exact exciting expected expressive extended extra extreme extremely fast final firm fluid full fuller generous generously gentle genuine huge imaginative imaginatively important incomplete independent individual insightful intelligent interesting large late later light logical logically longer loud main meaningful measured methodical methodically meticulous meticulously modest motivating natural nervous obvious open ordinary original patient patiently perceptive perceptively personal practical precise previous proper purposeful quick quicker reflective regular relevant rushed scatter secure securely serious settled shy similar simple sincere skilful skilled slow slower special specific spirited subject-specific successful suitable sustained tidy tidier timely tricky ultimate unfamiliar unsure useful usual vague variable varied verbal verbally vibrant warm warmer wide wider wise witty written
  advantage advice aim answer approach argument aspect assessment assignment attempt attendance attention awareness balance basis beginning breadth calmness care chance change character check choice circle clarity comfort comment comparison complexity composure conclusion connection consideration content conviction correction criteria criticism curiosity deadline decision degree delivery depth detail difference direction discipline doubt draft drive ease edge element enquiry energy equipment error essence evidence exchange exercise expectation experience explanation expression extension extent fact factor feedback flair form foundation friend friendship future gap grasp habit handwriting hesitation humour imagination impact impression individual information initiative input insight instinct instruction intention investment involvement issue judgement key lack lead learner length list listener manner mark mastery material meaning measure method mindset mistake mixture moment momentum mood nature need note opinion opportunity order outcome ownership pace page paragraph partner passion pattern patience perception personality perspective plan planning point practice precision presentation pressure problem problem-solving process punctuality purpose quality question range reader reading reason reasoning recall reflection regard relationship reminder resource respect response responsibility result review revision risk rigour room routine rule self self-assurance self-belief self-discipline self-esteem sense sentence shine sign solution spark speed spirit stamina star starter state strategy structure style suggestion sunshine surprise talent tenacity teamwork technique temptation test tests thanks thinker thinking thought tone topic touch track treasure trouble trust turn understanding use value variety view vision vocabulary voice warmth weakness welcome word worker workload writer writing zest
  accept urge tick acknowledge seek sought guide guidance occasion down worry acquire act adapt add admire adopt advise allow analyse apply applies appear appreciate arise arrive assess assist assume attain attempt attend avoid aware balance base became begin behave believe belong benefit bothered call care catch cause celebrate challenge chat check choose chooses chose chosen clarify collaborate combine communicate compare complete comprehend compromise concentrate conclude conduct connect consider consolidate contemplate convey convince cope correct cover create criticise deal decide deepen deliver demand demonstrate depend describe detail devote differ direct discuss display distract draw drawn drive driven earn elaborate embed embrace emerge empathise enable endeavour engage enhance enrich ensure enter entertain establish evaluate evolve examine exceed excel excite exhibit expand explain explore express extend fail fall fault feed feels fill flourish forget forgot forgotten form formulate found gain gather generate grapple grasp greet guide handle happen heed held hesitate hold holds highlight identify ignore illustrate imagine impress include increase influence inform inspire interact interpret introduce invest involve join judge justify laugh lead leads led leave left lend let lift link lose lost manage master match memorise mention met meet meets miss monitor motivate move navigate notice observe obtain occur offer organise overcome own participate pass pay paid permit persevere persist plan please pose possess practise practised practises practising prefer prepare present prevent process produce promote prompt proofread prove provide pursue question raise ran reach react read reads realise recall receive recognise recommend record reflect refine refuse relate rely remember remind repeat reply report represent require resist respond rest restate revise revisit reward rise risen rush sat search select sense serve settle settled shape share shone shining slow smile solve speak speaks spend spent spoke spoken stand stands stood stick stop strive strives striving structure submit submitted submitting submits suggest summarise supply suppose surprise sustain tackle tell telling tells told thrive thrives thriving thrived throw throws threw thrown track transfer transform treat trust turn undertake undertaken unpack use used uses using vary watch weigh went wonder write writes wrote handed lends
  they them their theirs anybody anyone anywhere around aside aside behind beside between both certain could cannot elsewhere enough especially ever everywhere except half-hearted hence herself himself however itself less might myself neither none nor nobody nowhere onto otherwise ourselves ours per per perhaps sake same several shall side since somebody someone somehow somewhere thereby till under unless unlike upon via whatever whether while whilst whichever whoever whom whose yourself themselves themself outset onwards underway times twice
  `),
);

/** Whether a word in small letters is one that any report may have, of whomever it is. */
export function isOfAnyReport(word: string): boolean {
  return OF_ANY_REPORT.has(word);
}

/** Whether a word in small letters tells how a teacher writes, and nothing of a pupil, a topic, a place or an event. */
export function isOfReports(word: string): boolean {
  return OF_ANY_REPORT.has(word) || OF_WORKING.has(word);
}
