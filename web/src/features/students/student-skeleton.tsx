import { Sheet } from "../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

/** The table's shape while its rows are on the way. */
export function StudentSkeleton({ rows }: { rows: number }) {
  return (
    <Loading label="Loading students...">
      <Sheet className="divide-y divide-border">
        {Array.from({ length: Math.min(rows, 10) }, (_, row) => (
          <span key={row} className="flex h-12 items-center gap-3 px-4">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-4 w-44" />
            <Skeleton className="ml-auto h-4 w-1/3" />
          </span>
        ))}
      </Sheet>
    </Loading>
  );
}
