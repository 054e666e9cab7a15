import type { Me } from "@reportair/contract/features/accounts.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { formatDate, formatTime } from "../format.ts";

/** When a file is made, by whom and from which reporting period. */
export interface Made {
  at: Date;
  by: string;
  school: string;
  /** The periods that its reports are of, each once. */
  periods: readonly string[];
}

/** What is said of a file that this person makes now. */
export function madeBy(
  { first_name, last_name, institution }: Pick<Me, "first_name" | "last_name" | "institution">,
  reports: readonly { period: string }[],
  at = new Date(),
): Made {
  return {
    at,
    by: `${first_name} ${last_name}`,
    school: institution.name,
    periods: [...new Set(reports.map(({ period }) => period))],
  };
}

/** The same in a sentence, for a file that has a place for it. */
export function madeWords({ at, by, school, periods }: Made): string {
  const iso = at.toISOString();
  return `Made in ${PRODUCT_NAME} on ${formatDate(iso)} at ${formatTime(iso)} by ${by}, ${school}. Reporting period: ${periods.join(", ")}.`;
}

/** "11A-El1-Summer-term-2026-Tess-Teacher-2026-07-01.csv": a name that every file system takes, for a file with no other place. */
export function fileName(what: string, { at, by, periods }: Made, ending: string): string {
  const day = at.toLocaleDateString("sv-SE", { timeZone: "Europe/London" });
  const [period] = periods.length === 1 ? periods : [];
  return `${[what, period, by, day].flatMap((part) => safe(part ?? "")).join("-")}.${ending}`;
}

/** Long names are cut: a path has an end. */
function safe(text: string): string[] {
  const plain = text.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/gu, "");
  return plain === "" ? [] : [plain.slice(0, 60)];
}
