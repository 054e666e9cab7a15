import type { ContactMessage } from "@reportair/contract/features/contact.ts";
import { useRef, useState, type SubmitEvent } from "react";
import { ApiError } from "../../lib/api/api-error.ts";
import { requiredForm, type FormProblems } from "../../lib/required-form.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { focusFirstInvalid } from "../../ui/focus-first-invalid.ts";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useSendMessage } from "../../data/contact.ts";
import { failureText } from "./failure-text.ts";

const EMPTY: ContactMessage = { name: "", email: "", subject: "", message: "" };
const MESSAGE_MAX = 5_000;
const { problemsOf, refusedFields } = requiredForm({
  name: "Name",
  email: "Email",
  subject: "Subject",
  message: "Message",
});

/** A message to the provider. It clears when it has been sent, and keeps every word when it has not. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState(EMPTY);
  const [problems, setProblems] = useState<FormProblems<keyof ContactMessage>>({});
  const sending = useSendMessage();
  // The page stands before its script does: what was typed or sent until then would be lost.
  const hydrated = useHydrated();

  function show(found: typeof problems) {
    setProblems(found);
    focusFirstInvalid(form.current);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    sending.reset();
    const found = problemsOf(message);
    show(found);
    if (Object.keys(found).length > 0) return;
    sending.mutate(message, {
      onSuccess: () => setMessage(EMPTY),
      onError: (error) => show(refusedFields(error)),
    });
  }

  function field(name: keyof ContactMessage) {
    return {
      name,
      required: true,
      readOnly: !hydrated,
      value: message[name],
      error: problems[name],
      onChange: ({ target: { value } }: { target: { value: string } }) => {
        setMessage((before) => ({ ...before, [name]: value }));
        setProblems((before) => ({ ...before, [name]: undefined }));
      },
    };
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4 [--control:44px]">
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
          busy={sending.isPending && "Submitting..."}
        >
          Send message
        </Button>
      </div>
      {sending.isSuccess && <InlineAlert tone="success">Message sent successfully!</InlineAlert>}
      {sending.isError && (
        <InlineAlert>
          {failureText(sending.error)}
          {sending.error instanceof ApiError && sending.error.text && (
            <span className="block">{sending.error.text}</span>
          )}
        </InlineAlert>
      )}
      <noscript>
        <p className="text-md text-text-2">Sending this form needs JavaScript.</p>
      </noscript>
    </form>
  );
}
