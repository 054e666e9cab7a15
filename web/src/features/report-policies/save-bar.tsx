import { errorText } from "../../lib/api/api-error.ts";
import type { ContractForm } from "../../lib/use-contract-form.ts";
import { BroughtBack } from "../../ui/brought-back.tsx";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { useUnsaved } from "./leave-guard.tsx";

/** Saves a form, and says what stands in the way where no field can. */
export function SaveBar(props: {
  label: string;
  form: Pick<ContractForm<object>, "busy" | "failure" | "dirty" | "draft">;
}) {
  const { busy, failure, dirty, draft } = props.form;
  useUnsaved(dirty, draft.forget);
  return (
    <div className="mt-5">
      <BroughtBack draft={draft} className="mb-3" />
      {failure && <InlineAlert className="mb-3">{errorText(failure)}</InlineAlert>}
      <Button type="submit" disabled={!dirty} busy={busy && "Saving..."}>
        {props.label}
      </Button>
      {dirty && !busy && <span className="ml-3 text-sm text-muted">Not saved yet</span>}
    </div>
  );
}
