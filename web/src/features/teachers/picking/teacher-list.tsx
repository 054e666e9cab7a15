import type { StaffMember } from "@reportair/contract/features/teachers.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ListPage } from "../../../lib/api/list-page.ts";
import { LOAD_FAILED, LOAD_HINT, loadFailure } from "../../../lib/load-failure.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";

/** A page of teachers, or why there is none. */
export function TeacherList(props: {
  query: UseQueryResult<ListPage<StaffMember>>;
  search: string;
  pageSize: number;
  children: (page: ListPage<StaffMember>) => ReactNode;
}) {
  const { query, search, pageSize } = props;
  return (
    <>
      {query.isError && (
        <ErrorState
          title={LOAD_FAILED}
          safe={LOAD_HINT}
          className="mb-3"
          onRetry={() => void query.refetch()}
        >
          {loadFailure("teachers", query.error)}
        </ErrorState>
      )}
      {query.isPending && (
        <Loading label="Loading teachers..." className="space-y-2">
          <p aria-hidden className="text-md text-muted">
            Loading teachers...
          </p>
          {Array.from({ length: pageSize }, (_, row) => (
            <Skeleton key={row} className="h-9 w-full" />
          ))}
        </Loading>
      )}
      {query.data?.count === 0 && (
        <p role="status" className="py-10 text-center text-md text-muted">
          {search.trim() ? "No teachers match your search." : "No teachers found."}
        </p>
      )}
      {query.data && query.data.rows.length > 0 && props.children(query.data)}
    </>
  );
}
