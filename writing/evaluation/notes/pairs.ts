import type { CorpusNote, Meant } from "./meaning.ts";
import { fault, note, praise } from "./meaning.ts";
import { AMIRA, CALLUM, DEV, KOFI, MEGAN, PRIYA, SKYE, TOMASZ } from "./pupils.ts";

/** Subjects with what is taught in them: topics that sound bad, and some that sound good. */
const TOPICS: readonly (readonly [subject: string, topic: string])[] = [
  ["Geography", "rivers"],
  ["History", "weaknesses of democracy"],
  ["Geography", "failing states"],
  ["History", "the fall of Rome"],
  ["Maths", "negative numbers"],
  ["Maths", "perfect squares"],
  ["Science", "infectious disease"],
  ["Science", "errors in measurement"],
  ["Science", "waste and recycling"],
  ["English", "bullying"],
  ["English", "conflict poetry"],
  ["RE", "evil and suffering"],
  ["RE", "the Good Samaritan"],
  ["RE", "forgiveness"],
  ["History", "the Weimar crisis"],
  ["History", "Nelson's victory"],
  ["Business", "aggressive pricing"],
  ["Business", "profit and loss"],
  ["Business", "quality control"],
  ["Psychology", "aggression"],
  ["Psychology", "forgetting"],
  ["Psychology", "positive reinforcement"],
  ["Computing", "bugs and errors"],
  ["Computing", "sorting"],
  ["Computing", "cyber attacks"],
  ["PE", "sports injuries"],
  ["PE", "healthy eating"],
  ["Music", "the blues"],
  ["Music", "harmony"],
  ["Drama", "tragedy"],
  ["Drama", "silent comedy"],
  ["Art", "shade and darkness"],
  ["Art", "beauty"],
  ["DT", "stress and fracture"],
  ["DT", "safe lifting"],
  ["French", "the poor in Paris"],
  ["French", "adjectives"],
  ["Spanish", "unemployment"],
  ["Spanish", "irregular verbs"],
  ["Science", "weak acids"],
  ["Science", "strong bases"],
  ["English", "love poems"],
];

/** `{t}` is the topic, `{p}` "his", "her" or "their"; after the bar what the sentence has to hold. */
const PRAISE_HEADS: readonly string[] = [
  "v good talk on {t}|talk",
  "excellent essay on {t}|excellent essay",
  "top mark in {t} essay|top mark",
  "no trouble with {t}|no trouble*|without trouble",
  "zero mistakes in {t} test|mistakes",
  "no longer struggles with {t}|no longer",
  "hardly ever gets {t} wrong|hardly ever|rarely",
  "stopped making mistakes in {t}|stopped",
  "spoke brilliantly about {t}|spoke|spoken",
  "not a single slip in {t} quiz|single slip",
  "knows {t} inside out|inside out",
  "explains {t} really well|really well",
  "superb project about {t}|superb project",
  "best in class at {t}|best",
  "won the {t} quiz|won",
  "full marks for {t}|full marks",
  "never stuck on {t}|never",
  "brilliant at {t}|brilliant",
  "worked really hard on {t}|hard",
  "impressive presentation on {t}|impressive presentation",
  "has got over {p} worries about {t}|worries",
  "confident with {t}|confident",
  "very strong on {t}|strong",
  "great progress in {t}|great progress",
  "never misses a lesson on {t}|never",
];
const FAULT_HEADS: readonly string[] = [
  "weak on {t}|weak",
  "no effort in {t}|no|not; effort",
  "never revises {t}|never",
  "zero marks in {t} test|marks",
  "talks through lessons on {t}|talk*",
  "poor essay on {t}|poor essay",
  "stopped working in {t}|stopped",
  "hardly ever revises {t}|hardly ever|rarely",
  "no longer tries in {t}|no longer",
  "not good at {t}|not good",
  "failed the {t} test|failed",
  "cannot explain {t}|cannot|can't|unable",
  "has given up on {t}|given up",
  "did no work on {t}|no|not; work",
  "lost marks on {t}|lost; marks",
  "careless work on {t}|careless work",
  "far from confident with {t}|far from; confident",
  "not yet secure in {t}|not yet; secure",
  "refused to take part in {t} work|refused; take part",
  "disappointing mark in {t} test|disappointing; mark",
  "good at avoiding {t}|avoid*",
  "still confused by {t}|confused",
  "missed the deadline for {t} essay|missed; deadline",
  "lacks confidence with {t}|lack*; confidence",
  "never any good work on {t}|never; good work",
];
/** Without a topic: the same words in praise and in fault. */
const PLAIN_PAIRS: readonly (readonly [praised: string, blamed: string])[] = [
  ["never late", "never on time"],
  ["stopped calling out", "stopped handing work in"],
  ["hardly ever forgets homework", "hardly ever remembers homework"],
  ["zero missing homework", "zero homework handed in"],
  ["no detentions this term", "no effort this term"],
  ["never disrupts lessons", "never settles in lessons"],
  ["rarely makes mistakes", "rarely listens"],
  ["no longer talks over others", "no longer listens to others"],
  ["doesn't give up", "doesn't try"],
  ["nothing is too much trouble", "nothing is ever finished"],
  ["not one late mark", "not one deadline met"],
  ["much less chatty", "much too chatty"],
  ["far fewer careless errors", "far too many careless errors"],
  ["has stopped swearing", "has started swearing"],
  ["no problems with behaviour", "problems with behaviour"],
  ["no missing equipment", "missing equipment"],
  ["has not missed a lesson", "has missed ten lessons"],
  ["without fault in practicals", "at fault in practicals"],
  ["always first to volunteer", "always first to complain"],
  ["quick to help", "quick to argue"],
];
const PLACES = [
  "best",
  "improve",
  "extra",
  "level 1",
  "level 4",
  "behaviour 1",
  "behaviour 4",
  "participation 1",
  "participation 3",
  "homework 4",
  "punctuality 2",
] as const;
const PUPILS = [AMIRA, CALLUM, DEV, KOFI, MEGAN, PRIYA, SKYE, TOMASZ] as const;
const PAIRS = 1_000;

function nth<T>(list: readonly T[], at: number): T {
  return list[at % list.length] as T;
}

/** As one types: as it is, with a capital and a full stop, with a capital. */
function typed(text: string, at: number): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return nth([text, `${capital}.`, text, capital], at);
}

function fill(
  head: string,
  topic: string,
  at: number,
  own: string,
): { text: string; holds: string } {
  const [form = "", ...choices] = head.split("|");
  const text = form.replace("{t}", topic).replace("{p}", own);
  return { text: typed(text, at), holds: `${choices.join("|")}; ${topic}` };
}

/** "zero mistakes" may become "no mistakes" and so on: a pair is about judgement, so one word of it is enough. */
function plainly(kind: typeof praise, text: string, at: number): [string, Meant] {
  const last = text.split(" ").at(-1) ?? "";
  return [typed(text, at), kind(last)];
}

/** A thousand pairs of praise and fault that share their topic, field and pupil: two notes each, praise first. */
export function judgementPairs(): CorpusNote[] {
  return Array.from({ length: PAIRS }, (_, at) => {
    const pupil = nth(PUPILS, at);
    const place = nth(PLACES, Math.floor(at / 3));
    const own = { "He/Him": "his", "She/Her": "her", "They/Them": "their" }[
      pupil.pronouns ?? "They/Them"
    ];
    const [subject, topic] = nth(TOPICS, at);
    const plain = PLAIN_PAIRS[Math.floor(at / 10)];
    const pair: [string, Meant][] = [];
    if (at % 10 === 0 && plain) {
      pair.push(plainly(praise, plain[0], at / 10), plainly(fault, plain[1], at / 10));
    } else {
      // Another head for each topic at every turn, so that no note comes twice.
      const turn = at + Math.floor(at / TOPICS.length);
      const good = fill(nth(PRAISE_HEADS, turn), topic, turn, own);
      const bad = fill(nth(FAULT_HEADS, turn * 3), topic, turn, own);
      pair.push([good.text, praise(good.holds)], [bad.text, fault(bad.holds)]);
    }
    return pair.map(([text, meant]) =>
      Object.assign({ kind: "pairs" }, note(subject, pupil, place, text, meant)),
    );
  }).flat();
}
