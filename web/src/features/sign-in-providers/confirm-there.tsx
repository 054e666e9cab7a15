import { PROVIDER_NAMES, type Provider } from "@reportair/contract/signing-in.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { ownSignInQuery, useBeginConfirmingThere } from "../../data/sign-in-providers.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { whenConfirmed } from "./confirmed-there.ts";
import { ProviderMark } from "./provider-mark.tsx";

/** A fresh sign-in at the school's provider in place of the password, in a window of its own: this page stays as it is. */
export function ConfirmThere({ onConfirmed }: { onConfirmed: () => void }) {
  const own = useQuery(ownSignInQuery).data;
  const begin = useBeginConfirmingThere();
  const [blocked, setBlocked] = useState(false);
  const confirmed = useEffectEvent(onConfirmed);
  useEffect(() => whenConfirmed(() => confirmed()), []);
  const linked = own?.linked.filter(({ provider }) => own.providers.includes(provider)) ?? [];
  if (linked.length === 0) return null;
  const go = (provider: Provider) => {
    // Opened by the press itself: what opens later is taken for an advertisement.
    const opened = window.open("", "_blank", "popup,width=520,height=720");
    setBlocked(opened === null);
    if (opened === null) return;
    begin.mutate(provider, {
      onSuccess: ({ address }) => {
        opened.location.href = address;
      },
      onError: () => opened.close(),
    });
  };
  return (
    <div className="flex flex-col gap-2">
      {linked.map(({ provider }) => (
        <Button
          key={provider}
          icon={<ProviderMark provider={provider} />}
          busy={begin.isPending && begin.variables === provider && "Opening..."}
          onClick={() => go(provider)}
        >
          Confirm with {PROVIDER_NAMES[provider]}
        </Button>
      ))}
      {begin.isSuccess && (
        <InlineAlert tone="info">
          Sign in in the window that has opened, then come back.
        </InlineAlert>
      )}
      {begin.isError && (
        <InlineAlert>{errorText(begin.error, "That did not work. Please try again.")}</InlineAlert>
      )}
      {blocked && (
        <InlineAlert tone="warning">
          Your browser has blocked the window. Let this site open windows, then try again.
        </InlineAlert>
      )}
    </div>
  );
}
