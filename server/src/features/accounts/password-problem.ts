import { PASSWORD_MAX, PASSWORD_MIN } from "@reportair/contract/features/accounts.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { dictionary } from "@zxcvbn-ts/language-common";
import type { Database } from "../../database/handle.ts";
import { findWordsAbout } from "./queries.ts";

const common = new Set(dictionary["passwords-common"]);

/** What anybody would try beside the names of a person and a school. */
const USUAL =
  "demo school academy college teacher admin administrator head report reports password passwort passcode secret login welcome letmein changeme qwerty".split(
    " ",
  );

/** Letters that have to be left beside what others know. */
const LEFT = 5;

/** Signs that stand for letters; 1 stands for two. */
const STAND_INS: Record<string, string> = Object.fromEntries(
  [
    "0o",
    "1i",
    "3e",
    "4a",
    "5s",
    "6g",
    "7t",
    "8b",
    "9g",
    "@a",
    "$s",
    "!i",
    "|l",
    "+t",
    "€e",
    "£l",
  ].map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/**
 * Why a password may not be chosen, as a sentence, or null: it must be long enough and none that is easy to guess,
 * which common ones are, and those made of names that others know. `words` are what others call the person and
 * their school by: names and e-mail addresses.
 */
export function passwordProblem(password: string, words: readonly string[]): string | null {
  if (password.length < PASSWORD_MIN)
    return `Password must be at least ${PASSWORD_MIN} characters.`;
  if (password.length > PASSWORD_MAX)
    return `Password must be at most ${PASSWORD_MAX.toLocaleString("en-GB")} characters.`;
  if (isCommon(plain(password))) return "This password is too common. Please choose another one.";
  if (isMadeOf([...words, PRODUCT_NAME], plain(password)))
    return "This password is made of names that others know. Please choose another one.";
  return null;
}

/** The same where the words are those about the account with this id, and more. */
export async function passwordProblemOf(
  database: Database,
  userId: number,
  password: string,
  more: readonly string[] = [],
): Promise<string | null> {
  return passwordProblem(password, [...more, ...(await findWordsAbout(database, userId))]);
}

/** Small letters without accents. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, "");
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, "");

/** The letters that a password reads as: as they are, and with signs read as letters. */
function readings(password: string): string[] {
  const read = (one: string) =>
    lettersOf(
      Array.from(password, (sign) => (sign === "1" ? one : (STAND_INS[sign] ?? sign))).join(""),
    );
  return [lettersOf(password), read("i"), read("l")];
}

function isCommon(password: string): boolean {
  // A few signs over and over are as common as they look.
  if (common.has(password) || /^(.{1,20})\1+$/u.test(password)) return true;
  // Digits and signs at either end are what everybody puts there.
  const [letters = "", ...read] = readings(password.replaceAll(/^\P{L}+|\P{L}+$/gu, ""));
  if (letters === "") return new Set(password).size < LEFT;
  // What others would try first is no secret in a row, either.
  return [letters, ...read].some((text) => common.has(text) || without(USUAL, text) === "");
}

/** Whether little is left of a password without the words, where one of them is in it. */
function isMadeOf(words: readonly string[], password: string): boolean {
  const known = words.flatMap((text) => partsOf(plain(text)));
  return readings(password).some((text) => {
    const left = without(known, text);
    return left !== text && without(USUAL, left).length < LEFT;
  });
}

/**
 * A name whole, and its words: of "The Hill School" all three, and of an e-mail address what stands before the @. A
 * school's own name counts by itself; of "mail.example.org" every word would be one too many.
 */
function partsOf(text: string): string[] {
  const [own = ""] = text.split("@");
  return [lettersOf(text), ...own.split(/[^\p{L}]+/u)].filter((part) => part.length >= 3);
}

function without(words: readonly string[], text: string): string {
  return words
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ""), text);
}
