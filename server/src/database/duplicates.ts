const UNIQUE_VIOLATION = "23505";

/** Whether a query failed because a row with that key is there already. */
export function isDuplicate(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ((at as { code?: string }).code === UNIQUE_VIOLATION) return true;
  }
  return false;
}
