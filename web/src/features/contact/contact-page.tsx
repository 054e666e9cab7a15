import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useSite } from "../../data/site.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { ContactForm } from "./contact-form.tsx";

const link = "text-accent-ink underline underline-offset-3";

/** How to reach the provider. */
export function ContactPage() {
  const provider = useSite()?.provider;
  return (
    <div className="mx-auto grid max-w-310 gap-x-14 gap-y-8 px-5 pt-28 pb-20 sm:px-8 lg:grid-cols-[5fr_7fr]">
      <div>
        <h1 className="text-[2rem] leading-10 font-bold tracking-tight">Contact Us</h1>
        <p className="mt-2 max-w-100 text-lg text-text-2">
          A question, a problem, or the wish to use it at your school: write to us, and the answer
          comes by e-mail.
        </p>
        {provider?.email && (
          <p className="mt-4 text-lg">
            <a href={`mailto:${provider.email}`} className={`${link} break-all`}>
              {provider.email}
            </a>
          </p>
        )}
        {provider?.address && (
          <address className="mt-4 text-lg whitespace-pre-line text-text-2 not-italic">
            {provider.name && `${provider.name}\n`}
            {provider.address}
          </address>
        )}
        <h2 className="mt-8 text-h3 font-bold">About a pupil’s data?</h2>
        <p className="mt-1 max-w-100 text-md text-text-2">
          Please ask the school first. It decides what is kept, and its administrators can look up,
          export and erase it. The{" "}
          <Link to={paths.privacyPolicy} className={link}>
            privacy policy
          </Link>{" "}
          says more.
        </p>
      </div>
      <Sheet className="p-5 sm:p-8">
        <ContactForm />
      </Sheet>
    </div>
  );
}
