import { CLOSED_DAYS, type Me } from "@reportair/contract/features/accounts.ts";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TakeReports } from "../../reports/list/export/take-reports.tsx";
import { CloseAccountDialog } from "./close-account-dialog.tsx";

/** The way out: who writes reports can take them along first, then the closing. */
export function CloseAccount(props: { me: Pick<Me, "email" | "role">; onClosed: () => void }) {
  const { me } = props;
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      {me.role !== "admin" && (
        <>
          <p className="max-w-160 text-md text-text-2">
            Take your reports along first: when the account is removed, they are removed with it.
          </p>
          <TakeReports />
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
          email={me.email}
          onCancel={() => setAsking(false)}
          onClosed={props.onClosed}
        />
      )}
    </div>
  );
}
