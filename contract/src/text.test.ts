import { describe, expect, it } from "vitest";
import { emailAddress, line, optionalLine, typedText, wholeNumberFrom } from "./text.ts";

/** What was made of a value: the value itself, or the first sentence that refuses it. */
function read(
  schema: { safeParse: (value: unknown) => { success: boolean; data?: unknown; error?: Error } },
  value: unknown,
): unknown {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = (error as unknown as { issues: { message: string }[] }).issues;
  return { refused: issue?.message };
}
const refused = (sentence: string) => ({ refused: sentence });

describe("a line of text", () => {
  const name = line("First name", 5);

  it.each([
    ["Zoë", "Zoë"],
    ["  Zoë ", "Zoë"],
    ["abcde", "abcde"],
    ["abcdef", refused("First name must be at most 5 characters.")],
    ["", refused("First name is required.")],
    ["   ", refused("First name is required.")],
    [undefined, refused("First name is required.")],
    [7, refused("First name is required.")],
    ["a\u0000b", refused("First name holds characters that cannot be stored.")],
    ["a\nb", refused("First name holds characters that cannot be stored.")],
    ["a\u2028b", refused("First name holds characters that cannot be stored.")],
  ])("%j becomes %j", (value, expected) => {
    expect(read(name, value)).toEqual(expected);
  });

  const unseen = refused(
    "First name holds only characters that cannot be seen. Please type it again.",
  );
  it.each([
    ["zero width", "\u200b\u200d\u2060"],
    ["variation selectors", "\ufe0f\u{e0100}"],
    ["combining marks", "\u0301\u0308"],
    ["Hangul fillers", "\u3164\uffa0\u115f"],
    ["soft hyphens", "\u00ad\u00ad"],
    ["a blank of Braille", "\u2800"],
    ["marks of direction", "\u200e\u200f\u061c"],
    ["tags", "\u{e0041}\u{e0042}"],
    ["a private character", "\ue000"],
  ])("that holds nothing but %s is refused", (_, value) => {
    expect(read(name, value)).toEqual(unseen);
  });

  it.each([
    "\u202a",
    "\u202b",
    "\u202c",
    "\u202d",
    "\u202e",
    "\u2066",
    "\u2067",
    "\u2068",
    "\u2069",
    "\u206a",
    "\u206f",
  ])("with %j in it is refused", (mark) => {
    expect(read(name, `A${mark}nn`)).toEqual(
      refused("First name holds hidden characters that turn text round. Please type it again."),
    );
  });

  const anyName = line("First name", 40);
  it.each([
    ["O’Neill-d'Arcy"],
    ["7A"],
    ["Łukasz"],
    ["عبد\u200cالله"],
    ["שָׂרָה"],
    ["क्\u200dष"],
    ["ශ්\u200dරී"],
    ["葛\u{e0100}城"],
    ["علی\u200cرضا"],
    ["Zoe\u0308"],
    ["김철수"],
    ["👩\u200d🔬"],
    ["C++"],
    ["\u200eדוד"],
  ])("%s is a name", (value) => {
    expect(read(anyName, value)).toBe(value);
  });

  it("is refused for one reason at a time where it is empty", () => {
    expect(name.safeParse("").error?.issues).toHaveLength(1);
  });

  const form = optionalLine("Form group", 4);
  it.each([
    ["9B", "9B"],
    [" 9B ", "9B"],
    ["  ", null],
    [null, null],
    [9, refused("Form group is not valid.")],
    ["abcde", refused("Form group must be at most 4 characters.")],
    ["a\tb", refused("Form group holds characters that cannot be stored.")],
    [
      "\u200b",
      refused("Form group holds only characters that cannot be seen. Please type it again."),
    ],
    [
      "\u202e9",
      refused("Form group holds hidden characters that turn text round. Please type it again."),
    ],
  ])("that may be left out: %j becomes %j", (value, expected) => {
    expect(read(form, value)).toEqual(expected);
  });
});

describe("a whole number from a form", () => {
  const year = wholeNumberFrom("Year", 7, 13);
  const range = refused("Year must be between 7 and 13.");

  it.each([
    [7, 7],
    [13, 13],
    [" 9 ", 9],
    [6, range],
    [14, range],
    [9.5, range],
    ["nine", range],
    ["", refused("Year is required.")],
    ["  ", refused("Year is required.")],
    [null, refused("Year is required.")],
  ])("%j becomes %j", (value, expected) => {
    expect(read(year, value)).toEqual(expected);
  });
});

describe("an email address", () => {
  it.each(["a@b.c", "zoe.o'neil@school.sch.uk"])("%s is one", (address) => {
    expect(emailAddress.parse(` ${address} `)).toBe(address);
  });

  it.each(["a@b", "@b.c", "a@.", "a b@c.d", "a@b c.d", "a@b@c.d", "a@b.c d", "plain", "a@b."])(
    "%s is none",
    (address) => {
      expect(read(emailAddress, address)).toEqual(refused("Email address is invalid."));
    },
  );

  it("has at most 254 characters", () => {
    const long = (length: number) => `${"a".repeat(length - 4)}@b.c`;
    expect(read(emailAddress, long(254))).toBe(long(254));
    expect(read(emailAddress, long(255))).toEqual(refused("Email must be at most 254 characters."));
  });
});

describe("a text of somebody's own", () => {
  const note = typedText(10);
  const tooLong = refused("Ensure this field has no more than 10 characters.");

  it.each([
    ["ten letter", "ten letter"],
    ["ten … ½ ½", "ten … ½ ½"],
    ["ten letters", tooLong],
    // One character in Arabic, and eighteen once it is read.
    ["\uFDFA", "\uFDFA"],
    ["\uFDFA\uFDFA", tooLong],
  ])("%j", (typed, expected) => {
    expect(read(note, typed)).toEqual(expected);
  });
});

it("an e-mail address that is too long is looked at no further", () => {
  expect(read(emailAddress, `a@${".".repeat(255)} `)).toEqual(
    refused("Email must be at most 254 characters."),
  );
  const { error } = emailAddress.safeParse(`a@${".".repeat(255)}`);
  expect(error?.issues).toHaveLength(1);
});
