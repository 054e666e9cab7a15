import {
  TOKEN_DAYS,
  TOKEN_DAYS_MAX,
  TOKEN_SCOPES,
  type TokenScope,
} from "@reportair/contract/tokens.ts";
import { CircleAlert } from "lucide-react";
import { useId, useState } from "react";
import { useMakeApiToken } from "../../data/api-tokens.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";

const rules = async () =>
  (await import("@reportair/contract/features/api-tokens.ts")).makeApiToken.body;

const ABOUT: Record<TokenScope, string> = {
  "rosters:write":
    "Stages files, reads the preview, brings in what needs no person, and undoes what it brought in.",
  "reports:read":
    "Reads the reports that teachers released to the school, and has whole reports made. Nothing else of theirs.",
};
const SCOPES = Object.keys(TOKEN_SCOPES) as TokenScope[];

/** The day that comes so many days from now, by the calendar on the wall of a UK school. */
const dayAfter = (days: number) =>
  new Date(new Date().getTime() + days * 86_400_000).toLocaleDateString("sv-SE", {
    timeZone: "Europe/London",
  });

/** Makes a token for a program. Its secret is handed on, to be shown once. */
export function MakeTokenDialog(props: {
  onClose: () => void;
  onMade: (made: { name: string; secret: string }) => void;
}) {
  const make = useMakeApiToken();
  const problem = useId();
  const [days] = useState(() => ({
    first: dayAfter(0),
    usual: dayAfter(TOKEN_DAYS),
    last: dayAfter(TOKEN_DAYS_MAX),
  }));
  const form = useContractForm({
    initial: { name: "", scopes: [] as TokenScope[], ends_on: days.usual },
    draft: "never",
    rules,
    bodyOf: (values) => values,
    send: make.mutateAsync,
    onSaved: ({ secret, token }) => props.onMade({ name: token.name, secret }),
  });
  const { scopes } = form.values;
  return (
    <FormDialog
      title="Make a token"
      onClose={props.onClose}
      dirty={form.dirty}
      form={form.props}
      draft={null}
      submitLabel="Make token"
      busy={form.busy && "Making..."}
      failure={form.failure && errorText(form.failure, "The token could not be made.")}
    >
      <TextField
        {...form.field("name")}
        label="Name"
        hint="The program that it is for, such as “Nightly roster”."
      />
      <fieldset>
        <legend className="mb-1 text-sm font-mid text-text-2">What it may do</legend>
        <div className="grid gap-3">
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              checked={scopes.includes(scope)}
              aria-invalid={form.problems.scopes !== undefined}
              aria-describedby={form.problems.scopes === undefined ? undefined : problem}
              onChange={(event) =>
                form.change({
                  scopes: SCOPES.filter((one) =>
                    one === scope ? event.target.checked : scopes.includes(one),
                  ),
                })
              }
              label={
                <>
                  {TOKEN_SCOPES[scope]}
                  <span className="block text-sm text-muted">{ABOUT[scope]}</span>
                </>
              }
            />
          ))}
        </div>
        {form.problems.scopes && (
          <p id={problem} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden size={15} strokeWidth={1.75} className="mt-px shrink-0" />
            {form.problems.scopes}
          </p>
        )}
      </fieldset>
      <TextField
        {...form.field("ends_on")}
        type="date"
        label="Last day"
        min={days.first}
        max={days.last}
        hint="After it the program is refused. A year from now at most."
      />
      <p className="text-md text-text-2">
        It acts in your name, and ends sooner where your account is closed or no longer administers
        the school. Whoever has it needs no password: give it to nobody but the program.
      </p>
    </FormDialog>
  );
}
