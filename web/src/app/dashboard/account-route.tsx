import { useSession } from "../../data/accounts.ts";
import { MyAccountPage } from "../../features/accounts/my-account/my-account-page.tsx";
import { TakeReports } from "../../features/reports/list/export/take-reports.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSignOut } from "../use-sign-out.tsx";

/** The person's own account; who writes reports can take them along before closing it. */
export function AccountRoute() {
  const session = useSession().data;
  const { signOut } = useSignOut();
  return (
    <MyAccountPage
      {...(session?.authenticated && session.role !== "admin" && { takeAlong: <TakeReports /> })}
      onClosed={() => {
        toast.success("Your account is closed.");
        signOut();
      }}
    />
  );
}
