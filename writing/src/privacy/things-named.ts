// What a name stands for that is no student: a place, a work, a prize, a tool, or somebody whom lessons speak of.
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { ANY_SHORT_FORM } from "./names/short-forms.ts";
import { inCompany } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isEnglish } from "./words.ts";

/** A name of one or more words among the words of its text. */
export type Named = { tokens: readonly Token[]; at: number; end: number };

const INSTITUTION =
  /^(?:cup|trophy|prize|award|shield|medal|league|festival|competition|challenge|grammar|school|academy|college|university|museum|gallery|theatre|hall|castle|park|house|centre|station|street|road|river|lake|valley|hill|mountain|bridge|beach|island|abbey|cathedral|church|club|fc|united|city|town|rovers|trust|foundation|hospital|library|society|scheme|bay|forest|farm|zoo|garden|gardens|stadium|tower|palace|county|app|website|software|programme|method|test|experiment|equation|triangle|cycle|model|theorem|poems?|novel|play|sonnet|symphony|paintings?|text|cells?|winds?|currents?|plate|ridge|trench|desert|glacier|effect)$/u;
/** What a scientist, a poet or a king has and a classmate hardly does. */
export const WORKS =
  /^(?:laws?|theorem|theory|equation|experiment|triangle|rule|method|principle|poems?|poetry|novels?|novella|plays?|sonnets?|symphony|sonata|paintings?|reign|army|empire|speech|soliloquy|character|death|rise|fall|victory|defeat|victories|navy|fleet|diary|letters|voyages?|discovery|discoveries|invention|raft|ghost|hamlet|column)$/u;
const MAKER =
  /^(?:poets?|authors?|writers?|novelists?|playwrights?|artists?|painters?|sculptors?|composers?|musicians?|singers?|scientists?|physicists?|chemists?|biologists?|philosophers?|mathematicians?|inventors?|explorers?|engineers?|architects?|designers?|directors?|historians?|theorists?|psychologists?|sociologists?|king|queen|emperor|empress|president|general|saint|st|character|protagonist|hero|heroine|villain|band|brand|company|author's|poet's)$/u;
const STUDY =
  /^(?:essays?|poems?|poetry|novels?|novella|stories|story|plays?|books?|texts?|films?|songs?|pieces?|works?|music|paintings?|projects?|presentations?|posters?|talks?|speeches|speech|reports?|articles?|biography|study|studies|research\w*|coursework|unit|topic|questions?|module|chapter|extracts?|quotations?|portrait|monologue|performance|knowledge|understanding|analys\w+|wrote|writes|writing|written|compar\w+|read|reads|reading|studied|studying|learn\w*|explor\w+|knows?|knew)$/u;
const TRAVEL =
  /^(?:bus|buses|train|trains|coach|ferry|tram|taxi|trips?|visit\w*|went|goes|going|go|mov(?:e|ed|es|ing)|travel\w*|journeys?|tours?|excursions?|expeditions?|flew|came|comes|returned|walks?|cycles?|lives?|living|lived)$/u;
const PLACED = /^(?:in|at|near|towards|through|around|across|outside|inside|visit\w*)$/u;
const STAGE =
  /^(?:perform\w*|starred|acted|acts|cast|role|part|lead|solo|song|sang|danced|musical|pantomime|production|character|monologue)$/u;
/** What is made or done "by" somebody whom a classmate is not. */
const DONE_BY =
  /^(?:led|helped|taught|distracted|copied|teased|chosen|picked|guided|supported|mentored|influenced|hit|hurt|bullied)$/u;
/** What is done with a book, a film or a program. */
const USED =
  /^(?:read|reads|reading|re-?read|studied|studies|studying|analys\w+|watch|watched|watches|watching|perform\w*|uses?|used|using|via|practises?|practised|practising|downloaded|compar\w+|titled|entitled|plays|played|playing|programs|codes|coded|coding|revis\w+)$/u;
const CALLED = /^(?:called|named)$/u;
const FELLOW =
  /^(?:friends?|mates?|classmates?|partners?|pupils?|students?|boys?|girls?|child|neighbours?|teammates?|buddy|somebody|someone|peers?)$/u;
export const PEOPLE = /^(?:twins?|brothers?|sisters?|siblings?|boys|girls|family)$/u;

export function someBefore({ tokens, at }: Named, steps: number, pattern: RegExp): boolean {
  return tokens.slice(Math.max(0, at - steps), at).some(({ key }) => pattern.test(key));
}

const BUSINESS =
  /^(?:gym|shop|caf[eé]|garage|salon|barbers?|farm|stables|dojo|bakery|butchers?|takeaway|chippy|pub|restaurant|stall|studio|academy|school|club|church|boxing|news|news?agents?)$/u;
const SUBJECT_OF_STUDY =
  /^(?:poems?|poetry|novels?|novella|plays?|sonnets?|paintings?|songs?|coursework|essay|biography|symphony|film|exhibition|biopic|documentary|quotation|quote|lecture)$/u;

/** "Singing lessons with Saffron Pell": who teaches out of school. */
function isAdult(named: Named): boolean {
  const { tokens, at } = named;
  const before = tokens[at - 1]?.key ?? "";
  const back = before === "w" || before === "with" || before === "from" || before === "by";
  return (
    back &&
    /^(?:lessons?|tuition|tutored|tutoring|coached|coaching|masterclass)$/u.test(
      tokens[at - 2]?.key ?? "",
    )
  );
}

/** "Mansa Musa": the first word of a name of which only the second was taken for one. */
function startOf({ tokens, at }: Named): number {
  const before = tokens[at - 1];
  const part =
    before !== undefined &&
    !before.opens &&
    before.shape === "capital" &&
    tokens[at]?.gap === " " &&
    !isEnglish(before.key);
  return part ? at - 1 : at;
}

/** "Played Abigail in the production", "her solo as Nancy", "the part of Eric". */
function isRole(named: Named): boolean {
  const { tokens, at, end } = named;
  const before = tokens[at - 1]?.key ?? "";
  if (
    /^(?:played|plays|playing)$/u.test(before) &&
    tokens[end]?.key === "in" &&
    /^(?:the|a)$/u.test(tokens[end + 1]?.key ?? "")
  )
    return true;
  // "Played Romeo with feeling": whom no play has, one may play against.
  if (
    /^(?:played|plays|playing|portrays|portrayed|acted)$/u.test(before) &&
    tokens[at]?.shape === "capital" &&
    PUBLIC_WORDS.has(tokens[at]?.key ?? "") &&
    /^(?:with|as|very|so|really|\p{L}+ly)$/u.test(tokens[end]?.key ?? "")
  )
    return true;
  // "Was Nancy in Oliver!"
  const [inside, work] = [tokens[end], tokens[end + 1]];
  if (
    /^(?:played|plays|playing|was|were)$/u.test(before) &&
    inside?.key === "in" &&
    work !== undefined &&
    work.shape === "capital" &&
    !/^(?:year|set|class|group|form)$/u.test(work.key) &&
    tokens[at]?.shape === "capital"
  )
    return true;
  const nearby = tokens.slice(Math.max(0, at - 5), end + 5).some(({ key }) => STAGE.test(key));
  if (!nearby) return false;
  return (
    /^(?:as|played|plays|playing|sang|sings)$/u.test(before) ||
    (before === "of" && someBefore(named, 3, STAGE))
  );
}

/** Whether a place is inside quotation marks of either kind: the title of a work. */
function inTitle(at: number, text: string): boolean {
  // What is in quotation marks before it, or around it.
  const from = Math.max(0, at - 200);
  return [
    ...text
      .slice(from, at + 200)
      .matchAll(/(?<![\p{L}\p{N}])['‘"“]([^'’"”]|['’](?=\p{L})){1,200}['’"”](?!\p{L})/gu),
  ].some(({ index, 0: quoted }) => from + index < at && at < from + index + quoted.length);
}

/** A place, a work, a prize, a tool or somebody whom lessons speak of, by what stands around the name. */
export function isThing(found: Named, text: string): boolean {
  const named = { ...found, at: startOf(found) };
  const { tokens, at, end } = named;
  const [first, last, before, after] = [tokens[at], tokens[end - 1], tokens[at - 1], tokens[end]];
  if (first === undefined || last === undefined) return false;
  const follows = after !== undefined && !after.opens && after.gap.trim() === "" ? after.key : "";
  if (PEOPLE.test(follows)) return false;
  if (end - at > 1 && INSTITUTION.test(last.key)) return true;
  if (!last.possessive && INSTITUTION.test(follows)) return true;
  const given = GIVEN_NAMES.has(first.key) || ANY_SHORT_FORM.has(first.key);
  // "Brendan's gym", "Marlon's barbers": where somebody works or trains.
  if (last.possessive && BUSINESS.test(follows)) return true;
  if (isAdult(named)) return true;
  // "Went to the Eden": no child has an article.
  if (
    before?.key === "the" &&
    !first.opens &&
    first.gap === " " &&
    first.shape !== "lower" &&
    !last.possessive &&
    !given
  )
    return true;
  // "Wole Soyinka poem", "Michael Collins coursework".
  if (end - at > 1 && !last.possessive && SUBJECT_OF_STUDY.test(follows)) return true;
  if (last.possessive && (!given || PUBLIC_WORDS.has(first.key)) && WORKS.test(follows))
    return true;
  if (
    /["“”‘*_]\s*$/u.test(text.slice(Math.max(0, first.start - 3), first.start)) ||
    inTitle(first.start, text)
  )
    return true;
  if (before === undefined || first.opens) return false;
  if (MAKER.test(before.key)) return true;
  if (CALLED.test(before.key)) return !someBefore(named, 5, FELLOW);
  if (
    before.key === "in" &&
    someBefore(named, 5, /^(?:played|plays|playing|starred|cast|role|part)$/u)
  )
    return true;
  if (inCompany({ tokens, at })) return false;
  if (isRole(named)) return true;
  if (end - at > 1 && /^(?:by|after)$/u.test(before.key)) return !someBefore(named, 2, DONE_BY);
  if (PLACED.test(before.key))
    return !given || someBefore(named, 5, TRAVEL) || someBefore(named, 5, STAGE);
  if (/^(?:from|to|of)$/u.test(before.key) && someBefore(named, 5, TRAVEL)) return true;
  if (/^(?:on|about|of|by|from|and|between)$/u.test(before.key) && someBefore(named, 7, STUDY))
    return !someBefore(named, 3, FELLOW);
  return !given && (USED.test(before.key) || (before.key === "on" && someBefore(named, 4, USED)));
}
