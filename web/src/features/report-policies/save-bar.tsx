import type { UseMutationResult } from "@tanstack/react-query";
import { ApiError, errorText } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { useUnsaved } from "./leave-guard.tsx";

/** Saves a form, and says what stands in the way where no field can. */
export function SaveBar(props: {
  label: string;
  saving: Pick<UseMutationResult, "isPending" | "isError" | "error">;
  /** Nothing differs from what is settled. */
  unchanged: boolean;
}) {
  const { saving } = props;
  useUnsaved(!props.unchanged);
  const hasFields = saving.error instanceof ApiError && Object.keys(saving.error.fields).length > 0;
  return (
    <div className="mt-5">
      {saving.isError && !hasFields && (
        <InlineAlert className="mb-3">{errorText(saving.error)}</InlineAlert>
      )}
      <Button type="submit" disabled={props.unchanged} busy={saving.isPending && "Saving..."}>
        {props.label}
      </Button>
      {!props.unchanged && !saving.isPending && (
        <span className="ml-3 text-sm text-muted">Not saved yet</span>
      )}
    </div>
  );
}
