import type { SchoolSignIn } from "@reportair/contract/features/sign-in-providers.ts";
import { PROVIDER_NAMES } from "@reportair/contract/signing-in.ts";
import { useState } from "react";
import { useUnlinkColleague } from "../../data/sign-in-providers.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { toast } from "../../ui/toast-store.ts";

type Linked = SchoolSignIn["linked"][number];

/** Whose account at a provider is whose here, and the way to unlink one that was made anew there. */
export function LinkedAccounts({ linked }: { linked: readonly Linked[] }) {
  const [unlinking, setUnlinking] = useState<Linked | null>(null);
  const unlink = useUnlinkColleague();
  return (
    <details className="px-4 py-4 sm:px-6">
      <summary className="cursor-pointer text-md font-mid">
        {formatCount(linked.length, "linked account")}
      </summary>
      <p className="mt-2 max-w-180 text-md text-text-2">
        Unlink an account that was made anew at the provider, for the same person: their next
        sign-in links the new one.
      </p>
      <ul className="mt-1 divide-y divide-border">
        {linked.map((one) => (
          <li key={`${one.user_id} ${one.provider}`} className="flex items-center gap-4 py-1.5">
            <div className="min-w-0 flex-1 text-md">
              <p className="break-words">{one.name}</p>
              <p className="text-sm break-words text-muted">
                {PROVIDER_NAMES[one.provider]} · {one.address}
              </p>
            </div>
            <Button
              variant="danger"
              className="-mr-3.5"
              aria-label={`Unlink ${one.name}’s ${PROVIDER_NAMES[one.provider]} account`}
              onClick={() => setUnlinking(one)}
            >
              Unlink
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={unlinking !== null}
        title="Unlink this account"
        confirmLabel="Unlink"
        busy={unlink.isPending && "Unlinking..."}
        onCancel={() => {
          unlink.reset();
          setUnlinking(null);
        }}
        onConfirm={() =>
          unlinking &&
          unlink.mutate(
            { id: unlinking.user_id, provider: unlinking.provider },
            {
              onSuccess: () => {
                toast.success(`${unlinking.name}’s account is unlinked.`);
                setUnlinking(null);
              },
            },
          )
        }
      >
        <p>
          {unlinking?.name} is signed out everywhere and told by mail. Make sure that it is really
          they who have the account with the address {unlinking?.address} now: whoever signs in with
          it next is let in.
        </p>
        {unlink.isError && (
          <InlineAlert className="mt-3">
            {errorText(unlink.error, "It could not be unlinked.")}
          </InlineAlert>
        )}
      </ConfirmDialog>
    </details>
  );
}
