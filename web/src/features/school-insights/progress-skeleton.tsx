import { Sheet } from "../../ui/sheet.tsx";
import { Loading, Skeleton, SkeletonWords } from "../../ui/skeleton.tsx";

/** As many as a school of some departments has subjects with more than one teacher. */
const ROWS = 6;

/** The shape of the school's progress while its numbers are on the way. */
export function ProgressSkeleton() {
  return (
    <Loading label="Loading the progress...">
      <Sheet className="overflow-hidden">
        <span className="grid gap-x-8 gap-y-4 px-5 py-4 md:grid-cols-[auto_1fr_auto] md:items-center">
          <span className="block">
            <span className="block text-figure font-mid">
              <SkeletonWords>000</SkeletonWords>
            </span>
            <span className="block text-md">
              <SkeletonWords>of 000 reports kept</SkeletonWords>
            </span>
          </span>
          <span className="block min-w-0">
            <Skeleton className="h-3.5 w-full" />
            <span className="mt-2 block text-sm">
              <SkeletonWords>
                Kept 000, of which released 000 Draft 000 Not written 000
              </SkeletonWords>
            </span>
          </span>
          <span className="block text-md touch:min-h-11">
            <SkeletonWords>Set a deadline</SkeletonWords>
          </span>
        </span>
        <span className="block h-9 border-t border-border bg-sunken" />
        {Array.from({ length: ROWS }, (_, row) => (
          <span
            key={row}
            className="flex h-(--row-roomy) items-center gap-6 border-t border-border px-4"
          >
            <Skeleton className="h-4 w-1/4" />
            <Skeleton className="ml-auto h-4 w-2/5" />
          </span>
        ))}
        <span className="block border-t border-border px-4 py-3 text-sm">
          <SkeletonWords>
            Numbers only: no report, note or pupil’s name. A pupil counts once in each class.
          </SkeletonWords>
        </span>
      </Sheet>
    </Loading>
  );
}
