/** Puts something into the list that a map has for a key. */
export function gather<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** What an answer has for a key of somebody else's making. */
export function answered<Answer>(
  answers: Readonly<Record<string, Answer>> | undefined,
  key: string,
): Answer | undefined {
  return answers !== undefined && Object.hasOwn(answers, key) ? answers[key] : undefined;
}
