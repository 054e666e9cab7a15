import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { pageNumbers } from "./page-numbers.ts";

const names = { first: "First page, ", number: "Page ", last: "Last page, " };
const buttonLook =
  "grid h-8 min-w-8 place-items-center rounded-2 px-1 text-md font-mid tabular-nums touch:size-11 touch:px-0";

/** Page numbers, five at a time, with previous and next; nothing where one page holds everything. */
export function Pager(props: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** What is paged, for the name of the navigation: "Students". */
  label: string;
}) {
  const { page, pages, onPage } = props;
  if (pages <= 1) return null;
  return (
    <nav aria-label={`${props.label}, pages`} className="flex flex-wrap items-center gap-0.5">
      <Step label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden size={16} strokeWidth={1.75} />
      </Step>
      {pageNumbers(page, pages).map((item) =>
        typeof item === "string" ? (
          <span key={item} className="px-1 text-muted max-sm:px-0">
            …
          </span>
        ) : (
          <button
            key={item.page}
            type="button"
            aria-label={`${names[item.role]}${item.page}`}
            aria-current={item.page === page ? "page" : undefined}
            className={cx(
              buttonLook,
              // On a phone they would take two lines; the first, the last and the next are left.
              item.role === "number" && item.page !== page && pages > 4 && "max-sm:hidden",
              item.page === page ? "bg-accent-soft text-accent-ink" : "text-text-2 hover:bg-hover",
            )}
            onClick={() => onPage(item.page)}
          >
            {item.page}
          </button>
        ),
      )}
      <Step label="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden size={16} strokeWidth={1.75} />
      </Step>
    </nav>
  );
}

function Step(props: {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
      className={cx(buttonLook, "text-text-2 enabled:hover:bg-hover disabled:text-disabled")}
    >
      {props.children}
    </button>
  );
}
