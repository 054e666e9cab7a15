import { errorText } from "../../lib/api/api-error.ts";
import { newPasswordProblems, PASSWORD_RULES } from "../../lib/new-password.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useSetNewPassword } from "../../data/password-reset.ts";

const rules = async () =>
  (await import("@reportair/contract/features/password-reset.ts")).validatePasswordReset.body;

/** The new password, twice, for the account that the link's token stands for. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const reset = useSetNewPassword();
  const form = useContractForm({
    initial: { new_password: "", confirmation: "" },
    draft: "never",
    rules,
    bodyOf: ({ new_password }) => ({ token, new_password }),
    also: newPasswordProblems,
    send: reset.mutateAsync,
    onSaved: (_, open) => open && onDone(),
  });

  return (
    <form {...form.props} className="flex flex-col gap-4 noscript:hidden">
      <PasswordField
        {...form.field("new_password")}
        label="New password"
        autoComplete="new-password"
        autoFocus
        required
        hint={PASSWORD_RULES}
      />
      <PasswordField
        {...form.field("confirmation")}
        label="Confirm new password"
        autoComplete="new-password"
        required
      />
      {form.failure && (
        <InlineAlert>
          {errorText(form.failure, "An error occurred. Please try again later.")}
        </InlineAlert>
      )}
      <Button
        type="submit"
        variant="primary"
        className="mt-1 w-full"
        disabled={!form.live}
        busy={form.busy && "Saving..."}
      >
        Set new password
      </Button>
    </form>
  );
}
