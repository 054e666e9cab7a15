import { PHONE } from "../../lib/use-media.ts";
import cardsDark from "./pictures/cards-dark.webp";
import cardsLight from "./pictures/cards-light.webp";
import cardsPhoneDark from "./pictures/cards-phone-dark.webp";
import cardsPhoneLight from "./pictures/cards-phone-light.webp";
import compareDark from "./pictures/compare-dark.webp";
import compareLight from "./pictures/compare-light.webp";
import comparePhoneDark from "./pictures/compare-phone-dark.webp";
import comparePhoneLight from "./pictures/compare-phone-light.webp";
import fieldsDark from "./pictures/fields-dark.webp";
import fieldsLight from "./pictures/fields-light.webp";
import fieldsPhoneDark from "./pictures/fields-phone-dark.webp";
import fieldsPhoneLight from "./pictures/fields-phone-light.webp";
import tableDark from "./pictures/table-dark.webp";
import tableLight from "./pictures/table-light.webp";
import tablePhoneDark from "./pictures/table-phone-dark.webp";
import tablePhoneLight from "./pictures/table-phone-light.webp";
import { SectionHeading } from "./section-heading.tsx";

const views = [
  {
    title: "A whole class on one page",
    text: "Choose the fields that count for each pupil, tick, and add a note where it matters. Set a field for all selected pupils at once. Everything is saved as you go.",
    light: { desk: fieldsLight, phone: fieldsPhoneLight },
    dark: { desk: fieldsDark, phone: fieldsPhoneDark },
    alt: "The batch report generator: a class as a table, with one pupil opened to show six fields, their notes and the summary.",
  },
  {
    title: "Review as a table",
    text: "All reports of the class side by side, with their lengths and what has become of them. Keep or discard one, or all at once.",
    light: { desk: tableLight, phone: tablePhoneLight },
    dark: { desk: tableDark, phone: tablePhoneDark },
    alt: "The review as a table: a row for each pupil with the beginning of the report, its word count and its status.",
  },
  {
    title: "Review as cards, and edit in place",
    text: "One report at a time, beside what it was written from. Point at a sentence to see its source; change a word, and the text is yours.",
    light: { desk: cardsLight, phone: cardsPhoneLight },
    dark: { desk: cardsDark, phone: cardsPhoneDark },
    alt: "The review as cards: a report in full with one sentence highlighted, and beside it the ticks and notes that it came from.",
  },
  {
    title: "Compare reporting periods",
    text: "Last term’s report beside this term’s, pupil by pupil, with what has changed in between. Nothing earlier is overwritten.",
    light: { desk: compareLight, phone: comparePhoneLight },
    dark: { desk: compareDark, phone: comparePhoneDark },
    alt: "Two reports on one pupil side by side, of the summer term and of the autumn term, with the fields that have changed.",
  },
];

/** The report writer in pictures, taken from the product itself. */
export function Tour() {
  return (
    <section
      aria-labelledby="tour"
      className="border-b border-border [contain-intrinsic-size:auto_170rem] [content-visibility:auto]"
    >
      <div className="mx-auto max-w-310 px-5 py-16 sm:px-8 lg:py-20">
        <SectionHeading id="tour" title="See it at work" />
        <ul className="mt-10 space-y-14 lg:space-y-20">
          {views.map(({ title, text, ...picture }) => (
            <li key={title} className="grid items-center gap-x-14 gap-y-5 lg:grid-cols-[4fr_9fr]">
              <div>
                <h3 className="text-h2 font-bold tracking-tight text-balance">{title}</h3>
                <p className="mt-2 max-w-120 text-lg text-text-2">{text}</p>
              </div>
              <Picture {...picture} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The same screen as a desk and as a phone shows it. */
type Screens = { desk: string; phone: string };

/** A picture of the product in the theme of the page, as the device has it on which it is looked at. */
function Picture(props: { light: Screens; dark: Screens; alt: string }) {
  const image = ({ desk, phone }: Screens, shown: string) => (
    <picture className={shown}>
      <source media={PHONE} srcSet={phone} width={390} height={780} />
      <img
        src={desk}
        alt={props.alt}
        width={1240}
        height={775}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  );
  return (
    <div className="overflow-hidden rounded-3 border border-border max-sm:mx-auto max-sm:max-w-90">
      {image(props.light, "dark:hidden")}
      {image(props.dark, "not-dark:hidden")}
    </div>
  );
}
