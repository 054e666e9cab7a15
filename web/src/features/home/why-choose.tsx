import { DISCARD_DAYS } from "@reportair/contract/lifetimes.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { Clock, LifeBuoy, PenLine } from "lucide-react";
import { SectionHeading } from "./section-heading.tsx";

const reasons = [
  {
    title: "Efficiency",
    icon: Clock,
    text: "A whole class from one page: fill a column at once, note what matters, and generate. Up to 70% less time on reports is our aim, and every keystroke is saved as you go.",
  },
  {
    title: "Personalization",
    icon: PenLine,
    text: "Each report comes from what you ticked and noted about that pupil, and from nothing else. Give ten of your own reports, and the writing follows your style.",
  },
  {
    title: "Support",
    icon: LifeBuoy,
    text: `Errors say what happened and what is safe, and everything you discard can be brought back for ${DISCARD_DAYS} days. When you are stuck, write to us.`,
  },
] as const;

/** Three reasons for the product. */
export function WhyChoose() {
  return (
    <section aria-labelledby="why-choose">
      <div className="mx-auto max-w-310 px-5 pb-16 sm:px-8 lg:pb-20">
        <SectionHeading id="why-choose" title={`Why Choose ${PRODUCT_NAME}`} />
        <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3">
          {reasons.map(({ title, icon: Icon, text }) => (
            <li key={title}>
              <Icon aria-hidden size={22} strokeWidth={1.75} className="text-accent-ink" />
              <h3 className="mt-3 text-h3 font-bold">{title}</h3>
              <p className="mt-1 max-w-100 text-lg text-text-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
