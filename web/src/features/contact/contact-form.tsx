import type {
  CONTACT_MESSAGE_MAX as Max,
  ContactMessage,
} from "@reportair/contract/features/contact.ts";
import { useState } from "react";
import { ApiError } from "../../lib/api/api-error.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import type { Whose } from "../../lib/drafts/use-draft.ts";
import { BroughtBack } from "../../ui/brought-back.tsx";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOwnDrafts, useSession } from "../../data/accounts.ts";
import { useSendMessage } from "../../data/contact.ts";
import { useSite } from "../../data/site.ts";
import { failureText, safeText } from "./failure-text.ts";

const EMPTY: ContactMessage = { name: "", email: "", subject: "", message: "" };
const MESSAGE_MAX: typeof Max = 5_000;

const rules = async () => (await import("@reportair/contract/features/contact.ts")).contactMessage;

/** A message to the provider. What a person typed is not on the page any more once their session is over. */
export function ContactForm() {
  const whose = useWhose();
  const [{ before, forms }, setForms] = useState({ before: whose, forms: 0 });
  if (before !== whose) setForms({ before: whose, forms: before === "person" ? forms + 1 : forms });
  return <MessageForm key={forms} whose={whose} />;
}

/** It clears when it has been sent, and keeps every word when it has not. */
function MessageForm({ whose }: { whose: Whose }) {
  const sending = useSendMessage();
  const form = useContractForm({
    initial: EMPTY,
    draft: { name: "contact", what: "your message to us", whose },
    rules,
    bodyOf: (message) => message,
    send: sending.mutateAsync,
    onSaved: () => form.restart(EMPTY),
    forgiving: true,
  });
  const { failure } = form;
  const site = useSite();
  const email = site?.provider.email;
  const nobody = site !== undefined && !email && site.processors.contact_form === null;

  const field = (name: keyof ContactMessage) => ({
    ...form.field(name),
    required: true,
  });

  return (
    <form {...form.props} className="flex flex-col gap-4 [--control:44px]">
      {nobody && (
        <InlineAlert tone="warning" still title="Messages cannot be sent from here yet">
          Whoever runs this server has given no address that they could go to. At a school, please
          ask its administrator.
        </InlineAlert>
      )}
      <BroughtBack draft={form.draft} />
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
          disabled={!form.live}
          busy={form.busy && "Submitting..."}
        >
          Send message
        </Button>
      </div>
      {form.saved && <InlineAlert tone="success">Message sent successfully!</InlineAlert>}
      {failure && (
        <InlineAlert>
          <p>{failureText(failure)}</p>
          {failure instanceof ApiError && failure.text && <p>{failure.text}</p>}
          <p className="text-text-2">
            {safeText(failure)}
            {email && (
              <>
                {" "}
                You can also write to{" "}
                <a href={`mailto:${email}`} className="break-all underline underline-offset-3">
                  {email}
                </a>
                .
              </>
            )}
          </p>
        </InlineAlert>
      )}
      <noscript>
        <p className="text-md text-text-2">Sending this form needs JavaScript.</p>
      </noscript>
    </form>
  );
}

/** Who is writing: what a person who is signed in typed is sealed as everywhere, a visitor's stays in the tab. */
function useWhose(): Whose {
  const session = useSession();
  const user = session.data?.authenticated ? session.data.id : null;
  useOwnDrafts(user);
  if (session.isPending) return "unknown";
  return user === null ? "visitor" : "person";
}
