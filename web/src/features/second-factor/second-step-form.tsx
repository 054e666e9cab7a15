import { CODE_DIGITS } from "@reportair/contract/signing-in.ts";
import type { SecondStep } from "@reportair/contract/features/accounts.ts";
import { useState } from "react";
import { useTakeSecondStep, useTakeStepByPasskey } from "../../data/second-factor.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { CodeField } from "./code-field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

const rules = async () =>
  (await import("@reportair/contract/features/second-factor.ts")).takeSecondStep.body;

/** The code of an app after the password, or a recovery code where the app is not at hand. */
export function SecondStepForm(props: { steps: readonly SecondStep[]; onBack: () => void }) {
  const take = useTakeSecondStep();
  const byPasskey = useTakeStepByPasskey();
  const [step, setStep] = useState<"code" | "recovery_code">(
    props.steps.includes("code") ? "code" : "recovery_code",
  );
  const form = useContractForm({
    initial: { code: "", recovery_code: "" },
    draft: "never",
    rules,
    bodyOf: (values) => ({ [step]: values[step] }),
    send: take.mutateAsync,
    // The page goes on by itself.
    onSaved: () => {},
    forgiving: true,
  });

  return (
    <form {...form.props} className="flex flex-col gap-4">
      {form.failure && (
        <InlineAlert>{errorText(form.failure, "That did not work. Please try again.")}</InlineAlert>
      )}
      {props.steps.includes("passkey") && (
        <>
          <PasskeyButton
            label="Use a passkey"
            busyLabel="Waiting for your passkey..."
            mutation={byPasskey}
            variant="primary"
          />
          <p className="text-sm text-muted">
            {props.steps.includes("code")
              ? "Or type a code of your app."
              : "Or, where it is not at hand, a recovery code."}
          </p>
        </>
      )}
      {step === "code" ? (
        <CodeField
          {...form.field("code")}
          key="code"
          autoFocus={!props.steps.includes("passkey")}
          hint={`The ${CODE_DIGITS} digits that your authenticator app shows now.`}
        />
      ) : (
        <TextField
          {...form.field("recovery_code")}
          key="recovery"
          label="Recovery code"
          autoFocus={props.steps.includes("code")}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="One of those that you kept when you set this up. Each works once."
        />
      )}
      <Button
        type="submit"
        variant={props.steps.includes("passkey") ? "secondary" : "primary"}
        className="mt-1 w-full"
        busy={form.busy && "Logging in..."}
      >
        Login
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button variant="ghost" className="-ml-3.5" onClick={props.onBack}>
          Back to login
        </Button>
        {props.steps.includes("code") && props.steps.includes("recovery_code") && (
          <Button
            variant="ghost"
            className="-mr-3.5"
            onClick={() => setStep(step === "code" ? "recovery_code" : "code")}
          >
            {step === "code" ? "Use a recovery code" : "Use a code of the app"}
          </Button>
        )}
      </div>
    </form>
  );
}
