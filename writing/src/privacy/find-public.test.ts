import { describe, expect, it } from "vitest";
import { isOnTopic, publicPhrases, withoutPublicNames } from "./find-public.ts";
import { buildStudentIndex, buildRosterIndex } from "./roster.ts";
import { tokenise } from "./tokens.ts";

/** A school of students, and of staff after a full stop: "Jane Marks; Mary Jane Austen. Colin Hyde". */
function schoolOf(people: string) {
  const [students = "", teachers = ""] = people.split(". ");
  const named = (list: string) =>
    list.split("; ").flatMap((whole) => {
      const at = whole.lastIndexOf(" ");
      return at < 0 ? [] : [{ first_name: whole.slice(0, at), last_name: whole.slice(at + 1) }];
    });
  return buildRosterIndex({
    students: named(students),
    staff: named(teachers),
    school: "Oakfield",
  });
}

/** The public names of several words that a text speaks of; "*" marks those of somebody at the school. */
function found(text: string, people = ""): string[] {
  const tokens = tokenise(text);
  return publicPhrases(tokens, [schoolOf(people)]).map(({ at, end, shared }) => {
    const words = text.slice(tokens[at]?.start, tokens[end - 1]?.end);
    return shared ? `${words}*` : words;
  });
}

describe("a public name of several words", () => {
  it.each([
    ["She read Jane Austen.", "Jane Austen"],
    ["JANE AUSTEN", "JANE AUSTEN"],
    ["Jane Austen’s wit", "Jane Austen"],
    ["of Jane\u00A0Austen", "Jane\u00A0Austen"],
    ["in A Midsummer Night's Dream", "A Midsummer Night's Dream"],
    ["by J. K. Rowling", "J. K. Rowling"],
    ["by J.K. Rowling", "J.K. Rowling"],
    ["by J.K.Rowling", "J.K.Rowling"],
    ["on Curleys’ wife", "Curleys’ wife"],
    ["pre-Jane Austen and Jane Austen-like", "Jane Austen", "Jane Austen"],
  ])("is found: %s", (text, ...names) => {
    expect(found(text)).toEqual(names);
  });

  it.each([
    "with Jane. Austen is known",
    "with Jane, Austen",
    "with Jane/Austen",
    "with Jane / Austen",
    "with Jane (Austen)",
    "with Jane 'Austen'",
    "with Jane  Austen",
    "with Jane\nAusten",
    "with Jane and Austen",
    "in A Midsummer Night Dream",
    "only Jane",
  ])("is not found where its words are apart: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    "Anne-Marie Curie",
    "Marie Curie-Smith",
    "X-Marie Curie",
    "reads about the work of MARIE CURIE-JONES",
  ])("is not found where the name goes on across a hyphen: %s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("somebody at the school", () => {
  it("who has the title and the surname is meant, if it is a teacher", () => {
    expect(found("thanks to Mr Hyde", "Ada Hyde")).toEqual(["Mr Hyde"]);
    expect(found("thanks to Mr Hyde", "Ada Byron. Colin Hyde")).toEqual([]);
    expect(found("thanks to Mr Hyde", "Ada Byron. Hyde Colin")).toEqual(["Mr Hyde"]);
    // Without a title the surname alone says nothing.
    expect(found("read Jane Austen", "Ada Byron. Colin Austen")).toEqual(["Jane Austen"]);
  });

  it("may have a surname after the public name", () => {
    const people = "Ada Okafor; Okoro Byron";
    expect(found("with Jane Austen Okafor", people)).toEqual([]);
    expect(found("he works with JANE AUSTEN OKAFOR", people)).toEqual([]);
    for (const text of [
      "read Jane Austen Okoro",
      "read Jane Austen okafor",
      "read Jane Austen, Okafor",
      "read Jane Austen’s Okafor",
      "read Jane Austen with Okafor",
      "read Jane Austen",
    ]) {
      expect(found(text, people)).toEqual([text.slice(5, 16)]);
    }
  });

  it("has the whole name, alone or within a longer one", () => {
    for (const people of ["Jane Austen", "Austen Jane", "Ada Byron; Jane Austen"]) {
      expect(found("with Jane Austen", people)).toEqual(["Jane Austen*"]);
    }
    expect(found("with Mary Jane Austen", "Mary Jane Austen")).toEqual(["Jane Austen*"]);
    expect(found("with Ann Mary Sue Jane Austen", "Ann Mary Sue Jane Austen")).toEqual([
      "Jane Austen*",
    ]);
    expect(found("with Jane Austen", "Jane Austen-Brown")).toEqual(["Jane Austen"]);
    expect(found("with Mary Jane Austen", "Mary Jane Byron")).toEqual(["Jane Austen"]);
    expect(found("with Jane Austen", "Jane Byron; Ada Austen")).toEqual(["Jane Austen"]);
  });

  it("counts as the pupil of the report too", () => {
    const tokens = tokenise("Jane Austen reads");
    const indexes = [buildStudentIndex({ first_name: "Jane", last_name: "Austen" }), schoolOf("")];
    expect(publicPhrases(tokens, indexes)).toEqual([{ at: 0, end: 2, shared: true }]);
  });
});

describe("words that only look like a public name", () => {
  const people = "Theresa Byron; George Cole; Mary Dunn";

  it.each([
    "Theresa may need help",
    "argued with George Michael",
    "I told Mary I was pleased",
    "Mary I am pleased with",
    "I should remind Mary I expect more",
    "We asked Mary I suppose",
    "we advise Mary I suppose",
    "to show Mary I mean it",
    "we showed that Mary I mean",
  ])("name nobody public where the first is at the school: %s", (text) => {
    expect(found(text, people)).toEqual([]);
  });

  it.each([
    ["Theresa May spoke", "Theresa May"],
    ["listened to George Michael", "George Michael"],
    ["studied Mary I and her reign", "Mary I"],
    ["Mary I undid the Reformation", "Mary I"],
    ["Mary I amended the law", "Mary I"],
    ["it was foretold Mary I", "Mary I"],
    ["he showed them in detail how Mary I reigned", "Mary I"],
    ["the tellers of Mary I", "Mary I"],
  ])("are one all the same: %s", (text, name) => {
    expect(found(text, people)).toEqual([name]);
  });

  it("are one where nobody at the school has the first", () => {
    expect(found("theresa may, argued with George Michael", "Ada Byron")).toEqual([
      "theresa may",
      "George Michael",
    ]);
    expect(found("I told Mary I was pleased", "Ada Mary")).toEqual(["Mary I"]);
  });
});

it("leaves noughts where a public name stood, but for those of the school", () => {
  const roster = schoolOf("Jane Austen");
  expect(withoutPublicNames("Read Jane Austen, Rosa Parks’s life, J. K. Rowling.", [roster])).toBe(
    "Read Jane Austen, 0000000000’s life, 0000000000000.",
  );
  expect(withoutPublicNames("Rosa Parks", [roster])).toBe("0000000000");
  expect(withoutPublicNames("Nobody public.", [roster])).toBe("Nobody public.");
});

describe("on a topic", () => {
  const onTopic = (text: string) => isOnTopic(text, tokenise(text));

  it("is a text with a name that is only public", () => {
    expect(onTopic("He met Gatsby.")).toBe(true);
    expect(onTopic("He met Odin.")).toBe(false);
    expect(onTopic("He met Simon.")).toBe(false);
    expect(onTopic("The homework is late.")).toBe(false);
  });

  it.each(
    "essay essays poem poems poetry novel novels novella play plays character characters protagonist theme themes chapter chapters plot scene scenes act acts soliloquy speech extract quotation quotations text analyses analysis portrayal portrays presents symbolises context theorem law laws theory triangle equation experiment reign king kings war battle treaty painting paintings artist composer symphony sonata explains"
      .split(" ")
      .concat(
        "style of",
        "murder",
        "death of",
        "study of",
        "studied",
        "knowledge of",
        "understanding of",
      ),
  )("is a text about a %s with a name that may be public", (word) => {
    expect(onTopic(`A ${word} of Simon.`)).toBe(true);
    expect(onTopic(`A ${word} of Ada and Eric.`)).toBe(false);
  });

  it("is no text with a short public word", () => {
    expect(onTopic("A poem on May.")).toBe(false);
    expect(onTopic("A poem by Owen.")).toBe(true);
  });
});
