import { useCloseAccount } from "../../../data/accounts.ts";
import { useId, useRef, useState, type SubmitEvent } from "react";
import { ApiError, errorText } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { focusFirstInvalid } from "../../../ui/focus-first-invalid.ts";
import { InlineAlert } from "../../../ui/inline-alert.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";

/** Asks for the password, then closes the account. */
export function CloseAccountDialog(props: {
  email: string;
  onCancel: () => void;
  onClosed: () => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const close = useCloseAccount();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    close.reset();
    if (!password) return show("Password is required.");
    show(undefined);
    void close
      .mutateAsync(password, { onError: (error) => show(passwordProblem(error)) })
      // Also where the window is closed by then: nobody is signed in to it any more.
      .then(props.onClosed, () => {});
  }
  function show(found: string | undefined) {
    setProblem(found);
    focusFirstInvalid(form.current);
  }

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
          <Button
            type="submit"
            form={id}
            variant="danger-fill"
            busy={close.isPending && "Closing..."}
          >
            Close account
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {close.isError && problem === undefined && (
          <InlineAlert>
            {errorText(close.error, "Your account could not be closed and is as it was.")}
          </InlineAlert>
        )}
        <p className="text-md text-text-2">
          Nobody can sign in to it any more, and your classes are left without you.
        </p>
        <input readOnly hidden name="username" autoComplete="username" value={props.email} />
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={problem}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

function passwordProblem(error: unknown): string | undefined {
  return error instanceof ApiError ? error.fields["password"]?.join(" ") : undefined;
}
