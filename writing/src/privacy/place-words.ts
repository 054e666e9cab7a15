// What places are called and what is said of them, and what looks like one and is none.
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_PHRASES, PUBLIC_WORDS } from "./names/public-names.ts";
import { ANY_SHORT_FORM } from "./names/short-forms.ts";
import { MISSPELLINGS } from "../language/misspellings.ts";
import { isCommonWord, isEnglish, isKnownName } from "./words.ts";

/** A word with a capital, and several of them with what stands between the words of one name. */
export const CAPITAL = String.raw`(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’]{0,30}(?![\p{L}\p{N}])`;
// "St. Ives", but not "Milltown. Homework".
export const NAME = String.raw`${CAPITAL}(?:(?:[ -]|(?<=(?<!\p{L})\p{L}{1,3})\.\s)(?:(?:of|the|on|upon|in|le|en|and|under|with|&|y|cum)[ -]){0,2}(?!(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October|Year|Set|Key|Term)\b)${CAPITAL}){0,4}`;
export const NUMBERED = String.raw`\d{1,4}[a-zA-Z]?,?\s+`;

/** With their short words and without, as a place is looked up: "tower of london", "tower london". */
const PUBLIC: ReadonlySet<string> = new Set(
  PUBLIC_PHRASES.flatMap((words) => [
    words.join(" "),
    words.filter((word) => word.length > 2).join(" "),
  ]),
);
export const FAMOUS =
  /^(?:(?:the )?(?:silk|abbey|tobacco|watling|ermine|dere|stane|icknield|fosse|via appia|appian|revolutionary|wigan pier|yellow brick|burma|great north|roman)|(?:brick|drury|pudding|penny|park|petticoat|mincing)|(?:berkeley|trafalgar|times|red|tiananmen|leicester)|acacia|wall|fleet|downing|baker|coronation|sesame|bow|threadneedle|cable|savile|cannery|box|notting|benefits|capel|senlac|capitol|parliament) (?:road|lane|square|avenue|street|row|hill|court|way)$/iu;

export function wordsOf(found: string): string[] {
  return found
    .toLowerCase()
    .replaceAll(/['’]s?\b/gu, "")
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
}

export function isPublic(found: string): boolean {
  // "George Orwell's Animal Farm".
  const [, work] = /^\p{L}+(?: \p{L}+)?['’]s? (.+)$/u.exec(found) ?? [];
  if (work !== undefined && isPublic(work)) return true;
  const words = wordsOf(found);
  const whole = words.filter((word) => word !== "the").join(" ");
  return FAMOUS.test(found) || PUBLIC.has(whole) || PUBLIC.has(`the ${whole}`);
}

/** "The School Council", "Year 9 Jazz Band", "Chess Club": words that every school has, and the names of all the world. */
export function isEverywhere(found: string): boolean {
  return (
    isPublic(found) ||
    wordsOf(found).every(
      (word) => (isCommonWord(word) && !isKnownName(word)) || PUBLIC_WORDS.has(word),
    )
  );
}

/** Of words that lessons have. */
export const isAllWords = (found: string) =>
  wordsOf(found).every(
    (word) => isEnglish(word) || PUBLIC_WORDS.has(word) || MISSPELLINGS.has(word),
  );

export const isAllPublic = (found: string) =>
  isPublic(found) || wordsOf(found).every((word) => PUBLIC_WORDS.has(word) || word === "the");

export const find = (source: string, flags = "gu") => new RegExp(source, flags);
const anyCase = (words: string) =>
  words.replaceAll(/(?<![\p{L}\\])\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);

export const LIVES = anyCase(
  String.raw`\b(?:lives?|living|lived|moved(?: house)?|moving|stays?|staying|home is|house is|home|based|grew up|address(?: is)?|walks(?: \p{L}+){0,2}|cycles(?: \p{L}+){0,2}|commutes|travels|fostered|placement)`,
);
export const TO = String.raw`(?:(?:[,:]|\s+(?:is|out|up|down|over|just|now|all the way|way|away|somewhere|in|from|a flat))*\s+(?:at|in|on|near|past|by|beyond|behind|above|below|opposite|next to|off|round|around|from|to|outside|over at|towards|with (?:\p{L}+ ){1,3}(?:at|in|on)))`;
export const STREETS =
  "Road|Rd|Avenue|Ave|Crescent|Cres|Terrace|Mews|Lane|Ln|Close|Drive|Grove|Gardens|Croft|Wharf|Paddocks?|Gdns|Estate|Cul-de-Sac|Fold|Ginnel|Snicket|Walk|Rise|Parade|Row|Street|St|Cottages?|Farmhouse|Bungalow|Rectory|Vicarage|Barns?|Lodge|Flats|Tower Block|Caravan Park";
export const PRACTICE =
  "Primary(?: School| Academy)?|Infants?(?: School)?|Junior School|Nursery(?: School)?|Pre-?[Ss]chool|Prep(?: School)?|Preparatory School|First School|Middle School|Surgery|Medical (?:Centre|Practice)|Health Centre|Dental (?:Practice|Surgery)|Practice|Clinic|Hospital|Infirmary|Hospice|Care Home|Children['’]?s Home|Church|Chapel|Cathedral|Parish|Mosque|Masjid|Gurdwara|Mandir|Synagogue|Shul|Temple|Tabernacle|Mission|Madrass?ah?";
export const CLUB =
  "GAA|AFC|FC|RFC|RUFC|RLFC|CC|HC|AC|SC|Harriers|Rovers|Wanderers|Lionesses|Otters|Sharks|Dolphins|Colts|Juniors|Athletic|Rangers|Barbell|Gymnastics|Gym|Stables|Riding School|Riding Club|Scouts|Scout (?:Group|Troop|Hut)|Guides|Brownies|Cubs|Beavers|Rainbows|Cadets|Squadron|Sea Scouts|Boys['’]? Brigade|Swimming Club|Swim Club|Judo Club|Karate Club|Boxing Club|Tennis Club|Rugby Club|Football Club|Cricket Club|Hockey Club|Netball Club|Athletics Club|Cycling Club|Rowing Club|Sailing Club|Golf Club|Youth Club|Youth Theatre|Stage School|Dance School|Dance Academy|School of (?:Dance|Dancing|Music|Performing Arts)|Silver Band|Brass Band|Colliery Band|Leisure Centre|Sports Centre|Village Hall|Community Centre|Foodbank|Food Bank";
export const TRADE =
  "Autos|Motors|Garage|Fabrics|Bakery|Bakers|Butchers|Barbers|Salon|Stores|Builders|Plumbing|Plumbers|Roofing|Electrical|Nurseries|Garden Centre|Farm Shop|Farm|Arms|Inn|Tavern|Café|Cafe|Tea Rooms?|Chippy|Fisheries|Takeaway|Pharmacy|Chemist|Hotel|Estates?|Kennels|Cattery|Newsagents?|Deli|Pizzeria|Tandoori|Solicitors|Accountants";
/** What is done out of school, at a place that can be looked up. */
export const DOES = anyCase(
  String.raw`\b(?:swims|swimming|plays(?: \p{L}+)?|trains(?: \p{L}+){0,3}|training|runs|rides|boxes|rows|dances|sings|bowls|climbs|skates|fences|volunteers|volunteering|job|shifts?|helps out|waits(?: tables)?|washes up|coaches|paper round|altar server|server|chorister|worships|prays|scouts|cadets|guides|brownies|member|signed|scouted|trials?|academy|apprenticeship|placement|work experience|goes|went|attends|attended|came(?: to us)?|joined us|fasts|registered|patient|under)`,
);
export const FOR = String.raw`\s+(?:for|with|at|in|from|on|of|under|to)\s+(?:the\s+|their\s+|local\s+)?`;
export const PARENT = anyCase(
  String.raw`\b(?:mum|mother|dad|father|nan|gran|grandad|uncle|aunt|auntie|brother|sister|stepdad|stepmum|carer|parents?|family|grandparents)`,
);

/** What every school has with capitals: "at Parents' Evening", "at Sports Day", "at Key Stage 3", "at Food Tech". */
export const SCHOOL_THING =
  /\b(?:Evening|Day|Days|Night|Week|Stage|Level|Grade|Year|Club|Assembly|Concert|Show|Fair|Fete|Fayre|Fête|Festival|Trip|Camp|Council|Choir|Orchestra|Band|Hub|Centre|Unit|Room|Hall|Lab|Library|Lunch|Break|Time|Breakfast|Office|Reception|Term|Half|Christmas|Easter|Prize|Awards?|Ceremony|Exam|Exams|Mocks?|Paper|Foundation|Higher|Set|Writing|Reading|Maths|English|Science|Tech|Technology|Art|Music|Drama|History|Geography|Computing|Studies|Skills|Support|Base|Party|Service|Final|Finals|Cup|Games|Competition|Tournament|League|Show|Performance|Production|Project|Challenge|Quiz|Debate|Conference|Presentation|Grammar School Test|Home|House|School|Sixth|KS\d|GCSE|A|AS|I)\b/u;
/** "Good at Food Tech", "better at Fractions", "working at Greater Depth": what is learnt, and how well. */
export const SKILLED =
  /\b(?:good|great|better|best|brilliant|bad|worse|weak|weaker|poor|strong|stronger|excellent|excels?|excelled|excelling|skilled|talented|hard|harder|listener|home|amazing|fantastic|confident|secure|successful|gifted|adept|able|quick|hopeless|improv\w+|progress|effort|works? hard|tries|tried|go|look\w*|aim\w*|shot|working|achiev\w+|perform\w*|attempts?|succeed\w*|grade|level|score\w*|mark\w*|comes?|came|pitched|assessed|predicted|not)$/iu;

/** "Trains with Kyle": somebody, who is told of elsewhere. */
export function isPersonOrEverywhere(found: string): boolean {
  const [first = ""] = wordsOf(found);
  return GIVEN_NAMES.has(first) || ANY_SHORT_FORM.has(first) || isEverywhere(found);
}

const NO_PLACE =
  /^(?:the )?(?:Lunch|Break|Breakfast|Half Term|Christmas|Easter|Sports Day|Year|Set|Group|Band|Stream|Key|Higher|Foundation|Level|Grade|Unit|Topic|Chapter|Part|Act|Section|Question|Table|Row|Block|Room|Class|Form|Tier|House|Term|Week|Paper|Maths|Science|Art|Drama|Music|Set|Head|Deputy|Chair|Captain|Prefect|English|History|Geography|Spanish|French|German|Computing|PE|PSHE|RE|DT|IT|Monday|Tuesday|Wednesday|Thursday|Friday|January|February|March|April|May|June|July|August|September|October|November|December)\b/u;

/** "Lives in poverty", "moved to Set 2": words that are no place, or one that all the world knows. */
export const isNowhere = (found: string) => isAllPublic(found) || NO_PLACE.test(found);

/** "Moved from Set 3", "came from Behind": words of lessons, and of no map. */
export const isNoPlace = (found: string) =>
  NO_PLACE.test(found) ||
  SCHOOL_THING.test(found) ||
  wordsOf(found).every((word) => isCommonWord(word) && !PUBLIC_WORDS.has(word));
