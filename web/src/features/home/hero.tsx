import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { ArrowDown } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button-class.ts";
import { HeroExample } from "./hero-example.tsx";

/** The top of the home page: what the product is called, what it promises, and one example. */
export function Hero({ startAt }: { startAt: string }) {
  return (
    <section
      aria-labelledby="tagline"
      className="mx-auto grid max-w-310 items-center gap-12 px-5 pt-28 pb-16 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:pt-30 lg:pb-20"
    >
      <div>
        <p className="mb-3 text-h2 font-bold tracking-tight text-accent-ink">{PRODUCT_NAME}</p>
        <h1
          id="tagline"
          className="text-[clamp(2.25rem,1.3rem+2.8vw,3.5rem)] leading-[1.06] font-bold tracking-[-0.028em] text-balance"
        >
          AI-Driven Tools for a Smarter Teaching Experience
        </h1>
        <p className="mt-6 max-w-100 text-[1.25rem] leading-8 text-text-2">
          Tick what you know about each pupil. {PRODUCT_NAME} writes the whole class, and you decide
          what stays.
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-3">
          <Link to={startAt} className={buttonClass("primary", "lg")}>
            Get Started Now
          </Link>
          <a
            href="#report-writer"
            aria-label="Scroll down: see how it works"
            className={buttonClass("ghost", "lg")}
          >
            <ArrowDown aria-hidden size={16} strokeWidth={1.75} />
            See how it works
          </a>
        </div>
        <p className="mt-8 max-w-88 text-sm text-muted">
          Up to 70% less reporting time. Names and other identifiers are removed before any AI
          processing.
        </p>
        <p className="mt-2 max-w-88 text-sm text-muted">
          The 70% is our own aim and not a measurement. What your classes take is counted for you,
          beside what you say they took before.
        </p>
      </div>
      <HeroExample />
    </section>
  );
}
