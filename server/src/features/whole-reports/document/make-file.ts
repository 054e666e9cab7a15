import { zipSync } from "fflate";
import { asDocx } from "./as-docx.ts";
import { asPdf } from "./as-pdf.ts";
import { safeName, uniqueNames } from "./file-names.ts";
import type { Bundle, Form } from "./whole-report.ts";

/** One file of all reports, or one for each in a ZIP archive. */
export type Packing = "one" | "each";

export type MadeFile = {
  name: string;
  bytes: Uint8Array;
  /** Pupils in whose reports letters without a shape were left out. */
  incomplete: string[];
};

/** Makes the file of a bundle, and says after each report how many are done. */
export async function makeFile(
  bundle: Bundle,
  form: Form,
  packing: Packing,
  onReport: (done: number) => void = () => undefined,
): Promise<MadeFile> {
  const make = form === "pdf" ? asPdf : asDocx;
  const base = safeName(`${bundle.label} ${bundle.period}`);
  if (packing === "one") {
    const { bytes, incomplete } = await make(bundle, onReport);
    return { name: `${base}.${form}`, bytes, incomplete };
  }
  const names = uniqueNames(
    bundle.reports.map(({ name }) => `${name} ${bundle.period}`),
    form,
  );
  const files: Record<string, Uint8Array> = {};
  const incomplete: string[] = [];
  for (const [at, report] of bundle.reports.entries()) {
    const made = await make({ ...bundle, reports: [report] });
    files[names[at] ?? ""] = made.bytes;
    incomplete.push(...made.incomplete);
    onReport(at + 1);
  }
  // Both kinds of files are packed already.
  return { name: `${base}.zip`, bytes: zipSync(files, { level: 0 }), incomplete };
}
