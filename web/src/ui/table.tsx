import { ArrowDown, ArrowUp } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** A table on its sheet; `label` names it. Wide tables scroll inside the sheet, not the page. */
export function Table({ label, className, ...rest }: ComponentProps<"table"> & { label: string }) {
  return (
    <table
      aria-label={label}
      className={cx("w-full border-collapse text-left", className)}
      {...rest}
    />
  );
}

/** The row of column heads. */
export function TableHead({ className, ...rest }: ComponentProps<"thead">) {
  return <thead className={cx("text-xs text-muted", className)} {...rest} />;
}

/** One column head. */
export function HeadCell({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      className={cx("h-9 px-2 font-mid whitespace-nowrap first:pl-4 last:pr-4", className)}
      {...rest}
    />
  );
}

/** A column head that sorts: pressing it again turns the order round. */
export function SortCell(props: {
  label: string;
  direction: "ascending" | "descending" | undefined;
  onSort: () => void;
  className?: string;
}) {
  const Arrow = props.direction === "descending" ? ArrowDown : ArrowUp;
  return (
    <HeadCell aria-sort={props.direction} className={props.className}>
      <button
        type="button"
        className="group inline-flex min-h-7 items-center gap-1.5 rounded-1 font-mid hover:text-text touch:min-h-11"
        onClick={props.onSort}
      >
        {props.label}
        <Arrow
          aria-hidden
          size={14}
          strokeWidth={1.75}
          className={
            props.direction
              ? "text-text"
              : "opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
          }
        />
      </button>
    </HeadCell>
  );
}

/** A row; `chosen` tints it: its checkbox is filled, or it has just been added. */
export function Row(
  props: ComponentProps<"tr"> & { chosen?: boolean; dense?: boolean; still?: boolean },
) {
  const { chosen, dense, still, className, ...rest } = props;
  return (
    <tr
      className={cx(
        "border-t border-border",
        dense ? "h-(--row-dense) text-sm" : "h-(--row-roomy) text-md",
        chosen ? "bg-selection" : !still && "hover:bg-hover",
        className,
      )}
      {...rest}
    />
  );
}

/** A cell. */
export function Cell({ className, ...rest }: ComponentProps<"td">) {
  return <td className={cx("px-2 first:pl-4 last:pr-4", className)} {...rest} />;
}

/** The cell that names its row. */
export function RowHead({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="row"
      className={cx("px-2 font-mid text-text first:pl-4 last:pr-4", className)}
      {...rest}
    />
  );
}
