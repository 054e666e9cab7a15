import type { UseQueryResult } from "@tanstack/react-query";
import { LOAD_FAILED, LOAD_HINT, loadFailure } from "../../lib/load-failure.ts";
import { ErrorState } from "../../ui/error-state.tsx";

/** What of a page with classes did not arrive. */
export function LoadErrors(props: { classes: UseQueryResult; counts: UseQueryResult }) {
  const { classes, counts } = props;
  const failed = [
    classes.isError && loadFailure("classes", classes.error),
    counts.isError && loadFailure("student counts", counts.error),
  ].filter((text) => text !== false);
  if (failed.length === 0) return null;
  return (
    <ErrorState
      title={LOAD_FAILED}
      safe={LOAD_HINT}
      className="mb-3"
      onRetry={() => {
        void classes.refetch();
        void counts.refetch();
      }}
    >
      {failed.join(" ")}
    </ErrorState>
  );
}
