/** What is read at most. Everything beyond is refused before it costs memory or time. */
export const BOUNDS = {
  /** Bytes of one file, of all together, and of all that was packed in them. */
  file: 10_000_000,
  files: 20_000_000,
  unpacked: 60_000_000,
  /** Of one table. */
  rows: 20_000,
  columns: 200,
  /** Characters of one cell: what a spreadsheet can hold. */
  cell: 32_767,
  /** Files in a zip. A workbook is a zip too, of several parts for each sheet. */
  entries: 100,
  parts: 1_000,
  /** Lines of a text file, the blank ones and those inside of cells too. */
  lines: 200_000,
} as const;

/** Most characters that the school's records hold of each. */
export const LONGEST = {
  id: 50,
  name: 100,
  form_group: 50,
  class: 100,
  subject: 100,
} as const;
