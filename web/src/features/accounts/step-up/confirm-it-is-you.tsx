import { CONFIRMED_MINUTES } from "../../../lib/contract-constants.ts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useConfirmSession } from "../../../data/accounts.ts";
import { ApiError, errorText } from "../../../lib/api/api-error.ts";
import { useContractForm } from "../../../lib/use-contract-form.ts";
import { ownSignInQuery } from "../../../data/sign-in-providers.ts";
import { ConfirmThere } from "../../sign-in-providers/confirm-there.tsx";
import { ConfirmByPasskey } from "../../second-factor/confirm-by-passkey.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { InlineAlert } from "../../../ui/inline-alert.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";

const rules = async () =>
  (await import("@reportair/contract/features/accounts.ts")).confirmSession.body;

/** The password once more, over whatever is open. */
export function ConfirmItIsYou(props: { email: string; onAnswer: (confirmed: boolean) => void }) {
  const id = useId();
  const confirm = useConfirmSession();
  // Until it is known, as for most: a password.
  const byPassword = useQuery(ownSignInQuery).data?.password_counts ?? true;
  const cancel = () => props.onAnswer(false);
  const form = useContractForm({
    initial: { password: "" },
    draft: "never",
    rules,
    bodyOf: (body): { password?: string | undefined } => body,
    send: confirm.mutateAsync,
    onSaved: () => props.onAnswer(true),
    // There is nobody left whom it could be.
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === "not_signed_in") cancel();
    },
  });

  return (
    <Dialog
      open
      size="sm"
      title="Please confirm that it is you"
      description={props.email}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>Cancel</Button>
          {byPassword && (
            <Button type="submit" form={id} variant="primary" busy={form.busy && "Confirming..."}>
              Confirm
            </Button>
          )}
        </>
      }
    >
      <form {...form.props} id={id} className="flex flex-col gap-4">
        {form.failure && (
          <InlineAlert>
            {errorText(form.failure, "It could not be confirmed. Please try again.")}
          </InlineAlert>
        )}
        <p className="text-md text-text-2">
          What you are about to do asks you to show once more that it is you, so that nobody does it
          in your place at a screen that you have left. You are not asked again for{" "}
          {CONFIRMED_MINUTES} minutes.
        </p>
        <input readOnly hidden name="username" autoComplete="username" value={props.email} />
        {byPassword && (
          <PasswordField
            {...form.field("password")}
            // Typed at once: what is asked stands in the window's title, which is read first.
            autoFocus
            label="Your password"
            autoComplete="current-password"
            required
          />
        )}
        <ConfirmThere onConfirmed={() => props.onAnswer(true)} />
        <ConfirmByPasskey onConfirmed={() => props.onAnswer(true)} />
      </form>
    </Dialog>
  );
}
