// Where people come from. The names of countries are those that English has for them; of peoples only those that no
// school teaches as a language: "her French is good" says nothing of a family.

const LETTERS = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z".split(" ");
/** Names that are also people's, or that no pupil comes from. */
const NO_PLACE =
  /^(?:(?:georgia|jordan|chad|jersey|niger|mali|guernsey)$|united|outlying|unknown|pseudo|euro|antarc|mexico city)/u;

const MORE =
  "hong kong|america|the states|usa|kurdistan|palestine|gaza|congo|czech republic|turkey|burma|ivory coast|uae|dubai|bosnia|crimea|kyiv|kiev|kabul|damascus|aleppo|lagos|mogadishu|khartoum".split(
    "|",
  );

function countries(): string[] {
  const names = new Intl.DisplayNames("en-GB", { type: "region", fallback: "none" });
  const found = LETTERS.flatMap((first) =>
    LETTERS.map((second) => names.of(first + second)?.toLowerCase() ?? ""),
  ).filter((name) => /^[a-z ]{4,}$/u.test(name) && !NO_PLACE.test(name));
  return [...new Set([...found, ...MORE])];
}

export const COUNTRY = `(?:${countries().join("|")})`;

export const NATIONALITY = `(?:${[
  "ukrainian|syrian|afghan|sudanese|eritrean|iraqi|kurdish|somali|iranian|nigerian|ghanaian|kenyan",
  "ugandan|zimbabwean|ethiopian|congolese|gambian|sierra leonean|ivorian|senegalese|moroccan|algerian",
  "tunisian|libyan|egyptian|yemeni|palestinian|lebanese|jordanian|saudi|kuwaiti|pakistani|indian",
  "bangladeshi|bengali|sri lankan|tamil|nepalese|nepali|punjabi|gujarati|vietnamese|thai|filipino",
  "filipina|malaysian|indonesian|korean|mongolian|cambodian|burmese|albanian|kosovan|bosnian|serbian",
  "croatian|romanian|bulgarian|hungarian|slovakian|slovak|czech|lithuanian|latvian|estonian|moldovan",
  "belarusian|brazilian|colombian|venezuelan|bolivian|ecuadorian|peruvian|chilean|cuban|jamaican",
  "trinidadian|barbadian|bajan|haitian|eastern european|middle eastern|west african|south african",
  "zambian|malawian|rwandan|angolan|cypriot|maltese|norwegian|finnish|danish|israeli",
].join("|")})`;

/** What families speak, where no pupil learns it as French or Welsh are learnt. */
export const HOME_TONGUE = `(?:${NATIONALITY}|${[
  "portuguese|arabic|urdu|hindi|farsi|persian|dari|pashto|tigrinya|amharic|oromo|igbo|yoruba|hausa",
  "twi|ga|wolof|swahili|shona|zulu|lingala|malayalam|telugu|marathi|kannada|sinhala|sylheti|mirpuri",
  "cantonese|mandarin|tagalog|turkish|russian|greek|romani|dutch|hebrew",
].join("|")})`;
