import { Loading, Skeleton } from "../../ui/skeleton.tsx";

const ROWS = 9;

/** The sidebar's shape while the user is on the way. */
export function SidebarSkeleton({ narrow }: { narrow: boolean }) {
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
