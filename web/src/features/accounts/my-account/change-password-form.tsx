import { useRef, useState, type SubmitEvent } from "react";
import { ApiError, errorText } from "../../../lib/api/api-error.ts";
import { newPasswordProblems, PASSWORD_RULES } from "../../../lib/new-password.ts";
import { Button } from "../../../ui/button.tsx";
import { focusFirstInvalid } from "../../../ui/focus-first-invalid.ts";
import { InlineAlert } from "../../../ui/inline-alert.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useChangePassword } from "../../../data/accounts.ts";

const EMPTY = { current_password: "", new_password: "", confirmation: "" };
type Name = keyof typeof EMPTY;
type Problems = { [name in Name]?: string | undefined };

/** The present password and the new one, twice. */
export function ChangePasswordForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const change = useChangePassword();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    change.reset();
    const { confirmation, ...body } = given;
    const found: Problems = newPasswordProblems(body.new_password, confirmation);
    if (!body.current_password) found.current_password = "Current password is required.";
    show(found);
    if (Object.keys(found).length > 0) return;
    // The page may be left by then; what it came to is told all the same. A refusal stands in the form.
    void change
      .mutateAsync(body, {
        onSuccess: () => setGiven(EMPTY),
        onError: (error) => show(problemsIn(error)),
      })
      .then(
        () => toast.success("Password changed."),
        () => {},
      );
  }

  function show(found: Problems) {
    setProblems(found);
    focusFirstInvalid(form.current);
  }

  const field = (name: Name) => ({
    name,
    required: true,
    value: given[name],
    error: problems[name],
    onChange: (event: { target: HTMLInputElement }) =>
      setGiven({ ...given, [name]: event.target.value }),
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-90 flex-col gap-4">
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
      {change.isError && Object.keys(problems).length === 0 && (
        <InlineAlert>
          {errorText(
            change.error,
            "Your password could not be changed and is as it was. Please try again.",
          )}
        </InlineAlert>
      )}
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        busy={change.isPending && "Changing..."}
      >
        Change password
      </Button>
    </form>
  );
}

function problemsIn(error: unknown): Problems {
  if (!(error instanceof ApiError)) return {};
  const { current_password, new_password } = error.fields;
  return {
    ...(current_password && { current_password: current_password.join(" ") }),
    ...(new_password && { new_password: new_password.join(" ") }),
  };
}
