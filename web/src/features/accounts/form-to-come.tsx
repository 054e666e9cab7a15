import { Loading, Skeleton } from "../../ui/skeleton.tsx";

/**
 * In the place of a form on a page that the build writes, until the page's script is there. The form itself is not
 * written: what somebody typed into it early would be lost, and a browser fills in a password only where it may type.
 */
export function FormToCome({ fields }: { fields: number }) {
  return (
    <>
      <Loading className="flex flex-col gap-4 noscript:hidden">
        {Array.from({ length: fields }, (_, place) => (
          <div key={place}>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-1.5 h-(--control) w-full rounded-2" />
          </div>
        ))}
        <Skeleton className="mt-1 h-(--control) w-full rounded-2" />
      </Loading>
      <noscript>
        <p className="mt-4 text-md text-text-2">
          ReportAIr needs JavaScript. Please switch it on in your browser and reload.
        </p>
      </noscript>
    </>
  );
}
