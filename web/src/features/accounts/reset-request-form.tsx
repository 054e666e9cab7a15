import { useEffect, useState, type SubmitEvent } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "../../app/paths.ts";
import { emailProblem } from "../../lib/required-form.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useRequestReset } from "../../data/password-reset.ts";

const RETURN_MS = 3_000;

/** Asks for the mail with the reset link; three seconds after the success the login is back. */
export function ResetRequestForm(props: { username: string; onBack: () => void }) {
  const { onBack } = props;
  const [email, setEmail] = useState(props.username);
  const [problem, setProblem] = useState<string>();
  const { state } = useLocation();
  const reset = useRequestReset();

  useEffect(() => {
    if (!reset.isSuccess) return;
    const timer = setTimeout(onBack, RETURN_MS);
    return () => clearTimeout(timer);
  }, [reset.isSuccess, onBack]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = emailProblem(email);
    setProblem(found);
    if (found) return;
    reset.mutate(email.trim(), {
      onSuccess: () => toast.success("Password reset link sent to your email."),
      onError: () => toast.error("An error occurred. Please try again later."),
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        className="mt-1 w-full"
        busy={reset.isPending && "Sending..."}
        disabled={reset.isSuccess}
      >
        Send reset link
      </Button>
      <Link
        to={paths.login}
        replace
        state={state}
        className="self-center rounded-1 px-1 py-1 font-mid text-accent-ink hover:underline"
        onClick={onBack}
      >
        Log in
      </Link>
    </form>
  );
}
