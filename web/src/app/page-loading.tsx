import { Loading, Skeleton } from "../ui/skeleton.tsx";

/** In the place of a whole page while it is on its way. */
export function PageLoading({ label }: { label?: string }) {
  return (
    <Loading label={label} className="mx-auto w-full max-w-360 px-4 pt-24 sm:px-7">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="mt-3 h-4 w-80 max-w-full" />
      <Skeleton className="mt-8 h-64 w-full rounded-3" />
    </Loading>
  );
}
