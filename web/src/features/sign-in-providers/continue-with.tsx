import { PROVIDER_NAMES, type Provider } from "@reportair/contract/signing-in.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { doorsQuery, useBeginSignIn } from "../../data/sign-in-providers.ts";
import { ApiError, errorText } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ProviderMark } from "./provider-mark.tsx";
import { keepWayBack } from "./way-back.ts";

/** The ways in with a school's own account, where some school here has turned one on. */
export function ContinueWith() {
  const { state } = useLocation();
  const doors = useQuery(doorsQuery).data?.doors ?? [];
  const begin = useBeginSignIn();
  const [asking, setAsking] = useState<Provider | null>(null);
  if (doors.length === 0) return null;
  const go = (provider: Provider, domain?: string) =>
    begin.mutate(
      { provider, ...(domain !== undefined && { domain }) },
      {
        onSuccess: ({ address }) => {
          keepWayBack(state);
          window.location.assign(address);
        },
      },
    );
  return (
    <div className="mt-5 flex flex-col gap-2.5">
      <p className="mb-2.5 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        or with your school’s account
      </p>
      {doors.map(({ provider, asks_domain }) =>
        asking === provider ? (
          <AskAddress
            key={provider}
            provider={provider}
            busy={begin.isPending || begin.isSuccess}
            error={begin.error}
            onGiven={(address) => go(provider, address)}
          />
        ) : (
          <Button
            key={provider}
            className="w-full"
            icon={<ProviderMark provider={provider} />}
            busy={
              (begin.isPending || begin.isSuccess) &&
              begin.variables.provider === provider &&
              `Going to ${PROVIDER_NAMES[provider]}...`
            }
            onClick={() => {
              begin.reset();
              setAsking(asks_domain ? provider : null);
              if (!asks_domain) go(provider);
            }}
          >
            Continue with {PROVIDER_NAMES[provider]}
          </Button>
        ),
      )}
      {begin.error && asking === null && (
        <InlineAlert>{errorText(begin.error, "That did not work. Please try again.")}</InlineAlert>
      )}
    </div>
  );
}

/** The address whose ending says which school it is. */
function AskAddress(props: {
  provider: Provider;
  busy: boolean;
  error: Error | null;
  onGiven: (address: string) => void;
}) {
  const [address, setAddress] = useState("");
  const { error } = props;
  const problem = error instanceof ApiError ? domainProblem(error) : undefined;
  return (
    <form
      noValidate
      className="flex flex-col gap-3 rounded-2 border border-border p-4"
      onSubmit={(event) => {
        event.preventDefault();
        // Its ending alone: who it is, the provider is asked.
        props.onGiven(address.slice(address.lastIndexOf("@") + 1));
      }}
    >
      <TextField
        label="Your school e-mail address"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        hint="So that we find your school. Only what follows the @ is sent."
        error={problem}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      {error && problem === undefined && (
        <InlineAlert>{errorText(error, "That did not work. Please try again.")}</InlineAlert>
      )}
      <Button
        type="submit"
        variant="primary"
        className="w-full"
        busy={props.busy && `Going to ${PROVIDER_NAMES[props.provider]}...`}
      >
        Continue with {PROVIDER_NAMES[props.provider]}
      </Button>
    </form>
  );
}

function domainProblem({ body }: ApiError): string | undefined {
  const said = (body as { domain?: unknown } | null)?.domain;
  return Array.isArray(said) ? said.join(" ") : undefined;
}
