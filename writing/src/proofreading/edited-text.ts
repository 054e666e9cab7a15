/** A word of an edited text. */
export type TextWord = {
  /** Where it stands in the whole text. */
  from: number;
  to: number;
  text: string;
  /** In small letters, with straight apostrophes and without a possessive 's. */
  lower: string;
  possessive: boolean;
  /** Its part of speech where it stands. */
  tag: string;
  /** Between quotation marks: somebody else's words, or a title. */
  quoted: boolean;
  /** What stands between it and the word before it. */
  gap: string;
  /** The pupil's own name, by itself or as a possessive. */
  own: boolean;
};

/** A stretch of words that has a subject of its own, or goes on with the one before. */
export type TextClause = {
  /** The place of its first word in the sentence. */
  at: number;
  words: readonly TextWord[];
};

export type TextSentence = {
  from: number;
  to: number;
  text: string;
  words: readonly TextWord[];
  clauses: readonly TextClause[];
  /** Of each word the place of its clause. */
  clauseOf: readonly number[];
  /** Begins where a sentence begins, and is no part of a longer one. */
  opens: boolean;
  /** The last of its paragraph. */
  closes: boolean;
};
