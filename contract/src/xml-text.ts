/**
 * A text as XML can hold it, and so a Word document or a workbook. What is copied from a PDF often has control characters
 * between its words, and one of them would make a whole file unreadable.
 */
export function xmlText(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "");
}
