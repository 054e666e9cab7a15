import type { ApiToken } from "@reportair/contract/features/api-tokens.ts";
import { TOKEN_SCOPES } from "@reportair/contract/tokens.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiTokensQuery } from "../../data/api-tokens.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatDate } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { TokenOnce } from "./token-once.tsx";
import { part } from "../../ui/part.tsx";

const MakeTokenDialog = part(async () => (await import("./make-token-dialog.tsx")).MakeTokenDialog);

/** The school's tokens for programs: which there are, making one, revoking one. */
export function TokensForPrograms() {
  const tokens = useQuery(apiTokensQuery);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const { data } = tokens;
  return (
    <section aria-labelledby="api-tokens" className="mt-10">
      <SectionHeading
        id="api-tokens"
        title="Tokens for programs"
        tools={<Button onClick={() => setMaking(true)}>Make a token</Button>}
      >
        With one, a program of your school brings rosters in or takes released reports out.
      </SectionHeading>
      <Sheet>
        {tokens.isPending && (
          <div className="px-4 py-4 sm:px-6">
            <Loading>
              <Skeleton className="h-12 w-full max-w-160" />
            </Loading>
          </div>
        )}
        {tokens.isError && !data && (
          <div className="px-4 py-4 sm:px-6">
            <ErrorState onRetry={() => void tokens.refetch()}>
              {errorText(tokens.error, "The tokens could not be loaded.")}
            </ErrorState>
          </div>
        )}
        {data?.length === 0 && (
          <p className="max-w-180 px-4 py-4 text-md text-text-2 sm:px-6">
            No program has a token. Whoever looks after your school’s systems can do with one what
            “Bring in your school” and “Released reports” do, every night and without a person.
          </p>
        )}
        {data && data.length > 0 && (
          <ul className="divide-y divide-border">
            {data.map((token) => (
              <OneToken key={token.id} token={token} onRevoke={() => setRevoking(token)} />
            ))}
          </ul>
        )}
      </Sheet>
      {making && (
        <MakeTokenDialog
          onClose={() => setMaking(false)}
          onMade={(token) => {
            setMaking(false);
            setMade(token);
          }}
        />
      )}
      {made && <TokenOnce {...made} onClose={() => setMade(null)} />}
      <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />
    </section>
  );
}

function OneToken({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, scopes, made_by, created_at, ends_on, ended, used_on } = token;
  return (
    <li className="flex items-start gap-4 px-4 py-3 sm:px-6">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-md">
          <span className="min-w-0 font-bold break-words">{name}</span>
          {ended && <Chip tone="warning">Ended</Chip>}
        </p>
        <p className="text-md text-text-2">
          {scopes.map((scope) => TOKEN_SCOPES[scope]).join(" · ")}
        </p>
        <p className="text-sm break-words text-muted">
          {ended ? "Ended" : "Ends"} on {formatDate(ends_on)} ·{" "}
          {used_on === null ? "never used" : `last used on ${formatDate(used_on)}`} · made by{" "}
          {made_by.name} on {formatDate(created_at)}
        </p>
      </div>
      <Button
        variant="danger"
        className="-mr-3.5"
        aria-label={`${ended ? "Remove" : "Revoke"} ${name}`}
        onClick={onRevoke}
      >
        {ended ? "Remove" : "Revoke"}
      </Button>
    </li>
  );
}
