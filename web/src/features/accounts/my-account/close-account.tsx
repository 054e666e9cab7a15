import { CLOSED_DAYS } from "@reportair/contract/features/accounts.ts";
import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { CloseAccountDialog } from "./close-account-dialog.tsx";

/** The way out: what can be taken along first, then the closing. */
export function CloseAccount(props: {
  email: string;
  /** What the person may want to keep; they write no reports where it is absent. */
  takeAlong?: ReactNode;
  onClosed: () => void;
}) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      {props.takeAlong && (
        <>
          <p className="max-w-160 text-md text-text-2">
            Take your reports along first: when the account is removed, they are removed with it.
          </p>
          {props.takeAlong}
        </>
      )}
      <p className="max-w-160 text-md text-text-2">
        Closing it signs you out everywhere at once. Your classes and pupils stay with your school.
        For up to {CLOSED_DAYS} days an administrator can reopen the account; then it is removed for
        good.
      </p>
      <Button variant="danger" className="-ml-3.5" onClick={() => setAsking(true)}>
        Close your account
      </Button>
      {asking && (
        <CloseAccountDialog
          email={props.email}
          onCancel={() => setAsking(false)}
          onClosed={props.onClosed}
        />
      )}
    </div>
  );
}
