import { isAllowable, type FlagKind } from "@reportair/contract/flag-kinds.ts";
import { FIELD_LABELS, type ReportField } from "@reportair/contract/report-inputs.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useQuery } from "@tanstack/react-query";
import { allowFlags, configurationQuery } from "../../../data/report-configurations.ts";
import { LetStand } from "./let-stand.tsx";
import { letsStand, withStanding } from "./open-flags.ts";

/**
 * What can be decided of a note, or a sentence of one, that a report was written without; the next text has it. Nothing
 * where the note has changed since, or may never stand.
 */
export function LetStandOfReport(props: {
  report: GeneratedReport;
  field: ReportField;
  kind: FlagKind;
}) {
  const { report, field, kind } = props;
  const id = report.report_configuration;
  const now = useQuery(configurationQuery(id)).data;
  const flag = { field, kind };
  if (!now || now[field] !== report.inputs[field]) return null;
  if (!isAllowable(flag, now.flags)) return null;
  return (
    <LetStand
      kind={flag.kind}
      label={FIELD_LABELS[field]}
      stands={letsStand(now.allowed_flags, flag)}
      onChange={(stands) =>
        allowFlags(id, field, now[field], withStanding(now.allowed_flags, flag, stands))
      }
    />
  );
}
