import { isCommonWord } from "../words.ts";

/** Words that a note must be seen to say, however they are spelt. */
const TELLING =
  `safeguarding protection disclosed disclosure bruises bruising neglect abused suicidal suicide overdose
  radicalised extremist grooming groomed exploited hungry flinches flinching
  dyslexia dyslexic dyspraxia dyspraxic dyscalculia autism autistic asperger aspergers epilepsy epileptic diabetes
  diabetic asthma asthmatic anxiety depression depressed anorexia anorexic bulimia tourettes diagnosed diagnosis
  medication medicated counsellor counselling therapist hospital pregnant concussion concussed fracture fractured
  crutches appendicitis migraines seizures leukaemia disability disabled allergic allergy stammer psychologist
  illness surgery operation neurodivergent schizophrenia
  divorce divorced divorcing separated bereavement bereaved funeral refugee asylum homeless evicted fostered adopted
  prison parents grandmother grandfather Ramadan Ukraine Ukrainian`
    .toLowerCase()
    .split(/\s+/u);

/** A word with each of its letters left out in turn, and whole: what two words one slip apart have in common. */
function* lessOne(word: string): Generator<string> {
  yield word;
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
}

const NEAR = new Map<string, string>();
for (const word of TELLING)
  for (const less of lessOne(word)) if (!NEAR.has(less)) NEAR.set(less, word);

/** Words as they are written in a hurry. */
const HURRIED: ReadonlyMap<string, string> = new Map(
  `doesnt:doesn't wont:won't cant:can't isnt:isn't didnt:didn't hasnt:hasn't arent:aren't wasnt:wasn't dont:don't
  wouldnt:wouldn't couldnt:couldn't havent:haven't hes:he's shes:she's theyre:they're cahms:camhs camhs:camhs
  refered:referred reffered:referred sw:social_worker safegarding:safeguarding dislexia:dyslexia dislexic:dyslexic
  suiside:suicide counciling:counselling councilling:counselling councillor:councillor counselor:counsellor
  counseling:counselling mom:mum`
    .split(/\s+/u)
    .map((pair) => pair.split(":") as [string, string])
    .map(([wrong, right]) => [wrong, right.replaceAll("_", " ")] as const),
);

/** The word that is meant by one that no dictionary has, where that word tells something; else null. */
function meant(word: string): string | null {
  if (word.length < 6 || word.length > 18 || isCommonWord(word)) return null;
  for (const less of lessOne(word)) {
    const near = NEAR.get(less);
    if (near !== undefined && near !== word) return near;
  }
  return null;
}

/** A clause with the words that tell something spelt as the rules know them. */
export function respelt(clause: string): string {
  return clause
    .replaceAll(/\s?&\s?(?=\p{L})/gu, " and ")
    .replaceAll(/(?<![\p{L}'])\p{L}{2,18}(?![\p{L}'])/gu, (word) => {
      const small = word.toLowerCase();
      return HURRIED.get(small) ?? meant(small) ?? word;
    });
}
