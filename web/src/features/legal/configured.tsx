import { useSite } from "../../data/site.ts";

/** Who provides this installation, as far as it is configured. */
export function ProviderDetails() {
  const provider = useSite()?.provider;
  if (!provider) return null;
  const { name, address, email, registration } = provider;
  if (!name) return <NoProvider />;
  const rows = [
    ["Provider", name],
    ["Address", address],
    ["E-mail", email],
    ["Registered with the Information Commissioner’s Office", registration],
  ].filter(([, value]) => value);
  return (
    <dl className="my-4 rounded-3 border border-border bg-surface px-5 py-1 font-ui text-md">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-4 border-b border-border py-2.5 last:border-0 sm:grid-cols-[11rem_1fr]"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Said where nobody is named: a page that speaks of a provider must not look as if there were one. */
function NoProvider() {
  return (
    <p className="my-4 rounded-3 border border-border bg-surface px-5 py-3 font-ui text-md">
      <strong className="font-[640]">This installation has no named provider yet.</strong> Whoever
      runs its server has to name one (name, address, e-mail) before a school works with it.
    </p>
  );
}

/** Where data are kept, or whom to ask where it is not configured. */
export function Hosting() {
  const site = useSite();
  return (
    <p className="my-3">
      {site?.hosting
        ? `The server of this service and its database stand in ${site.hosting}. Pupils’ data are kept there.`
        : "In which country the server of this service and its database stand is told by whoever provides it."}
    </p>
  );
}

// While nothing is known the line keeps its place.
function inUse(name: string | null | undefined, without: string): string {
  if (name === undefined) return "\u00a0";
  return name === null ? `None is in use. ${without}` : `In use: ${name}.`;
}

/** Who else receives data: what may be configured, and, once it is known, what is. */
export function Processors() {
  const site = useSite();
  const used = site?.processors;
  const rows = [
    [
      "Writing reports",
      "An AI provider receives ticks and notes without identifiers",
      inUse(used?.writer, "Reports are written on this server."),
    ],
    [
      "Payments",
      "Stripe receives payment details, the school’s name, and its administrator’s name and e-mail address",
      inUse(used?.payments, "Nothing is paid online."),
    ],
    [
      "Contact form",
      "A form service receives the message",
      inUse(used?.contact_form, "Messages come to us by e-mail."),
    ],
  ];
  return (
    <dl className="my-4 rounded-3 border border-border bg-surface px-5 py-1 font-ui text-md">
      {rows.map(([label, may, is]) => (
        <div
          key={label}
          className="grid gap-x-4 border-b border-border py-2.5 last:border-0 sm:grid-cols-[11rem_1fr]"
        >
          <dt className="font-mid">{label}</dt>
          <dd>
            <span className="text-text-2">{may}, where one is in use.</span>
            <span className="block">{is}</span>
          </dd>
        </div>
      ))}
      <div className="grid gap-x-4 py-2.5 sm:grid-cols-[11rem_1fr]">
        <dt className="font-mid">Hosting and e-mail</dt>
        <dd className="text-text-2">
          The companies whose servers run this service and carry its e-mail. They are named in the
          contract with each school.
        </dd>
      </div>
    </dl>
  );
}
