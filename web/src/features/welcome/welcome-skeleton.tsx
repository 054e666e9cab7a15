import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Sheet } from "../../ui/sheet.tsx";

const CARDS = 4;

/** The welcome page's shape while it is not known yet who is signed in. */
export function WelcomeSkeleton() {
  return (
    <Loading label="Loading your welcome page...">
      <Skeleton className="mb-6 h-21 max-w-240 rounded-3" />
      <Sheet className="max-w-240 p-5 sm:p-7">
        <Skeleton className="h-6 w-56" />
        <Skeleton className="mt-3 h-4 w-96 max-w-full" />
        <div className="my-6 grid gap-x-8 gap-y-5 border-y border-border py-6 sm:grid-cols-2">
          {Array.from({ length: CARDS }, (_, card) => (
            <div key={card} className="flex gap-3.5">
              <Skeleton className="size-5 shrink-0" />
              <div className="flex-1">
                <Skeleton className="h-5 w-40" />
                <Skeleton className="mt-1.5 h-4 w-full max-w-72" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-11 w-36 rounded-2" />
      </Sheet>
    </Loading>
  );
}
