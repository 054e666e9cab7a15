import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { Check, Ellipsis, RotateCw, Trash2 } from "lucide-react";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Menu } from "../../../../ui/menu.tsx";
import type { Review } from "../state/use-review.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** What else can be done with a report of the table. */
export function RowMenu({ review, report }: { review: Review; report: GeneratedReport }) {
  const busy = review.actions[report.id] !== undefined;
  return (
    <Menu
      trigger={
        <IconButton
          label={`More for ${report.student_name}`}
          size="row"
          icon={<Ellipsis {...icon} />}
        />
      }
      items={[
        {
          label: "Keep",
          icon: <Check {...icon} />,
          disabled: busy || (report.status === "kept" && !review.isDirty(report)),
          onSelect: () => void review.keep(report),
        },
        {
          label: "Regenerate",
          icon: <RotateCw {...icon} />,
          disabled: busy,
          onSelect: () => void review.regenerate(report),
        },
        {
          label: "Discard",
          icon: <Trash2 {...icon} />,
          danger: true,
          disabled: busy,
          onSelect: () => void review.discard([report]),
        },
      ]}
    />
  );
}
