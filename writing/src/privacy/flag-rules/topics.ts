// What a piece of work is about is nothing that is told of its pupil.

const WORK = String.raw`essays?|poems?|stor(?:y|ies)|plays?|scripts?|scenes?|presentations?|projects?|talks?|speech(?:es)?|debates?|articles?|paragraphs?|models?|drawings?|diagrams?|paintings?|portraits?|posters?|leaflets?|booklets?|case stud(?:y|ies)|investigations?|units?|topics?|texts?|novels?|films?|documentar(?:y|ies)|diary(?: entr(?:y|ies))?|letters?|role[- ]?plays?|monologues?|collages?|sculptures?|campaigns?|reports?|blogs?|podcasts?|quiz(?:zes)?|tests?|displays?|coursework|questions?|compositions?|photographs?|vocabulary|vocab|translations?|lessons?|modules?|chapters?|research|homework|task|tasks|practicals?|experiments?`;

/** What begins a topic: a piece of work with its preposition, or a verb of learning and telling. */
const BEGINS = new RegExp(
  [
    String.raw`\b(?:${WORK}) (?:\w+ly )?(?:on|about|of|exploring|against|how|whether|where|why|in which|showing|inspired by|based on|called)\b`,
    String.raw`\b(?:wr(?:ite|ites|ote|iting|itten)|read|reads|reading|learn(?:s|t|ed|ing)?|sang|told us)(?: \w+){0,3} about\b`,
    String.raw`\bsp(?:oke|eaks|oken|eaking) (?:with \w+|well|at length|\w+ly)(?: and \w+)? about\b`,
    String.raw`\b(?:explain|analys|evaluat|research|compar|describ|discuss|explor|summaris|illustrat|interpret|debat|investigat|outlin|defin|portray|depict|devis|perform|role[- ]?play|memoris|calculat|studi|teach)(?:e|es|ed|s|ing)?\b(?! (?:while|when|because|since|after|in|at|hard|well|more|for|with|to|less|things|himself|herself)\b)`,
    String.raw`\b(?:study|studying|revised|revises|revising|knows?|knew|understands?|understood|understanding)\b(?! (?:while|when|because|since|after|in|at|hard|well|more|for|with|to|less|that|things)\b)`,
    String.raw`\b(?:understanding|knowledge|grasp|command|awareness|analysis|explanation|comparison|description|theor(?:y|ies)|causes?|effects?|symptoms?|treatments?|consequences|history|structure|types|examples|wives|portrayal|treatment|themes?) of\b`,
    String.raw`\b(?:views|opinions?|attitudes|ideas|thoughts|arguments?|chapter|unit|test|quiz|secure|confident|strong|sound|good|excellent) (?:on|about)\b`,
    String.raw`\b(?:plays?|played|playing|acts?|acted|cast|in role|brilliant|superb|excellent|convincing|starred|performed|casting) as\b|\b(?:plays?|played|playing) (?:the|an?)\b(?! (?:part|lead in (?:class|lessons)|role in (?:class|lessons|the class)))|\bin role\b`,
    String.raw`\b(?:designed|designs|designing|built|builds|building|drew|draws|sketched|painted|modelled|made|coded|programmed|translated|labelled) (?:an?|the|some|two|three)\b(?! (?:disclosure|start|fuss|effort|point|recovery|friend))`,
  ].join("|"),
  "giu",
);
/** What begins another thought: a topic ends there. */
const ENDS =
  /[,:;()]|\s-\s|\b(?:but|because|since|although|though|despite|while|whereas|due to|however|so|until|as (?:he|she|they|his|her|their|mum|dad|parents)|and (?:he|she|they|his|her|their|mum|dad|parents|is|was|has|had)|(?:he|she|they) (?:has|have|is|was|had|said|told))\b/iu;
/** A word for the pupil: what is told of "her asthma" is told of her. */
const PUPIL = /\b(?:he|she|him|his|her|hers|himself|herself|my|own)\b/iu;
/** The same of a pupil who is they; after a plural it may stand for that: "refugees and their families". */
const THEY = /^(?:(?!\b\w+[^s\W]s\b).)*?\b(?:they|them|their)\b/iu;

/** Work that is called by its topic: a report or a test on a pupil is none. */
const FOLLOWS =
  /^(?:'s)? (?:[\w-]+ )?(?:essay|poem|story|play|presentation|project|talk|speech|debate|article|poster|leaflet|topic|unit|module|case study|investigation|monologue|collage|sculpture|painting|documentary|coursework|research|campaign)s?\b/iu;

/** A clause without what its pieces of work are about. */
export function withoutTopics(clause: string): string {
  let kept = "";
  let at = 0;
  BEGINS.lastIndex = 0;
  for (let found = BEGINS.exec(clause); found; found = BEGINS.exec(clause)) {
    const from = BEGINS.lastIndex;
    const rest = clause.slice(from, from + LONGEST);
    const end = ENDS.exec(rest)?.index ?? rest.length;
    const topic = rest.slice(0, end);
    if (PUPIL.test(topic) || THEY.test(topic)) continue;
    kept += `${clause.slice(at, from)} … `;
    at = from + end;
    BEGINS.lastIndex = at;
  }
  return kept + clause.slice(at);
}

/** Characters that a topic has at most. */
const LONGEST = 160;

/** A piece of work that a clause ends in: "moved house in a French writing task". */
const WITHIN =
  /^[^.;]{0,40}(?:\bin (?:an?|the|his|her|their) (?:\w+ ){0,2}(?:(?:writing|speaking) exam|task|story|poem|play|novel|text|film|book|chapter|extract|role[- ]?play|debate|discussion|piece of writing|family tree(?: \w+)?)\b|\((?:creative |french |spanish |german )?(?:writing|speaking|reading) (?:task|piece)\))/iu;

/** Whether what stands in a clause up to here is the topic of a piece of work: "her diabetes presentation". */
export function isTopic(clause: string, end: number): boolean {
  const rest = clause.slice(end, end + 80);
  return FOLLOWS.test(rest) || WITHIN.test(rest);
}

/** The thoughts of a sentence: schoolwork in one says nothing of the next. */
export function thoughts(clause: string): string[] {
  return clause.split(
    /,?\s(?=(?:but|although|though|because|since|despite|whereas|due to|however|as (?:he|she|they|his|her|their|mum|dad)|and (?:he|she|they|mum|dad|is|was|has|had))\b)/iu,
  );
}
