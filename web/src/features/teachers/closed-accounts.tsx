import type { ClosedAccount } from "@reportair/contract/features/teachers.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatDate } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useClosedAccounts, useReopenAccount } from "../../data/teachers.ts";

/** Closed accounts, for as long as they can be reopened; nothing where there are none. */
export function ClosedAccounts() {
  const closed = useClosedAccounts().data ?? [];
  if (closed.length === 0) return null;
  return (
    <Sheet aria-label="Closed accounts" className="mt-3 px-4 py-3">
      <h3 className="text-h3 font-bold">Closed accounts</h3>
      <ul aria-label="Closed accounts" className="mt-1 divide-y divide-border">
        {closed.map((account) => (
          <ClosedRow key={account.id} account={account} />
        ))}
      </ul>
    </Sheet>
  );
}

function ClosedRow({ account }: { account: ClosedAccount }) {
  const reopen = useReopenAccount();
  const name = `${account.first_name} ${account.last_name}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-md font-mid break-words">
          {name} <span className="font-body text-muted">{account.email}</span>
        </p>
        <p className="text-sm text-muted tabular-nums">
          Closed {formatDate(account.closed_at)} · removed for good, with their reports, from{" "}
          {formatDate(account.removed_at)}
        </p>
      </div>
      <Button
        aria-label={`Reopen the account of ${name}`}
        busy={reopen.isPending && "Reopening..."}
        // The row is gone by the time the response is there; the outcome is shown all the same.
        onClick={() =>
          void reopen.mutateAsync(account.id).then(
            () => toast.success(`The account of ${name} is open again.`),
            (error: unknown) => toast.error(errorText(error, "The account could not be reopened.")),
          )
        }
      >
        Reopen
      </Button>
    </li>
  );
}
