import { lowerFirst } from "./case.ts";

const LIKE =
  "(?:atmospheric|moving|brilliant|stunning|superb|excellent|outstanding|beautiful|impressive|thoughtful|powerful|creative|confident|original|detailed|polished|convincing|imaginative|gripping|funny|clever|accurate|expressive|persuasive|delicate|mature|sensitive|thorough|lovely|amazing|fantastic|ambitious|striking|engaging|rushed|unfinished|incomplete|messy|too short|too long|disappointing|careless|basic|brief)";
const HOW =
  "(?:(?:really|very|so|truly|absolutely|incredibly|beautifully|quite|wonderfully|rather|a bit) )?";
const WAS_LIKE = new RegExp(
  String.raw`^${HOW}${LIKE}(?:,? (?:and|but) ${HOW}${LIKE})?(?=\W*(?:$|[\n.;]))`,
  "iu",
);

/** A piece of work by its name: "Hamlet essay", "his composition". */
const WORK =
  /^(?:(?:his|her|their|the) )?((?:[\p{L}-]+ ){0,2}(?:composition|essay|talk|speech|performance|story|poem|letter|article|painting|drawing|model|poster|design|project|sculpture|solo|monologue|song|dance|duet|portrait|print|film|presentation|piece|debate|write-up|dissection|animation|website))$/iu;

/** Whether a piece of work stands before a dash, and behind it what it was like: "Composition - really atmospheric". */
export function isWorkAndLike(before: string, after: string): boolean {
  const own = /(?<=^|[\n.;]\s*)[^\n.;]*$/u.exec(before)?.[0] ?? "";
  return WAS_LIKE.test(after) && WORK.test(own);
}

/** "Composition - really atmospheric": the composition was, and nobody is "in composition". */
export function workWasLike(text: string): string {
  const [, before = "", after = ""] = /^(.+?) [-–—] (.+)$/u.exec(text) ?? [];
  const work = WORK.exec(before)?.[1];
  return work !== undefined && WAS_LIKE.test(after)
    ? `their ${lowerFirst(work)} was ${lowerFirst(after)}`
    : text;
}
