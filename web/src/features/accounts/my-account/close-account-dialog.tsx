import { useCloseAccount } from "../../../data/accounts.ts";
import { useId } from "react";
import { errorText } from "../../../lib/api/api-error.ts";
import { useContractForm } from "../../../lib/use-contract-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { InlineAlert } from "../../../ui/inline-alert.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";

const rules = async () =>
  (await import("@reportair/contract/features/accounts.ts")).closeAccount.body;

/** Asks for the password, then closes the account. */
export function CloseAccountDialog(props: {
  email: string;
  onCancel: () => void;
  onClosed: () => void;
}) {
  const id = useId();
  const close = useCloseAccount();
  const form = useContractForm({
    initial: { password: "" },
    draft: "never",
    rules,
    bodyOf: (body) => body,
    send: close.mutateAsync,
    // Also where the window is closed by then: nobody is signed in to it any more.
    onSaved: props.onClosed,
  });

  return (
    <Dialog
      open
      size="sm"
      title="Close your account"
      description={props.email}
      onClose={props.onCancel}
      actions={
        <>
          <Button onClick={props.onCancel}>Cancel</Button>
          <Button type="submit" form={id} variant="danger-fill" busy={form.busy && "Closing..."}>
            Close account
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="flex flex-col gap-4">
        {form.failure && (
          <InlineAlert>
            {errorText(form.failure, "Your account could not be closed and is as it was.")}
          </InlineAlert>
        )}
        <p className="text-md text-text-2">
          Nobody can sign in to it any more, and your classes are left without you.
        </p>
        <input readOnly hidden name="username" autoComplete="username" value={props.email} />
        <PasswordField
          {...form.field("password")}
          label="Your password"
          autoComplete="current-password"
          required
        />
      </form>
    </Dialog>
  );
}
