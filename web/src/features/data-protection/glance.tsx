import type { DataProtection } from "@reportair/contract/features/data-protection.ts";
import { CONSENT_AGE } from "../../lib/contract-constants.ts";
import type { ReactNode } from "react";
import { formatCount, formatNumber } from "../../lib/format.ts";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { formatSince, keptAtMost, keptFor, recipientOf, WHERE, whenFirst } from "./words.ts";

/** The answer in one sentence, and the facts behind it. */
export function Glance({ data }: { data: DataProtection }) {
  const { accounts, consent, retention } = data;
  return (
    <>
      <Verdict data={data} />
      <Sheet className="mt-4 px-5 py-1">
        <dl className="text-md">
          <Fact name="Writer">
            {data.model === null
              ? "The writer on this server: rules and phrases, no model"
              : `${data.model.name}, ${WHERE[data.model.place]}`}
          </Fact>
          <Fact name="Recipient">
            {data.model === null
              ? "Nobody"
              : data.leaves
                ? recipientOf(data.model)
                : "Nobody now: the school has settled to write on this server only"}
          </Fact>
          <Fact name="First sent">
            {data.since === null ? "Nothing was ever sent" : formatSince(data.since)}
          </Fact>
          <Fact name="Guardians’ consent">
            {formatNumber(consent.given)} recorded, {formatNumber(consent.withdrawn)} refused or
            withdrawn. {formatNumber(consent.embedded_only)} of{" "}
            {formatCount(consent.students, "pupil")} written on this server only.{" "}
            {consent.required
              ? `Under ${CONSENT_AGE}, consent is needed first.`
              : `Under ${CONSENT_AGE}, consent is not required by the school.`}
          </Fact>
          <Fact name="Who has access">
            {formatCount(accounts.teacher, "teacher")},{" "}
            {formatCount(accounts.admin, "administrator")}, {formatNumber(accounts.adminteacher)}{" "}
            with both roles. A report is its author’s alone until they share it; administrators see
            numbers, and what is released to the school.
          </Fact>
          <Fact name="Kept for">
            Reports, notes and what was sent of them {keptFor(retention.report)} after the last
            change; pupils’ records {keptFor(retention.pupil)} after the last enrolment; what is
            discarded {keptFor(retention.discarded)}; closed accounts at most{" "}
            {keptAtMost(retention.account)}.
          </Fact>
          <Fact name="Kept in">
            {data.hosting ?? "The country is not named in this server’s settings"}
          </Fact>
          <Fact name="Service by">
            {data.provider.name === null
              ? "Not named in this server’s settings"
              : [data.provider.name, data.provider.address, data.provider.email]
                  .filter(Boolean)
                  .join(", ")}
          </Fact>
        </dl>
      </Sheet>
    </>
  );
}

function Verdict({ data: { model, leaves, since } }: { data: DataProtection }) {
  if (model === null || !leaves) {
    return (
      <InlineAlert still tone="success" title="Nothing about a pupil leaves to write reports.">
        {model === null
          ? "No AI provider is set up: reports are written on this server."
          : "Your school has settled that reports are written on this server only."}
        {since !== null &&
          ` Requests were sent before, the first ${whenFirst(since)}; the months are listed below.`}
      </InlineAlert>
    );
  }
  return (
    <InlineAlert
      still
      tone="info"
      title={`Ticks and notes go to ${recipientOf(model)}, identifiers removed first.`}
    >
      {model.place === "outside"
        ? "That is outside the school’s network, as far as its address tells. What leaves is still one pupil’s data: treat it as personal data."
        : "That is inside the school’s network, as far as its address tells."}
    </InlineAlert>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-b border-border py-2.5 last:border-0 sm:grid-cols-[11rem_1fr]">
      <dt className="font-mid">{name}</dt>
      <dd className="break-words text-text-2">{children}</dd>
    </div>
  );
}
