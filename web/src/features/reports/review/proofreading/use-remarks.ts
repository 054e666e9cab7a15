import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { proofreadQuery } from "../../../../data/proofreading.ts";
import { useDebounced } from "../../../../lib/use-debounced.ts";
import { isBeingWritten, keyOf, moved, remarksOf, together, type Remark } from "./remarks.ts";
import { useSpelling } from "./spelling/use-spelling.ts";

/** How long typing rests before the text is read. */
const REST_MS = 600;

/** What there is to look at in an edited text, while it is edited; `cursor` is where the teacher is writing, or null. */
export function useRemarks(
  report: Pick<ListedReport, "id" | "student_name" | "inputs">,
  text: string,
  cursor: number | null,
) {
  const [fine, setFine] = useState<ReadonlySet<string>>(new Set());
  const rested = useDebounced(text, REST_MS);
  const { data } = useQuery({
    ...proofreadQuery(report.id, rested),
    enabled: rested.trim() !== "",
    // While typing goes on, what was read last stays: nothing under the text jumps.
    placeholderData: (last, query) => (query?.queryKey[1] === report.id ? last : undefined),
  });
  const spelling = useSpelling(rested, [
    report.student_name,
    ...Object.values(report.inputs ?? {}),
  ]);
  const read = data ? moved(remarksOf(data.text, data.advice), data.text, text) : [];
  const spelt = spelling ? moved(spelling.remarks, spelling.text, text) : [];
  const remarks = together(read, spelt).filter(
    (remark) => !fine.has(keyOf(remark)) && !isBeingWritten(remark, cursor),
  );
  const dismiss = (remark: Remark) => setFine((known) => new Set([...known, keyOf(remark)]));
  return { remarks, dismiss, settled: rested === text && data?.text === text };
}
