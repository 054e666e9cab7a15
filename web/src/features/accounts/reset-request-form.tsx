import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "../../app/paths.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useRequestReset } from "../../data/password-reset.ts";

const RETURN_MS = 3_000;

const rules = async () =>
  (await import("@reportair/contract/features/password-reset.ts")).requestPasswordReset.body;

/** Asks for the mail with the reset link; three seconds after the success the login is back. */
export function ResetRequestForm(props: { username: string; onBack: () => void }) {
  const { onBack } = props;
  const { state } = useLocation();
  const reset = useRequestReset();
  const form = useContractForm({
    initial: { email: props.username },
    draft: "never",
    rules,
    bodyOf: ({ email }) => ({ email: email.trim() }),
    send: reset.mutateAsync,
    onSaved: ({ providers }, open) =>
      open && providers.length === 0 && toast.success("Password reset link sent to your email."),
    onFailed: (_, open) => open && toast.error("An error occurred. Please try again later."),
  });

  // Where the school has no passwords, that stays to be read.
  const instead = (reset.data?.providers.length ?? 0) > 0 ? reset.data?.detail : undefined;

  useEffect(() => {
    if (!form.saved || instead !== undefined) return;
    const timer = setTimeout(onBack, RETURN_MS);
    return () => clearTimeout(timer);
  }, [form.saved, instead, onBack]);

  return (
    <form {...form.props} className="flex flex-col gap-4">
      <TextField
        {...form.field("email")}
        label="Email"
        type="email"
        autoComplete="email"
        autoFocus
      />
      {instead !== undefined && <InlineAlert tone="info">{instead}</InlineAlert>}
      <Button
        type="submit"
        variant="primary"
        className="mt-1 w-full"
        busy={form.busy && "Sending..."}
        disabled={form.saved}
      >
        Send reset link
      </Button>
      <Link
        to={paths.login}
        replace
        state={state}
        className="inline-flex min-h-(--control) items-center self-center rounded-1 px-1 py-1 font-mid text-accent-ink hover:underline"
        onClick={onBack}
      >
        Log in
      </Link>
    </form>
  );
}
