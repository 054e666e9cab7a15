const WORDS: Record<string, string> = {
  "sentence length": "Sentences as long as yours",
  person: "You appear as often as in yours",
  address: "Speaks to the same reader",
  contractions: "Contractions as you use them",
  "exclamation marks": "Exclamation marks as you use them",
  paragraphs: "As many paragraphs",
  "avoided phrases": "No phrase that you avoid",
  "favourite phrases": "A favourite phrase of yours",
};

/** What can be counted of a style, in words for its teacher. */
export function featureWords(feature: string): string {
  return WORDS[feature] ?? feature.charAt(0).toUpperCase() + feature.slice(1);
}
