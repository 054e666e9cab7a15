import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useState } from "react";
import { neighbour, nextDraft } from "./next-report.ts";
import type { Review } from "../state/use-review.ts";

export type Navigation = ReturnType<typeof useNavigation>;

/** Which report is open, which are listed, and the ways from one to the next. */
export function useNavigation(review: Review) {
  const { reports } = review;
  const [search, setSearch] = useState("");
  // By the configuration: a report that is written again has another id.
  const [chosen, setChosen] = useState<number | null>(null);
  const [reading, setReading] = useState(reports.length === 1);
  const [announcement, announce] = useState("");

  const wanted = search.trim().toLowerCase();
  const shown = reports.filter((each) => each.student_name.toLowerCase().includes(wanted));
  const current =
    reports.find((each) => each.report_configuration === chosen) ?? reports[0] ?? null;
  const ids = (shown.some((each) => each === current) ? shown : reports).map((each) => each.id);
  const at = current ? ids.indexOf(current.id) : -1;
  const place = `${at + 1} of ${ids.length}`;
  const byId = (id: number | null) => reports.find((each) => each.id === id) ?? null;
  const previous = byId(neighbour(ids, current?.id ?? null, -1));
  const next = byId(neighbour(ids, current?.id ?? null, 1));
  const unreviewed = current && byId(nextDraft(reports, current.id));
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

  return {
    search,
    setSearch,
    shown,
    current,
    /** Whether a report has been opened here yet. */
    visited: chosen !== null,
    place,
    /** Whether another report still wants a decision. */
    more,
    /** What a screen reader reads out when another report is shown. */
    announcement,
    /** On a phone: whether the report shows, and not the list. */
    reading,
    open,
    leave: () => setReading(false),
    previous: previous && (() => go(previous)),
    next: next && (() => go(next)),
    /** To the next report that wants a decision; null where there is none but this one. */
    nextUnreviewed: unreviewed && (() => go(unreviewed)),
    keepAndNext: async () => {
      if (!current) return;
      const then = byId(nextDraft(reports, current.id));
      if (await review.keep(current)) go(then);
    },
    discard: () => {
      if (!current) return;
      go(next ?? previous);
      void review.discard([current]);
    },
  };
}
