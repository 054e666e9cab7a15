import { describe, expect, it } from "vitest";
import {
  followsSocial,
  inCompany,
  isIntroduced,
  readsAsFirstName,
  readsAsSurname,
  type Place,
} from "./surroundings.ts";
import { tokenise } from "./tokens.ts";

/** The place of the word between asterisks, in a note with this word for W. */
function placeIn(note: string, word: string): Place {
  const start = note.replace("W", word).indexOf("*");
  const tokens = tokenise(note.replace("W", word).replaceAll("*", ""));
  return { tokens, at: tokens.findIndex((token) => token.start === start) };
}

/** A rule, a note with W for each word, what the rule says of it, and the words; of longer ones it says the contrary. */
type Case = [rule: (place: Place) => boolean, note: string, says: boolean, words: string];

const CASES: Record<string, Case> = {
  "what one does with somebody": [
    inCompany,
    "works W *grace*",
    true,
    `with beside alongside opposite near behind like helped helps helping support supports supported distract
     distracts distracted tease teases annoy annoys partnered paired partner partners mate mates friend friends to by
     from than`,
  ],
  "what is done together": [
    inCompany,
    "W with *grace*",
    true,
    `well work works working sit sits sitting sat partner partners partnering pair pairs pairing group groups grouped
     friend friends friendly talk talks talking chat chats chatting collaborate collaborates collaborating team teams
     teaming next argue argues arguing play plays playing mess messes messing compete competes competing clash clashes
     clashing get gets got together share shares sharing laugh laughs laughing copied copies copy copying lab project
     presentation duet along on relationship close`,
  ],
  "what is done with people alone": [
    followsSocial,
    "W with *Reef*",
    true,
    `seated argue argues arguing chat chats chatting talk talks talking sit sits sitting sat clash clashes clashing
     laugh laughs laughing gossip gossips gossiping friend friends friendly fell fall falls bicker bickers bickering
     fight fights fought copied copies copying teases teased giggle giggles giggling next`,
  ],
  "what a classmate has": [
    readsAsSurname,
    "with *Newton*'s W",
    true,
    `desk partner partners friend friends mate mates seat group team book books brother sister twin notes answers
     homework side table pen bag help`,
  ],
  "what only people do": [
    readsAsSurname,
    "*Newton* W",
    true,
    `sat distracts distracted argues argued talks talked chats chatted sits teases teased laughs laughed annoys annoyed
     interrupts interrupted said says jokes joked`,
  ],
  "who is introduced": [
    isIntroduced,
    "her W called *Hope* Now",
    true,
    `friend bestfriend mate classmate teammate neighbour buddy pal twin brother sister cousin partner boyfriend
     girlfriend`,
  ],
  "what follows a name": [
    readsAsFirstName,
    "*Grace* W",
    true,
    `is was has had does did can could should would must might isn't wasn't hasn't doesn't didn't can't won't made took
     gave wrote came went got led ran sat won spoke began kept felt found left met put set showed shows goes helped
     tries works`,
  ],
  "how it is done": [
    readsAsFirstName,
    "*Rose* W tried",
    true,
    `often always never really usually also rarely sometimes seldom clearly still now just only then consistently
     generally already regularly frequently occasionally recently not calmly`,
  ],
  "what is called a mark": [
    readsAsFirstName,
    "her *Mark* W",
    false,
    "scheme schemes out his her their own up down the a an this for of in on per range sheet breakdown allocation",
  ],
  "what is said of grace": [
    readsAsFirstName,
    "her *Grace* W",
    false,
    "under of in period note notes",
  ],
  "what belongs to art": [
    readsAsFirstName,
    "her *Art* W",
    false,
    `is was has work works history room club lesson lessons exam portfolio skills and project homework folder
     coursework theory`,
  ],
  "what is Christian": [
    readsAsFirstName,
    "the *Christian* W",
    false,
    "faith belief beliefs values church art ethics theology tradition teaching aid worship community",
  ],
  "what is said of joy": [readsAsFirstName, "her *Joy* W", false, "of to and in is"],
  "what is of a page": [
    readsAsFirstName,
    "her *Page* W",
    false,
    "layout layouts s is number numbers of design",
  ],
  "what is said of a kit": [
    readsAsFirstName,
    "her *Kit* W",
    false,
    "is was has and every for often always regularly list forgotten missing",
  ],
  "what is said of the sky": [readsAsFirstName, "the *Sky* W", false, "is was and in sport sports"],
  "what is a star": [
    readsAsFirstName,
    "a *Star* W",
    false,
    "of student pupil performer player chart charts sign signs is",
  ],
};

describe.each(Object.entries(CASES))("%s", (_, [rule, note, says, list]) => {
  const words = list.split(/\s+/u);
  it.each(words)("by the word %s", (word) => {
    expect(rule(placeIn(note, word))).toBe(says);
  });
  it.each([`zz${words[0]}`, `${words[0]}zz`])("not by a longer one: %s", (word) => {
    expect(rule(placeIn(note, word))).toBe(!says);
  });
});

describe("a word that only looks like one of these", () => {
  it.each([
    ["a friend recalled *Hope* now", isIntroduced, false],
    ["with her friend *Artwork* in class", isIntroduced, true],
    ["with her friend *Workman* in class", isIntroduced, true],
    ["In room 3, *May* tried", readsAsFirstName, true],
    ["met *May* – 12 came", readsAsFirstName, true],
    ["the *May*'12 paper", readsAsFirstName, false],
    ["on 3 *May* she", readsAsFirstName, false],
  ] as const)("tells nothing: %s", (note, rule, says) => {
    expect(rule(placeIn(note, "W"))).toBe(says);
  });
});
