import { EMAIL_CHANGE_DAYS } from "@reportair/contract/lifetimes.ts";
import type { Me } from "@reportair/contract/features/accounts.ts";
import { useKeepEmail } from "../../../data/email-changes.ts";
import { errorText } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { toast } from "../../../ui/toast-store.ts";

/** One's own address, where another one is to take its place; nothing where none is. */
export function KeepEmail({ me }: { me: Pick<Me, "email" | "pending_email"> }) {
  const keep = useKeepEmail();
  if (me.pending_email === null) return null;
  return (
    <SettingsSection
      title="E-mail address"
      about="You sign in with it, and links for a new password go there."
    >
      <p className="max-w-160 text-md text-text-2">
        Your account is to have the address{" "}
        <strong className="break-words">{me.pending_email}</strong>. It counts once the link is
        opened that was sent there, within {EMAIL_CHANGE_DAYS} days. If it is not yours, or you do
        not want it, keep <strong className="break-words">{me.email}</strong>: the link then opens
        nothing any more.
      </p>
      <Button
        className="mt-3"
        busy={keep.isPending && "Keeping..."}
        onClick={() =>
          // The section is gone by the time the response is there; the outcome is shown all the same.
          void keep.mutateAsync().then(
            () => toast.success("Your e-mail address stays as it is."),
            (error: unknown) =>
              toast.error(errorText(error, "The address could not be kept. Please try again.")),
          )
        }
      >
        Keep this address
      </Button>
    </SettingsSection>
  );
}
