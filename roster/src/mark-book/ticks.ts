/** What a tick in a week's column says. */
const DONE: ReadonlySet<string> = new Set(
  "✓|✔|☑|√|✅|ü|y|yes|done|1|true|tick|in|complete|completed".split("|"),
);
/** Handed in after the day: done. */
const LATE: ReadonlySet<string> = new Set(["l", "late", "done late", "in late"]);
const NOT: ReadonlySet<string> = new Set(
  "✗|✘|☒|❌|x|×|n|no|0|false|not done|missing|nd|no hw|incomplete|part".split("|"),
);

const plain = (cell: string) => cell.normalize("NFC").replaceAll("\uFE0F", "").trim().toLowerCase();

/** Whether a cell is a tick, or the lack of one. */
export function isTickCell(cell: string): boolean {
  const text = plain(cell);
  return DONE.has(text) || LATE.has(text) || NOT.has(text);
}

/** How much of what was set is done, in per cent; null where nothing was set. Late is done; an empty cell was not set. */
export function doneIn(cells: readonly string[]): number | null {
  const set = cells.map(plain).filter((cell) => DONE.has(cell) || LATE.has(cell) || NOT.has(cell));
  if (set.length === 0) return null;
  return (set.filter((cell) => !NOT.has(cell)).length / set.length) * 100;
}

const REGISTER = /^(?:[/\\]|l|n|b|c|e|i|m|o|d|v|u|y|x|#|p)$/iu;

/** Whether a cell is a mark of a register: present in the morning or afternoon, late, absent. */
export function isRegisterCell(cell: string): boolean {
  return REGISTER.test(plain(cell));
}

/** How often somebody was late by the marks of a register; null where none was taken. */
export function latesIn(cells: readonly string[]): number | null {
  const taken = cells.map(plain).filter((cell) => cell !== "");
  return taken.length === 0 ? null : taken.filter((cell) => cell === "l").length;
}
