import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { Copy, Maximize2, Pencil, Trash2 } from "lucide-react";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { copyText } from "../export/copy-text.ts";
import { editButtonId } from "../edit/use-focus-after.ts";
import type { RowHandlers } from "./row-handlers.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** What can be done with one report of the list. */
export function RowActions({ report, actions }: { report: ListedReport; actions: RowHandlers }) {
  const name = report.student_name;
  return (
    <span className="inline-flex gap-0.5">
      <IconButton
        id={editButtonId(report.id)}
        size="row"
        label={`Edit report for ${name}`}
        icon={<Pencil {...icon} />}
        onClick={() => actions.onEdit(report, "row")}
      />
      <IconButton
        size="row"
        label={`Edit report for ${name} in a window`}
        icon={<Maximize2 {...icon} />}
        onClick={() => actions.onEdit(report, "window")}
      />
      <IconButton
        size="row"
        label={`Copy report for ${name}`}
        icon={<Copy {...icon} />}
        onClick={() => void copyText(report.report_content, "Report copied")}
      />
      <IconButton
        size="row"
        variant="danger"
        label={`Delete report for ${name}`}
        icon={<Trash2 {...icon} />}
        onClick={() => actions.onDelete(report)}
      />
    </span>
  );
}
