import { roughText, type Token } from "../embedded/lexicon/template.ts";
import { joinTexts } from "../embedded/lexicon/template.ts";
import { GENDERED_FORMS, pronounSet } from "../language/pronouns.ts";
import { articleFor } from "./achievements.ts";
import { missingArticles } from "./articles.ts";
import { hasBareThing } from "./bare-things.ts";
import { isUncounted } from "./countability.ts";
import { isTargetField, text, verb } from "./frames.ts";
import { parse, withCommas, type Form, type Node } from "./grammar.ts";
import { judge } from "./judgement.ts";
import { headOf, leavesOf } from "./parts.ts";
import { isPerson } from "./people.ts";
import type { Piece, PieceReading } from "./piece.ts";
import { readsWhole } from "./read-back.ts";
import { isPlural } from "./senses.ts";
import { sayWords } from "./tokens.ts";
import { PASTS } from "./verbs.ts";
import { wordsIn, type Word } from "./words.ts";

// What stands behind a comma and only says when, how far or which of what stands before it. It is said as it was typed,
// behind a sentence that is sure without it.

type Said = Extract<PieceReading, { form: Form }>;

/** The remark behind the last comma (or none) that opens with one of these words. */
const REMARK =
  /^(?<head>.+?\S),? (?<tail>(?:(?:especially|particularly|mainly|mostly|even|usually|often|sometimes|notably|at least) (?:when|if|after|before|while|once|in|on|at|with|for|during|by|towards|under|outside)\b|(?:rather than|instead of) \p{L}+ing\b|(?:not|and not|rather than) (?:just|only|always|simply|merely|necessarily) (?!about\b)|(?:though|although|but) not (?:always|in|on|at|with|when|if|for|yet)\b).+)$/iu;

/** "Coursework on Atwood, best I've read in years": which of all that its teacher knows. */
const BEST =
  /^(?<head>.+?\S),? (?<one>one of )?(?:the )?(?<tail>(?:best|finest|strongest|neatest|funniest|most \p{L}+) (?:\p{L}+ )?(?:I|we)(?: have|['’]ve) (?:ever )?(?:seen|read|heard|had|marked|taught|watched|tasted)(?: (?:in|for|from|so far|this|all|at) ?.*)?|(?:best|finest|strongest|neatest|top) (?:in|of) the (?:class|group|set|year|year group|school|room))$/iu;

/** "Excellent essay on the causes of the war, well argued and balanced": how it was. */
const WAS_SO = /^(?<head>[^,]+), (?<tail>.+)$/u;
/** How work is made known to its teacher, and never how somebody is: "wrote", "produced". */
const MADE =
  /^.*? (?:best achievement was|wrote|produced|gave|made|performed|carried out|baked|cooked|painted|built|drew|designed) /u;

const RESTS: readonly Form[] = ["PP", "NP", "VG", "VB", "ADJP"];

function readTail(typed: string, forms: readonly Form[]): { words: Word[]; tree: Node } | null {
  const words = withCommas(wordsIn(typed, () => false));
  const found = parse(words, forms);
  const [best] = [...found.values()].toSorted((one, two) => one.cost - two.cost);
  return best && best.cost < 1.5 ? { words, tree: best } : null;
}

/** The words of a remark as tokens; null where one lacks its article or a pronoun may be somebody else's. */
function tokensOf(
  words: Word[],
  tree: Node,
  { student }: Piece,
  /** Whether the article of what opens it is seen to elsewhere. */
  led = false,
): Token[] | null {
  const set = pronounSet(student.pronouns);
  const own = new Set<string>([set.they, set.them, set.their, set.theirs, set.themselves]);
  const gendered = [...GENDERED_FORMS["He/Him"], ...GENDERED_FORMS["She/Her"]] as string[];
  if (words.some(({ lower }) => gendered.includes(lower) && !own.has(lower))) return null;
  if (words.some(({ lower, senses }) => senses.has("me") || /^(?:it|you|your)$/u.test(lower)))
    return null;
  const inserts = missingArticles(words, tree);
  if (hasBareThing(tree, words, inserts, leavesOf(tree), led)) return null;
  return sayWords(words, tree, true, inserts, set);
}

/** A sentence without its full stop. */
function open(tokens: readonly Token[]): Token[] | null {
  const last = tokens.at(-1);
  if (last?.kind !== "text" || !last.text.endsWith(".")) return null;
  return [...tokens.slice(0, -1), text(last.text.slice(0, -1))];
}

/** "Volcano project, worked on it all summer": what was made, and what was done with it; null for other remarks. */
export function deedOnThing(typed: string): readonly [string, string] | null {
  const [, made, deed = ""] =
    /^([^,]+), ((?:\p{L}+ly )?\p{L}+ (?:[^,]* )?(?:it|them)\b[^,]*)$/u.exec(typed) ?? [];
  const does = /^(?:\p{L}+ly )?(\p{L}+)/u.exec(deed)?.[1] ?? "";
  return made !== undefined && PASTS.has(does) ? [made, deed] : null;
}

/** A piece with a remark behind it, said as one sentence; null where it has none, or where one of the two is not sure. */
export function sayWithRemark(
  piece: Piece,
  typed: string,
  read: (way: string) => Said | null,
): Said | null {
  return (
    sayTail(piece, typed, read) ??
    sayBest(piece, typed, read) ??
    sayHowItWas(piece, typed, read) ??
    sayFeature(piece, typed, read) ??
    sayLess(piece, typed, read)
  );
}

function joined(piece: Piece, said: Said, tail: readonly Token[]): Said | null {
  const before = open(said.tokens);
  if (!before) return null;
  const tokens = joinTexts([...before, ...tail, text(".")]);
  return readsWhole(tokens, piece.student) ? { ...said, tokens } : null;
}

function sayTail(piece: Piece, typed: string, read: (way: string) => Said | null): Said | null {
  const { head = "", tail = "" } = REMARK.exec(typed)?.groups ?? {};
  if (head === "" || (head.split(" ").length < 2 && !isTargetField(piece.field))) return null;
  const led =
    /^(?:\p{L}+ly|and not|rather than|instead of|not|even|often|sometimes|at least|though not|although not|but not)(?: (?:just|only|always|simply|merely|necessarily))? /iu.exec(
      tail,
    )?.[0] ?? "";
  const rest = readTail(tail.slice(led.length), RESTS);
  const words = rest && tokensOf(rest.words, rest.tree, piece);
  const said = words && read(head);
  return said ? joined(piece, said, [text(`, ${led.toLowerCase()}`), ...words]) : null;
}

function sayBest(piece: Piece, typed: string, read: (way: string) => Said | null): Said | null {
  const { head = "", one = "", tail = "" } = BEST.exec(typed)?.groups ?? {};
  if (head === "") return null;
  const said = read(head);
  if (!said || !MADE.test(roughText([...said.tokens]))) return null;
  const plain = tail.replace(/\b(I|we)['’]ve\b/iu, "$1 have").replace(/\bi\b/u, "I");
  const all = joined(piece, said, [text(`, ${one.toLowerCase()}the ${plain}`)]);
  return all && { ...all, judgement: "praise" };
}

/** Whether what looks as if it had been done to a thing is done with another: "brought in two articles". */
function hasObjectOfItsOwn(tail: string): boolean {
  const [, opens = "", goes = ""] =
    /^(?:\p{L}+ly )?(\p{L}+) (in|up|out|off|over|together)? ?(?:an?|the|his|her|their|both|each|every|two|three|four|five|several|extra|\d+)\b/iu.exec(
      tail,
    ) ?? [];
  // "Written in an hour", "finished in two lessons": when.
  const isWhen =
    /\b(?:minutes?|hours?|lessons?|days?|weeks?|evening|afternoon|morning|sitting|time)\W*$/iu.test(
      tail,
    );
  return (
    PASTS.has(opens.toLowerCase()) &&
    (goes === "" || !isWhen) &&
    !/^(?:in|on|at) (?:the|an?)\b/iu.test(tail.slice(opens.length + 1))
  );
}

function sayHowItWas(piece: Piece, typed: string, read: (way: string) => Said | null): Said | null {
  if (piece.field !== "best_achievement") return null;
  const { head = "", tail = "" } = WAS_SO.exec(typed)?.groups ?? {};
  if (head === "") return null;
  // "Very imaginative, glazed beautifully": both.
  const how = readTail(/ and /u.test(tail) ? tail : tail.replace(/,\s+(?=[^,]*$)/u, " and "), [
    "ADJP",
  ]);
  if (/^(?:the )?(?:best|worst|top|\p{L}{3,}est)\b/iu.test(tail)) return null;
  // "Wider reading on memory, brought in two articles": what somebody did, and nothing that it was.
  if (hasObjectOfItsOwn(tail)) return null;
  if (!how || how.tree.cost > 0.6) return null;
  if ((parse(how.words, ["NP"]).get("NP")?.cost ?? 9) <= how.tree.cost) return null;
  const said = read(head);
  if (!said || said.form !== "NP" || !MADE.test(roughText([...said.tokens]))) return null;
  const thing =
    head
      .split(/ (?:of|on|about|for|to|in|from|with) /u)[0]
      ?.split(" ")
      .at(-1) ?? "";
  const words = tokensOf(how.words, how.tree, piece);
  // "Website for the charity, now live": so it is.
  const still = /^(?:now|still|already|currently) /iu.test(tail);
  const be = isPlural(thing) ? (still ? "are" : "were") : still ? "is" : "was";
  return words && joined(piece, said, [text(`, which ${be} `), ...words]);
}

/** What is the maker's own and no part of what was made. */
const NO_FEATURE =
  /^(?:progress|improvements?|attitude|behaviour|work|homework|marks?|results?|scores?|grades?|attendance|punctuality|starts?|leadership|teamwork|contributions?|questions?|answers?|skills?|manners|resilience|confidence|understanding|knowledge|support|help|family|friends?|stuff)$/u;

/** "Castle project, incredible detail", "phone holder, neat joints": what was good about it. */
function sayFeature(piece: Piece, typed: string, read: (way: string) => Said | null): Said | null {
  if (piece.field !== "best_achievement") return null;
  const { head = "", tail = "" } = WAS_SO.exec(typed)?.groups ?? {};
  const thing = head === "" || /[,;]| but /u.test(tail) ? null : readTail(tail, ["NP"]);
  if (!thing || thing.words.length > 6 || judge(thing.words, "NP", thing.tree) === "fault")
    return null;
  const named = headOf(thing.tree, thing.words).head;
  const [opens] = thing.words;
  const led =
    (opens?.senses.get("adj") ?? 9) < 0.5 || /^(?:really|very|some)$/u.test(opens?.lower ?? "");
  if (!led || NO_FEATURE.test(named) || isPerson(named)) return null;
  const counted = !isPlural(named) && !isUncounted(named);
  const said = read(head);
  const words = said && said.form === "NP" && tokensOf(thing.words, thing.tree, piece, true);
  const made = / (?:wrote|produced|made|baked|cooked|performed|best achievement was) /u;
  if (!said || !words || !made.test(roughText([...said.tokens]))) return null;
  const bare = counted && !/^(?:an?|the) /u.test(roughText([...words]));
  const article = bare ? articleFor(thing.words) : "";
  const all = joined(piece, said, [text(` with ${article}`), ...words]);
  const praised = judge(thing.words, "NP", thing.tree) === "praise";
  return all && { ...all, judgement: praised ? "praise" : all.judgement };
}

/** "Good general knowledge, less good at using it": what somebody has, and what they are not. */
function sayLess(piece: Piece, typed: string, read: (way: string) => Said | null): Said | null {
  const { head = "", tail = "" } =
    /^(?<head>[^,]+),? (?:but )?(?<tail>(?:less|not so|not as|not always|not yet|weaker) [^,]+)$/iu.exec(
      typed,
    )?.groups ?? {};
  const how = head === "" || isTargetField(piece.field) ? null : readTail(tail, ["ADJP"]);
  if (!how || how.tree.cost > 1 || !/ (?:at|in|with|on|about) /u.test(tail)) return null;
  const said = read(head);
  const first = said?.tokens[0];
  if (!said || said.form !== "NP" || said.judgement !== "praise") return null;
  if (first?.kind !== "reference" || first.form !== "subject") return null;
  // "It" is what stands before.
  const set = pronounSet(piece.student.pronouns);
  const inserts = missingArticles(how.words, how.tree);
  if (hasBareThing(how.tree, how.words, inserts, leavesOf(how.tree), false)) return null;
  const words = sayWords(how.words, how.tree, true, inserts, set);
  const all = words && joined(piece, said, [text(" but "), verb("is ", "are "), ...words]);
  return all && { ...all, judgement: "fact" };
}
