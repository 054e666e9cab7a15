/** A storage as a browser has it, its entries its own properties. */
export function storageOf(entries: Record<string, string> = {}): Storage {
  const storage = { ...entries };
  const own = storage as Record<string, string>;
  const parts = {
    getItem: (key: string) => own[key] ?? null,
    setItem: (key: string, value: string) => void (own[key] = value),
    removeItem: (key: string) => void delete own[key],
    key: (at: number) => Object.keys(own)[at] ?? null,
    clear: () => Object.keys(own).forEach((key) => delete own[key]),
  };
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(storage, name, { value, writable: true });
  Object.defineProperty(storage, "length", { get: () => Object.keys(own).length });
  return storage as unknown as Storage;
}
