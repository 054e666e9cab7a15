import { describe, expect, it } from "vitest";
import { emailAddress, line, optionalLine, wholeNumberFrom } from "./text.ts";

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
