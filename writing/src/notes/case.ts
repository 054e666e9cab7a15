import { isCommonWord } from "../privacy/words.ts";
import { fold } from "../privacy/fold.ts";
import { PUBLIC_WORDS } from "../privacy/names/public-names.ts";
import { ACRONYMS } from "../privacy/names/school-words.ts";
import { GIVEN_NAMES } from "../privacy/names/given-names.ts";
import { GERUNDS, PASTS, THIRD_PERSON } from "./verbs.ts";
import { isAdjectiveOrVerb } from "./senses.ts";

/** Proper names that are ordinary words when they are written small. */
const CALENDAR =
  /^(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|april|june|july|august|september|october|november|december|christmas|easter|english|french|german|spanish|welsh|irish|scottish|italian|latin|mandarin|urdu|arabic|punjabi|britain|british|london|shakespeare|macbeth)$/u;

/** Names of faiths, places and programs as their owners write them, by how they are typed; ordinary words are not among them. */
const PROPER: ReadonlyMap<string, string> = new Map(
  `Python Islam Islamic Muslim Muslims Christianity Christian Christians Judaism Jewish Hinduism Hindu Hindus Buddhism Buddhist Sikhism Sikh
  Sikhs Ramadan Diwali Hanukkah Quran Bible Torah Google YouTube ChatGPT Duolingo Quizlet Seneca Sparx Hegarty Tassomai Kahoot
  Wikipedia PowerPoint Bluetooth Photoshop Minecraft Kerboodle Bitesize MathsWatch GarageBand TikTok Lego Hamlet Juliet Othello Scrooge Dickens
  Barcelona Paris Berlin Madrid Rome France Germany Italy Spain Wales Scotland Ireland England Europe European Africa African America American
  China Chinese Japan Japanese India Russian Nazi Nazis Tudor Tudors Victorian Victorians Viking Vikings Egyptians Holocaust
  Pythagoras Darwin Picasso Kahlo Mozart Beethoven Bach Swanage Iceland Snowdonia Bunsen
  Cambridge Oxford Manchester Birmingham Liverpool Leeds Sheffield Bristol Newcastle Glasgow Edinburgh Cardiff Belfast Dublin
  Nottingham Leicester York Brighton Southampton Portsmouth Plymouth Norwich Swansea Durham Exeter Warwick Lancaster Coventry
  Loughborough Aberdeen Dundee Canterbury Chester Gloucester Worcester Lincoln Blackpool Bournemouth Yorkshire Lancashire
  Cornwall Devon Norfolk Suffolk Essex Sussex Kent Surrey Dorset Somerset Cumbria Normandy Versailles Amsterdam Athens Venice
  Haiti Nigeria Kenya Ghana Ethiopia Rwanda Somalia Morocco Brazil Mexico Argentina Australia Australian Canada Canadian Egypt Greece
  Russia Vietnam Korea Nepal Bangladesh Pakistan Iraq Iran Afghanistan Israel Sweden Norway Denmark Finland Belgium Netherlands
  Switzerland Austria Cuba Jamaica Antarctica Sahara Everest Himalayas Mumbai Lagos Tokyo Sydney Vienna Lisbon Prague Hiroshima
  Stalin Hitler Churchill Weimar Elizabethan Gatsby Frankenstein Dracula Ozymandias Steinbeck Orwell Priestley
  Ovid Virgil Cicero Oxbridge Skellig Austen Monet Matisse Warhol Escher Vivaldi Chopin Debussy Stravinsky Milgram Freud Piaget Bowlby Durkheim Marx
  Krakow Auschwitz Pompeii Stonehenge Wembley Portugal Poland Romania Romanian Bulgarian Hungarian Ukraine Ukrainian Portuguese
  Cantonese Bengali Gujarati Tamil Farsi Pashto Kurdish Somali Lithuanian Albanian Swedish Norwegian Danish
  Roman Romans Saxon Saxons Aztec Aztecs Mayans Celts Greek Greeks Spartans Trojan Stuarts Somme Passchendaele Verdun Dunkirk Gallipoli
  Trafalgar Agincourt Bosworth Culloden Peterloo Windrush Cromwell Boleyn Boudicca Caesar Hadrian Tutankhamun Odysseus Zeus Poseidon
  Vesuvius Thames Nile Pyrenees Mediterranean Oberon Titania Lysander Hermia Tybalt Mercutio Benvolio Capulet Capulets Montagues
  Prospero Caliban Banquo Macduff Desdemona Iago Ophelia Laertes Malvolio Shylock Cratchit Fezziwig Heathcliff Utterson Birling Birlings
  Lennie Chaucer Keats Tennyson Heaney Brecht Stanislavski JavaScript HTML CSS SQL Arduino Mathletics Numbots Tinkercad Canva
  Ypres Blitz Blitzkrieg Luftwaffe Kindertransport Bolsheviks Gestapo Chartists Titanic Bebras Linguascope Languagenut Memrise Blooket Gimkit Padlet Educake Hockney Banksy Frida
  BBC GCSE GCSEs BTEC EAL UCAS EPQ LAMDA ABRSM RADA ICT CAD SUVAT PEEL UKMT PED DNA`
    .trim()
    .split(/\s+/u)
    .map((word) => [word.toLowerCase(), word]),
);
/** Events and days that are names as a whole, of words that are none. */
const NAMED_EVENTS =
  /\b(?:black death|cold war|great depression|wall street crash|industrial revolution|agricultural revolution|(?:french|russian|american) revolution|(?:english|american|spanish) civil war|gunpowder plot|spanish armada|peasants['’]? revolt|berlin wall|magna carta|domesday book|slave trade act|great exhibition|remembrance (?:day|sunday)|bonfire night|world book day|(?:battle|treaty|siege|great fire) of (?!(?:the|wits|wills|nerves|words)\b)\p{L}{3,})\b/giu;
const LOUD =
  /\b(?:AND|NOT|ALL|ALWAYS|NEVER|EVERY|VERY|AGAIN|BUT|STILL|TOO|MUST|ANY|ONLY|EVEN|REALLY|ANYTHING|NOTHING|NO|OR|WHY|HOW|BEFORE|AFTER|BOTH|MORE|LESS|MUCH|BEFORE|SO|ONE|EVERYTHING|OTHER|NEEDS|FULL|HIS|HER|THEIR)\b/gu;
function capitalised(name: string): string {
  return name.replace(/(?<![\p{L}'’])(?!of\b)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Capitals as a sentence has them: no shouting, and no capital at the head of a note that is only its beginning. */
export function unshout(
  text: string,
  isOwn: (words: readonly { text: string }[], at: number) => boolean,
): string {
  const shouted = !/\p{Ll}/u.test(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 1;
  const calm = shouted
    ? text.replace(/\p{L}+/gu, (word) =>
        ACRONYMS.has(word) && !isCommonWord(word.toLowerCase()) ? word : word.toLowerCase(),
      )
    : text;
  // "And the OTHER side": a word that is only said louder.
  const softened = calm
    .replace(/(?<=\p{Ll}\P{L}+)A (?:LOT|BIT|LITTLE|FEW)\b/gu, (word) => word.toLowerCase())
    .replace(LOUD, (word) => word.toLowerCase())
    .replace(/(?<![\p{L}'’-])\p{Lu}{3,}(?![\p{L}'’-])/gu, (word) =>
      /\p{Ll}/u.test(calm) &&
      !ACRONYMS.has(word) &&
      !/^(?:STEM|CREST)$/u.test(word) &&
      isCommonWord(word.toLowerCase())
        ? word.toLowerCase()
        : word,
    );
  const pieces = softened
    .split(/\s+/u)
    .map((word) => ({ text: word.replace(/^\P{L}+|[^\p{L}'’]+$/gu, "") }));
  const first = pieces[0]?.text ?? "";
  const proper = softened
    .replace(/(?<![\p{L}'-])\p{Ll}[\p{L}]+(?![\p{L}'-])/gu, (word) =>
      CALENDAR.test(word) && !/^(?:may|march)$/u.test(word)
        ? word.charAt(0).toUpperCase() + word.slice(1)
        : word,
    )
    .replace(/(?<![\p{L}'’-])\p{L}+(?![\p{L}'’-])/gu, (word) =>
      /^\p{Ll}+$/u.test(word) ? (PROPER.get(word) ?? word) : word,
    )
    .replace(
      /\b(in|since|by|until|last|trials? in|early|late) (march|may)\b(?! (?:past|be|have|not|need))/gu,
      (_, before: string, month: string) =>
        `${before} ${month.charAt(0).toUpperCase()}${month.slice(1)}`,
    )
    .replace(
      /\b(\d{1,2}(?:st|nd|rd|th)) (?:of )?(march|may)\b/gu,
      (_, day: string, month: string) => `${day} ${month.charAt(0).toUpperCase()}${month.slice(1)}`,
    )
    .replace(/(?<![\p{L}'’-])pe(?![\p{L}'’-])/gu, "PE")
    .replace(/\bsmart revise\b/gu, "Smart Revise")
    .replace(/\bspeaks polish\b/gu, "speaks Polish")
    .replace(NAMED_EVENTS, capitalised)
    .replace(/\blady macbeth\b/giu, "Lady Macbeth")
    .replace(/\b(first|second) world war\b/giu, capitalised)
    .replace(/\b(in|using|on) scratch\b/gu, "$1 Scratch")
    .replace(
      /\bscratch (?=(?:game|project|animation|program|code|blocks|quiz|maze)s?\b)/gu,
      "Scratch ",
    )
    .replace(/\blog(s|ged)? on to teams\b/gu, "log$1 on to Teams")
    .replace(/\b(submitted|handed in|uploaded|set|posted|due) (on|via|to) teams\b/gu, "$1 $2 Teams")
    .replace(/\bgoogle translate\b/giu, "Google Translate")
    .replace(/\bbbc bitesize\b/giu, "BBC Bitesize")
    .replace(/\byear (?=\d{1,2}s?\b)/gu, "Year ")
    .replace(/(?<![\p{L}'’-])i(?=\s|$)/gu, "I");
  if (!/^\p{Lu}/u.test(first) || first === "I" || isOwn(pieces, 0)) return proper;
  // "Animal Farm essay": a title has capitals within.
  const does = [PASTS, THIRD_PERSON, GERUNDS].some((verbs) => verbs.has(first.toLowerCase()));
  if (/^\p{Lu}\p{Ll}+(?:['’]s)? \p{Lu}\p{Ll}/u.test(proper) && !isOwn(pieces, 1) && !does)
    return proper;
  if (proper.startsWith('"')) return proper;
  const opens = proper.split(/\s/u)[0] ?? "";
  if (/^[A-G][*+-]?$/u.test(opens) && opens !== "A") return proper;
  if (
    /^\p{Lu}\d/u.test(opens) ||
    /^I['’]/u.test(first) ||
    /\p{Lu}.*\p{Lu}|\d/u.test(first) ||
    ACRONYMS.has(first)
  )
    return proper;
  if (
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|several|many|some|few|most|all|both)$/iu.test(
      first,
    )
  )
    return proper.charAt(0).toLowerCase() + proper.slice(1);
  const key = fold(first.replace(/['’]s?$/u, ""));
  const lower = first.toLowerCase();
  if (CALENDAR.test(lower) || /^(?:Mr|Mrs|Ms|Miss|Dr|Year|Key|GCSE)$/u.test(first)) return proper;
  if (
    !isCommonWord(key) &&
    (PUBLIC_WORDS.has(key) || GIVEN_NAMES.has(key)) &&
    !isAdjectiveOrVerb(lower)
  )
    return proper;
  return proper.replace(first, first.charAt(0).toLowerCase() + first.slice(1));
}

/** A text that no longer opens a sentence: its first letter small, whatever its word is. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
