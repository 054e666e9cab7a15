import { Link, useSearchParams } from "react-router";
import { paths } from "../../app/paths.ts";
import { useConfirmEmail } from "../../data/email-changes.ts";
import { ApiError, errorText } from "../../lib/api/api-error.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { BesideCover } from "../accounts/beside-cover.tsx";
import { NeedsScript } from "../accounts/needs-script.tsx";

const TITLE = "Confirm your e-mail address";
/** In the place of a token that is not known before the app is there. */
const WHOLE = "whole";
const LEAD = "From then on you sign in with the address that the link was sent to.";

/** Where the links of the mails to new addresses lead. Opening it does nothing: mail scanners open links, too. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  // What the build writes knows no address yet, and is for those whose address is whole.
  const token = useHydrated() ? search.get("token") : WHOLE;
  const confirm = useConfirmEmail();
  const { data, error } = confirm;
  const final = error && isFinal(error);
  const title = data ? "Your address is confirmed" : TITLE;
  usePageTitle(title);
  if (token === null || token === "") {
    return (
      <BesideCover title={title}>
        <InlineAlert>
          This link is not complete. Open the whole address from the mail, or ask your school’s
          administrator to send the link again.
        </InlineAlert>
      </BesideCover>
    );
  }
  if (data || final) {
    return (
      <BesideCover title={title}>
        {data ? <Confirmed email={data.email} /> : <InlineAlert>{errorText(error)}</InlineAlert>}
        <Link ref={focus} to={paths.login} className={buttonClass("primary", "md", "mt-4 w-full")}>
          Log in
        </Link>
      </BesideCover>
    );
  }
  return (
    <BesideCover title={title} lead={LEAD}>
      {error && (
        <InlineAlert className="mb-4">
          {errorText(error, "The address could not be confirmed. Please try again.")}
        </InlineAlert>
      )}
      <Button
        variant="primary"
        className="w-full noscript:hidden"
        busy={confirm.isPending && "Confirming..."}
        onClick={() => confirm.mutate(token)}
      >
        Confirm this address
      </Button>
      <NeedsScript />
    </BesideCover>
  );
}

function Confirmed({ email }: { email: string }) {
  return (
    <InlineAlert tone="success">
      <span className="break-words">{email}</span> is your e-mail address now. Your password is
      still the same.
    </InlineAlert>
  );
}

/** Whether trying again would end the same: the link opens nothing, or the address is somebody else's by now. */
function isFinal(error: Error): boolean {
  return error instanceof ApiError && (error.code === "invalid" || error.code === "conflict");
}

// The button that had the focus has gone.
function focus(element: HTMLElement | null) {
  element?.focus();
}
