// `npm run school -- retention …`: removes now what its time is over for, or says what that would be.
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { KINDS, type Kind } from "./features/retention/rules.ts";
import { previewAll, retainAll } from "./features/retention/retain.ts";

const WORDS: Record<Kind, [one: string, many: string]> = {
  report: ["report", "reports"],
  pupil: ["pupil", "pupils"],
  account: ["closed account", "closed accounts"],
  institution: ["closed institution with everything in it", ""],
  session: ["session", "sessions"],
  discarded: ["discarded text", "discarded texts"],
  cleared: ["entry of cleared inputs", "entries of cleared inputs"],
  deleted: ["deleted report", "deleted reports"],
  batch: ["record of a batch", "records of batches"],
};

const counted = (kind: Kind, count: number) => `${count} ${WORDS[kind][count === 1 ? 0 : 1]}`;
const warnings = (count: number) => `${count} ${count === 1 ? "warning" : "warnings"}`;

/** Runs retention at once, or only looks; returns what to print: counts and record ids, never a name of a person. */
export async function runRetention(
  parts: Parameters<typeof retainAll>[0],
  dryRun: boolean,
): Promise<string> {
  return `${(dryRun ? await preview(parts) : await run(parts)).join("\n")}\n`;
}

async function preview(parts: Parameters<typeof previewAll>[0]): Promise<string[]> {
  const schools = await previewAll(parts);
  const lines = schools.flatMap(({ id, name, expired, warned }) => [
    `${name} (institution ${id}): ${expired.length === 0 ? "nothing" : "these"} would be removed, ${warnings(warned)} would be given.`,
    ...KINDS.flatMap((kind) => {
      const ids = expired.filter((each) => each.kind === kind).map((each) => each.record_id);
      return ids.length === 0 ? [] : [`  ${counted(kind, ids.length)}: ${ids.join(", ")}`];
    }),
  ]);
  return [...lines, "Nothing was changed."];
}

async function run(parts: Parameters<typeof retainAll>[0]): Promise<string[]> {
  const schools = await retainAll(parts);
  if (schools.length === 0) return [`There is no institution on this ${PRODUCT_NAME}.`];
  return schools.map(({ id, name, removed, warned }) => {
    const counts = KINDS.flatMap((kind) =>
      removed[kind] === undefined ? [] : [counted(kind, removed[kind])],
    );
    return `${name} (institution ${id}): removed ${counts.length === 0 ? "nothing" : counts.join(", ")}; gave ${warnings(warned)}.`;
  });
}
