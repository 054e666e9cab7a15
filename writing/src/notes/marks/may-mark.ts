/** What a mark is told with: a text without any of these holds none. */
export const MAY_MARK =
  /\d|\b(?:full|top|half|no) marks\b|(?<![\p{L}.'’])(?:[B-GU]|A(?=[*+-]|$|[,.;)]| (?:in|for|on|grade)\b))(?![\p{L}.'’])|\b[a-g](?:\*|[+-](?!\p{L}))|\ban? [a-gu](?=$|[,;)]| (?:in|for|on)\b)|\b(?:greater depth|target[^,;.]* expected)\b|\b(?:distinction|merit|pass)\b/u;
