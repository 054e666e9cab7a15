import { MyAccountPage } from "../../features/accounts/my-account/my-account-page.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSignOut } from "../use-sign-out.tsx";

/** The person's own account. Closing it also signs out. */
export function AccountRoute() {
  const { signOut } = useSignOut();
  return (
    <MyAccountPage
      onClosed={() => {
        toast.success("Your account is closed.");
        signOut();
      }}
    />
  );
}
