import { useEffect } from "react";
import { errorText } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { InlineAlert } from "../../../ui/inline-alert.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { useOpenPortal, useSubscription } from "../../../data/payments.ts";

/** The school's subscription, for administrators of a school that pays online; nothing for anybody else. */
export function SubscriptionSection({ isAdministrator }: { isAdministrator: boolean }) {
  const subscription = useSubscription(isAdministrator);
  const portal = useOpenPortal();
  const { reset } = portal;

  // Whoever comes back from the payment service's page finds the button ready.
  useEffect(() => {
    const ready = (event: PageTransitionEvent) => event.persisted && reset();
    addEventListener("pageshow", ready);
    return () => removeEventListener("pageshow", ready);
  }, [reset]);

  // What stands below it would move.
  if (subscription.isLoading) return <div hidden className="[&~*]:invisible" />;
  if (!subscription.data?.state) return null;
  return (
    <SettingsSection
      title="Your school’s subscription"
      about="The card, invoices and cancelling are on Stripe’s page, which leads back here."
    >
      <Button
        busy={(portal.isPending || portal.isSuccess) && "Opening Stripe’s page..."}
        onClick={() => portal.mutate(undefined, { onSuccess: ({ url }) => location.assign(url) })}
      >
        Manage subscription
      </Button>
      {portal.isError && <InlineAlert className="mt-3">{errorText(portal.error)}</InlineAlert>}
    </SettingsSection>
  );
}
