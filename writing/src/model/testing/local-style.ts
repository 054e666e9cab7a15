import type { StyleProfile } from "../../style/profile.ts";
import { judgementOf } from "../../style/frame-words.ts";
import type { StyleFrame } from "../../style/frames.ts";
import { learnTransitions, type StyleTransitions } from "../../style/transitions.ts";
import { STYLE_TOPICS } from "../../style/topics.ts";

function quotes(line: string | undefined): string[] {
  return [...(line ?? "").matchAll(/“([^”]+)”/gu)].map(([, phrase = ""]) => phrase);
}

function framesIn(part: StyleFrame["part"], line: string | undefined): StyleFrame[] {
  return quotes(line).flatMap((text) => {
    const judgement = judgementOf(text);
    return judgement === null ? [] : [{ part, text, judgement, topic: null }];
  });
}

function transitionsIn(phrases: readonly string[]): StyleTransitions {
  return learnTransitions(phrases.flatMap((each) => [`${each}, it`, `${each}, it`]));
}

/** A style as the local model understands it from the plain words of a request, and nothing else. */
export function styleFrom(lines: readonly string[]): StyleProfile {
  const all = lines.join("\n");
  const line = (start: string) => lines.find((one) => one.startsWith(start));
  const [typical = 15, short = 8, long = 24] = (
    line("A sentence has about")?.match(/\d+/gu) ?? []
  ).map(Number);
  const share = (mark: string) => {
    if (line("Often uses")?.includes(mark)) return 0.2;
    return line("Now and then uses")?.includes(mark) ? 0.05 : 0;
  };
  const order = line("Takes up") ?? "";
  return {
    version: 1,
    samples: 10,
    report_words: { shortest: 0, typical: 0, longest: 0 },
    sentence_words: { short, typical, long },
    paragraphs: Number(line("Writes")?.match(/\d+/u)?.[0] ?? 4),
    person: all.includes("writes as “I”") ? "I" : all.includes("writes as “we”") ? "we" : "nobody",
    address: all.includes("Speaks to the pupil") ? "pupil" : "parents",
    formality: /tone is formal/u.test(all)
      ? "formal"
      : /tone is informal/u.test(all)
        ? "informal"
        : "neutral",
    contractions: all.includes("Uses contractions"),
    punctuation: {
      exclamation: share("exclamation"),
      semicolon: share("semicolon"),
      dash: share("dash"),
      brackets: share("bracket"),
      colon: share("colons"),
    },
    openings: quotes(line("Begins like this")),
    closings: quotes(line("Ends like this")),
    phrases: quotes(line("Favourite phrases")),
    avoid: quotes(line("Avoids")),
    frames: [
      ...framesIn("opening", line("First sentences of theirs")),
      ...framesIn("closing", line("Last sentences of theirs")),
    ],
    transitions: transitionsIn(quotes(line("Leads on with"))),
    structure: STYLE_TOPICS.filter((topic) => order.includes(topic)).toSorted(
      (one, other) => order.indexOf(one) - order.indexOf(other),
    ),
  };
}
