import { useQuery } from "@tanstack/react-query";
import { secondFactorQuery, useConfirmByPasskey } from "../../data/second-factor.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { worksHere } from "./works-here.ts";

/** A passkey in place of the password, for who has one. */
export function ConfirmByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const factor = useQuery(secondFactorQuery).data;
  const confirm = useConfirmByPasskey();
  if (!factor || factor.passkeys.length === 0 || !worksHere(factor.passkey_host)) return null;
  return (
    <PasskeyButton
      label="Use a passkey instead"
      busyLabel="Waiting for your passkey..."
      mutation={confirm}
      onDone={onConfirmed}
    />
  );
}
