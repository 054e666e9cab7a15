import type { Passkey } from "@reportair/contract/features/second-factor.ts";
import { useState } from "react";
import { useAddPasskey, useRemovePasskey } from "../../data/second-factor.ts";
import { ApiError, errorText } from "../../lib/api/api-error.ts";
import { formatDate } from "../../lib/format.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { passkeyFailure } from "./passkey-failure.ts";

/** The person's passkeys, each of which can be removed. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const remove = useRemovePasskey();
  return (
    <>
      <ul aria-label="Your passkeys" className="w-full max-w-160 divide-y divide-border">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex items-center gap-4 py-2">
            <div className="min-w-0 flex-1">
              <p className="text-md font-mid break-words">{passkey.name}</p>
              <p className="text-sm text-muted">
                Added {formatDate(passkey.created_at)}
                {passkey.used_at !== null && <> · last used {formatDate(passkey.used_at)}</>}
              </p>
            </div>
            <Button
              variant="danger"
              aria-label={`Remove passkey: ${passkey.name}`}
              onClick={() => setRemoving(passkey)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== null}
        title="Remove this passkey"
        confirmLabel="Remove"
        busy={remove.isPending && "Removing..."}
        onCancel={() => {
          remove.reset();
          setRemoving(null);
        }}
        onConfirm={() =>
          // The list has gone with the last of them; the outcome is shown all the same.
          void remove.mutateAsync(removing?.id ?? 0).then(
            () => {
              toast.success("Passkey removed.");
              return setRemoving(null);
            },
            () => {},
          )
        }
      >
        <p className="break-words">
          {removing?.name} signs you in no more. Remove it from your device, too.
        </p>
        {remove.isError && (
          <InlineAlert className="mt-3">
            {errorText(remove.error, "It could not be removed.")}
          </InlineAlert>
        )}
      </ConfirmDialog>
    </>
  );
}

/** Names a passkey, then has the browser make it. */
export function AddPasskeyDialog(props: {
  onClose: () => void;
  onDone: (recoveryCodes: string[] | null) => void;
}) {
  const add = useAddPasskey();
  const form = useContractForm({
    initial: { name: "" },
    draft: "never",
    rules,
    bodyOf: (body) => body,
    send: add.mutateAsync,
    onSaved: props.onDone,
    forgiving: true,
  });
  const { failure } = form;
  return (
    <FormDialog
      title="Add a passkey"
      size="sm"
      form={form.props}
      draft={null}
      submitLabel="Add passkey"
      busy={form.busy && "Waiting for your device..."}
      failure={
        failure && (failure instanceof ApiError ? errorText(failure) : passkeyFailure(failure))
      }
      onClose={props.onClose}
    >
      <p className="text-md text-text-2">
        Your device, your password manager or a security key keeps it, and asks for your finger,
        face or PIN.
      </p>
      <TextField
        {...form.field("name")}
        label="Name"
        hint="To tell it from others, such as “My phone”."
        autoFocus
        required
      />
    </FormDialog>
  );
}

const rules = async () =>
  (await import("@reportair/contract/features/second-factor.ts")).addPasskey.body.pick({
    name: true,
  });
