import type { Subscriber } from "@reportair/contract/features/payments.ts";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { requiredForm, type FormProblems } from "../../lib/required-form.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { focusFirstInvalid } from "../../ui/focus-first-invalid.ts";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useBeginCheckout } from "../../data/payments.ts";

const EMPTY: Subscriber = {
  school_name: "",
  first_name: "",
  last_name: "",
  email: "",
  teaches: false,
};
const { problemsOf, refusedFields } = requiredForm({
  school_name: "School name",
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
});
type Problems = FormProblems<Exclude<keyof Subscriber, "teaches">>;

/** The school and its first administrator; goes on to the payment page. */
export function SubscribeForm() {
  const form = useRef<HTMLFormElement>(null);
  const [subscriber, setSubscriber] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const checkout = useBeginCheckout();
  const { reset } = checkout;
  // The page stands before its script does: what was typed or sent until then would be lost.
  const hydrated = useHydrated();

  // Whoever comes back from the payment page finds the form as it was, and its button ready.
  useEffect(() => {
    const ready = (event: PageTransitionEvent) => event.persisted && reset();
    addEventListener("pageshow", ready);
    return () => removeEventListener("pageshow", ready);
  }, [reset]);

  function show(found: Problems) {
    setProblems(found);
    focusFirstInvalid(form.current);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    reset();
    const found = problemsOf(subscriber);
    show(found);
    if (Object.keys(found).length > 0) return;
    checkout.mutate(subscriber, {
      onSuccess: ({ url }) => location.assign(url),
      onError: (error) => show(refusedFields(error)),
    });
  }

  function field(name: keyof Problems) {
    return {
      name,
      required: true,
      readOnly: !hydrated,
      value: subscriber[name],
      error: problems[name],
      onChange: ({ target: { value } }: { target: { value: string } }) => {
        setSubscriber((before) => ({ ...before, [name]: value }));
        setProblems((before) => ({ ...before, [name]: undefined }));
      },
    };
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4 [--control:44px]">
      <TextField
        label="School name"
        autoComplete="organization"
        maxLength={200}
        {...field("school_name")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          {...field("first_name")}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          {...field("last_name")}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="You log in with it. The link that sets your password goes there."
        {...field("email")}
      />
      <Checkbox
        label="I teach, and write reports myself"
        checked={subscriber.teaches}
        onChange={(event) => setSubscriber({ ...subscriber, teaches: event.target.checked })}
      />
      {checkout.isError && Object.keys(refusedFields(checkout.error)).length === 0 && (
        <InlineAlert>{errorText(checkout.error)}</InlineAlert>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          disabled={!hydrated}
          busy={(checkout.isPending || checkout.isSuccess) && "Opening the payment page..."}
        >
          Continue to payment
        </Button>
      </div>
      <noscript>
        <p className="text-md text-text-2">Subscribing needs JavaScript.</p>
      </noscript>
    </form>
  );
}
