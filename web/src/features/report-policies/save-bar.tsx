import { errorText } from "../../lib/api/api-error.ts";
import type { ContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { useUnsaved } from "./leave-guard.tsx";

/** Saves a form, and says what stands in the way where no field can. */
export function SaveBar(props: {
  label: string;
  form: Pick<ContractForm<object>, "busy" | "failure" | "dirty">;
}) {
  const { busy, failure, dirty } = props.form;
  useUnsaved(dirty);
  return (
    <div className="mt-5">
      {failure && <InlineAlert className="mb-3">{errorText(failure)}</InlineAlert>}
      <Button type="submit" disabled={!dirty} busy={busy && "Saving..."}>
        {props.label}
      </Button>
      {dirty && !busy && <span className="ml-3 text-sm text-muted">Not saved yet</span>}
    </div>
  );
}
