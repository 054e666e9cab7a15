import type {
  ProviderSettings,
  SchoolSignIn,
} from "@reportair/contract/features/sign-in-providers.ts";
import { PROVIDER_NAMES, type Provider } from "@reportair/contract/signing-in.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  schoolSignInQuery,
  useRemoveProvider,
  useSettleAccounts,
  useSwitchPasswords,
  useTestProvider,
} from "../../data/sign-in-providers.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { LinkedAccounts } from "./linked-accounts.tsx";
import { ProviderMark } from "./provider-mark.tsx";
import { part } from "../../ui/part.tsx";

const SetUpDialog = part(async () => (await import("./set-up-dialog.tsx")).SetUpDialog);

/** How the school's own accounts sign in here, and whether passwords do. */
export function SchoolAccounts() {
  const settled = useQuery(schoolSignInQuery);
  const { data } = settled;
  return (
    <section aria-labelledby="school-accounts" className="mt-10">
      <SectionHeading id="school-accounts" title="Signing in with school accounts" />
      <Sheet className="divide-y divide-border">
        {settled.isPending && (
          <div className="px-4 py-4 sm:px-6">
            <Loading>
              <Skeleton className="h-12 w-full max-w-160" />
            </Loading>
          </div>
        )}
        {settled.isError && !data && (
          <div className="px-4 py-4 sm:px-6">
            <ErrorState onRetry={() => void settled.refetch()}>
              {errorText(settled.error, "The settings could not be loaded.")}
            </ErrorState>
          </div>
        )}
        {data?.providers.map((one) => (
          <OneProvider key={one.provider} settings={one} returnAddress={data.return_address} />
        ))}
        {data && <Passwords settled={data} />}
        {data && data.linked.length > 0 && <LinkedAccounts linked={data.linked} />}
      </Sheet>
    </section>
  );
}

const KINDS: Record<Provider, string> = {
  google: "Google Workspace",
  microsoft: "Microsoft 365 (Entra ID)",
};

function OneProvider(props: { settings: ProviderSettings; returnAddress: string }) {
  const { provider, live, waiting, domain, accounts_domain } = props.settings;
  const [open, setOpen] = useState<"set-up" | "accounts" | "off">();
  const test = useTestProvider();
  const name = PROVIDER_NAMES[provider];
  const close = () => setOpen(undefined);
  const goTest = () =>
    test.mutate(provider, {
      onSuccess: ({ address }) => window.location.assign(address),
      onError: (error) => toast.error(errorText(error, "The test could not begin.")),
    });
  return (
    <div className="px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ProviderMark provider={provider} />
        <h3 className="text-md font-bold">{KINDS[provider]}</h3>
        {live ? <Chip tone="success">On</Chip> : <Chip>Off</Chip>}
        {waiting && <Chip tone="warning">Not tested yet</Chip>}
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          {waiting && (
            <Button
              variant="primary"
              busy={(test.isPending || test.isSuccess) && `Going to ${name}...`}
              onClick={goTest}
            >
              Test {name}
            </Button>
          )}
          <Button onClick={() => setOpen("set-up")}>
            {live || waiting ? `Change ${name}` : `Set up ${name}`}
          </Button>
        </div>
      </div>
      <p className="mt-1.5 max-w-180 text-md text-text-2">
        {live
          ? `Accounts of ${domain ?? live.tenant} sign in here.`
          : `Staff sign in with the ${name} account that they have from school, and need no other password.`}
        {waiting && " What you saved counts once you have signed in with it yourself."}
      </p>
      {live && (
        <>
          <p className="mt-1 max-w-180 text-md text-text-2">
            {accounts_domain === null
              ? "Who has no account here is not let in: you add people yourself."
              : `Who signs in with an address of ${accounts_domain} and has no account gets a teacher’s, without classes.`}
          </p>
          <div className="mt-1 -ml-3.5 flex flex-wrap gap-x-2">
            <Button variant="ghost" onClick={() => setOpen("accounts")}>
              Who gets an account
            </Button>
            <Button variant="danger" onClick={() => setOpen("off")}>
              Turn off {name}
            </Button>
          </div>
        </>
      )}
      {open === "set-up" && (
        <SetUpDialog
          settings={props.settings}
          returnAddress={props.returnAddress}
          onClose={close}
          onSaved={() => {
            close();
            goTest();
          }}
        />
      )}
      {open === "accounts" && <AccountsDialog settings={props.settings} onClose={close} />}
      <TurnOffDialog provider={provider} open={open === "off"} onClose={close} />
    </div>
  );
}

const accountsRules = async () =>
  (await import("@reportair/contract/features/sign-in-providers.ts")).settleAccounts.body;

function AccountsDialog(props: { settings: ProviderSettings; onClose: () => void }) {
  const { provider, accounts_domain } = props.settings;
  const settle = useSettleAccounts(provider);
  const [makes, setMakes] = useState(accounts_domain !== null);
  const form = useContractForm({
    // Not the school's own, which is the pupils' too in most: whoever names a domain has thought of whose it is.
    initial: { accounts_domain: accounts_domain ?? "" },
    draft: "never",
    rules: accountsRules,
    bodyOf: (values) => ({ accounts_domain: makes ? values.accounts_domain : null }),
    send: settle.mutateAsync,
    onSaved: () => {
      props.onClose();
      toast.success("Setting saved.");
    },
  });
  return (
    <FormDialog
      title="Who gets an account by signing in"
      onClose={props.onClose}
      form={form.props}
      draft={null}
      submitLabel="Save"
      busy={form.busy && "Saving..."}
      failure={form.failure && errorText(form.failure, "The setting could not be saved.")}
    >
      <Checkbox
        label="Make an account for who has none"
        checked={makes}
        onChange={(event) => setMakes(event.target.checked)}
      />
      <p className="text-md text-text-2">
        They become teachers without classes, and see the names of pupils to enrol. Name a domain
        that your pupils’ addresses do not have; where pupils share it, leave this off.
      </p>
      {makes && (
        <TextField
          {...form.field("accounts_domain")}
          label="Only addresses that end in"
          autoCapitalize="none"
          spellCheck={false}
          hint="Such as staff.hilltop.sch.uk"
        />
      )}
    </FormDialog>
  );
}

function TurnOffDialog(props: { provider: Provider; open: boolean; onClose: () => void }) {
  const remove = useRemoveProvider();
  const name = PROVIDER_NAMES[props.provider];
  return (
    <ConfirmDialog
      open={props.open}
      title={`Turn off signing in with ${name}`}
      confirmLabel="Turn off"
      busy={remove.isPending && "Turning off..."}
      onCancel={() => {
        remove.reset();
        props.onClose();
      }}
      onConfirm={() =>
        remove.mutate(props.provider, {
          onSuccess: () => {
            props.onClose();
            toast.success(`Signing in with ${name} is off.`);
          },
        })
      }
    >
      <p>
        Nobody signs in with it any more; who is signed in stays so. The client ID and secret are
        removed, and whose accounts were linked is forgotten. Passwords count again where this was
        the only other way in.
      </p>
      {remove.isError && (
        <InlineAlert className="mt-3">
          {errorText(remove.error, "It could not be turned off and is as it was.")}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}

function Passwords({ settled }: { settled: SchoolSignIn }) {
  const change = useSwitchPasswords();
  const { password_kept_by: keeper } = settled;
  const canBeOff = settled.providers.some(({ live }) => live !== null);
  const off = change.isPending ? change.variables : keeper !== null;
  return (
    <div className="px-4 py-4 sm:px-6">
      <Checkbox
        label="Switch passwords off"
        checked={off}
        disabled={change.isPending || (!canBeOff && !off)}
        onChange={(event) =>
          void change.mutateAsync(event.target.checked).then(
            () => toast.success("Setting saved."),
            (error: unknown) => toast.error(errorText(error, "The setting could not be saved.")),
          )
        }
      />
      <p className="mt-2 max-w-180 text-md text-text-2">
        {keeper
          ? `Everybody signs in with their school account. ${keeper.name} alone keeps a password, for the day on which the provider is away.`
          : canBeOff
            ? "Everybody then signs in with their school account. You alone keep your password, for the day on which the provider is away. Without the claim auth_time, of which the test sign-in tells, nobody else could confirm that it is them."
            : "Passwords can be switched off once one of the two above is on and tested."}
      </p>
    </div>
  );
}
