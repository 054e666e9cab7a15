import { useEffect, useState } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useBeginCheckout } from "../../data/payments.ts";
import { SUBSCRIBE_DRAFT } from "./payment-outcome.ts";

const EMPTY = {
  school_name: "",
  first_name: "",
  last_name: "",
  email: "",
  teaches: false,
};

const rules = async () => (await import("@reportair/contract/features/payments.ts")).subscriber;

/** The school and its first administrator; goes on to the payment page. */
export function SubscribeForm() {
  const checkout = useBeginCheckout();
  const [leaving, setLeaving] = useState(false);
  const form = useContractForm({
    initial: EMPTY,
    draft: { name: SUBSCRIBE_DRAFT, what: "your school’s details", whose: "visitor" },
    // Whoever does not pay finds it again behind "Try again".
    keepsSent: true,
    rules,
    bodyOf: (subscriber) => subscriber,
    send: checkout.mutateAsync,
    onSaved: ({ url }, open) => {
      if (!open) return;
      setLeaving(true);
      location.assign(url);
    },
    forgiving: true,
  });

  // Whoever comes back from the payment page finds the form as it was, and its button ready.
  useEffect(() => {
    const ready = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    addEventListener("pageshow", ready);
    return () => removeEventListener("pageshow", ready);
  }, []);

  const field = (name: "school_name" | "first_name" | "last_name" | "email") => ({
    ...form.field(name),
    required: true,
  });

  return (
    <form {...form.props} className="flex flex-col gap-4 [--control:44px]">
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
        name="teaches"
        checked={form.values.teaches}
        onChange={(event) => form.change({ teaches: event.target.checked })}
      />
      {form.failure && <InlineAlert>{errorText(form.failure)}</InlineAlert>}
      <div>
        <Button
          type="submit"
          variant="primary"
          disabled={!form.live}
          busy={(form.busy || leaving) && "Opening the payment page..."}
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
