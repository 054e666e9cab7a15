import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useMe } from "../../data/accounts.ts";
import { cx } from "../../ui/cx.ts";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { Button } from "../../ui/button.tsx";
import { entryOf, sidebarGroups, type SidebarEntry } from "./sidebar-entries.ts";
import { UserFooter } from "./user-footer.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

/** Tools, school and user. `narrow` shows icons only, each with its name as a tooltip. */
export function Sidebar({ narrow, fold }: { narrow: boolean; fold?: ReactNode }) {
  const me = useMe();
  const { pathname } = useLocation();
  if (me.isPending) return <SidebarSkeleton narrow={narrow} />;
  if (me.isError) {
    return (
      <InlineAlert className="m-2">
        Your menu could not be loaded.
        <Button size="row" className="mt-2" onClick={() => void me.refetch()}>
          Try again
        </Button>
      </InlineAlert>
    );
  }
  const groups = sidebarGroups(me.data.role);
  const current = entryOf(groups, pathname);
  return (
    <>
      <nav
        aria-label="Dashboard"
        className={cx("flex-1 overflow-y-auto p-2.5", narrow && "touch:px-1.25")}
      >
        {groups.map((group) => (
          <div key={group.title ?? ""} className="mb-3">
            {group.title && (
              <p className={cx("px-2.5 pt-1 pb-1.5 text-xs text-muted", narrow && "sr-only")}>
                {group.title}
              </p>
            )}
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.label}>
                  <Entry
                    entry={entry}
                    narrow={narrow}
                    current={entry.to !== undefined && entry.to === current}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <UserFooter
        name={`${me.data.first_name} ${me.data.last_name}`}
        school={me.data.institution.name}
        narrow={narrow}
      >
        {fold}
      </UserFooter>
    </>
  );
}

const look =
  "flex h-9 touch:h-11 w-full items-center gap-3 rounded-2 px-2.5 text-md -outline-offset-1";

function Entry(props: { entry: SidebarEntry; narrow: boolean; current: boolean }) {
  const { entry, narrow, current } = props;
  const { icon: Icon, label, to, note } = entry;
  const inside = (
    <>
      <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <span className={narrow ? "sr-only" : "truncate"}>{label}</span>
      {note && <span className={narrow ? "sr-only" : "ml-auto text-xs"}>{note}</span>}
    </>
  );
  const item = to ? (
    <Link
      to={to}
      aria-current={current ? "page" : undefined}
      className={cx(
        look,
        "font-mid",
        current ? "bg-accent-soft text-accent-ink" : "text-text hover:bg-hover",
      )}
    >
      {inside}
    </Link>
  ) : (
    <button type="button" aria-disabled className={cx(look, "cursor-not-allowed text-muted")}>
      {inside}
    </button>
  );
  if (!narrow) return item;
  return (
    <Tooltip text={note ? `${label} (${note})` : label} side="right">
      {item}
    </Tooltip>
  );
}

const ROWS = 9;

/** The sidebar's shape while the user is on the way. */
function SidebarSkeleton({ narrow }: { narrow: boolean }) {
  return (
    <Loading label="Loading your menu..." className="flex flex-1 flex-col p-2.5">
      {Array.from({ length: ROWS }, (_, row) => (
        <span key={row} className="flex h-9 items-center gap-3 px-2.5">
          <Skeleton className="size-4.5 shrink-0" />
          {!narrow && <Skeleton className="h-3.5 w-24" />}
        </span>
      ))}
      <span className="mt-auto flex items-center gap-3 px-1.5 pb-2">
        <Skeleton className="size-8 shrink-0 rounded-full" />
        {!narrow && <Skeleton className="h-3.5 w-28" />}
      </span>
    </Loading>
  );
}
