import { isOfKind } from "./nouns/nouns.ts";

/** What has come over somebody, with the word that it goes with: how they are, and nothing that they did. */
const STATE =
  /^((?:often|always|usually|sometimes|still|completely|totally|utterly|a bit|rather|too|very|easily|quite|clearly|now|happily) )?(bursting with|brimming with|full to bursting with|itching to|raring to|dying to|crying out for|glued to|hooked (?:on|by)|torn between|rooted to|wrapped up in|lost in|absorbed (?:in|by)|immersed in|engrossed in|buried in|attached to|addicted to|fixated on|obsessed (?:with|by)|consumed by|blinded by|drawn to|suited to|used to|accustomed to|devoted to|known for|born to|scared of|tied up in|caught between|swamped (?:by|with)|overawed by|dwarfed by|held back by|let down by|put off by|weighed down by|cut out for|made for|built for|spurred on by|driven by|inspired by|motivated by|supported by|surrounded by) (?:(?:the|an?|his|her|their|our|this) )?(\p{L}+)/iu;

/** "Glued to the screen", "lost in the past": with the "is" that it lacks. A final is lost, and nobody is lost in it. */
export function withStateSaid(text: string): string {
  const [, how = "", state = "", first = ""] = STATE.exec(text) ?? [];
  if (state === "") return text;
  const lower = first.toLowerCase();
  if (/^lost in/iu.test(state) && isOfKind(lower, "event")) return text;
  // "Used to be louder" is over, "made for his nan" is a thing, and "used to hard work" is how somebody is.
  if (/^(?:used to|made for|built for|born to|drawn to)$/iu.test(state)) return text;
  return `is ${how.toLowerCase()}${state.toLowerCase()}${text.slice(how.length + state.length)}`;
}

/** What there is one of wherever it is said: "at right time", "in same way". */
const THE_ONE =
  /\b(at|in|on|to|for|with|from|of|by|into|under) (right|wrong|same) (?=(?:times?|place|moment|way|ways|order|direction|track|path|page|person|people|thing|things|level|side|end|answer|idea|frame|reason|reasons|note|notes|spot|tool|tools|unit|units|mistake|mistakes|kind|sort|amount|method|methods|lesson|lines|speed|angle|temperature|formula|word|words|tense|platform|website|book|books|room|pen|paper|sheet|page|folder|task|question|date|day|week|bus|class|set|group|table|seat|topic|chapter|text|poem|play|scene|format|file|version|subject|size|colour|key|chord|pitch|foot|hand|finger|string|ball|goal|court|scale|units|symbol|graph|axis|number|sign)\b)/giu;

/** Tenses by their names: "manages present tense". */
const TENSE =
  /(?<=\p{L} )(?<!\b(?:the|an?|his|her|their|and|or|one|simple|this|that|each|every) )((?:present|past|future|perfect|imperfect|conditional) tense)(?=$|[,.;]| (?:and|but|in|when|with|well|correctly|properly|securely|now|yet)\b)/giu;

/** "At right time", "manages present tense" with their articles. */
export function withTheOne(text: string): string {
  const one = /\b(?:right|wrong|same) /iu.test(text) ? text.replace(THE_ONE, "$1 the $2 ") : text;
  return / tense/iu.test(one) ? one.replace(TENSE, "the $1") : one;
}
