/** What is true of one pupil's report alone, and may not leave it. */
export type Secrets = {
  name: string;
  surname: string;
  /** Another pupil in the same report. */
  friend: string;
  topic: string;
  work: string;
  event: string;
  place: string;
  mark: string;
};

/** Former pupils, on no roster; each name is a word or could be one. */
const NAMES =
  "Sorrel Rowan Bramble Jasper Clementine Wren Fern Robin Sage Basil Piper Skye Storm Melody Lark Hope Joy Summer Juniper Marigold Bay Coral Dell Ember Flint Heath Indigo Jet Kestrel Linden Maple Nettle Opal Poppy Quill Reed Saffron Thistle Umber Vale Willow Yarrow Zephyr Clover Tansy Briar Cedar Dune Elm Finch Glen Haven Iris Bracken Teasel Larch Pepper Royal Prosper Sunny Blue Scout Ridge Merit Pilot Chance Hart Quartz Ivory Russet Tamsin Wilder".split(
    " ",
  );
const SURNAMES =
  "Finch Kessler Hart Underhill Blackwood Ferris Marsh Pike Thorne Loveday Golding Sparrow Whitlock Crane Fairweather Bird Stone Pepper Winter Lamb".split(
    " ",
  );
const TOPICS = [
  "volcanoes",
  "the water cycle",
  "quadratic equations",
  "the Tudors",
  "photosynthesis",
  "glaciers",
  "persuasive letters",
  "watercolour portraits",
  "fractions",
  "electric circuits",
  "the slave trade",
  "coastal erosion",
];
const WORKS = [
  "Macbeth",
  "An Inspector Calls",
  "Guernica",
  "Blood Brothers",
  "The Tempest",
  "Bohemian Rhapsody",
  "Animal Farm",
  "Holes",
];
const EVENTS = [
  "the netball tournament",
  "the Christmas concert",
  "the science fair",
  "the ski trip",
  "sports day",
  "the chess final",
  "the poetry recital",
  "the bake sale",
];
const PLACES = ["Snowdonia", "Hathersage", "Lagos", "Normandy", "Whitby", "Kerala", "Mill Lane"];
const MARKS = ["78%", "14/20", "grade 7", "a distinction", "second place", "92 marks"];

function nth(list: readonly string[], at: number): string {
  return list[at % list.length] ?? "";
}

/** The secrets of the report at this place, of all reports of all teachers. */
export function secretsAt(at: number): Secrets {
  return {
    name: nth(NAMES, at),
    surname: nth(SURNAMES, at * 3),
    friend: nth(NAMES, at * 7 + 31),
    topic: nth(TOPICS, at * 5),
    work: nth(WORKS, at * 3 + 1),
    event: nth(EVENTS, at * 5 + 2),
    place: nth(PLACES, at * 2),
    mark: nth(MARKS, at * 7),
  };
}

/** Words that a secret shares with any report: "the", "a", "grade", a single digit. */
const SHARED =
  /^(?:the|an?|and|of|calls?|day|fair|grade|marks?|letters|cycle|second|place|final|trip|persuasive|electric|trade|\d)$/iu;

/** The words by which a secret is known wherever it stands. */
export function tellingWords(secrets: Secrets): string[] {
  return Object.values(secrets).flatMap((text) =>
    text.split(" ").filter((word) => !SHARED.test(word)),
  );
}

/** Whether a text holds a telling word, with its capital where it has one. */
export function holds(text: string, word: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${word}(?![\p{L}\p{N}])`, "u").test(text);
}
