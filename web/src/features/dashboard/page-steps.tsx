import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** "Page 1 of 3" between the steps to the others; nothing where one page holds everything. */
export function PageSteps(props: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** What is paged: "Classes". */
  label: string;
}) {
  const { page, pages, onPage, label } = props;
  if (pages <= 1) return null;
  return (
    <nav aria-label={`${label}, pages`} className="mt-4 flex items-center justify-end gap-2">
      <IconButton
        label="Previous page"
        disabled={page <= 1}
        icon={<ChevronLeft {...icon} />}
        onClick={() => onPage(page - 1)}
      />
      <p aria-live="polite" className="text-sm text-text-2 tabular-nums">
        Page {page} of {pages}
      </p>
      <IconButton
        label="Next page"
        disabled={page >= pages}
        icon={<ChevronRight {...icon} />}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
