import { FLOW_MINUTES } from "@reportair/contract/lifetimes.ts";
import type { CameBack } from "@reportair/contract/features/sign-in-providers.ts";
import { PROVIDER_NAMES } from "@reportair/contract/signing-in.ts";
import { useConfirmLink, useMailLink } from "../../data/sign-in-providers.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

const rules = async () =>
  (await import("@reportair/contract/features/sign-in-providers.ts")).confirmLink.body;

type Waiting = Extract<CameBack, { done: "link" }>;

/** Shows once that the account here is one's own: by its password, or by a mail to its address. */
export function LinkForm(props: { waiting: Waiting; onDone: (returned: CameBack) => void }) {
  const { provider, address, ways } = props.waiting;
  const confirm = useConfirmLink();
  const mail = useMailLink();
  const form = useContractForm({
    initial: { password: "" },
    draft: "never",
    rules,
    bodyOf: (body): { password?: string | undefined } => body,
    send: confirm.mutateAsync,
    onSaved: props.onDone,
  });
  const byPassword = ways.includes("password");
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="text-md text-text-2">
        You are signed in at {PROVIDER_NAMES[provider]} as{" "}
        <span className="font-mid break-words text-text">{address}</span>. Before it opens an
        account here, show once that the account is yours.
      </p>
      {form.failure && (
        <InlineAlert>{errorText(form.failure, "That did not work. Please try again.")}</InlineAlert>
      )}
      {byPassword && (
        <>
          <PasswordField
            {...form.field("password")}
            label="Your password here"
            autoComplete="current-password"
            autoFocus
          />
          <Button
            type="submit"
            variant="primary"
            className="w-full"
            busy={form.busy && "Logging in..."}
          >
            Link and log in
          </Button>
        </>
      )}
      {mail.isSuccess ? (
        <InlineAlert tone="success">
          A link is on its way to the address of your account here. Open it in this browser, within{" "}
          {FLOW_MINUTES} minutes.
        </InlineAlert>
      ) : (
        <Button
          variant={byPassword ? "ghost" : "primary"}
          className="w-full"
          busy={mail.isPending && "Sending..."}
          onClick={() => mail.mutate()}
        >
          {byPassword ? "Send me a link instead" : "Send me a link"}
        </Button>
      )}
      {mail.isError && (
        <InlineAlert>{errorText(mail.error, "The link could not be sent.")}</InlineAlert>
      )}
    </form>
  );
}
