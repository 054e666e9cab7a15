import { Sheet } from "../../ui/sheet.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Block } from "../legal/block.tsx";
import type { LegalSection } from "../legal/legal-text.ts";

/** A document that the school is to review: filled in as far as this server knows, on paper of its own. */
export function Draft(props: { id: string; title: string; sections: readonly LegalSection[] }) {
  const { id, title, sections } = props;
  return (
    <section aria-labelledby={id} className="mt-12 print:mt-0 print:break-before-page">
      <SectionHeading id={id} title={title} />
      <Sheet className="max-w-190 px-5 py-6 sm:px-9 sm:py-8 print:max-w-none print:border-0 print:p-0">
        <p className="rounded-2 border border-warning px-3 py-2 text-md text-warning">
          <strong className="font-mid">Draft.</strong> Filled in from this server’s settings for
          your school to review, complete and sign. It is not legal advice.
        </p>
        <div className="max-w-170 font-read text-read [--font-read:'Literata_Variable',Georgia,serif] print:max-w-none print:text-[10.5pt]/[1.45]">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="mt-8">
              <h3
                id={section.id}
                className="font-ui text-h3 font-bold tracking-tight break-after-avoid"
              >
                {section.title}
              </h3>
              {section.blocks.map((block, at) => (
                // A text's blocks never move.
                // oxlint-disable-next-line react/no-array-index-key
                <Block key={at} block={block} />
              ))}
            </section>
          ))}
        </div>
      </Sheet>
    </section>
  );
}
