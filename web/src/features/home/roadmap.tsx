import { COMING_TOOLS } from "../../lib/tools.ts";
import { Chip } from "../../ui/chip.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** The tools that are still to come. */
export function Roadmap() {
  return (
    <section aria-labelledby="roadmap" className="mx-auto max-w-310 px-5 py-16 sm:px-8 lg:py-20">
      <SectionHeading id="roadmap" title="What comes next">
        The report writer is the first of five tools. These four are being worked on.
      </SectionHeading>
      <ul className="mt-8 grid gap-x-10 border-t border-border sm:grid-cols-2 lg:grid-cols-4">
        {COMING_TOOLS.map(({ name, icon: Icon, field, text }) => (
          <li
            key={name}
            className="border-border py-6 max-lg:border-b sm:max-lg:[&:nth-child(odd)]:pr-2"
          >
            <Icon aria-hidden size={22} strokeWidth={1.75} className="mb-3 text-accent-ink" />
            <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-h3 font-bold">
              {name}
              <Chip>Coming soon</Chip>
            </h3>
            <p className="mt-0.5 text-md font-mid text-text-2">{field}</p>
            <p className="mt-2 text-md text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
