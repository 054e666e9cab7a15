import type { Token } from "../embedded/lexicon/template.ts";
import { joinTexts, roughText } from "../embedded/lexicon/template.ts";
import { realiseSentence } from "../embedded/realisation/realise-sentence.ts";
import { pronounSet } from "../language/pronouns.ts";
import { rightArticles } from "./articles.ts";
import type { Piece } from "./piece.ts";

/** "In writing, she needs more accuracy": where something is said of the student; null for other sentences. */
export function ledBy(lead: string, tokens: Token[] | null): Token[] | null {
  if (lead === "" || tokens === null) return tokens;
  const [first] = tokens;
  const next = tokens[1];
  const named =
    first?.kind === "reference" &&
    (first.form === "subject" || (next?.kind === "text" && next.text.startsWith(" best ach")));
  return named ? [{ kind: "text", text: `${lead}, ` }, ...tokens] : null;
}

export function withRightArticles(tokens: readonly Token[]): Token[] {
  return joinTexts(
    tokens.map((token) =>
      token.kind === "text" ? { kind: "text", text: rightArticles(token.text) } : token,
    ),
  );
}

/** Whether a sentence of the constructions asks for something: "needs to …", "should …". */
export function asks(tokens: readonly Token[]): boolean {
  return tokens.slice(0, 3).some((token) => {
    if (token.kind === "agree") return token.singular === " needs ";
    return token.kind === "text" && token.text.startsWith(" should ");
  });
}

/**
 * Whether a whole sentence speaks of the student or of its writer, or of something that its reader knows ("the homework
 * on ethics", "2 pieces were late"): "large portraits have presence" and "where there is a will there is a way" tell of nobody.
 */
export function isAboutSomebody(tokens: readonly Token[]): boolean {
  const text = roughText([...tokens]);
  return (
    tokens.some(({ kind }) => kind === "reference" || kind === "pronoun") ||
    /\b(?:I|we|me|us|my|our)\b|^(?:the|this|these|there|it|an? (?:grade|place|level)|next|last|nobody|no one|nothing|everything|all|both|when|if|once|in|at|on|during|(?:\d+|one|two|three|four|five|several|most) (?:pieces?|tasks?|essays?|deadlines?|lessons?|homeworks?|minutes)|mrs|mr|miss|ms|dr)\b|^\p{L}+['’]s\b/iu.test(
      text,
    )
  );
}

/** A sentence of the student by name, as it is offered to the teacher. */
export function sentenceOf(tokens: readonly Token[], student: Piece["student"]): string {
  const person = { name: student.first_name, pronouns: pronounSet(student.pronouns) };
  return realiseSentence(withRightArticles(tokens), person, true).replace(/\.$/u, "");
}

/** Whether a sentence begins with the student. */
export function isSubject([first]: readonly Token[]): boolean {
  return first?.kind === "reference" && first.form === "subject";
}
