import { useRef, useState, type SubmitEvent } from "react";
import { ApiError, errorText } from "../../lib/api/api-error.ts";
import { newPasswordProblems, PASSWORD_RULES } from "../../lib/new-password.ts";
import { Button } from "../../ui/button.tsx";
import { focusFirstInvalid } from "../../ui/focus-first-invalid.ts";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useSetNewPassword } from "../../data/password-reset.ts";

/** The new password, twice, for the account that the link's token stands for. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [problems, setProblems] = useState<ReturnType<typeof newPasswordProblems>>({});
  const reset = useSetNewPassword();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = newPasswordProblems(password, confirmation);
    show(found);
    reset.reset();
    if (found.new_password || found.confirmation) return;
    reset.mutate(
      { token, new_password: password },
      {
        onSuccess: onDone,
        onError: (error) => {
          const refused = error instanceof ApiError && error.fields["new_password"]?.join(" ");
          if (refused) show({ new_password: refused });
        },
      },
    );
  }

  function show(found: typeof problems) {
    setProblems(found);
    focusFirstInvalid(form.current);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        autoFocus
        required
        hint={PASSWORD_RULES}
        value={password}
        error={problems.new_password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="Confirm new password"
        name="confirmation"
        autoComplete="new-password"
        required
        value={confirmation}
        error={problems.confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      {reset.isError && !problems.new_password && (
        <InlineAlert>
          {errorText(reset.error, "An error occurred. Please try again later.")}
        </InlineAlert>
      )}
      <Button
        type="submit"
        variant="primary"
        className="mt-1 w-full"
        busy={reset.isPending && "Saving..."}
      >
        Set new password
      </Button>
    </form>
  );
}
