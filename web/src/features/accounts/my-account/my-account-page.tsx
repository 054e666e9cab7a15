import { SESSION_DAYS } from "@reportair/contract/lifetimes.ts";
import { useQuery } from "@tanstack/react-query";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { errorText } from "../../../lib/api/api-error.ts";
import { ownSignInQuery } from "../../../data/sign-in-providers.ts";
import { useMe } from "../../../data/accounts.ts";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { OwnAccounts } from "../../sign-in-providers/own-accounts.tsx";
import { TwoSteps } from "../../second-factor/two-steps.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { CloseAccount } from "./close-account.tsx";
import { KeepEmail } from "./keep-email.tsx";
import { SessionList } from "./session-list.tsx";
import { SubscriptionSection } from "./subscription-section.tsx";

/** The signed-in person's own account: password, sessions, closing it. */
export function MyAccountPage({ onClosed }: { onClosed: () => void }) {
  const me = useMe();
  const own = useQuery(ownSignInQuery);
  const counts = own.data?.password_counts ?? true;
  usePageTitle("Your account");
  if (me.isError && !me.data) {
    return (
      <>
        <PageHeading title="Your account" />
        <ErrorState onRetry={() => void me.refetch()}>{errorText(me.error)}</ErrorState>
      </>
    );
  }
  // What may stand above the password is there before it.
  if (!me.data || own.isPending) {
    return (
      <>
        <PageHeading title="Your account" />
        <Loading>
          <Skeleton className="h-100 max-w-250 rounded-3" />
        </Loading>
      </>
    );
  }
  return (
    <>
      <PageHeading title="Your account">
        <span className="break-words">
          {me.data.first_name} {me.data.last_name} · {me.data.email} · {me.data.institution.name}
        </span>
      </PageHeading>
      <Sheet aria-label="Your account" className="max-w-250 divide-y divide-border">
        <KeepEmail me={me.data} />
        <OwnAccounts />
        <SettingsSection
          title="Password"
          about={
            counts
              ? "When you change it, your sessions in all other browsers end. You stay signed in here."
              : "Your school has switched passwords off."
          }
        >
          {!counts ? (
            <p className="max-w-160 text-md text-text-2">
              You sign in with your school account. There is no password here to change.
            </p>
          ) : (
            <ChangePasswordForm email={me.data.email} />
          )}
        </SettingsSection>
        <SettingsSection
          title="Two-step sign-in"
          about="A code from an app on your phone, or a passkey, after your password. Who has got hold of your password alone then gets no further."
        >
          <TwoSteps />
        </SettingsSection>
        <SettingsSection
          title="Where you are signed in"
          about={`A session ends by itself after ${SESSION_DAYS} days without use. Times of last use are right to the hour.`}
        >
          <SessionList />
        </SettingsSection>
        <SubscriptionSection isAdministrator={me.data.role !== "teacher"} />
        <SettingsSection
          title="Close your account"
          about={`When you leave your school, or need ${PRODUCT_NAME} no longer.`}
        >
          <CloseAccount me={me.data} onClosed={onClosed} />
        </SettingsSection>
      </Sheet>
    </>
  );
}
