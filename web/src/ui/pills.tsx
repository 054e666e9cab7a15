import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { cx } from "./cx.ts";

/** Links between the pages of one tool. */
export function Pills(props: {
  label: string;
  items: readonly { to: string; label: string; icon?: ReactNode; end?: boolean }[];
}) {
  return (
    <nav aria-label={props.label} className="flex flex-wrap gap-1.5">
      {props.items.map((item) => (
        <NavLink
          key={item.to}
          to={item.to}
          end={item.end}
          className={({ isActive }) =>
            cx(
              "inline-flex h-(--control) items-center gap-2 rounded-full px-3.5 text-md font-mid",
              isActive
                ? "bg-accent-soft text-accent-ink"
                : "text-text-2 hover:bg-hover hover:text-text",
            )
          }
        >
          {item.icon}
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}
