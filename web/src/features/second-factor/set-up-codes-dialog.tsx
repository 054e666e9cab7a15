import { useTurnCodesOn } from "../../data/second-factor.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { CodeField } from "./code-field.tsx";
import { QrCode } from "./qr-code.tsx";

const rules = async () =>
  (await import("@reportair/contract/features/second-factor.ts")).turnCodesOn.body;

/** What an app makes its codes of, to scan or to type, and the first code that it shows. */
export function SetUpCodesDialog(props: {
  secret: string;
  address: string;
  onClose: () => void;
  onDone: (recoveryCodes: string[] | null) => void;
}) {
  const turnOn = useTurnCodesOn();
  const form = useContractForm({
    initial: { code: "" },
    draft: "never",
    rules,
    bodyOf: (body) => body,
    send: turnOn.mutateAsync,
    onSaved: props.onDone,
    forgiving: true,
  });
  return (
    <FormDialog
      title="Set up two-step sign-in"
      size="md"
      form={form.props}
      draft={null}
      submitLabel="Turn on"
      busy={form.busy && "Turning on..."}
      failure={form.failure && errorText(form.failure, "It could not be turned on.")}
      onClose={props.onClose}
    >
      <p className="text-md text-text-2">
        1. In your authenticator app, add an account and scan this picture, or type the key instead.
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <QrCode text={props.address} label="QR code of the key that stands beside it" />
        <dl className="min-w-40 flex-1">
          <dt className="text-sm font-mid text-text-2">Key</dt>
          <dd className="mt-1 text-md tracking-wide break-words select-all">
            {props.secret.match(/.{1,4}/gu)?.join(" ")}
          </dd>
        </dl>
      </div>
      <p className="text-md text-text-2">2. Type the code that the app now shows.</p>
      <CodeField {...form.field("code")} className="max-w-50" />
      <p className="text-sm text-muted">
        From then on it is asked for after your password, and you are signed out in all other
        browsers.
      </p>
    </FormDialog>
  );
}
