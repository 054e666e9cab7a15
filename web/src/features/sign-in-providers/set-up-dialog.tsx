import type { ProviderSettings } from "@reportair/contract/features/sign-in-providers.ts";
import { PROVIDER_NAMES } from "@reportair/contract/signing-in.ts";
import { useSaveProvider } from "../../data/sign-in-providers.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";

const rules = async () =>
  (await import("@reportair/contract/features/sign-in-providers.ts")).providerInput;

const WORDS = {
  google: {
    where:
      "In the Google Cloud console of your school, make an OAuth client of the type “Web application”, for internal use.",
    tenant: "Domain of your Google Workspace",
    hint: "Such as hilltop.sch.uk",
  },
  microsoft: {
    where:
      "In the Microsoft Entra admin centre, register an app for accounts in your directory only, and make a client secret. Add the optional claims acct and auth_time to its ID token.",
    tenant: "Directory (tenant) ID",
    hint: "From the app’s overview page",
  },
};

/** The school's app at a provider. It counts once it is tested, which follows at once. */
export function SetUpDialog(props: {
  settings: ProviderSettings;
  returnAddress: string;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { provider, live, waiting } = props.settings;
  const before = waiting ?? live;
  const save = useSaveProvider(provider);
  const words = WORDS[provider];
  const form = useContractForm({
    initial: {
      client_id: before?.client_id ?? "",
      client_secret: "",
      tenant: before?.tenant ?? "",
    },
    draft: "never",
    rules,
    bodyOf: ({ client_secret, ...values }) => ({
      ...values,
      ...(client_secret !== "" && { client_secret }),
    }),
    also: ({ client_secret }) =>
      before === null && client_secret === ""
        ? { client_secret: "The client secret is required." }
        : {},
    send: save.mutateAsync,
    onSaved: (_, open) => open && props.onSaved(),
  });
  return (
    <FormDialog
      title={`Sign in with ${PROVIDER_NAMES[provider]}`}
      onClose={props.onClose}
      dirty={form.dirty}
      form={form.props}
      draft={null}
      submitLabel="Save and test"
      busy={form.busy && "Saving..."}
      failure={form.failure && errorText(form.failure, "It could not be saved.")}
    >
      <p className="text-md text-text-2">
        {words.where} Whoever looks after your school’s accounts can do it in ten minutes.
      </p>
      <ReturnAddress address={props.returnAddress} />
      <TextField
        {...form.field("client_id")}
        label={provider === "google" ? "Client ID" : "Application (client) ID"}
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.field("client_secret")}
        label="Client secret"
        autoComplete="off"
        hint={
          before === null
            ? "It is kept encrypted and never shown again."
            : "Leave it empty to keep the one you gave. It is never shown again."
        }
      />
      <TextField
        {...form.field("tenant")}
        label={words.tenant}
        hint={words.hint}
        autoCapitalize="none"
        spellCheck={false}
      />
      <p className="text-md text-text-2">
        You are then sent to {PROVIDER_NAMES[provider]} to sign in with your own school account.
        That proves that it works and whose it is; until then nothing changes for anybody.
      </p>
    </FormDialog>
  );
}

/** To be given to the provider, letter by letter. */
function ReturnAddress({ address }: { address: string }) {
  return (
    <div>
      <p className="text-md font-mid">Redirect address to register there</p>
      <div className="mt-1 flex flex-wrap items-center gap-2 rounded-2 bg-sunken py-1 pr-1 pl-3">
        <code className="min-w-0 flex-1 text-sm break-all">{address}</code>
        <Button
          size="row"
          onClick={() =>
            void navigator.clipboard.writeText(address).then(
              () => toast.success("Address copied."),
              () => toast.error("It could not be copied. Select it and copy it by hand."),
            )
          }
        >
          Copy
        </Button>
      </div>
    </div>
  );
}
