/** How a plan of steps begins: it says of how many. */
export const LEADS_TO_PLAN =
  /\b(?:two|three|four|five|six) (?:\w+ )?(?:things|parts|habits|aims)\b(?! of the)/iu;
