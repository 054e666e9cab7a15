/** The items of a list that was asked for whole; the contract also knows pages. */
export function wholeList<T>(answer: readonly T[] | { results: readonly T[] }): readonly T[] {
  return "results" in answer ? answer.results : answer;
}
