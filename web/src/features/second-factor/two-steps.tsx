import type { SecondFactor } from "@reportair/contract/features/second-factor.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sessionQuery } from "../../data/accounts.ts";
import {
  secondFactorQuery,
  useBeginCodes,
  useRenewRecoveryCodes,
  useTurnCodesOff,
} from "../../data/second-factor.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount, formatDate } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { SectionComing } from "../../ui/settings-section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import { AddPasskeyDialog, PasskeyList } from "./passkeys.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { SetUpCodesDialog } from "./set-up-codes-dialog.tsx";
import { worksHere } from "./works-here.ts";

/** What is asked for after one's password, and the ways to change that. */
export function TwoSteps({ onDone }: { onDone?: () => void }) {
  const factor = useQuery(secondFactorQuery);
  if (factor.isPending) {
    return (
      <SectionComing label="Loading how you sign in...">
        <Skeleton className="h-5 w-64 max-w-full" />
      </SectionComing>
    );
  }
  if (!factor.data) {
    return (
      <ErrorState onRetry={() => void factor.refetch()}>
        {errorText(factor.error, "How you sign in could not be loaded.")}
      </ErrorState>
    );
  }
  return <Loaded factor={factor.data} onDone={onDone} />;
}

function Loaded(props: { factor: SecondFactor; onDone: (() => void) | undefined }) {
  const { factor, onDone } = props;
  const client = useQueryClient();
  const begin = useBeginCodes();
  const renew = useRenewRecoveryCodes();
  const [settingUp, setSettingUp] = useState<{ secret: string; address: string }>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const [open, setOpen] = useState<"passkey" | "off">();
  const { codes_since, recovery_codes_left, passkeys } = factor;
  const on = codes_since !== null || passkeys.length > 0;
  const failed = (error: unknown) => toast.error(errorText(error, "That did not work."));
  // Whose school waited for it sees everything again, once they have kept their recovery codes.
  const goOn = () =>
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey }).then(() => onDone?.());
  const added = (codes: string[] | null, told: string) => {
    toast.success(told);
    if (codes) setRecoveryCodes(codes);
    else goOn();
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-160 text-md text-text-2">{stateOf(factor)}</p>
      {on && recovery_codes_left <= 3 && (
        <InlineAlert tone="warning" still className="max-w-160">
          {recovery_codes_left === 0
            ? "You have no recovery codes left: without your device you could not sign in. Make new ones."
            : "Few recovery codes are left. Make new ones."}
        </InlineAlert>
      )}
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={on ? "secondary" : "primary"}
          busy={begin.isPending && "Setting up..."}
          onClick={() => begin.mutate(undefined, { onSuccess: setSettingUp, onError: failed })}
        >
          {codes_since === null ? "Set up an authenticator app" : "Set up another app"}
        </Button>
        {worksHere(factor.passkey_host) && (
          <Button onClick={() => setOpen("passkey")}>Add a passkey</Button>
        )}
        {on && (
          <Button
            busy={renew.isPending && "Making..."}
            onClick={() =>
              renew.mutate(undefined, { onSuccess: setRecoveryCodes, onError: failed })
            }
          >
            Make new recovery codes
          </Button>
        )}
      </div>
      {codes_since !== null && (
        <Button variant="danger" className="-ml-3.5" onClick={() => setOpen("off")}>
          Turn off codes of the app
        </Button>
      )}
      {settingUp && (
        <SetUpCodesDialog
          {...settingUp}
          onClose={() => setSettingUp(undefined)}
          onDone={(codes) => {
            setSettingUp(undefined);
            added(codes, "Two-step sign-in is on.");
          }}
        />
      )}
      {open === "passkey" && (
        <AddPasskeyDialog
          onClose={() => setOpen(undefined)}
          onDone={(codes) => {
            setOpen(undefined);
            added(codes, "Passkey added.");
          }}
        />
      )}
      {recoveryCodes && (
        <RecoveryCodesDialog
          codes={recoveryCodes}
          onClose={() => {
            setRecoveryCodes(undefined);
            goOn();
          }}
        />
      )}
      <TurnOffDialog open={open === "off"} onClose={() => setOpen(undefined)} />
    </div>
  );
}

function stateOf({ codes_since, passkeys, recovery_codes_left }: SecondFactor): string {
  if (codes_since === null && passkeys.length === 0)
    return "Off: your password alone signs you in. You need an authenticator app, such as the one that your phone or your password manager has built in, or a passkey.";
  const asked = [
    passkeys.length > 0 && "a passkey",
    codes_since !== null && `a code of your app (since ${formatDate(codes_since)})`,
  ];
  const left = formatCount(recovery_codes_left, "recovery code");
  return `On: after your password you are asked for ${asked.filter(Boolean).join(" or ")}. You have ${left} left for when your device is not at hand.`;
}

function TurnOffDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const off = useTurnCodesOff();
  return (
    <ConfirmDialog
      open={open}
      title="Turn off codes of the app"
      confirmLabel="Turn off"
      busy={off.isPending && "Turning off..."}
      onCancel={() => {
        off.reset();
        onClose();
      }}
      onConfirm={() =>
        off.mutate(undefined, {
          onSuccess: () => {
            onClose();
            toast.success("Codes are no longer asked for.");
          },
        })
      }
    >
      <p>
        You are asked for no code any more. Without a passkey your password alone signs you in
        again, and your recovery codes work no more.
      </p>
      {off.isError && (
        <InlineAlert className="mt-3">
          {errorText(off.error, "They could not be turned off and are as they were.")}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}
