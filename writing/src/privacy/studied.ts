import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { ANY_SHORT_FORM } from "./names/short-forms.ts";
import { isTitle } from "./surroundings.ts";
import type { Token } from "./tokens.ts";

const READ =
  /^(?:reads?|reading|re-?reads?|studied|studies|studying|analysed|analyses|analysing|recited|recites)$/u;
const WORK =
  /^(?:essays?|poems?|poetry|novels?|novella|plays?|sonnets?|paintings?|portraits?|songs?|music|pieces?|works?|biography|films?|symphony|sonata|album|books?|quotations?|coursework|speech|lecture|style|covers|adaptation|biopic|documentary|prints?|sculptures?)$/u;
const MADE_BY = /^(?:by|on|of|like)$/u;
const INSPIRED = /^(?:inspired|composed|painted|directed|sung)$/u;
const MAKER =
  /^(?:poets?|authors?|writers?|novelists?|playwrights?|artists?|painters?|sculptors?|composers?|rappers?|scientists?|physicists?|chemists?|philosophers?|mathematicians?|inventors?|explorers?|architects?|theorists?|footballers?|sprinters?|cricketers?|activists?|abolitionists?|suffragettes?|photographers?|ceramicists?|printmakers?|choreographers?)$/u;
const TOOL = /^(?:uses?|used|using|via|revis(?:es|ed|ing)|downloaded|codes|coded)$/u;
const STUDIED_AS =
  /^(?:covers?|poems?|poetry|novels?|novella|sonnets?|paintings?|coursework|essay|biography|symphony|sonata|theorem|laws?|equation|theory|experiment|hypothesis|principle|model|prints?|biopic)$/u;

/** What a book of somebody's is called. */
const TITLE_OF =
  /^(?:diary|story|journey|journal|adventures?|tale|dream|list|web|choice|ark|secret|promise|war|world|law)$/u;

/** What is called after whoever found, made, signed or led it: "the Bessemer process", "the Babington Plot". */
const CALLED_AFTER =
  /^(?:process|reaction|equation|effect|principle|theorem|constant|cycle|diagram|index|scale|criterion|condenser|furnace|engine|rebellion|revolt|plot|act|treaty|dynasty|reforms?|massacre|affair|crisis|doctrine|rows)$/u;

/** Where the names begin that are said in one breath: "Cognito" for the last of "CGP, Cognito and Revise". */
function headOf(tokens: readonly Token[], at: number): number {
  let head = at;
  while (head > 0 && at - head < 12) {
    const [before, here] = [tokens[head - 1], tokens[head]];
    if (before === undefined || here === undefined || here.opens) break;
    if (before.shape !== "lower" && /^(?: |, ?|\. ?| ?& ?)$/u.test(here.gap)) head -= 1;
    else if (before.key === "and" && tokens[head - 2]?.shape !== "lower" && head > 1) head -= 2;
    else break;
  }
  return head;
}

/** "Played Miss Hannigan in Annie": the work that a part is in. */
function isInWork(tokens: readonly Token[], at: number): boolean {
  const head = headOf(tokens, at);
  const part = tokens[head - 2];
  if (tokens[head - 1]?.key !== "in" || part === undefined) return false;
  if (/^(?:sang|starred|starring|acted|danced|cast)$/u.test(part.key)) return true;
  return (
    part.shape === "capital" &&
    !/^(?:year|set)$/u.test(tokens[at]?.key ?? "") &&
    /^(?:played|plays|playing)$/u.test(tokens[headOf(tokens, head - 2) - 1]?.key ?? "")
  );
}

/**
 * "Reads Mahmoud Darwish", "an essay on Wole Soyinka", "revised from Cognito": a name that nobody at the school has,
 * where what is read, heard or used in lessons stands. A first name alone is somebody all the same.
 */
export function isStudied(tokens: readonly Token[], at: number, end: number): boolean {
  const [first, last, next] = [tokens[at], tokens[end - 1], tokens[end]];
  if (first === undefined || last === undefined || first.shape === "lower") return false;
  const forename = tokens[at - 1];
  const led =
    forename !== undefined && !first.opens && first.gap === " " && forename.shape === "capital";
  const given = GIVEN_NAMES.has(first.key) || ANY_SHORT_FORM.has(first.key);
  const whole = end - at > 1 || (led && !isTitle(forename.key));
  if (given && !whole && !isInWork(tokens, at) && !(led && isTitle(forename.key))) return false;
  const follows = next !== undefined && !next.opens && next.gap === " " ? next.key : "";
  // No child has an article, and no village a process.
  if (
    tokens[at - 1]?.key === "the" &&
    !first.opens &&
    first.gap === " " &&
    !last.possessive &&
    CALLED_AFTER.test(end - at > 1 && last.shape === "capital" ? last.key : follows)
  )
    return true;
  // "Zlata's Diary": a title.
  if (last.possessive && next?.shape === "capital" && TITLE_OF.test(follows)) return true;
  if (STUDIED_AS.test(follows))
    return last.possessive || whole || (PUBLIC_WORDS.has(first.key) && first.shape === "capital");
  if (last.possessive) return false;
  const head = headOf(tokens, at);
  const [before, earlier] = [tokens[head - 1], tokens[head - 2]];
  if (before === undefined || tokens[head]?.opens) return false;
  // "Byron wrote Don Juan", where a figure of lessons has made it.
  if (
    /^(?:wrote|composed|painted|sculpted|directed)$/u.test(before.key) &&
    earlier?.shape === "capital" &&
    PUBLIC_WORDS.has(earlier.key)
  )
    return true;
  const isRole = /^(?:played|plays|playing)$/u.test(before.key);
  return (
    READ.test(before.key) ||
    MAKER.test(before.key) ||
    (MADE_BY.test(before.key) &&
      (WORK.test(earlier?.key ?? "") || INSPIRED.test(earlier?.key ?? ""))) ||
    (!given &&
      end - at === 1 &&
      TOOL.test(/^(?:from|on|with)$/u.test(before.key) ? (earlier?.key ?? "") : before.key)) ||
    (isRole && follows === "in" && tokens[end + 1]?.shape === "capital") ||
    isInWork(tokens, at)
  );
}
