const DAY = 86_400_000;

/** The last day that a spreadsheet knows, in the year 9999. */
const LAST = 2_958_465;

/** The day that a spreadsheet keeps as a number, ISO; undefined where the number is no day. */
export function isoOfSerial(serial: number, epoch: 1900 | 1904): string | undefined {
  const day = Math.floor(serial);
  if (day < 1 || day > LAST) return undefined;
  // Those who count from 1900 have a 29 February in that year, which there never was.
  const first = epoch === 1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < 60 ? 31 : 30);
  return new Date(first + day * DAY).toISOString().slice(0, 10);
}
