import { isFound } from "@reportair/contract/finding.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useState } from "react";
import { neighbour, nextOpen } from "./next-report.ts";
import { wantsDecision, waits } from "../state/waiting.ts";
import type { Review } from "../state/use-review.ts";

export type Navigation = ReturnType<typeof useNavigation>;

/**
 * Which report is open, which are listed, and the ways from one to the next. Where a place to start is given, it
 * is that report, or else the first that wants a decision. `onDone` runs when a decision was the last one.
 */
export function useNavigation(
  review: Review,
  {
    startAt,
    onDone,
  }: { startAt?: number | null | undefined; onDone: (last: GeneratedReport) => void },
) {
  const { reports, proposals } = review;
  const [search, setSearch] = useState("");
  // By the configuration: a report that is written again has another id.
  const [chosen, setChosen] = useState<number | null>(null);
  const [reading, setReading] = useState(reports.length === 1 || startAt !== undefined);
  const [announcement, announce] = useState("");

  // Two texts that were left as they are count as decided, until they are compared again.
  const isOpen = (report: GeneratedReport) =>
    waits(report) ? proposals.comparing(report) : wantsDecision(report);
  const shown = reports.filter((each) => isFound(search, each.student_name));
  const start =
    startAt === undefined
      ? undefined
      : (reports.find((each) => each.id === startAt) ?? reports.find(wantsDecision));
  const current =
    reports.find((each) => each.report_configuration === chosen) ?? start ?? reports[0] ?? null;
  const ids = (shown.some((each) => each === current) ? shown : reports).map((each) => each.id);
  const at = current ? ids.indexOf(current.id) : -1;
  const place = `${at + 1} of ${ids.length}`;
  const byId = (id: number | null) => reports.find((each) => each.id === id) ?? null;
  const previous = byId(neighbour(ids, current?.id ?? null, -1));
  const next = byId(neighbour(ids, current?.id ?? null, 1));
  const unreviewed = current && byId(nextOpen(reports, current.id, isOpen));
  const more = unreviewed !== null;

  function open(report: GeneratedReport) {
    setChosen(report.report_configuration);
    setReading(true);
  }
  function go(report: GeneratedReport | null) {
    if (!report) return;
    open(report);
    announce(`${report.student_name}, ${ids.indexOf(report.id) + 1} of ${ids.length}`);
  }
  /** Runs `decide` on the open report and, where that was done, goes to the next that wants a decision. */
  async function decide(decision: () => Promise<boolean>): Promise<void> {
    if (!current) return;
    const then = unreviewed;
    // What is open stays open, also where it has become another text.
    setChosen(current.report_configuration);
    if (!(await decision())) return;
    if (then) go(then);
    else onDone(current);
  }

  return {
    search,
    setSearch,
    shown,
    current,
    /** Whether a report has been opened here yet. */
    visited: chosen !== null || startAt !== undefined,
    place,
    /** Whether another report still wants a decision. */
    more,
    /** What a screen reader reads out when another report is shown. */
    announcement,
    /** On a phone: whether the report shows, and not the list. */
    reading,
    open,
    /** Opens a report and says so, where nothing else would. */
    go,
    leave: () => setReading(false),
    previous: previous && (() => go(previous)),
    next: next && (() => go(next)),
    /** To the next report that wants a decision; null where there is none but this one. */
    nextUnreviewed: unreviewed && (() => go(unreviewed)),
    decide,
    keepAndNext: async () => {
      if (!current) return;
      // There is nothing to keep in a kept report, and of two texts one is chosen where both are to be seen.
      if (waits(current)) proposals.compare(current);
      else if (current.status === "kept" && !review.isDirty(current)) go(unreviewed ?? next);
      else await decide(() => review.keep(current));
    },
    discard: () => {
      if (!current) return;
      go(next ?? previous);
      void review.discard([current]);
    },
  };
}
