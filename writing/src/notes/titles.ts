/** Books, plays, pieces and pictures of a syllabus, by the names that nobody means otherwise. */
const TITLES = [
  "An Inspector Calls",
  "Of Mice and Men",
  "Animal Farm",
  "Lord of the Flies",
  "Lord of the Rings",
  "A Christmas Carol",
  "Romeo and Juliet",
  "Jekyll and Hyde",
  "The Handmaid's Tale",
  "The Crucible",
  "The Great Gatsby",
  "To Kill a Mockingbird",
  "The Tempest",
  "Twelfth Night",
  "Much Ado About Nothing",
  "A Midsummer Night's Dream",
  "The Merchant of Venice",
  "King Lear",
  "Pride and Prejudice",
  "Jane Eyre",
  "Wuthering Heights",
  "Oliver Twist",
  "A Streetcar Named Desire",
  "Death of a Salesman",
  "A Doll's House",
  "Private Peaceful",
  "The Hobbit",
  "Harry Potter",
  "The Boy in the Striped Pyjamas",
  "Journey's End",
  "The Woman in Black",
  "The Sign of Four",
  "Blood Brothers",
  "West Side Story",
  "Bugsy Malone",
  "Mamma Mia",
  "Moonlight Sonata",
  "Swan Lake",
  "Für Elise",
  "Mona Lisa",
  "Goodnight Mister Tom",
  "War Horse",
  "Charlotte's Web",
  "Percy Jackson",
  "Alex Rider",
  "Artemis Fowl",
  "Horrid Henry",
  "Dork Diaries",
  "Diary of a Wimpy Kid",
  "Captain Underpants",
  "The Hunger Games",
  "The Gruffalo",
  "The Lady of Shalott",
  "The Wizard of Oz",
  "The Lion King",
] as const;

/** Each title as it may be typed, with or without its article and its apostrophe. */
const TYPED = TITLES.map((title) => {
  const [, article = "", name = ""] = /^(An? |The )?(.+)$/u.exec(title) ?? [];
  const own = name.replace("'", "['’]?").replace("ü", "[uü]").replaceAll(" and ", " (?:and|&) ");
  const led = article === "" ? "" : `(${article.trim()} )?`;
  return { name, article, pattern: new RegExp(`(?<![\\p{L}'’-])${led}${own}(?![\\p{L}-])`, "giu") };
});

/** "Of Mice and Men essay": an essay on it, where a title could be taken for the words of a sentence. */
const OF_TITLE =
  /^((?:\p{Lu}|ü)[\p{L}'’ ]+?) (essay|project|poster|presentation|speech|talk)(?=$|[ ,.(])/u;

/** "St marys": a school or a church. */
const SAINT =
  /\b[Ss]t\.? (mary|john|peter|paul|george|james|joseph|luke|anne|thomas|andrew|patrick|david|michael|cuthbert|edward|bede|margaret|catherine|bernadette|francis|clement)['’]?s\b/gu;

/** Titles as they are written, where a note has them in small letters: "the handmaids tale". */
export function writeTitles(text: string): string {
  const written = TYPED.reduce(
    (rest, { name, article, pattern }) =>
      rest.replace(pattern, (typed: string, ...groups: unknown[]) => {
        const led = typeof groups[0] === "string" && article !== "";
        if (typed.replaceAll("’", "'") === (led ? article : "") + name) return typed;
        const at = groups.find((group) => typeof group === "number") ?? 0;
        // "The Handmaid's Tale essay": the article is of the essay.
        const ofOther =
          /^ (?:essay|test|unit|topic|project|assessment|mock|poster|coursework|monologue|performance)\b/iu.test(
            rest.slice(at + typed.length),
          );
        return `${led ? (ofOther ? article.toLowerCase() : article) : ""}${name}`;
      }),
    text.replace(
      SAINT,
      (_, saint: string) => `St ${saint.charAt(0).toUpperCase()}${saint.slice(1).toLowerCase()}'s`,
    ),
  );
  const [all = "", typed = "", work] = OF_TITLE.exec(written) ?? [];
  const found = TYPED.find(({ name, article }) => typed === name || typed === article + name);
  return found && work
    ? `${work} on ${found.article}${found.name}${written.slice(all.length)}`
    : written;
}
