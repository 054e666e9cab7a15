import { wordSet } from "../word-set.ts";

/** What somebody shows and nobody counts. */
export const SHOWN_MASS = wordSet(`
  enthusiasm kindness respect resilience determination perseverance patience courage bravery confidence independence initiative
  leadership teamwork empathy compassion sympathy generosity courtesy consideration honesty integrity loyalty humility modesty pride
  maturity responsibility reliability dedication commitment diligence conscientiousness effort grit tenacity stamina endurance
  willpower self-control self-discipline discipline restraint composure calmness poise focus concentration attention attentiveness
  curiosity inquisitiveness interest engagement passion motivation drive ambition zeal zest energy vigour creativity originality
  imagination ingenuity inventiveness flair style sensitivity insight intuition perception perceptiveness understanding awareness
  self-awareness knowledge wisdom intelligence logic reasoning judgement accuracy precision care thoroughness neatness fluency
  clarity coherence consistency progress improvement growth development promise potential aptitude talent ability skill technique
  control balance coordination agility flexibility speed strength power fitness dexterity musicality musicianship artistry
  craftsmanship draughtsmanship sportsmanship expression expressiveness physicality stagecraft characterisation
  gratitude warmth humour wit charm cheerfulness optimism positivity goodwill tolerance openness cooperation collaboration
  participation involvement helpfulness thoughtfulness politeness friendliness adaptability versatility organisation
  laziness rudeness defiance arrogance impatience carelessness aggression apathy disrespect immaturity reluctance hesitancy
  silliness disruption lateness untidiness negativity frustration anger anxiety nervousness shyness disinterest complacency
  over-confidence boredom tiredness lethargy impulsiveness stubbornness selfishness dishonesty
`);

/** What somebody has about them, one by one. */
export const HAD_ONE = wordSet(`
  attitude approach manner work-ethic ethic outlook mindset personality character temperament nature disposition sense talent gift
  flair knack aptitude ability skill eye ear voice memory imagination mind brain vocabulary accent style tone touch feel instinct
  understanding grasp command appreciation awareness range repertoire interest passion love hobby ambition aspiration
  goal dream hope plan strength weakness habit tendency routine relationship friendship rapport bond reputation presence influence
  relationship smile laugh way style backhand forehand serve swing stroke grip stance technique tackle kick throw arm
  work-rate engine turn-of-pace posture embouchure tone hand head-for-figures thirst appetite desire
  opinion view viewpoint perspective idea theory thought belief insight concept strategy method system
`);

/** What somebody has that is amiss, one by one. */
export const FAULTS = wordSet(`
  mistake error slip gap misconception misunderstanding problem issue difficulty struggle concern weakness flaw fault lapse distraction
  blip setback hiccup wobble outburst tantrum argument fight row dispute incident complaint excuse worry fear doubt barrier obstacle
  block trouble detention warning sanction exclusion suspension isolation removal late lateness absence behaviour-point strike
  misspelling typo omission inaccuracy inconsistency
`);

/** What is given for something done. */
export const AWARDS = wordSet(`
  award prize medal trophy cup badge certificate commendation merit distinction credit house-point star sticker postcard-home
  shout-out mention place title record scholarship bursary nomination captaincy promotion rosette ribbon grade mark score result
  level pass win victory personal-best pb hundred percentage
`);
