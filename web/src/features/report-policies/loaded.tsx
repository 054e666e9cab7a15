import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { SectionComing } from "../../ui/settings-section.tsx";

/** What a section holds once it has come; until then its shape, or what went wrong. */
export function Loaded<T>(props: {
  query: Pick<UseQueryResult<T>, "data" | "error" | "isError" | "refetch">;
  children: (data: T) => ReactNode;
}) {
  const { data, error, isError, refetch } = props.query;
  if (data !== undefined) return props.children(data);
  if (isError) return <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>;
  return <SectionComing />;
}
