import { expandShortForms } from "../short-forms.ts";
import { MAY_MARK } from "./may-mark.ts";
import { marksIn } from "./say-marks.ts";

/** Whether what a dash parts is a mark together: "Lang paper 1 - 52/80", "scored 88% - top of the class". */
export function marksItsWork(before: string, after: string): boolean {
  const head = /[^.;:!?\n]*$/u.exec(before)?.[0].trim() ?? "";
  const tail = /^(?:[^.;:!?\n]|[.:](?=\d))*/u.exec(after)?.[0].trim() ?? "";
  if (!MAY_MARK.test(head + tail)) return false;
  const read = (text: string) => marksIn(expandShortForms(text).text) !== null;
  return read(`${head} - ${tail}`);
}
