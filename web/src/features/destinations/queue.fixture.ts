import type { CopiedReport } from "@reportair/contract/features/destinations.ts";
import type { KeptLine } from "./queue.ts";

let keys = 0;

/** A line of the queue with a kept report, for tests. */
export function lineOf(full_name: string, given: Partial<CopiedReport> = {}, id = 1): KeptLine {
  const text = `${full_name} writes.`;
  return {
    student: { id, full_name, student_id: `S${id}` },
    state: "kept",
    report: {
      id: 100 + id,
      version: 1,
      report_content: text,
      sentences: [{ text, sources: ["level"] }],
      length: text.length,
      shorter: null,
      text,
      key: String((keys += 1)).padStart(64, "0"),
      copied_at: null,
      stale: false,
      kept_unread: false,
      flags: [],
      allowed_flags: [],
      ...given,
    },
  };
}
