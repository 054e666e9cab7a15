import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { Link } from "react-router";
import { useSite } from "../data/site.ts";
import { Logo } from "./logo.tsx";
import { footerLinks, legalLinks } from "./site-links.ts";

const link =
  "inline-flex min-h-(--control) items-center touch:min-w-11 rounded-1 text-text-2 hover:text-text hover:underline";

/** At the end of every public page: who provides the service, how to reach them, and the legal pages. */
export function Footer() {
  const provider = useSite()?.provider;
  const email = provider?.email;
  return (
    <footer className="border-t border-border">
      <div className="mx-auto grid max-w-310 gap-x-12 gap-y-8 px-5 py-12 text-md sm:px-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <Logo />
          <p className="mt-3 max-w-96 text-text-2">
            {provider?.name
              ? `${PRODUCT_NAME} is provided by ${provider.name}.`
              : "AI-driven tools for teachers in the United Kingdom."}
          </p>
          {email && (
            <a href={`mailto:${email}`} className={`${link} break-all`}>
              {email}
            </a>
          )}
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {footerLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={link} onClick={toTop}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Legal">
          <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {legalLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={link} onClick={toTop}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

// Also where the link leads to the very page that it stands on.
function toTop() {
  scrollTo(0, 0);
}
