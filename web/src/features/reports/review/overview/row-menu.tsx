import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { Check, Columns2, Ellipsis, RotateCw, Trash2, Undo2 } from "lucide-react";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Menu } from "../../../../ui/menu.tsx";
import { canUnkeep, UNKEEP } from "../state/unkeeping.ts";
import { waits } from "../state/waiting.ts";
import type { Review } from "../state/use-review.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** What else can be done with a report of the table. */
export function RowMenu(props: {
  review: Review;
  report: GeneratedReport;
  onOpen: (report: GeneratedReport) => void;
}) {
  const { review, report, onOpen } = props;
  const busy = review.actions[report.id] !== undefined;
  /** What there is to decide: of two texts which, of a draft whether to keep it, of a kept one whether to leave it so. */
  function keeping() {
    if (waits(report)) {
      const compare = () => {
        review.proposals.compare(report);
        onOpen(report);
      };
      return { label: "Compare", icon: <Columns2 {...icon} />, disabled: busy, onSelect: compare };
    }
    if (canUnkeep(review, report)) {
      const unkeep = () => void review.unkeep([report]);
      return { label: UNKEEP, icon: <Undo2 {...icon} />, disabled: busy, onSelect: unkeep };
    }
    const keep = () => void review.keep(report);
    return { label: "Keep", icon: <Check {...icon} />, disabled: busy, onSelect: keep };
  }
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
        keeping(),
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
