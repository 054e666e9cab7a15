import { Sheet } from "../../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";

const ROWS = 12;

/** The class's shape while its students are on the way, with as many rows as there will be. */
export function ClassSkeleton({ rows = ROWS }: { rows?: number }) {
  return (
    <Sheet aria-busy className="overflow-hidden">
      <Loading label="Loading the class...">
        <div className="flex items-center gap-4 px-3.5 py-3">
          <Skeleton className="size-4" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="ml-auto h-8 w-52" />
        </div>
        {Array.from({ length: rows }, (_, row) => (
          <div
            key={row}
            className="flex h-(--row-dense) items-center gap-6 border-t border-border px-3.5"
          >
            <Skeleton className="size-4 shrink-0" />
            <Skeleton className="h-3.5 flex-1" />
            <Skeleton className="h-3.5 flex-1 max-sm:hidden" />
            <Skeleton className="h-3.5 flex-1 max-sm:hidden" />
            <Skeleton className="h-3.5 w-24 shrink-0" />
          </div>
        ))}
      </Loading>
    </Sheet>
  );
}
