// How work on reports is counted, for both sides of the wire and for the pages that say so.

/** Minutes without a press after which counting rests. */
export const REST_MINUTES = 2;
/** Of how many teachers the school's figures are at least; whoever asks is not among those who are counted. */
export const TEACHERS_NEEDED = 5;
/** Most sums of one call, and most seconds of one sum. */
export const SUMS_MAX = 50;
export const SECONDS_MAX = 6 * 60 * 60;
/** Most hours that a class can have taken before. */
export const HOURS_MAX = 100;
