/** Who is told of what a class took. */
export const WHO_SEES = "Only you see this. Your head sees sums of five teachers or more.";
