import { z } from "zod";

/** Words that lead from one sentence to the next: against it, on from it, or to what is to be done. */
export const TRANSITION_KINDS = ["contrast", "addition", "target"] as const;
export type TransitionKind = (typeof TRANSITION_KINDS)[number];

const phrase = z.string().min(1).max(60);
/** A teacher's own transitions, most frequent first. */
export const styleTransitions = z.object({
  contrast: z.array(phrase).max(4),
  addition: z.array(phrase).max(4),
  target: z.array(phrase).max(4),
});
export type StyleTransitions = z.infer<typeof styleTransitions>;

const KNOWN: Record<TransitionKind, RegExp> = {
  contrast:
    /^(?:however|nevertheless|nonetheless|that said|having said that|on the other hand|even so|by contrast|in contrast|at the same time|conversely|equally)$/u,
  addition:
    /^(?:in addition|furthermore|moreover|additionally|what is more|what's more|alongside this|similarly|likewise|also|besides this|on top of that|on top of this)$/u,
  target:
    /^(?:moving forward|going forward|looking ahead|looking forward|next term|next year|next|from here|as a next step|to improve(?: further)?|to progress(?: further)?|to make further progress|in order to (?:improve|progress)(?: further)?|as we move forward|in the coming (?:weeks|months|term|year))$/u,
};

/** The transitions that sentences begin with, as this teacher has them. */
export function learnTransitions(sentences: readonly string[]): StyleTransitions {
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    const head = /^([\p{L}' ]{3,40}),\s/u.exec(sentence.replaceAll("’", "'"))?.[1]?.toLowerCase();
    if (head !== undefined) counts.set(head, (counts.get(head) ?? 0) + 1);
  }
  const of = (kind: TransitionKind) =>
    [...counts]
      .filter(([head, times]) => KNOWN[kind].test(head) && times >= 2)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, 4)
      .map(([head]) => head.charAt(0).toUpperCase() + head.slice(1));
  return { contrast: of("contrast"), addition: of("addition"), target: of("target") };
}
