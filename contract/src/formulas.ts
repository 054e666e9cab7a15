/** How a cell begins that a spreadsheet would run, however many lines follow; the wide signs count where one types them. */
export const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A cell's text that no spreadsheet runs when it is pasted or opened. */
export function unrun(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
