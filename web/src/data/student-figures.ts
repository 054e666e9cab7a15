import {
  FIGURE_ROWS_MAX,
  noOutcome,
  type FigureRow,
  type FiguresOutcome,
} from "@reportair/contract/features/student-figures.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";

const key = ["student-figures"] as const;

/** Of how many students attendance and results are here, by period. */
export function useFiguresKept() {
  return useQuery({
    queryKey: key,
    meta: { shows: ["people"] },
    queryFn: ({ signal }) => call("GET admin/student-figures/", { signal }),
  });
}

/** Attendance and results as a file says them. */
export type Figures = { period: number; subjects: string[]; rows: readonly FigureRow[] };

/** Sends a file's rows, as many at once as one call takes; what several calls tell is one outcome. */
async function send({ period, subjects, rows }: Figures, check: boolean): Promise<FiguresOutcome> {
  const sum = noOutcome();
  for (let at = 0; at < rows.length; at += FIGURE_ROWS_MAX) {
    const part = rows.slice(at, at + FIGURE_ROWS_MAX);
    // oxlint-disable-next-line no-await-in-loop -- One after the other: where one fails, those before it are in.
    const told = await call("PUT admin/student-figures/", {
      body: { period, check, subjects, rows: part },
    });
    for (const how of ["new", "changed", "unchanged"] as const) sum[how] += told[how];
    for (const who of ["unknown", "several", "twice"] as const) sum[who].push(...told[who]);
  }
  return sum;
}

/** What bringing figures in would do; nothing is asked before there are some. */
export function useFiguresCheck(figures: Figures | null) {
  return useQuery({
    queryKey: [...key, "check", figures],
    meta: { shows: ["people"] },
    queryFn: () => send(figures ?? { period: 0, subjects: [], rows: [] }, true),
    enabled: figures !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Brings figures in. */
export function useBringFiguresIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (figures: Figures) => send(figures, false),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: ["whole-reports"] }),
      ]),
  });
}

/** Removes a period's figures. */
export function useRemoveFigures() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (period: number) =>
      call("DELETE admin/student-figures/:period/", { params: { period } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: ["whole-reports"] }),
      ]),
  });
}
