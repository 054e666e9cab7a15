// Houses, streets, villages and the places where a child can be met out of school: whoever knows them can find the
// child. A place is told by what it is called ("… Lane", "… Surgery") or by what is said of it ("lives past …").
import type { IdentifierPattern } from "./identifier-pattern.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_PHRASES, PUBLIC_WORDS } from "./names/public-names.ts";
import { ANY_SHORT_FORM } from "./names/short-forms.ts";
import { MISSPELLINGS } from "../language/misspellings.ts";
import { SCHOOL_WORDS } from "./names/school-words.ts";
import { isCommonWord, isEnglish, isKnownName, isTypo } from "./words.ts";

/** A word with a capital, and several of them with what stands between the words of one name. */
const CAPITAL = String.raw`(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’]{0,30}(?![\p{L}\p{N}])`;
// "St. Ives", but not "Milltown. Homework".
const NAME = String.raw`${CAPITAL}(?:(?:[ -]|(?<=(?<!\p{L})\p{L}{1,3})\.\s)(?:(?:of|the|on|upon|in|le|en|and|under|with|&|y|cum)[ -]){0,2}(?!(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October|Year|Set|Key|Term)\b)${CAPITAL}){0,4}`;
const NUMBERED = String.raw`\d{1,4}[a-zA-Z]?,?\s+`;

const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_PHRASES.map((words) => words.join(" ")));
const FAMOUS =
  /^(?:(?:the )?(?:silk|abbey|tobacco|revolutionary|wigan pier|yellow brick|burma|great north|roman)|(?:brick|drury|pudding|penny|park|petticoat|mincing)|(?:berkeley|trafalgar|times|red|tiananmen|leicester)|acacia) (?:road|lane|square|avenue)$/iu;

function wordsOf(found: string): string[] {
  return found
    .toLowerCase()
    .replaceAll(/['’]s?\b/gu, "")
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
}

function isPublic(found: string): boolean {
  // "George Orwell's Animal Farm".
  const [, work] = /^\p{L}+(?: \p{L}+)?['’]s? (.+)$/u.exec(found) ?? [];
  if (work !== undefined && isPublic(work)) return true;
  const words = wordsOf(found);
  const whole = words.filter((word) => word !== "the").join(" ");
  return FAMOUS.test(found) || PUBLIC.has(whole) || PUBLIC.has(`the ${whole}`);
}

/** "The School Council", "Year 9 Jazz Band", "Chess Club": words that every school has, and the names of all the world. */
function isEverywhere(found: string): boolean {
  return (
    isPublic(found) ||
    wordsOf(found).every(
      (word) => (isCommonWord(word) && !isKnownName(word)) || PUBLIC_WORDS.has(word),
    )
  );
}

/** Of words that lessons have. */
const isAllWords = (found: string) =>
  wordsOf(found).every(
    (word) => isEnglish(word) || PUBLIC_WORDS.has(word) || MISSPELLINGS.has(word),
  );

const isAllPublic = (found: string) =>
  isPublic(found) || wordsOf(found).every((word) => PUBLIC_WORDS.has(word) || word === "the");

const find = (source: string, flags = "gu") => new RegExp(source, flags);
const anyCase = (words: string) =>
  words.replaceAll(/(?<![\p{L}\\])\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);

const LIVES = anyCase(
  String.raw`\b(?:lives?|living|lived|moved(?: house)?|moving|stays?|staying|home is|house is|home|based|grew up|address(?: is)?|walks(?: \p{L}+){0,2}|cycles(?: \p{L}+){0,2}|commutes|travels|fostered|placement)`,
);
const TO = String.raw`(?:(?:[,:]|\s+(?:is|out|up|down|over|just|now|all the way|way|away|somewhere|in|from|a flat))*\s+(?:at|in|on|near|past|by|beyond|behind|above|below|opposite|next to|off|round|around|from|to|outside|over at|towards|with (?:\p{L}+ ){1,3}(?:at|in|on)))`;
const STREETS =
  "Road|Rd|Avenue|Ave|Crescent|Cres|Terrace|Mews|Lane|Ln|Close|Drive|Grove|Gardens|Croft|Wharf|Paddocks?|Gdns|Estate|Cul-de-Sac|Fold|Ginnel|Snicket|Walk|Rise|Parade|Row|Street|St|Cottages?|Farmhouse|Bungalow|Rectory|Vicarage|Barns?|Lodge|Flats|Tower Block|Caravan Park";
const PRACTICE =
  "Primary(?: School| Academy)?|Infants?(?: School)?|Junior School|Nursery(?: School)?|Pre-?[Ss]chool|Prep(?: School)?|Preparatory School|First School|Middle School|Surgery|Medical (?:Centre|Practice)|Health Centre|Dental (?:Practice|Surgery)|Practice|Clinic|Hospital|Infirmary|Hospice|Care Home|Children['’]?s Home|Church|Chapel|Cathedral|Parish|Mosque|Masjid|Gurdwara|Mandir|Synagogue|Shul|Temple|Tabernacle|Mission|Madrass?ah?";
const CLUB =
  "GAA|AFC|FC|RFC|RUFC|RLFC|CC|HC|AC|SC|Harriers|Rovers|Wanderers|Lionesses|Otters|Sharks|Dolphins|Colts|Juniors|Athletic|Rangers|Barbell|Gymnastics|Gym|Stables|Riding School|Riding Club|Scouts|Scout (?:Group|Troop|Hut)|Guides|Brownies|Cubs|Beavers|Rainbows|Cadets|Squadron|Sea Scouts|Boys['’]? Brigade|Swimming Club|Swim Club|Judo Club|Karate Club|Boxing Club|Tennis Club|Rugby Club|Football Club|Cricket Club|Hockey Club|Netball Club|Athletics Club|Cycling Club|Rowing Club|Sailing Club|Golf Club|Youth Club|Youth Theatre|Stage School|Dance School|Dance Academy|School of (?:Dance|Dancing|Music|Performing Arts)|Silver Band|Brass Band|Colliery Band|Leisure Centre|Sports Centre|Village Hall|Community Centre|Foodbank|Food Bank";
const TRADE =
  "Autos|Motors|Garage|Fabrics|Bakery|Bakers|Butchers|Barbers|Salon|Stores|Builders|Plumbing|Plumbers|Roofing|Electrical|Nurseries|Garden Centre|Farm Shop|Farm|Arms|Inn|Tavern|Café|Cafe|Tea Rooms?|Chippy|Fisheries|Takeaway|Pharmacy|Chemist|Hotel|Estates?|Kennels|Cattery|Newsagents?|Deli|Pizzeria|Tandoori|Solicitors|Accountants";
/** What is done out of school, at a place that can be looked up. */
const DOES = anyCase(
  String.raw`\b(?:swims|swimming|plays(?: \p{L}+)?|trains(?: \p{L}+){0,3}|training|runs|rides|boxes|rows|dances|sings|bowls|climbs|skates|fences|volunteers|volunteering|job|shifts?|helps out|waits(?: tables)?|washes up|coaches|paper round|altar server|server|chorister|worships|prays|scouts|cadets|guides|brownies|member|signed|scouted|trials?|academy|apprenticeship|placement|work experience|goes|went|attends|attended|came(?: to us)?|joined us|fasts|registered|patient|under)`,
);
const FOR = String.raw`\s+(?:for|with|at|in|from|on|of|under|to)\s+(?:the\s+|their\s+|local\s+)?`;
const PARENT = anyCase(
  String.raw`\b(?:mum|mother|dad|father|nan|gran|grandad|uncle|aunt|auntie|brother|sister|stepdad|stepmum|carer|parents?|family|grandparents)`,
);

/** What every school has with capitals: "at Parents' Evening", "at Sports Day", "at Key Stage 3", "at Food Tech". */
const SCHOOL_THING =
  /\b(?:Evening|Day|Days|Night|Week|Stage|Level|Grade|Year|Club|Assembly|Concert|Show|Fair|Fete|Fayre|Fête|Festival|Trip|Camp|Council|Choir|Orchestra|Band|Hub|Centre|Unit|Room|Hall|Lab|Library|Lunch|Break|Time|Breakfast|Office|Reception|Term|Half|Christmas|Easter|Prize|Awards?|Ceremony|Exam|Exams|Mocks?|Paper|Foundation|Higher|Set|Writing|Reading|Maths|English|Science|Tech|Technology|Art|Music|Drama|History|Geography|Computing|Studies|Skills|Support|Base|Party|Service|Final|Finals|Cup|Games|Competition|Tournament|League|Show|Performance|Production|Project|Challenge|Quiz|Debate|Conference|Presentation|Grammar School Test|Home|House|School|Sixth|KS\d|GCSE|A|AS|I)\b/u;
/** "Good at Food Tech", "better at Fractions", "working at Greater Depth": what is learnt, and how well. */
const SKILLED =
  /\b(?:good|great|better|best|brilliant|bad|worse|weak|weaker|poor|strong|stronger|excellent|excels?|excelled|excelling|skilled|talented|hard|harder|listener|home|amazing|fantastic|confident|secure|successful|gifted|adept|able|quick|hopeless|improv\w+|progress|effort|works? hard|tries|tried|go|look\w*|aim\w*|shot|working|achiev\w+|perform\w*|attempts?|succeed\w*|grade|level|score\w*|mark\w*|comes?|came|pitched|assessed|predicted|not)$/iu;

/** "Trains with Kyle": somebody, who is told of elsewhere. */
function isPersonOrEverywhere(found: string): boolean {
  const [first = ""] = wordsOf(found);
  return GIVEN_NAMES.has(first) || ANY_SHORT_FORM.has(first) || isEverywhere(found);
}

/** "Lives in poverty", "moved to Set 2": words that are no place, or one that all the world knows. */
const isNowhere = (found: string) => {
  const place = found;
  return (
    isAllPublic(place) ||
    /^(?:the )?(?:Lunch|Break|Breakfast|Half Term|Christmas|Easter|Sports Day|Year|Set|Group|Band|Stream|Key|Higher|Foundation|Level|Grade|Unit|Topic|Chapter|Part|Act|Section|Question|Table|Row|Block|Room|Class|Form|Tier|House|Term|Week|Paper|Maths|Science|Art|Drama|Music|Set|Head|Deputy|Chair|Captain|Prefect|English|History|Geography|Spanish|French|German|Computing|PE|PSHE|RE|DT|IT|Monday|Tuesday|Wednesday|Thursday|Friday|January|February|March|April|May|June|July|August|September|October|November|December)\b/u.test(
      place,
    )
  );
};

/** Places that locate a child. What may be said in a report ("plays for …") is a PLACE and is put back. */
export const PLACE_PATTERNS: readonly IdentifierPattern[] = [
  // "Lives out past Hathersage Mill", "home is The Old Forge, Mill Lane".
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`(?<before>${LIVES}${TO})\s+(?<it>(?:the\s+)?(?:${NUMBERED})?${NAME}(?:,\s+${NAME}){0,3})(?!\s+(?:twins?|brothers?|sisters?|siblings?|boys|girls|family)\b)`,
    ),
    // "Needs moving away from Leo" tells of a seat and of who sits beside it.
    unless: (found, before = "") =>
      isNowhere(found) || (before.endsWith(" away from") && isKnownName(wordsOf(found)[0] ?? "")),
  },
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`\b(?:[Hh]ome|[Aa]ddress|[Hh]ouse)(?: is|:)\s+(?<it>(?:the\s+)?(?:${NUMBERED})?${NAME}(?:,\s+${NAME}){0,3})`,
    ),
    unless: isAllPublic,
  },
  // "Gym every morning at Pure Iron", "his band rehearse at Yellow Arch": where somebody is, by whatever words.
  {
    kind: "PLACE",
    pattern: find(String.raw`(?<!\p{L})(?<before>\p{L}{1,30}) at (?:the )?(?<it>${NAME})`),
    unless: (found, before = "") =>
      SKILLED.test(before) ||
      SCHOOL_THING.test(found) ||
      isAllPublic(found) ||
      // "Lord's".
      PUBLIC_WORDS.has(found.toLowerCase().replaceAll(/['’]/gu, "")) ||
      isKnownName(wordsOf(found)[0] ?? "") ||
      wordsOf(found).every((word) => PUBLIC_WORDS.has(word) || SCHOOL_WORDS.has(word)),
  },
  // "Off the Arran ferry", "from the Meadow Well estate".
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`\b(?:off|on|from|by|catches|gets|takes|misses|missed) the (?<it>${NAME})(?= (?:ferry|boat|bus|train|tram|coach|minibus|estate|site|flats|camp|farm)\b)`,
    ),
    unless: (found) => /^(?:School|Year|Late|Early|First|Last|Geography|Science)\b/u.test(found),
  },
  // "Off the Old Kent somewhere", "fishes out of Newlyn": where nothing else but a place can stand.
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`\b(?:[Ll]iv(?:es?|ing|ed)|[Ss]tay(?:s|ing)?|[Mm]oved?|[Hh]ouse|[Ff]lat|[Hh]ome|[Cc]aravan|[Cc]ottage|[Ff]arm|[Cc]roft|[Bb]oat)(?: \p{Ll}+){0,5} (?:at|in|off|near|past|outside|behind|beyond|opposite)(?: the)? (?<it>${NAME})(?!\s+(?:twins?|brothers?|sisters?|siblings?|boys|girls|family)\b)`,
    ),
    unless: isNowhere,
  },
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`\b(?:[Ll]iv(?:es?|ing|ed)|[Ss]tay(?:s|ing)?|[Mm]oved in|[Hh]ouse|[Ff]lat)(?: \p{Ll}+){0,5} (?:at|in|off|near|past|outside|behind|beyond|opposite) (?<it>\p{Ll}{4,}(?: \p{Ll}{4,})?)(?![\p{L}])`,
    ),
    unless: isAllWords,
  },
  // "Trains with thornaby wheelers": a club in small letters, of words that no dictionary has.
  {
    kind: "PLACE",
    pattern: find(
      String.raw`\b(?:[Tt]rains?|[Ss]wims|[Pp]lays(?: (?:football|rugby|hockey|netball|cricket|tennis|golf))?|[Rr]ides|[Rr]uns|[Rr]ows|[Dd]ances|[Ss]ings|[Vv]olunteers) (?:with|for|at) (?<it>\p{Ll}{4,}(?: \p{Ll}{4,})?)(?![\p{L}])`,
    ),
    unless: (found) =>
      isAllWords(found) ||
      isKnownName(wordsOf(found)[0] ?? "") ||
      wordsOf(found).some((word) => !isEnglish(word) && isTypo(word)),
  },
  // "Was taken to Alder Hey".
  {
    kind: "PLACE",
    pattern: find(
      String.raw`\b(?:taken|rushed|admitted|referred|airlifted|blue-lighted) to (?:the )?(?<it>${NAME})`,
    ),
    unless: (found) => SCHOOL_THING.test(found) || isAllPublic(found),
  },
  // "Her band Velvet Gutter", "his channel, Jet Fuel".
  {
    kind: "PLACE",
    pattern: find(
      String.raw`(?:\b[Hh]is|\b[Hh]er|\b[Tt]heir|['’]s) (?:own )?(?:band|crew|company|channel|podcast|blog|vlog|zine|troupe|label|brand|stables?|restaurant|caf[eé]|shop|salon|pub|takeaway|garage|church|mosque|temple|gurdwara|synagogue|gym|dojo|club|team|farm|foster (?:family|home)|village|estate|primary|old school|previous school|last school),?(?: is| was)?(?: called| named)? (?:the )?(?<it>${NAME})`,
    ),
    unless: (found) =>
      isAllPublic(found) || /^(?:Year|Set|I|Maths|English|Science|Key)\b/u.test(found),
  },
  // "Used to be at Pool Academy", "his sister's at Ridge High".
  {
    kind: "PLACE",
    pattern: find(
      String.raw`\b(?:at|from|to|for|of|with|left|joined|attends|attended|near) (?:the )?(?<it>(?:${CAPITAL}(?: (?:of|the|and|&|on) )? ?){1,4}(?<=\s)(?:Academy|High(?: School)?|Grammar(?: School)?|Comp(?:rehensive)?|Secondary(?: School)?|College|School|Sixth Form|UTC|Livery|Equestrian|Vets?|Dairy|Chippy))(?![\p{L}])`,
    ),
    unless: (found) =>
      isPublic(found) ||
      PUBLIC_WORDS.has(wordsOf(found)[0] ?? "") ||
      /^(?:The |Our |Senior |Junior |Primary |Secondary |Middle |Upper |Lower |Sunday |Saturday |Summer |After |Old |New |High |Art |Music |Drama |Medical |Law |Film |Stage |Sixth |Royal |Technical |Further |Military |Naval |Staff |Whole |Boarding |Grammar |Home )*(?:Education )?(?:Academy|High|Grammar|School|Comp|Comprehensive|Secondary|College|Sixth Form|Form|UTC|Vets?)(?: School)?$/u.test(
        found,
      ),
  },
  // The same in small letters: a word that no dictionary has.
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`${LIVES}${TO}\s+(?<it>(?:(?:little|great|nether|upper|lower|long|high|west|east|north|south|old|new|much|market|church|kings|temple) )?\p{Ll}{4,}(?:\s+(?:lane|road|street|mill|farm|village|estate|green|moor|edge|hill|end|bottom|top|bridge|cottages?))?)(?![\p{L}])`,
    ),
    unless: (found) =>
      wordsOf(found)
        .slice(-1)
        .every(
          (word) => isEnglish(word) || isKnownName(word) || PUBLIC_WORDS.has(word) || isTypo(word),
        ),
  },
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])(?<it>\p{L}{4,}\s+(?:station|village|estate|lane|road|rd|surgery|primary|academy|college|grammar|church|farm|bus|train|flats|infants|juniors))(?![\p{L}])`,
      "giu",
    ),
    unless: (found) => {
      const [word = ""] = wordsOf(found);
      return isEnglish(word) || PUBLIC_WORDS.has(word) || isTypo(word) || isKnownName(word);
    },
  },
  // "7 The Paddocks", "Flat 2, Kelham Wharf", "Mill Lane".
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}.£$])(?:(?:[Ff]lat|[Aa]partment|[Uu]nit|[Aa]pt)\s+(?:\d{1,4}[A-Za-z]?,?|[A-Z],)\s+)(?:${NUMBERED})?${NAME}(?:,\s+${NAME}){0,2}`,
    ),
  },
  // "Moved to flat 3b kestrel court", and "cadet with 2317 Squadron".
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])flat\s+\d{1,4}[a-z]?,?\s+\p{L}{3,}(?:\s+(?:court|house|lodge|towers?|point|heights|close|road|street|lane))?(?![\p{L}])`,
      "giu",
    ),
    unless: (found) => /^flat\s+\d+,?\s+(?:in|on|for|at|and|with|to|out|of)\b/iu.test(found),
  },
  {
    kind: "PLACE",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])\d{1,4}(?:F|\s*\(\p{L}[^)]{0,30}\))?\s+(?:squadron|sqn)\b`,
      "giu",
    ),
  },
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}.£$-])\d{1,3}[a-zA-Z]?,?\s+(?:The|Old)\s+${CAPITAL}(?:\s+${CAPITAL})?`,
    ),
    unless: isEverywhere,
  },
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])(?:The\s+)?${CAPITAL}(?:\s+${CAPITAL}){0,2},\s+(?:${NUMBERED})?${CAPITAL}(?:\s+${CAPITAL}){0,2}\s+(?:${STREETS})\b(?:,\s+${NAME})?`,
    ),
    unless: isPublic,
  },
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])(?:${CAPITAL}\s+){1,3}(?:Road|Rd|Avenue|Ave|Crescent|Cres|Terrace|Mews|Lane|Ln|Close|Drive|Grove|Croft|Wharf|Paddocks?|Gdns|Cottages?|Farmhouse|Bungalow|Rectory|Vicarage|Estate)\b`,
    ),
    unless: (found) =>
      isPublic(found) || (PUBLIC_WORDS.has(wordsOf(found)[0] ?? "") && wordsOf(found).length === 1),
  },
  {
    kind: "ADDRESS",
    pattern: find(String.raw`\b[Pp]aper round\s+(?:on|in|round|down)\s+(?<it>${NAME})`),
  },
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`\b(?:bus|train|tram|coach|minibus|taxi|lift|(?:the|number|no\.?) [A-Z]{0,2}\d{1,3}[A-Za-z]?)\s+(?:in\s+|home\s+|comes in\s+)?(?:from|to|via)\s+(?<it>${NAME})`,
    ),
    unless: isAllPublic,
  },
  // "Hope Valley Medical Centre", "Holy Trinity C of E Primary", "Sheffield Otters".
  {
    kind: "PLACE",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])(?:(?:${CAPITAL}|C of E|CofE|R\.?C\.?|St\.)[ -](?:(?:of|and|the|on|&) )?){1,5}(?:${PRACTICE})(?![\p{L}])`,
    ),
    unless: (found) =>
      isPublic(found) ||
      /^(?:The |Our |A |Her |His |Roman |Greek |Hindu |Sikh |Jewish |Buddhist |Catholic |Anglican |Protestant |Orthodox |Christian |Early |Medieval |English |Good |Best |Field |State |Local )*(?:\p{L}+)$/u.test(
        found,
      ),
  },
  {
    kind: "PLACE",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])(?:${CAPITAL}[ -](?:(?:of|and|the|on|&) )?){1,4}(?:${CLUB}|${TRADE})(?![\p{L}])`,
    ),
    unless: isEverywhere,
  },
  {
    kind: "PLACE",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])\d{1,2}(?:st|nd|rd|th)\s+${NAME}(?=(?:\s+(?:Scouts?|Guides|Brownies|Cubs|Cadets|Beavers|Rainbows))?)`,
    ),
    unless: isEverywhere,
  },
  {
    kind: "PLACE",
    pattern: find(
      String.raw`(?:\b(?:at|from|to|of|for|with|attends|near)\s+)(?<it>(?:St\.? ${CAPITAL}(?!['’]?s? (?:Day|Eve|Gospel|Cross)\b)|All (?:Saints|Souls|Hallows)['’]?|Our Lady(?: of(?: the)? ${CAPITAL}| ${CAPITAL})?|Holy (?:Trinity|Family|Cross|Rood|Spirit|Name)|Sacred Heart|Christ the King|Christ Church|Corpus Christi)(?: (?:C of E|CofE|RC|${CAPITAL}))*(?:, ${NAME})?)`,
    ),
    unless: isPublic,
  },
  {
    kind: "PLACE",
    pattern: find(
      String.raw`${CAPITAL}(?: ${CAPITAL}){0,2} (?:(?:&|and|\+) (?:Sons?|Daughters?|Bros|Co)|Ltd|Bros|Brothers Ltd)\b`,
    ),
  },
  // A club by the name of its town: "swims for Sheffield Otters".
  {
    kind: "PLACE",
    pattern: find(
      String.raw`\b(?:[Ss]wims|[Pp]lays(?: \p{Ll}+)?|[Tt]rains|[Rr]uns|[Rr]ows|[Rr]ides|[Ss]kates|[Bb]owls|[Ff]ences|[Cc]limbs|[Bb]oxes|[Ss]cores?) (?:for|at) (?<it>${CAPITAL}(?: ${CAPITAL})+)`,
    ),
    unless: (found) => isPublic(found) || GIVEN_NAMES.has(wordsOf(found)[0] ?? ""),
  },
  {
    kind: "PLACE",
    pattern: find(
      String.raw`${DOES}${FOR}(?<it>\d{0,2}(?:st|nd|rd|th)?\s?${NAME}(?:, ${CAPITAL})?)`,
    ),
    unless: isPersonOrEverywhere,
  },
  {
    kind: "PLACE",
    pattern: find(
      String.raw`\b[Ww]ork(?:s|ing|ed)?\s+(?:(?:\p{Ll}+ ){0,4})(?:for|at|in)\s+(?:the\s+)?(?<it>${NAME})`,
    ),
    unless: isPersonOrEverywhere,
  },
  {
    kind: "PLACE",
    pattern: find(
      String.raw`${DOES}\s+(?:at|in|for|behind)\s+(?<it>[Tt]he ${CAPITAL} (?:and|&|in|o['’]) ?${CAPITAL})`,
    ),
    unless: isPublic,
  },
  {
    kind: "PLACE",
    pattern: find(
      String.raw`${PARENT}(?:['’]s|\s+is|\s+works?|\s+worked|\s+runs|\s+owns|\s+manages)\s+(?:(?:a|an) [\p{Ll}]+\s+|(?:shop|stall|business|café|cafe|restaurant|takeaway|salon|garage),?\s+)?(?:(?:at|for|in|with)\s+)?(?:the\s+)?(?<it>${NAME})`,
    ),
    unless: isAllPublic,
  },
  {
    kind: "PLACE",
    pattern: find(
      String.raw`\b(?:shop|stall|caf[eé]|restaurant|takeaway|salon|garage|pub|temple|church|mosque|farm)(?:,| called| named| at| in)\s+(?<it>${NAME})`,
    ),
    unless: isAllPublic,
  },
  {
    kind: "PLACE",
    pattern: find(
      String.raw`\bthe\s+(?<it>${NAME})\s+(?:temple|church|mosque|gurdwara|synagogue|mandir|surgery|primary|estate|stables|allotments)\b`,
    ),
    unless: isEverywhere,
  },
];
