import { errorText } from "../../../lib/api/api-error.ts";
import { newPasswordProblems, PASSWORD_RULES } from "../../../lib/new-password.ts";
import { useContractForm } from "../../../lib/use-contract-form.ts";
import { Button } from "../../../ui/button.tsx";
import { InlineAlert } from "../../../ui/inline-alert.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useChangePassword } from "../../../data/accounts.ts";

const EMPTY = { current_password: "", new_password: "", confirmation: "" };

const rules = async () =>
  (await import("@reportair/contract/features/accounts.ts")).changePassword.body;

/** The present password and the new one, twice. */
export function ChangePasswordForm({ email }: { email: string }) {
  const change = useChangePassword();
  const form = useContractForm({
    initial: EMPTY,
    draft: "never",
    rules,
    bodyOf: ({ confirmation: _, ...body }) => body,
    also: (values) => newPasswordProblems(values),
    send: change.mutateAsync,
    // The page may be left by then; the outcome is shown all the same. A refusal stands in the form.
    onSaved: () => {
      form.restart(EMPTY);
      toast.success("Password changed.");
    },
  });

  const field = (name: keyof typeof EMPTY) => ({ ...form.field(name), required: true });
  return (
    <form {...form.props} className="flex max-w-90 flex-col gap-4">
      {/* Tells a password manager whose password this is. */}
      <input readOnly hidden name="username" autoComplete="username" value={email} />
      <PasswordField
        {...field("current_password")}
        label="Current password"
        autoComplete="current-password"
      />
      <PasswordField
        {...field("new_password")}
        label="New password"
        autoComplete="new-password"
        hint={PASSWORD_RULES}
      />
      <PasswordField
        {...field("confirmation")}
        label="Confirm new password"
        autoComplete="new-password"
      />
      {form.failure && (
        <InlineAlert>
          {errorText(
            form.failure,
            "Your password could not be changed and is as it was. Please try again.",
          )}
        </InlineAlert>
      )}
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        busy={form.busy && "Changing..."}
      >
        Change password
      </Button>
    </form>
  );
}
