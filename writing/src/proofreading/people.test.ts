import { describe, expect, it } from "vitest";
import { AMARA, foundIn, WILL } from "./testing.ts";

describe("a pronoun that is not the pupil's", () => {
  it.each([
    ["They work hard.", "They work"],
    ["Amara is keen. He reads widely.", "He"],
    ["I have enjoyed teaching him.", "him"],
    ["Amara takes pride in his work.", "his"],
    ["Amara should be proud of themselves.", "themselves"],
  ])("is seen in “%s”", (text, words) => expect(foundIn(text)).toEqual([`pronoun: ${words}`]));

  it.each([
    "She helped him with his work.",
    "Anne Frank and her diary moved her.",
    "Amara sees why Macbeth fears his wife.",
    "The poems are hard, but she is not afraid of them.",
    "She works with a partner and helps them.",
    "She lit the stage to show his guilt.",
    "Amara can explain how enzymes work and why they matter.",
    "“He is mad,” says one of her characters.",
  ])("may be somebody else's in “%s”", (text) => expect(foundIn(text)).toEqual([]));

  it("is said nothing of where the school has recorded none", () => {
    const about = { ...AMARA, student: { ...AMARA.student, pronouns: null } };
    expect(foundIn("He works hard.", about)).toEqual([]);
  });
});

describe("another pupil", () => {
  it.each([
    ["Jack Wood copied her work.", "Jack Wood"],
    ["She sits beside Chloe.", "Chloe"],
    ["Hope has made good progress.", "Hope"],
    ["Amara was upset when Tyler took her book.", "Tyler"],
  ])("is seen in “%s”", (text, words) => expect(foundIn(text)).toEqual([`other_pupil: ${words}`]));

  it.each([
    "I hope that she reads on.",
    "Miss Khan is pleased with her.",
    "Amara wrote about Nelson Mandela.",
    "Amara Okafor is a pleasure to teach.",
    "She sees that Jack lets the hounds go at the end of the novel.",
    "When Jack lights the fire, she notes how he enjoys it.",
  ])("is nobody in “%s”", (text) => expect(foundIn(text)).toEqual([]));
});

describe("what is the pupil's own affair", () => {
  it.each([
    ["His dyslexia holds him back.", "diagnosis: His dyslexia"],
    ["His parents are getting divorced.", "family: His parents are getting divorced"],
    ["He cuts himself when he is upset.", "safeguarding: cuts himself"],
    ["Like most boys with ADHD he tires quickly.", "diagnosis: ADHD"],
    ["Girls with autism tire quickly, and Will is no exception.", "diagnosis: autism"],
  ])("is seen in “%s”", (text, found) => expect(foundIn(text, WILL)).toEqual([found]));

  it.each([
    "His essay on the Great Depression was thoughtful.",
    "He explained how Henry VIII divorced Catherine of Aragon.",
    "His poster on anorexia was informative.",
    "He knows how patients with asthma are treated.",
    "He played a boy whose mother has died.",
    "Soldiers with shell shock were punished, as Will explained.",
    "He retold the parable of Joseph and his brothers.",
  ])("is a matter of lessons in “%s”", (text) => expect(foundIn(text, WILL)).toEqual([]));
});

describe("what may hurt", () => {
  it.each([
    ["She is lazy and frankly stupid.", "unkind: lazy and frankly stupid"],
    ["She can be a little dense when a text is hard.", "unkind: She can be a little dense"],
    ["Amara is a nuisance.", "unkind: nuisance"],
    ["Amara is the weakest in the group.", "unkind: weakest in the group"],
    ["Amara works harder than anyone else in the form.", "unkind: harder than anyone else"],
    ["Unlike her classmates, Amara revises.", "unkind: Unlike her classmates"],
    ["No one in the class works as hard as Amara.", "unkind: No one in the class works as hard as"],
    ["She is less able than her classmates.", "unkind: less able than her classmates"],
  ])("is seen in “%s”", (text, found) => expect(foundIn(text)).toEqual([found]));

  it.each([
    "Her performance as a lazy servant was funny.",
    "A lazy reader would have missed it.",
    "She is not lazy.",
    "She knows that compact bone is dense.",
    "“You are stupid,” says her hero.",
    "Poetry is her weakest topic.",
    "Her plan was the weakest link in the project.",
    "She made short work of an awful lot of reading.",
    "Amara works best in a quiet class.",
    "She listens to others.",
    "She should add at least one line of her own.",
  ])("is nothing in “%s”", (text) => expect(foundIn(text)).toEqual([]));
});
