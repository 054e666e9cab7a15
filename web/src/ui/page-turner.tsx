import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** "Previous", the words of where one is, "Next". */
export function PageTurner(props: {
  /** What is paged: "Classes". */
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Shorter words on the buttons, where there is little room. */
  previous?: string;
  /** Where one is; "Page 1 of 2" by default. */
  children?: ReactNode;
}) {
  const { label, page, pages, onPage } = props;
  return (
    <nav aria-label={`${label}, pages`} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        size="row"
        disabled={page <= 1}
        icon={<ChevronLeft {...icon} />}
        onClick={() => onPage(page - 1)}
      >
        {props.previous ?? "Previous"}
      </Button>
      <p
        role="status"
        className={cx(
          "text-sm text-text-2 tabular-nums",
          Boolean(props.children) && "max-sm:order-first max-sm:w-full",
        )}
      >
        {props.children ?? `Page ${page} of ${pages}`}
      </p>
      <Button size="row" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
        <ChevronRight {...icon} />
      </Button>
    </nav>
  );
}
