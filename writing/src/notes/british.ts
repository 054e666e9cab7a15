/** American spellings that find their way into notes. */
export const BRITISH: readonly (readonly [RegExp, string])[] = [
  [
    /\b(organ|recogn|real|emphas|summar|critic|analy|general|minim|maxim|prior|apolog|memor|concentr(?!a))iz(e|es|ed|ing|ation)\b/giu,
    "$1is$2",
  ],
  [/\b(analy)z(e|es|ed|ing)\b/giu, "$1s$2"],
  [/\b(behavi|col|fav|hon|lab|hum|flav|vig)or(s|ed|ing|al|ful|ite|ites|able)?\b/giu, "$1our$2"],
  [/\b(cent|theat)er(s|ed)?\b/giu, "$1re$2"],
  [/\bpracticing\b/giu, "practising"],
  [/\bpracticed\b/giu, "practised"],
  [/\b(to|should|must|could) practice\b/giu, "$1 practise"],
  [/\bmath\b/giu, "maths"],
  [/\bprogram(?=\s+of\b)/giu, "programme"],
  [/\b(travel|label|model|cancel|signal)(ed|ing|er)\b/giu, "$1l$2"],
  [/\bfulfill\b/giu, "fulfil"],
  [/\bskillful/giu, "skilful"],
];
