import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
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
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { SetUpCodesDialog } from "./set-up-codes-dialog.tsx";

/** What is asked for after one's password, and the ways to change that. */
export function TwoSteps() {
  const factor = useQuery(secondFactorQuery);
  const begin = useBeginCodes();
  const renew = useRenewRecoveryCodes();
  const [settingUp, setSettingUp] = useState<{ secret: string; address: string }>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const [turningOff, setTurningOff] = useState(false);

  if (factor.isPending) {
    return (
      <Loading label="Loading how you sign in...">
        <Skeleton className="h-5 w-64 max-w-full" />
      </Loading>
    );
  }
  if (!factor.data) {
    return (
      <ErrorState onRetry={() => void factor.refetch()}>
        {errorText(factor.error, "How you sign in could not be loaded.")}
      </ErrorState>
    );
  }
  const { codes_since, recovery_codes_left } = factor.data;
  const failed = (error: unknown) => toast.error(errorText(error, "That did not work."));
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-160 text-md text-text-2">
        {codes_since === null
          ? "Off: your password alone signs you in. You need an authenticator app, such as the one that your phone or your password manager has built in."
          : `On since ${formatDate(codes_since)}: after your password you are asked for a code of your app. You have ${formatCount(recovery_codes_left, "recovery code")} left for when the app is not at hand.`}
      </p>
      {codes_since !== null && recovery_codes_left <= 3 && (
        <InlineAlert tone="warning" still className="max-w-160">
          {recovery_codes_left === 0
            ? "You have no recovery codes left: without your app you could not sign in. Make new ones."
            : "Few recovery codes are left. Make new ones."}
        </InlineAlert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={codes_since === null ? "primary" : "secondary"}
          busy={begin.isPending && "Setting up..."}
          onClick={() => begin.mutate(undefined, { onSuccess: setSettingUp, onError: failed })}
        >
          {codes_since === null ? "Set up two-step sign-in" : "Set up another app"}
        </Button>
        {codes_since !== null && (
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
        <Button variant="danger" className="-ml-3.5" onClick={() => setTurningOff(true)}>
          Turn off two-step sign-in
        </Button>
      )}
      {settingUp && (
        <SetUpCodesDialog
          {...settingUp}
          onClose={() => setSettingUp(undefined)}
          onDone={(codes) => {
            setSettingUp(undefined);
            if (codes) setRecoveryCodes(codes);
            toast.success("Two-step sign-in is on.");
          }}
        />
      )}
      {recoveryCodes && (
        <RecoveryCodesDialog codes={recoveryCodes} onClose={() => setRecoveryCodes(undefined)} />
      )}
      <TurnOffDialog open={turningOff} onClose={() => setTurningOff(false)} />
    </div>
  );
}

function TurnOffDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const off = useTurnCodesOff();
  return (
    <ConfirmDialog
      open={open}
      title="Turn off two-step sign-in"
      confirmLabel="Turn off"
      busy={off.isPending && "Turning off..."}
      onCancel={onClose}
      onConfirm={() =>
        off.mutate(undefined, {
          onSuccess: () => {
            onClose();
            toast.success("Two-step sign-in is off.");
          },
        })
      }
    >
      <p>Your password alone signs you in again, and your recovery codes work no more.</p>
      {off.isError && (
        <InlineAlert className="mt-3">
          {errorText(off.error, "It could not be turned off and is as it was.")}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}
