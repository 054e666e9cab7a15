import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { cx } from "../../ui/cx.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { paths } from "../paths.ts";

/** Who is signed in, and where: the way to their account; beside it what folds the sidebar. */
export function UserFooter(props: {
  name: string;
  school: string;
  narrow: boolean;
  children?: ReactNode;
}) {
  const { name, school, narrow } = props;
  return (
    <div className={cx("flex items-center gap-1 py-2", narrow ? "flex-col-reverse" : "px-1.5")}>
      <Tooltip text="Your account" side="right">
        <NavLink
          to={paths.account}
          className={({ isActive }) =>
            cx(
              "flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-2 px-1.5 py-1 -outline-offset-1",
              isActive ? "bg-accent-soft" : "hover:bg-hover",
            )
          }
        >
          <Avatar name={name} />
          <span className={narrow ? "sr-only" : "min-w-0 flex-1"}>
            <span className="block truncate text-sm font-mid">{name}</span>
            <span className="block truncate text-xs text-muted">{school}</span>
            <span className="sr-only">Your account</span>
          </span>
        </NavLink>
      </Tooltip>
      {props.children}
    </div>
  );
}
