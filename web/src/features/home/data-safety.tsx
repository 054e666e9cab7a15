import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useSite } from "../../data/site.ts";
import { Sheet } from "../../ui/sheet.tsx";

const promises = [
  [
    "Identifiers removed before AI processing",
    "Names, dates of birth, student IDs, addresses and links are replaced by placeholders first, and a last check stops whatever still holds one. The table of who is who never leaves the server.",
  ],
  [
    "Or no outside AI at all",
    "The built-in writer works on the server itself. A school that uses it sends no pupil data to an AI provider.",
  ],
  [
    "Your reports are yours",
    "A report can be read by the teacher who wrote it, until that teacher shares it. Administrators see totals. Schools are kept apart inside the database itself.",
  ],
  [
    "Kept no longer than needed",
    "Pupil data and reports for 12 months, sessions for two weeks of inactivity. No tracking, no advertising, no cookies before you sign in or send a form.",
  ],
] as const;

/** What becomes of the data, truthfully, in one card. */
export function DataSafety() {
  const registration = useSite()?.provider.registration;
  return (
    <section
      aria-labelledby="data-safety"
      className="mx-auto max-w-310 px-5 pb-16 sm:px-8 lg:pb-20"
    >
      <Sheet className="grid gap-x-14 gap-y-8 p-6 sm:p-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="data-safety" className="text-[2rem] leading-10 font-bold tracking-tight">
            Data safety and security
          </h2>
          <p className="mt-2 text-lg text-text-2">
            Made for UK GDPR and the Data Protection Act 2018. The school decides what happens to
            its data; we process it on the school’s behalf.
          </p>
          {registration && (
            <p className="mt-3 text-lg text-text-2">
              Registered with the Information Commissioner’s Office, number {registration}.
            </p>
          )}
          <ul className="mt-5 flex flex-wrap gap-x-5 text-md">
            {[
              [paths.privacyPolicy, "Privacy policy"],
              [paths.childDataProtection, "Children’s data protection"],
            ].map(([to = "", label]) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-(--control) items-center rounded-1 text-accent-ink underline underline-offset-3"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <ul className="divide-y divide-border">
          {promises.map(([title, text]) => (
            <li key={title} className="py-5 first:pt-0 last:pb-0">
              <h3 className="text-h3 font-bold">{title}</h3>
              <p className="mt-1 text-md text-text-2">{text}</p>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
