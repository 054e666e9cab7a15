import { fold } from "./fold.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { petForms, shortForms } from "./names/short-forms.ts";
import { firstNamesOf, lastNamesOf, type PersonName } from "./person-name.ts";
import { oneLetterLeftOut } from "./near.ts";
import { asSaid, soundOf, soundsOf } from "./sound.ts";
import { isEnglish, isEverydayWord, isKnownName, isWordToo } from "./words.ts";

/** Everybody and everything a school knows by name. Structured records that no request may hold belong here too. */
export type Roster = {
  students: readonly (PersonName & { student_id?: string | null; upn?: string | null })[];
  staff: readonly PersonName[];
  /** The school's full name. */
  school: string;
};

/** Whose name it is; the student of the report is `PUPIL`. */
export type KnownKind = "PUPIL" | "CLASSMATE" | "STAFF" | "SCHOOL";

/** A word that is part of a known name. */
export type KnownWord = {
  kind: KnownKind;
  /** Among these parts of a name it occurs. */
  first: boolean;
  last: boolean;
  /** Also an ordinary word, as a first name and as a surname. */
  wordFirst: boolean;
  wordLast: boolean;
  /** A student has it, whoever else does. */
  student: boolean;
};
export type KnownPhrase = {
  words: readonly string[];
  kind: KnownKind;
  /** "Read, Mark": only so has a name a comma in it. */
  surnameFirst: boolean;
};

/** A roster made ready for looking up. Build it once for a school and keep it: building is the slow part. */
export type RosterIndex = {
  words: ReadonlyMap<string, KnownWord>;
  /** By first word, longest first. */
  phrases: ReadonlyMap<string, readonly KnownPhrase[]>;
  /** From a name with one letter left out to the names it came from. */
  near: ReadonlyMap<string, readonly string[]>;
  /** Upper case, for example "AJS". */
  initials: ReadonlyMap<string, KnownKind>;
  /** Student IDs and unique pupil numbers, lower case. */
  ids: ReadonlySet<string>;
  /** How the first names of the student of a report sound; nobody else's are listened to. */
  sounds: ReadonlySet<string>;
  /** How longer names, and surnames of several words, sound: whoever's they are. */
  heard: ReadonlySet<string>;
  /** First name and surname written as one word, and the other way round. */
  together: ReadonlyMap<string, KnownKind>;
};

/** Whether a word is entered as a name, and is not only a short form of one. */
export const isEntered = (key: string, { near }: RosterIndex) =>
  near.get(key)?.includes(key) === true;

/** What a surname may begin with, or hold, that is no part to know it by. */
export const PARTICLES: ReadonlySet<string> = new Set(
  "van de der den la le el al bin binti ibn st di da dos das do du von ter ten o mac mc y e ap ab ben abu del della and".split(
    " ",
  ),
);
const SCHOOL_GENERIC: ReadonlySet<string> = new Set(
  "academy academies school schools college high primary secondary grammar the of st saint saints church england c e community technology sixth form girls boys for comprehensive trust upper lower junior middle catholic rc ce and free international science sports specialist arts multi nursery infant infants prep preparatory independent university technical utc at in".split(
    " ",
  ),
);

/** The parts of a name, each as it is compared: "de la Cruz-Smith" has four. */
function partsOf(name: string): string[] {
  return fold(name)
    .replaceAll("'", "")
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}

/** The words of a name that stand for it alone: "Berg" for "van der Berg". */
function halves(words: readonly string[]): readonly string[] {
  return words.length > 1 ? words.filter((word) => !PARTICLES.has(word)) : words;
}

class Builder {
  readonly words = new Map<string, KnownWord>();
  readonly phrases = new Map<string, KnownPhrase[]>();
  readonly near = new Map<string, string[]>();
  readonly initials = new Map<string, KnownKind>();
  readonly heard = new Set<string>();
  readonly together = new Map<string, KnownKind>();
  private readonly seen = new Set<string>();

  word(word: string, part: "first" | "last", kind: KnownKind): void {
    if (word.length < 2) return;
    const known = this.words.get(word) ?? {
      kind,
      first: false,
      last: false,
      wordFirst: isWordToo(word, "first"),
      wordLast: isWordToo(word, "last"),
      student: false,
    };
    known[part] = true;
    known.student ||= kind === "CLASSMATE";
    this.words.set(word, known);
  }

  /** A word that may also come misspelt. */
  spelt(word: string, part: "first" | "last", kind: KnownKind): void {
    this.word(word, part, kind);
    if (word.length < 3 || this.seen.has(word)) return;
    this.seen.add(word);
    for (const key of [word, ...oneLetterLeftOut(word)]) {
      const list = this.near.get(key);
      if (list) list.push(word);
      else this.near.set(key, [word]);
    }
  }

  phrase(words: readonly string[], kind: KnownKind, surnameFirst = false): void {
    const [head] = words;
    if (head === undefined || words.length < 2) return;
    const list = this.phrases.get(head);
    if (list) list.push({ words, kind, surnameFirst });
    else this.phrases.set(head, [{ words, kind, surnameFirst }]);
  }

  person(person: PersonName, kind: KnownKind): void {
    for (const last of lastNamesOf(person)) {
      for (const first of firstNamesOf(person)) this.called(first, last, kind);
    }
  }

  private called(first_name: string, last_name: string, kind: KnownKind): void {
    const first = partsOf(first_name);
    const last = partsOf(last_name);
    this.phrase([...first, ...last], kind);
    this.phrase([...last, ...first], kind, true);
    for (const whole of [[...first, ...last].join(""), [...last, ...first].join("")])
      // "Artwork", of an Art Work, is a word.
      if (first.length > 0 && last.length > 0 && whole.length > 5 && !isEnglish(whole))
        this.together.set(whole, kind);
    // "Jack W", where there are two of them, "Strong, J" and "j.strong".
    if (last[0]) this.phrase([...first, last[0].charAt(0)], kind);
    if (first[0] && last.length > 0) {
      this.phrase([...last, first[0].charAt(0)], kind, true);
      this.phrase([first[0].charAt(0), ...last], kind);
    }
    for (const half of halves(first)) {
      this.spelt(half, "first", kind);
      // "Rhees" of a Rhys: so short a sound is listened to only where a person stands.
      if (half.length > 4 || (half.length > 3 && soundOf(half).length === 2))
        for (const sound of soundsOf(half)) this.heard.add(sound);
    }
    for (const half of halves(last)) {
      this.spelt(half, "last", kind);
      // A short sound is that of many a surname, and of many a slip.
      if (half.length > 6 && soundOf(half).length > 3) this.heard.add(soundOf(half));
    }
    if (first.length > 1) {
      this.phrase(first, kind);
      this.spelt(first.join(""), "first", kind);
    }
    if (last.length > 1) {
      this.phrase(last, kind);
      this.spelt(last.join(""), "last", kind);
      this.heard.add(soundOf(last.join("")));
    }
    for (const short of new Set(first.flatMap(shortForms))) {
      this.word(short, "first", kind);
      this.phrase([short, ...last], kind);
      // "Vojtek" of a Wojciech.
      if (short.length > 4) for (const sound of soundsOf(short)) this.heard.add(sound);
      // "Mo R", where there are two of them.
      if (last[0]) this.phrase([short, last[0].charAt(0)], kind);
    }
    // "Chala" of a Çağla.
    for (const half of partsOf(asSaid(first_name)))
      if (half.length > 4 && !first.includes(half))
        for (const sound of soundsOf(half)) this.heard.add(sound);
    // "Levandovska", "Dombrovski": as somebody says it who has heard it.
    for (const half of partsOf(asSaid(last_name)))
      if (half.length > (last.includes(half) ? 6 : 4))
        for (const sound of soundsOf(half)) if (sound.length > 3) this.heard.add(sound);
    // "Smallie", of a Small.
    if (kind === "PUPIL" && last.length === 1 && last[0] && last[0].length > 3)
      for (const pet of [`${last[0]}ie`, `${last[0]}y`, `${last[0]}sy`])
        if (!isEnglish(pet) && !isKnownName(pet) && !PUBLIC_WORDS.has(pet))
          this.word(pet, "last", kind);
    const letters = [...first, ...last].map((word) => word.charAt(0).toUpperCase());
    this.initial(letters.join(""), kind);
    // "AR" of Abdul-Rahman, in his own notes.
    if (kind === "PUPIL" && first.length > 1)
      this.initial(letters.slice(0, first.length).join(""), kind);
    // "S.O'N" of Siobhán O'Neill, "R. McC" of Ruth McCall.
    const prefixed = /^(?:[OD]['’]|Ma?c)\p{Lu}/u.exec(last_name);
    // "Mc Kenna", as a hurried hand parts it.
    const parted = /^(?:ma?c)(?=\p{L}{3})/u.exec(prefixed ? (last[0] ?? "") : "");
    if (parted?.[0] && last[0]) this.phrase([parted[0], last[0].slice(parted[0].length)], kind);
    // "K al-R" of Khalid al-Rashid.
    const led = /^(\p{Ll}{2,3})[ -](\p{Lu})/u.exec(last_name);
    if (led) this.initial(`${letters[0] ?? ""}${led[1] ?? ""}${led[2] ?? ""}`, kind);
    if (prefixed) this.initial(`${letters[0] ?? ""}${prefixed[0].replace("’", "'")}`, kind);
    this.initial(`${letters[0] ?? ""}${letters[first.length] ?? ""}`, kind);
    // "RLU" of Rachel Lunn, as timetables call staff.
    if (kind === "STAFF" && last[0] && last[0].length > 2)
      this.initial(`${letters[0] ?? ""}${last[0].slice(0, 2).toUpperCase()}`, kind);
  }

  initial(letters: string, kind: KnownKind): void {
    if (letters.length > 1 && !this.initials.has(letters)) this.initials.set(letters, kind);
  }

  school(name: string): void {
    const all = partsOf(name.replaceAll(/['’]s\b/giu, ""));
    this.phrase(all, "SCHOOL");
    if (all[0] === "the") this.phrase(all.slice(1), "SCHOOL");
    const own = all.filter((word) => !SCHOOL_GENERIC.has(word));
    // "Joined Tansley in Year 9", where no dictionary has the word.
    if (own.length > 1 && own[0] && !isKnownName(own[0]) && !isEnglish(own[0]))
      this.word(own[0], "last", "SCHOOL");
    this.phrase(own, "SCHOOL");
    for (const generic of ["academy", "school", "college", "high"]) {
      this.phrase([...own, generic], "SCHOOL");
    }
    if (own.length > 0 && all[0] === "st") this.phrase(["st", ...own], "SCHOOL");
    if (own.length === 1 && own[0] && !isKnownName(own[0])) this.spelt(own[0], "last", "SCHOOL");
    const letters = all.filter((word) => word.length > 2).map((word) => word.charAt(0));
    if (letters.length > 1) this.initials.set(letters.join("").toUpperCase(), "SCHOOL");
  }
}

/** Makes a roster ready: about a tenth of a second for 1,500 students. */
export function buildRosterIndex(roster: Roster): RosterIndex {
  const builder = new Builder();
  for (const person of roster.staff) builder.person(person, "STAFF");
  for (const student of roster.students) builder.person(student, "CLASSMATE");
  builder.school(roster.school);
  return finish(
    builder,
    roster.students
      .flatMap(({ student_id, upn }) => [student_id, upn])
      .flatMap((id) => id?.trim().toLowerCase() || []),
  );
}

const PET_ENDINGS = ["", "y", "ie", "o", "s", "z", "zy", "sy", "i", "a"];
/** Those that make no other word of a word: "mark" and "marks" are one. */
const WORD_ENDINGS = ["", "y", "ie", "sy", "i"];

/** What a name is cut down to by whoever says it often: "Jide" of Babajide, "Dyl" of Dylan, "Lachy" of Lachlan. */
function cutShort(name: string): string[] {
  const ends = name.length > 6 ? [4, 5, 6].map((length) => name.slice(-length)) : [];
  const beginnings = [3, 4, 5, 6]
    .filter((length) => length < name.length - 1)
    .flatMap((length) => {
      const head = name.slice(0, length);
      // "Jonno" of Jonathan.
      const doubled = length < 5 ? [head + head.slice(-1)] : [];
      return [head, ...doubled].flatMap((cut) => PET_ENDINGS.map((ending) => cut + ending));
    });
  // "Ro" of Rohan; who is called Jo or Bo is somebody else, and "he" is no Hector.
  const two = name.length > 3 ? [name.slice(0, 2)] : [];
  return [...two, ...ends, ...beginnings].filter(
    (short) => !isEnglish(short) && !isKnownName(short),
  );
}

/** What a name is cut down to that is a word besides, told by its place then: "Gruff" of Gruffydd, "Harp" of Harpreet. */
function cutToWord(name: string): string[] {
  return [3, 4, 5, 6]
    .filter((length) => length < name.length - 1)
    .flatMap((length) => WORD_ENDINGS.map((ending) => name.slice(0, length) + ending))
    .filter((short) => isEnglish(short) && !isEverydayWord(short) && isWordToo(short, "first"));
}

/** "Ted" of a Teddy, "Rose" of a Rosie: the name that a pet name is of. */
function withoutPetEnding(name: string): string[] {
  const stem = /^(?<stem>.{3,}?)(?:ie|ey|y|i)$/u.exec(name)?.groups?.["stem"] ?? "";
  return [stem, stem.replace(/(.)\1$/u, "$1"), `${stem}e`].filter(
    (one) => stem !== "" && GIVEN_NAMES.has(one),
  );
}

/** The student of one report, to be looked up before the roster. */
export function buildStudentIndex(student: PersonName): RosterIndex {
  const builder = new Builder();
  builder.person(student, "PUPIL");
  const first = partsOf(student.first_name);
  for (const short of [...first.flatMap(cutShort), ...first.flatMap(petForms)])
    builder.word(short, "first", "PUPIL");
  for (const short of first.flatMap(cutToWord)) builder.word(short, "first", "PUPIL");
  for (const name of first.flatMap(withoutPetEnding)) builder.word(name, "first", "PUPIL");
  const sounds = firstNamesOf(student)
    .flatMap((name) => [...partsOf(name), ...partsOf(asSaid(name))])
    .filter((name) => name.length > 3)
    // "Owen" of Eoghan: between vowels nobody says the letters.
    .flatMap((name) => [name, name.replace(/(?<=[aeiou])gh(?=[aeiou])/u, "")])
    .flatMap(soundsOf)
    .filter((sound) => sound.length > 1);
  return { ...finish(builder, []), sounds: new Set(sounds) };
}

function finish(builder: Builder, ids: readonly string[]): RosterIndex {
  for (const list of builder.phrases.values()) {
    list.sort((one, other) => other.words.length - one.words.length);
  }
  return {
    words: builder.words,
    phrases: builder.phrases,
    near: builder.near,
    initials: builder.initials,
    ids: new Set(ids),
    sounds: new Set(),
    heard: builder.heard,
    together: builder.together,
  };
}
