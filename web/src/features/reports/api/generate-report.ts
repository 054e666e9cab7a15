import type { LengthRange, LengthUnit } from "@reportair/contract/features/report-fields.ts";
import { generateReport } from "@reportair/contract/features/reports.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { staleAfterReport } from "./stale-after-report.ts";

/** Writes one report from a configuration; with `regenerate` a different text of the same inputs. */
export function useGenerateReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: {
      configuration: number;
      range: LengthRange;
      unit: LengthUnit;
      regenerate: boolean;
    }) =>
      call(generateReport, {
        body: {
          report_id: given.configuration,
          selected_word_count: given.range,
          length_unit: given.unit,
          regenerate: given.regenerate,
        },
      }),
    onSuccess: () => void staleAfterReport(client),
  });
}
