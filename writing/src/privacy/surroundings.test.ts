import { describe, expect, it } from "vitest";
import {
  hasTitle,
  inCompany,
  isIntroduced,
  isSocial,
  readsAsFirstName,
  readsAsSurname,
  type Place,
} from "./surroundings.ts";
import { tokenise } from "./tokens.ts";

/** The place of the word that stands between asterisks: "works with *grace*". */
function placeIn(text: string): Place {
  const start = text.indexOf("*");
  const tokens = tokenise(text.replaceAll("*", ""));
  return { tokens, at: tokens.findIndex((token) => token.start === start) };
}
const holds = (rule: (place: Place) => boolean, yes: string[], no: string[]) => {
  for (const text of yes) expect(rule(placeIn(text)), text).toBe(true);
  for (const text of no) expect(rule(placeIn(text)), text).toBe(false);
};

describe("a title", () => {
  it("stands right before a name", () => {
    holds(
      hasTitle,
      [
        "Thanks to Mr *Smith*",
        "Mrs. *Smith*",
        "Miss\u00A0*Smith*",
        "Dr.*Smith*",
        "Madame *Curie*",
        "Herr *Klein*",
      ],
      ["*Smith*", "the *Smith*", "Mr (*Smith*)", "Mr and *Smith*"],
    );
  });
});

describe("somebody to work, sit or talk with", () => {
  it("stands after a word for company, with something done together before it", () => {
    holds(
      inCompany,
      [
        "works well with *grace*",
        "sits next to *grace*",
        "Sat beside *Grace*, it seems",
        "talks to *grace* during lessons",
        "working with *grace* and others",
        "gets on with *grace* in class",
        "shares with *grace*. Good.",
        "partners up with *grace* because it helps",
      ],
      [
        "*grace*",
        "works with skill and *grace* under fire",
        "moves with *grace*",
        "works with *grace* notes",
        "works on *grace*",
        "works with. *Grace*",
        "works. It is now all done with *grace*",
      ],
    );
  });

  it("stands after “and” where somebody stands before it", () => {
    holds(
      inCompany,
      ["Amara and *grace*", "Amara was late and *grace* too"],
      ["skill and *grace*", "she will sing and *grace*", "works and *grace*"],
    );
  });

  it.each(
    [
      ["in", "on", "at", "about", "over", "during", "when", "who", "because", "as", "but", "for"],
      ["and", "to", "too", "again", "or", "is", "was", "has", "every", "this", "last"],
    ].flat(),
  )("is over before “%s”", (word) => {
    holds(inCompany, [`works with *grace* ${word} more`], [`works with *grace* ${word}ish more`]);
  });

  it("is over before a comma or a semicolon", () => {
    holds(
      inCompany,
      ["works with *grace*, calmly", "works with *grace*; calmly"],
      ["works with *grace* calmly"],
    );
  });
});

describe("somebody who has just been introduced", () => {
  it("is whoever is called by a name", () => {
    holds(
      isIntroduced,
      [
        "with her friend *Destiny* in class",
        "with her friend *Destiny*",
        "with her friend *Destiny*. Good",
        "a friend called *Hope* Now",
        "a partner named *Hope*",
        "his brother *River* helps",
        "her boyfriend *Reef* helps",
      ],
      [
        "with her friend *destiny*",
        "*Destiny*",
        "a book called *Hope*",
        "a Friend *Destiny* here",
        "with her partner *Work* on it",
        "in the friend *Zone* again",
        "with her friend. *Destiny* helps",
        "with her friend, the *Destiny*",
        "her friend *Key* Stage",
        "the first *Destiny* here",
        "partner (*Destiny* here)",
      ],
    );
  });
});

describe("what is done with people alone", () => {
  it("makes a name of any word", () => {
    holds(
      isSocial,
      [
        "argues with *Destiny*",
        "sits next to *Reef*",
        "is often sitting beside *Reef*",
        "gets on, fell out with *Reef*",
      ],
      [
        "works with *Destiny*",
        "argues about *Destiny*",
        "*Destiny*",
        "chats in class and in the end works well with *Destiny*",
      ],
    );
  });
});

describe("a first name that is also a word", () => {
  it("is a name after a title or in company", () => {
    holds(
      readsAsFirstName,
      [
        "Thanks, Miss *may*",
        "works with *will*",
        "works with *Will* on it",
        "she sits next to *May*",
      ],
      [
        "she *will* work",
        "she *may* work",
        "works from *May* to July",
        "works from March to *May*",
      ],
    );
  });

  it("is a time of the year where months and seasons are spoken of", () => {
    holds(
      readsAsFirstName,
      ["Good work *Summer* does", "Also *April* tries"],
      [
        "in *April*",
        "last *Summer*",
        "the *April* exam",
        "3 *May*",
        "*May* 12",
        "March *April*",
        "Well *Summer* term",
      ],
    );
  });

  it("is a name with an initial or a possessive", () => {
    holds(
      readsAsFirstName,
      ["Now *Will* R tries", "It was *Grace*'s turn", "in *grace*'s book", "*Grace*’s book"],
      ["In *Art* A level", "In *Art* A levels", "by *may*'s end"],
    );
  });

  it("opens a sentence as a name where a person's verb follows", () => {
    holds(
      readsAsFirstName,
      [
        "*Grace* is kind",
        "*Will* has tried",
        "*May* tries",
        "*Hope* worked",
        "*Rose* always tries",
        "*Rose* clearly shows it",
        "*Grace* will try",
        "*Grace* may try",
        "*Grace*, try it",
        "*Grace*: kind",
        "*Will* and Amara",
        "*Mark* sat",
        "*Grace*",
      ],
      [
        "*Mark* schemes help",
        "*Rose* to it",
        "*Hope* is there",
        "*Art* is fun",
        "*Will* and skill",
        "*Grace* always under",
        "*Will* try",
        "*May* need",
        "*Grace* under fire",
        "*Will*",
        "Good work. *May*",
        "Good work. *Grace*",
        "*Read* more",
      ],
    );
  });

  it("is a name inside a sentence, but not in a run of capitals or before its usual word", () => {
    holds(
      readsAsFirstName,
      [
        "and then *Grace* tried",
        "we saw *Hope* to the end",
        "we saw *Rose* above",
        "yes *Mark* tried",
      ],
      ["her *Mark* scheme", "her *Art* lessons", "her Design *Art*", "the Key *Grace* stage"],
    );
  });
});

describe("a surname that is also a word", () => {
  it("is a name after a title, an initial or a first name", () => {
    holds(
      readsAsSurname,
      [
        "Mr *French*",
        "Mr *french*",
        "with J *French*",
        "with J. *French*",
        "with A. *French*",
        "with Amara *French*",
        "Amara *Newton*",
      ],
      ["a *french*", "with A *French*", "in *French*", "Amara *french*", "Amara: *French*"],
    );
  });

  it("is a name where it owns what a pupil has, or does what pupils do", () => {
    holds(
      readsAsSurname,
      [
        "with *Newton*'s desk",
        "copied *French*’s homework",
        "*Newton* talked",
        "*French* sits there",
      ],
      [
        "used *Newton*'s laws",
        "*Newton* discovered",
        "with *newton*'s desk",
        "has *Newton* talked",
      ],
    );
  });

  it("is a name in company, with a capital", () => {
    holds(
      readsAsSurname,
      ["sits next to *French*", "works with *Newton*"],
      ["sits next to *french*", "reads *Newton*"],
    );
  });

  it("of a rare word is a name inside a sentence", () => {
    holds(
      readsAsSurname,
      ["saw *Cropper* again"],
      ["*Cropper* again", "saw *cropper* again", "the Key *Cropper* here"],
    );
  });
});
