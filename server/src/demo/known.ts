/** The entry of a key that must be there; a slip in the invented data stops with the key's name. */
export function known<K, V>(entries: ReadonlyMap<K, V>, key: K): V {
  const value = entries.get(key);
  if (value === undefined) throw new Error(`The demonstration data lack "${String(key)}".`);
  return value;
}
