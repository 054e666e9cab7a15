import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { useMe } from "../../../lib/me.ts";
import type { Drafts } from "./drafts.ts";
import { StoredDrafts } from "./stored-drafts.ts";

/** Changes the edits from what they are. */
type Change = (change: (drafts: Drafts) => Drafts) => void;

/**
 * The unsaved edits of these reports. They outlive the page: what an earlier one left comes back with the
 * report. `drop` forgets them for good.
 */
export function useDrafts(
  reports: readonly GeneratedReport[] | undefined,
): [Drafts, Change, { drop: () => void }] {
  const { data: me } = useMe();
  const user = me?.id;
  const stored = useMemo(() => (user === undefined ? null : new StoredDrafts(user)), [user]);
  const [drafts, setDrafts] = useState<Drafts>({});
  // Report by report: one that was discarded and brought back may come later than the others.
  const [seen, setSeen] = useState<readonly number[]>([]);
  const fresh = reports?.filter(({ id }) => !seen.includes(id)) ?? [];
  if (stored && fresh.length > 0) {
    setSeen([...seen, ...fresh.map(({ id }) => id)]);
    setDrafts({ ...stored.of(fresh), ...drafts });
  }
  const last = useRef<Drafts>({});
  useEffect(() => {
    stored?.follow(last.current, drafts);
    if (stored) last.current = drafts;
  }, [stored, drafts]);
  const drop = () => {
    stored?.follow(last.current, {});
    last.current = {};
    setDrafts({});
  };
  return [drafts, setDrafts, { drop }];
}
