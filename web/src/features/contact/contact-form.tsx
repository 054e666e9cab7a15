import type {
  CONTACT_MESSAGE_MAX as Max,
  ContactMessage,
} from "@reportair/contract/features/contact.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useSendMessage } from "../../data/contact.ts";
import { failureText } from "./failure-text.ts";

const EMPTY: ContactMessage = { name: "", email: "", subject: "", message: "" };
const MESSAGE_MAX: typeof Max = 5_000;

const rules = async () => (await import("@reportair/contract/features/contact.ts")).contactMessage;

/** A message to the provider. It clears when it has been sent, and keeps every word when it has not. */
export function ContactForm() {
  const sending = useSendMessage();
  const form = useContractForm({
    initial: EMPTY,
    rules,
    bodyOf: (message) => message,
    send: sending.mutateAsync,
    onSaved: () => form.restart(EMPTY),
    forgiving: true,
  });
  const { failure } = form;
  // The page stands before its script does: what was typed or sent until then would be lost.
  const hydrated = useHydrated();

  const field = (name: keyof ContactMessage) => ({
    ...form.field(name),
    required: true,
    readOnly: !hydrated,
  });

  return (
    <form {...form.props} className="flex flex-col gap-4 [--control:44px]">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" maxLength={100} {...field("name")} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field("email")}
        />
      </div>
      <TextField label="Subject" maxLength={200} {...field("subject")} />
      <TextArea label="Message" rows={7} max={MESSAGE_MAX} {...field("message")} />
      <p className="text-sm text-muted">
        Please do not write about a pupil by name. Nothing here is needed but what lets us answer.
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          variant="primary"
          disabled={!hydrated}
          busy={form.busy && "Submitting..."}
        >
          Send message
        </Button>
      </div>
      {form.saved && <InlineAlert tone="success">Message sent successfully!</InlineAlert>}
      {failure && (
        <InlineAlert>
          {failureText(failure)}
          {failure instanceof ApiError && failure.text && (
            <span className="block">{failure.text}</span>
          )}
        </InlineAlert>
      )}
      <noscript>
        <p className="text-md text-text-2">Sending this form needs JavaScript.</p>
      </noscript>
    </form>
  );
}
