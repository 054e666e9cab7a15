import { wordSet } from "../notes/word-set.ts";
import type { TextWord } from "./edited-text.ts";

/** What pupils make and meet in lessons, and what they do with it: what follows is a matter of the lesson. */
const STUDY = wordSet(`
  essay essays poem poems poetry novel novels novella play plays story stories tale tales myth myths book books text
  texts film films project projects presentation presentations poster posters talk speech speeches debate debates
  article articles letter letters biography biographies study studies research coursework unit topic topics module chapter extract
  extracts quotation quotations monologue monologues scene scenes character characters theme themes plot narrator protagonist reading retelling
  account report piece pieces investigation investigations experiment experiments model leaflet diary diaries source sources
  knowledge understanding analysis comparison explanation description interpretation portrayal depiction question questions motion
  learning reading exploring discussing comparing examining understanding arguing considering evaluating
  analyse explain explains explained explaining describe describes described describing analyse analyses analysed analysing
  explore explores explored exploring discuss discusses discussed compare compares compared comparing examine examines examined
  understand understands understood know knows knew study studied studying research researched researching
  wrote writes write writing written read reads argue argues argued debated interviewed learnt learned learns consider considers considered
  studies revise revises revised evaluates evaluate evaluated investigates investigated show shows showed
`);
const STAGE = wordSet(`
  played plays playing perform performs performed performing performance acted acting cast role part portrayed portrays portraying
  portrayal directed directs monologue scene character sang danced depicted drew painted sculpted improvised devised mime mimes mimed mimicked impersonated retold
`);
/** People whom lessons speak of without meaning anybody. */
const ANYBODY = wordSet(`
  people patients humans children adults women men victims sufferers animals families soldiers refugees characters workers
  prisoners slaves girls boys somebody someone others communities
`);

/** Whether this stretch of a sentence is what a piece of schoolwork or a part on the stage is about. */
export function isOfLessons(words: readonly TextWord[], at: number): boolean {
  return words.slice(0, at).some(({ lower, tag, possessive }, index) => {
    if (possessive) return false;
    if (STAGE.has(lower)) return true;
    if (!STUDY.has(lower)) return false;
    // "Every piece of homework" is what was set, and not what it is about.
    if (words[index + 1]?.lower === "of" && /^(?:home)?work$/u.test(words[index + 2]?.lower ?? ""))
      return false;
    // "Her essays are shorter because of …" says how her essays are: what follows its verb is hers.
    const next = words[index + 1];
    const noun =
      tag === "NOUN" ||
      (next !== undefined && /^(?:is|are|was|were|has|have|suffers?)$/u.test(next.lower));
    if (!noun) return true;
    return words
      .slice(index + 1, at)
      .every(
        ({ lower: between }) =>
          !/^(?:because|since|although|though|despite|as|so|but|when|while)$/u.test(between),
      );
  });
}

/** Whether a part on the stage is spoken of before this word. */
export function isOnStage(words: readonly TextWord[], at: number): boolean {
  return words
    .slice(0, at)
    .some(
      ({ lower }) =>
        STAGE.has(lower) ||
        /^(?:bows?|starred|stars|appear(?:s|ed)|sings|auditioned|costume)$/u.test(lower),
    );
}

/** Whether what stands here is said of people at large: "patients with asthma", "people in care". */
export function isOfAnybody(words: readonly TextWord[], at: number): boolean {
  return words.slice(Math.max(0, at - 5), at + 1).some(({ lower }) => ANYBODY.has(lower));
}
