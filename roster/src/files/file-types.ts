import { Refusal, type RefusalCode } from "../roster.ts";
import { type Entry, damaged, encrypted } from "./zip.ts";
import { withMacros } from "./workbook.ts";

/** What a file is by its first bytes. */
export type FileType = "zip" | "xml" | "text";

/** The endings that each type may have. */
const ENDINGS: Record<FileType, readonly string[]> = {
  zip: ["xlsx", "zip"],
  xml: ["xml", "ctf"],
  text: ["csv", "tsv", "tab", "txt"],
};

const CALLED: Record<FileType, string> = {
  zip: "an Excel workbook or a zip",
  xml: "an XML file",
  text: "a text file",
};

/** Files that are known by how they begin, and not read. */
const BEGINNINGS: readonly [bytes: string, code: RefusalCode][] = [
  ["%PDF", "pdf"],
  ["\u0089PNG", "image"],
  ["\u00FF\u00D8\u00FF", "image"],
  ["GIF8", "image"],
  ["BM", "image"],
  ["II*\0", "image"],
  ["MM\0*", "image"],
  ["{\\rtf", "other_document"],
  ["7z\u00BC\u00AF", "other_document"],
  ["Rar!", "other_document"],
];

const SENTENCES: Partial<Record<RefusalCode, string>> = {
  pdf: "is a PDF, of which columns cannot be told apart safely. Export the list as CSV or Excel from your school's system, and choose that file.",
  image:
    "is a picture. Export the list as CSV or Excel from your school's system, and choose that file.",
  other_document:
    "is no table. Export the list as CSV or Excel from your school's system, and choose that file.",
  old_workbook:
    "is a workbook of the old kind (.xls), and was not read. Open it in Excel, choose Save As, Excel Workbook (.xlsx), and choose that file.",
  ending_unknown:
    "has an ending that is not read. Choose a file that ends in .csv, .xlsx, .xml or .zip.",
};

function refusal(code: RefusalCode, name: string): Refusal {
  return new Refusal(code, name, `“${name}” ${SENTENCES[code] ?? ""}`);
}

const endingOf = (name: string) => /\.([^./]+)$/u.exec(name)?.[1]?.toLowerCase() ?? "";

/** A beginning of the bytes, each byte as one character. */
const latin = (bytes: Uint8Array, length: number) =>
  String.fromCharCode(...bytes.subarray(0, length));

/** What a file is, by its bytes alone. */
export function typeOf(name: string, bytes: Uint8Array): FileType {
  const start = latin(bytes, 512);
  if (start.startsWith("PK\u0003\u0004") || start.startsWith("PK\u0005\u0006")) return "zip";
  // A letter of UTF-16 is a zero and a byte.
  const letters = start
    .replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/u, "")
    .replaceAll("\0", "");
  if (/^\s*<(?:\?xml|CTfile|!DOCTYPE CTfile)/iu.test(letters)) return "xml";
  return endingOf(name) === "xml" ? "xml" : "text";
}

/** Refuses, with a sentence of its own for each, what is not read or is not what its name says. */
export function refuseUnreadable(
  type: FileType | "zip of files",
  name: string,
  bytes: Uint8Array,
  entries: readonly Entry[] = [],
): void {
  if (type === "zip of files") return refuseOtherZips(name, entries);
  if (bytes.length === 0) return;
  const start = latin(bytes, 8);
  if (start.startsWith("\u00D0\u00CF\u0011\u00E0")) throw oldContainer(name, bytes);
  const known = BEGINNINGS.find(([beginning]) => start.startsWith(beginning));
  // Names of people begin with these letters, too.
  const isText = known?.[0] === "BM" && !bytes.subarray(0, 64).includes(0);
  if (known !== undefined && !isText) throw refusal(known[1], name);
  const ending = endingOf(name);
  // A web page that is called a list is none; one that is called .xls opens in Excel, and can be saved from there.
  if (
    type === "text" &&
    ending !== "xls" &&
    /^\s*<(?:!doctype html|html|table)\b/iu.test(latin(bytes, 512))
  )
    throw refusal("other_document", name);
  if (ending === "xlsm" || ending === "xltm") throw withMacros(name);
  // What ends in .xls and is none is often a web page or a text.
  if (ending === "xls") throw refusal("old_workbook", name);
  if (ENDINGS[type].includes(ending)) return;
  const meant = Object.values(ENDINGS).some((endings) => endings.includes(ending));
  if (!meant) throw refusal("ending_unknown", name);
  throw new Refusal(
    "wrong_ending",
    name,
    `“${name}” ends in .${ending}, but is ${CALLED[type]}. Save it again from the program it came from, and choose the new file.`,
  );
}

/** Workbooks that are locked and those of before 2007 are of one container; what is in it has its name in it. */
function oldContainer(name: string, bytes: Uint8Array): Refusal {
  const locked = Array.from("EncryptedPackage", (letter) => [letter.charCodeAt(0), 0]).flat();
  return includesBytes(bytes, locked) ? encrypted(name) : refusal("old_workbook", name);
}

function includesBytes(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}

/** Zips that are documents of other programs, or that end as a workbook and are none. */
function refuseOtherZips(name: string, entries: readonly Entry[]): void {
  const has = (pattern: RegExp) => entries.some((entry) => pattern.test(entry.name));
  if (has(/^(?:word|ppt)\/|^mimetype$|^Index\/Document\.iwa$/iu))
    throw refusal("other_document", name);
  if (endingOf(name) === "xlsx") throw damaged(name);
}
