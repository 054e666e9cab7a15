import { PROVIDER_NAMES, type Provider } from "@reportair/contract/signing-in.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ownSignInQuery, useBeginLinking, useUnlinkOwn } from "../../data/sign-in-providers.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatDate } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { SettingsSection } from "../../ui/settings-section.tsx";
import { toast } from "../../ui/toast-store.ts";
import { ProviderMark } from "./provider-mark.tsx";

/** With which of the school's accounts one signs in; nothing where the school has turned none on. */
export function OwnAccounts() {
  const own = useQuery(ownSignInQuery).data;
  const link = useBeginLinking();
  const [unlinking, setUnlinking] = useState<Provider | null>(null);
  if (!own || own.providers.length === 0) return null;
  return (
    <SettingsSection
      title="School account"
      about="Sign in with the account that you have from school. It is linked when you first sign in with it, or here."
    >
      <ul className="flex max-w-160 flex-col gap-3">
        {own.providers.map((provider) => {
          const linked = own.linked.find((one) => one.provider === provider);
          const name = PROVIDER_NAMES[provider];
          return (
            <li key={provider} className="flex flex-wrap items-center gap-3">
              <ProviderMark provider={provider} />
              <div className="min-w-0 flex-1 text-md">
                <p className="font-mid break-words">{linked ? linked.address : name}</p>
                <p className="text-sm text-muted">
                  {linked ? `${name} · linked on ${formatDate(linked.linked_at)}` : "Not linked"}
                </p>
              </div>
              {linked ? (
                <Button variant="danger" className="-mr-3.5" onClick={() => setUnlinking(provider)}>
                  Unlink {name}
                </Button>
              ) : (
                <Button
                  busy={
                    (link.isPending || link.isSuccess) &&
                    link.variables === provider &&
                    `Going to ${name}...`
                  }
                  onClick={() =>
                    link.mutate(provider, {
                      onSuccess: ({ address }) => window.location.assign(address),
                      onError: (error) =>
                        toast.error(errorText(error, "That did not work. Please try again.")),
                    })
                  }
                >
                  Link {name}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <UnlinkDialog provider={unlinking} onClose={() => setUnlinking(null)} />
    </SettingsSection>
  );
}

function UnlinkDialog(props: { provider: Provider | null; onClose: () => void }) {
  const unlink = useUnlinkOwn();
  const name = props.provider && PROVIDER_NAMES[props.provider];
  return (
    <ConfirmDialog
      open={props.provider !== null}
      title={`Unlink ${name ?? ""}`}
      confirmLabel="Unlink"
      busy={unlink.isPending && "Unlinking..."}
      onCancel={() => {
        unlink.reset();
        props.onClose();
      }}
      onConfirm={() =>
        props.provider &&
        unlink.mutate(props.provider, {
          onSuccess: () => {
            props.onClose();
            toast.success(`${name} is unlinked.`);
          },
        })
      }
    >
      <p>
        You stay signed in. Where its address is the one of your account here, your next sign-in
        with it links it anew.
      </p>
      {unlink.isError && (
        <InlineAlert className="mt-3">
          {errorText(unlink.error, "It could not be unlinked and is as it was.")}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}
