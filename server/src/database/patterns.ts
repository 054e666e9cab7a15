import { eq, type Column, type GetColumnData, type SQL } from "drizzle-orm";

/** A condition where a value is asked for; none, which counts as met, where it is not. */
export function asked<C extends Column>(
  column: C,
  value: GetColumnData<C, "raw"> | undefined,
): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}

/** A LIKE pattern for "contains", with the pattern's own signs taken literally. */
export function containing(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
