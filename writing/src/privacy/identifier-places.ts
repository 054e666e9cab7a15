// Houses, streets, villages and the places where a child can be met out of school: whoever knows them can find the
// child. A place is told by what it is called ("… Lane", "… Surgery") or by what is said of it ("lives past …").
import type { IdentifierPattern } from "./identifier-pattern.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { SCHOOL_WORDS } from "./names/school-words.ts";
import { isEnglish, isKnownName, isTypo } from "./words.ts";
import {
  CAPITAL,
  NAME,
  NUMBERED,
  wordsOf,
  isPublic,
  isEverywhere,
  isAllWords,
  isAllPublic,
  find,
  LIVES,
  TO,
  STREETS,
  PRACTICE,
  CLUB,
  TRADE,
  DOES,
  FAMOUS,
  FOR,
  PARENT,
  SCHOOL_THING,
  SKILLED,
  isPersonOrEverywhere,
  isNowhere,
  isNoPlace,
} from "./place-words.ts";

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
      String.raw`\b(?:[Hh]ome|[Aa]ddress|[Hh]ouse|[Ff]arm|[Cc]ottage)(?: is|:)(?: called| named)?\s+(?<it>(?:the\s+)?(?:${NUMBERED})?${NAME}(?:,\s+${NAME}){0,3})`,
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
  // "St Aidan's Primary in Leeds", "his nan in Swanage", "moved here from Lagos": where a child is at home, however well
  // the place is known; it comes back where the report speaks of it.
  {
    kind: "PLACE",
    pattern: find(
      String.raw`\b(?:Primary|Infants?|Juniors?|Nursery|Academy|Grammar|School|College|Surgery|Clinic|FC|Colts|Scouts|Guides|Cubs|Brownies|Cadets),? (?:in|near|outside|at|of) (?<it>${NAME})`,
    ),
    unless: isNoPlace,
  },
  {
    kind: "PLACE",
    pattern: find(
      String.raw`(?:\b(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he)|(?=[Ff]amily home)) ?(?:other |grand|step|old |late )?(?:nan|nana|gran|grandma|grandad|grandparents|parents|mum|mother|dad|father|family|cousins?|relatives|uncle|aunt|auntie|brother|sister|birth ?place|home ?town|village|family home|home)(?: (?:is|are|lives?|who lives?|back|over|up|down|still))* (?:in|from|near|of) (?<it>${NAME})`,
    ),
    unless: isNoPlace,
  },
  {
    kind: "PLACE",
    pattern: find(
      String.raw`\b(?:[Mm]oved|[Cc]ame|[Aa]rrived|[Tt]ransferred|[Rr]elocated|[Jj]oined us|[Ff]led|[Hh]ails?|[Oo]riginally)(?: (?:here|over|back|to us|to the UK|to England|to this school|recently|just|mid-year))* (?:from|out of) (?<it>${NAME})`,
    ),
    unless: isNoPlace,
  },
  // "Family run the Red Lion".
  {
    kind: "PLACE",
    pattern: find(
      String.raw`${PARENT} (?:runs?|ran|owns?|owned|manages?|keeps?|kept|has|have|took over) (?:the )(?<it>${NAME})`,
    ),
    unless: isAllPublic,
  },
  // "Bath Dolphins swimming club".
  {
    kind: "PLACE",
    pattern: find(
      String.raw`(?<![\p{L}\p{N}])(?<it>${CAPITAL}(?: ${CAPITAL}){0,2})(?= (?:swimming|swim|football|rugby|hockey|netball|cricket|tennis|judo|karate|boxing|cycling|rowing|sailing|athletics|gymnastics|running|chess|youth|dance|drama|theatre|riding|scout|cadet) (?:club|team|academy|squad|school|group|troop|centre|band)\b)`,
    ),
    unless: (found) =>
      SCHOOL_THING.test(found) ||
      /^(?:The|Our|A|In|At|Great|Good|Local|Boys|Girls|Junior|Senior|After|Lunchtime|Olympic)\b/u.test(
        found,
      ),
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
      String.raw`(?:\b[Hh]is|\b[Hh]er|\b[Tt]heir|['’]s|\ba(?= \p{Ll}+ called)) (?:own )?(?:band|crew|company|channel|podcast|blog|vlog|zine|troupe|label|brand|stables?|restaurant|caf[eé]|shop|salon|pub|takeaway|garage|church|mosque|temple|gurdwara|synagogue|gym|dojo|club|team|farm|foster (?:family|home)|village|estate|primary|old school|previous school|last school),?(?: is| was)?(?: called| named)? (?:the )?(?<it>${NAME})`,
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
  // "The Oxfam on Castle Street".
  {
    kind: "ADDRESS",
    pattern: find(
      String.raw`\b(?:on|in|at|off|down|along|near) (?<it>(?:${CAPITAL}\s+){1,3}(?:Street|St))(?![\p{L}])`,
    ),
    unless: (found) =>
      isPublic(found) || FAMOUS.test(found) || PUBLIC_WORDS.has(wordsOf(found)[0] ?? ""),
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
      String.raw`\b(?:[Ss]wims|[Pp]lays(?: \p{Ll}+)?|[Tt]rains|[Rr]uns|[Rr]ows|[Rr]ides|[Ss]kates|[Bb]owls|[Ff]ences|[Cc]limbs|[Bb]oxes|[Ss]cores?|[Cc]ompetes|[Cc]aptains|[Ff]ights|[Bb]ats|[Dd]ives) (?:for|at) (?<it>${CAPITAL}(?: ${CAPITAL})+)`,
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
