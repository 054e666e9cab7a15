import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { useKeeper } from "../../../../lib/drafts/keeper.ts";
import * as edits from "./drafts.ts";
import { StoredDrafts } from "./stored-drafts.ts";

export type Edits = ReturnType<typeof useDrafts>;

/**
 * The unsaved edits of these reports, and what becomes of them. They outlive the page: what an earlier one
 * left comes back with the report.
 */
export function useDrafts(reports: readonly GeneratedReport[] | undefined) {
  const keeper = useKeeper();
  const stored = useMemo(() => new StoredDrafts(keeper), [keeper]);
  const [drafts, setDrafts] = useState<edits.Drafts>({});
  // Report by report: one that was discarded and brought back may come later than the others.
  const [seen, setSeen] = useState<readonly number[]>([]);
  const fresh = reports?.filter(({ id }) => !seen.includes(id)) ?? [];
  if (fresh.length > 0) {
    setSeen([...seen, ...fresh.map(({ id }) => id)]);
    setDrafts({ ...stored.of(fresh), ...drafts });
  }
  const last = useRef<edits.Drafts>({});
  useLayoutEffect(() => {
    stored.follow(reports ?? [], last.current, drafts);
    last.current = drafts;
  }, [stored, reports, drafts]);

  return {
    drafts,
    isDirty: (report: GeneratedReport) => edits.isDirty(drafts, report),
    begin: (report: GeneratedReport) => setDrafts((old) => edits.begun(old, report)),
    type: (id: number, text: string) => setDrafts((old) => edits.typed(old, id, text)),
    saved: (id: number, copy: { text: string; version: number }) =>
      setDrafts((old) => edits.saved(old, id, copy)),
    overtaken: (id: number, stale: { current: GeneratedReport; yours: string }) =>
      setDrafts((old) => edits.overtaken(old, id, stale)),
    drop: (id: number) => setDrafts((old) => edits.without(old, [id])),
    /** Forgets every edit, here and in this browser. */
    dropAll: () => {
      // At once: after dropping them all the page is left, and no effect would run any more.
      stored.follow([], last.current, {});
      last.current = {};
      setDrafts({});
    },
  };
}
