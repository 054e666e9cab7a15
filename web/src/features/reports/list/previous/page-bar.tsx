import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../../../ui/cx.ts";
import { pageNumbers } from "../../../../ui/page-numbers.ts";

const look =
  "grid h-8 min-w-8 place-items-center rounded-2 px-2 text-md font-mid tabular-nums disabled:text-disabled touch:h-11 touch:min-w-9";

/** Up to five page numbers between First, previous, next and Last; nothing where one page holds all. */
export function PageBar(props: { page: number; pages: number; onPage: (page: number) => void }) {
  const { page, pages, onPage } = props;
  if (pages <= 1) return null;
  const step = (to: number, label: string, words?: ReactNode) => (
    <button
      type="button"
      aria-label={label}
      disabled={to < 1 || to > pages || to === page}
      className={cx(look, "text-text-2 enabled:hover:bg-hover")}
      onClick={() => onPage(to)}
    >
      {words ?? label}
    </button>
  );
  return (
    <nav
      aria-label="Previous reports, pages"
      className="mt-4 flex flex-wrap items-center justify-center gap-0.5"
    >
      {step(1, "First")}
      {step(page - 1, "Previous page", <ChevronLeft aria-hidden size={16} strokeWidth={1.75} />)}
      {pageNumbers(page, pages).map(
        (item) =>
          typeof item !== "string" &&
          item.role === "number" && (
            <button
              key={item.page}
              type="button"
              aria-label={`Page ${item.page}`}
              aria-current={item.page === page ? "page" : undefined}
              className={cx(
                look,
                item.page === page
                  ? "bg-accent-soft text-accent-ink"
                  : "text-text-2 hover:bg-hover",
              )}
              onClick={() => onPage(item.page)}
            >
              {item.page}
            </button>
          ),
      )}
      {step(page + 1, "Next page", <ChevronRight aria-hidden size={16} strokeWidth={1.75} />)}
      {step(pages, "Last")}
    </nav>
  );
}
