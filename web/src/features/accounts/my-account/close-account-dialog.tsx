import { useCloseAccount } from "../../../data/accounts.ts";
import { errorText } from "../../../lib/api/api-error.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { InlineAlert } from "../../../ui/inline-alert.tsx";

/** Asks before the account is closed. */
export function CloseAccountDialog(props: {
  email: string;
  onCancel: () => void;
  onClosed: () => void;
}) {
  const close = useCloseAccount();
  return (
    <ConfirmDialog
      open
      title="Close your account"
      confirmLabel="Close account"
      busy={close.isPending && "Closing..."}
      onCancel={props.onCancel}
      // Also where the window is closed by then: nobody is signed in to it any more.
      onConfirm={() => void close.mutateAsync().then(props.onClosed, () => {})}
    >
      <p className="break-words">{props.email}</p>
      <p className="mt-2">
        Nobody can sign in to it any more, and your classes are left without you.
      </p>
      {close.isError && (
        <InlineAlert className="mt-3">
          {errorText(close.error, "Your account could not be closed and is as it was.")}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}
