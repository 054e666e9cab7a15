import { wordsOf } from "../language/text.ts";
import type { Problem } from "./problem.ts";

/** Speech of a writer about the writing, to whoever asked for it: no sentence of a report does that. */
const ABOUT_ITSELF: readonly RegExp[] = [
  /^(?:sure|certainly|of course|absolutely|okay|ok|great|understood|no problem|happy to help|gladly|very well|alright)\b\s*[,!.:–—-]/iu,
  /^(?:here|below|above|attached|following)(?:['’]s| is| are| you)\b|\bhere (?:is|are) (?:the|a|an|your|my|one)\b/iu,
  /\b(?:AI|artificial intelligence)\b(?= (?:language|model|assistant|system|writer)|,)|\b(?:as|am|being) an? (?:AI|assistant|chatbot|(?:large )?language model)\b|\b(?:large )?language model\b|\bchatbot\b/iu,
  /\b(?:you|the teacher|teachers?) (?:have |has )?(?:asked(?: for)?(?=[.,]|$)|requested|provided|supplied|gave me|instructed)\b|\bas (?:you )?(?:requested|instructed|asked|specified|per)\b|\byour (?:request|instructions?|prompt|specifications?|brief|needs)\b|\bthe (?:system )?prompt\b|\bthe instructions (?:above|provided|say|given(?! (?:at|in|by|for|during|to|before|out|on)\b))\b|\b(?:meets|suits|fits) your\b/iu,
  /\b(?:this|the|my|final|finished|following|above|completed|revised) (?:\p{L}+ )?(?:report|draft|response|output)\b(?: \p{L}+){0,2}? (?:is|was|has|meets|covers|includes|follows|contains|aims|reflects|summari[sz]es|keeps|stays|lies|below|above|uses|respects|avoids|complies)\b/iu,
  /\b(?:word|character) (?:count|limit)\b|\(\d+ (?:words|characters)\)|^(?:\p{L}+: )?\d+ (?:words|characters)[.!]?$|\b\d+ (?:words|characters) (?:long|in (?:length|total))\b/iu,
  /\b(?:let me know|(?<!\b(?:should|can|may|to|could) )feel free|do(?: not|n['’]t) hesitate|would you like me|happy to (?:adjust|revise|amend|change|help|make|rewrite)|any (?:further )?(?:changes|adjustments|revisions|edits|amendments)|I hope (?:you find|(?:this|that|it) (?:helps|is (?:what|useful|helpful|of)|meets|suits|works|fits|report|draft))|hope this helps)\b/iu,
  /\b(?:based on|according to|drawing on|from|using|given|in line with) (?:the |your |these |all )?(?:\p{L}+ )?(?:data|ticks?|notes?|inputs?|JSON|fields?|information|facts)(?: that)?(?: (?:were|was|you|I|have been|has been))? (?:provided|given|supplied|gave|received|above|entered|shared)\b|(?<!\b(?:what|how|whether|that) )\bthe (?:data|ticks?|inputs?|JSON|fields?) (?:say|says|show|shows|provided|given|state|states|do|does|hold)\b/iu,
  /\b(?:further |other |additional )?(?:notes|comments|details|information|facts) (?:were|was|have been|has been|are|is) (?:not )?(?:supplied|provided|given|entered|available)\b|\bthis (?:section|paragraph|sentence) (?:is|has|was|covers|will)\b|\bdrop-?down\b|\bthe teacher (?:has )?(?:selected|ticked|chose|entered|marked|wrote|noted|rated)\b/iu,
  /\b(?:data|inputs?|ticks?|entries)\b (?:provided |given |supplied )?(?:indicates?|suggests?|specif(?:y|ies)|states?)\b/iu,
  /\bI (?:do not|don['’]t|did not|didn['’]t) have (?:enough |any |sufficient )?(?:information|data|details)\b/iu,
  /\b(?:JSON|placeholders?|schema|system (?:prompt|message)|tick(?:ed)? (?:plainly|box|value)|every tick|the ticks?|input fields?|tokens?(?= (?:limit|count)))\b/u,
  /\bI (?:cannot|can['’]t|am (?:not able|unable)|could not|must not|will not|won['’]t) (?:\p{L}+ )?(?:write|help|assist|provide|judge|determine|comply|generate|ignore|invent|say|comment|disclose|include|name|reveal)\b|\bI(?:['’]m| am) (?:sorry|afraid|unable)\b|\bI apologi[sz]e\b|\bI (?:have|['’]ve) (?:written|kept|avoided|included|made sure|left out|followed|used)\b|\bI (?:ignore|follow|obey) (?:the|all|your)\b/iu,
  /^dear\b|^to whom\b|\b(?:kind|best|warm|warmest|kindest|many) (?:regards|wishes)(?=[,.!]|$)|\byours (?:sincerely|faithfully|truly)\b|^(?:regards|sincerely|best wishes|kind wishes|signed|thank you for reading|thanks)\b/iu,
  /^(?:report|subject|name|year|pupil|student|attainment|level|effort|participation|behaviour|punctuality|homework|title|summary|in (?:summary|conclusion)|conclusion|comments?|notes?|overview|strengths?|areas? (?:to|for) \p{L}+|targets?|next steps?|progress|date|class|teacher|draft|introduction|paragraph \w+|sentence \w+)\s*:/iu,
  /\b(?:each|every) sentence must\b|\bfacts (?:given|provided|supplied)\b|\bthe (?:pupil|student)['’]s name\b/iu,
  /\b(?:ignor\w+|disregard\w*|overrid\w+) (?:\p{L}+ ){0,2}(?:instructions?|rules|prompt)\b/iu,
];

const RUN = 4;
function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(" "));
}

/** The runs of words that instructions are made of; what repeats them echoes what was asked. */
export function runsOfInstructions(instructions: string): ReadonlySet<string> {
  return new Set(runsOf(instructions));
}

function echoes(text: string, instructions: ReadonlySet<string>): boolean {
  const runs = runsOf(text);
  const same = runs.filter((run) => instructions.has(run)).length;
  return same >= 3 && same / runs.length >= 0.5;
}

/** No sentence speaks of the writing of the report, greets, signs, or says again what was asked of its writer. */
export function checkPreamble(
  sentences: readonly string[],
  instructions: ReadonlySet<string> = new Set(),
): Problem[] {
  return sentences.flatMap((text, sentence): Problem[] =>
    ABOUT_ITSELF.some((pattern) => pattern.test(text)) || echoes(text, instructions)
      ? [
          {
            check: "preamble",
            sentence,
            message: "It speaks of the writing of the report, and not of the pupil.",
          },
        ]
      : [],
  );
}
