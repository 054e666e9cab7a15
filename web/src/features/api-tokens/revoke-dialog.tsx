import type { ApiToken } from "@reportair/contract/features/api-tokens.ts";
import { useRevokeApiToken } from "../../data/api-tokens.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { toast } from "../../ui/toast-store.ts";

/** Asks before a token is revoked; of one that has ended, before it leaves the list. */
export function RevokeDialog(props: { token: ApiToken | null; onClose: () => void }) {
  const { token } = props;
  const revoke = useRevokeApiToken();
  const ended = token?.ended ?? false;
  const close = () => {
    revoke.reset();
    props.onClose();
  };
  return (
    <ConfirmDialog
      open={token !== null}
      title={`${ended ? "Remove" : "Revoke"} “${token?.name ?? ""}”`}
      confirmLabel={ended ? "Remove" : "Revoke"}
      busy={revoke.isPending && (ended ? "Removing..." : "Revoking...")}
      onCancel={close}
      onConfirm={() =>
        token &&
        revoke.mutate(token.id, {
          onSuccess: () => {
            toast.success(ended ? "The token was removed." : "The token was revoked.");
            close();
          },
        })
      }
    >
      <p>
        {ended
          ? "It opens nothing any more, and leaves this list. The audit log goes on naming it."
          : "The program that has it is refused from now on. What it brought in or took out stays as it is. A revoked token cannot be given back."}
      </p>
      {revoke.isError && (
        <InlineAlert className="mt-3">
          {errorText(revoke.error, "It could not be revoked, and still opens what it did.")}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}
