import { joinTexts, type Token } from "../../embedded/lexicon/template.ts";

/** What is hoped of a mark, and no advice to who got it: "should go up if she redrafts". */
const HOPED =
  /^(?:(?:this|that|which|it) )?((?:should|could|would|will|may|might|can) (?:easily |still |also |well |only |certainly |definitely )*(?:go up|go higher|come up|rise|improve|increase|be higher))((?: further| again| a lot)*)(?: (?=(?:if|with|once|when|after|by|as) ))/iu;

/** A mark and what is hoped of it: "coursework 52/72", "should go up", "if she finishes the final piece". */
export type Hoped = { mark: string; hope: string };

/** Whether a text by itself hopes for a mark that is told elsewhere. */
export function hopesForMark(text: string): boolean {
  return /^(?:should|could|may|might) (?:easily |still |well )*(?:go up|go higher|come up|rise|be higher)\b(?! (?:to|a) (?:set|a set|the top))/iu.test(
    text,
  );
}

/** A mark and what is hoped of it, parted; null where a text tells no hope. */
export function hopedIn(text: string): Hoped | null {
  const at =
    /,? (?:but |and |this |which |- )*(?=(?:should|could|would|will|may|might|can) )|[,;] ?(?=(?:this|that|which|it) )/iu.exec(
      text,
    );
  if (!at) return null;
  const rest = text.slice(at.index).replace(/^[,; -]*(?:but |and |- )?/iu, "");
  const found = HOPED.exec(rest);
  if (!found) return null;
  return {
    mark: text.slice(0, at.index),
    hope: `${found[1]}${found[2]} ${rest.slice(found[0].length)}`,
  };
}

/** The sentence of a mark with the hope behind it, which was read as a sentence on "the mark". */
export function withHope(mark: readonly Token[], hope: readonly Token[]): Token[] | null {
  const [first, ...rest] = hope;
  const last = mark.at(-1);
  if (first?.kind !== "text" || !/^the mark /iu.test(first.text) || last?.kind !== "text")
    return null;
  return joinTexts([
    ...mark.slice(0, -1),
    { kind: "text", text: last.text.replace(/\.$/u, ", which ") },
    { kind: "text", text: first.text.replace(/^the mark /iu, "") },
    ...rest,
  ]);
}
