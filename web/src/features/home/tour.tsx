import cardsDark from "./pictures/cards-dark.webp";
import cardsLight from "./pictures/cards-light.webp";
import compareDark from "./pictures/compare-dark.webp";
import compareLight from "./pictures/compare-light.webp";
import fieldsDark from "./pictures/fields-dark.webp";
import fieldsLight from "./pictures/fields-light.webp";
import tableDark from "./pictures/table-dark.webp";
import tableLight from "./pictures/table-light.webp";
import { SectionHeading } from "./section-heading.tsx";
import { cx } from "../../ui/cx.ts";

const views = [
  {
    title: "A whole class on one page",
    text: "Choose the fields that count for each pupil, tick, and add a note where it matters. Set a field for all selected pupils at once. Everything is saved as you go.",
    light: fieldsLight,
    dark: fieldsDark,
    alt: "The batch report generator: a class as a table, with one pupil opened to show six fields, their notes and the summary.",
  },
  {
    title: "Review as a table",
    text: "All reports of the class side by side, with their lengths and what has become of them. Keep or discard one, or all at once.",
    light: tableLight,
    dark: tableDark,
    alt: "The review as a table: a row for each pupil with the beginning of the report, its word count and its status.",
  },
  {
    title: "Review as cards, and edit in place",
    text: "One report at a time, beside what it was written from. Point at a sentence to see its source; change a word, and the text is yours.",
    light: cardsLight,
    dark: cardsDark,
    alt: "The review as cards: a report in full with one sentence highlighted, and beside it the ticks and notes that it came from.",
  },
  {
    title: "Compare reporting periods",
    text: "Last term’s report beside this term’s, pupil by pupil, with what has changed in between. Nothing earlier is overwritten.",
    light: compareLight,
    dark: compareDark,
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

/** A picture of the product in the theme of the page; on a phone its left part, large enough to read. */
function Picture(props: { light: string; dark: string; alt: string }) {
  const image = (address: string, shown: string) => (
    <img
      src={address}
      alt={props.alt}
      width={1240}
      height={775}
      loading="lazy"
      decoding="async"
      className={cx("h-auto w-full max-sm:h-88 max-sm:object-cover max-sm:object-left-top", shown)}
    />
  );
  return (
    <div className="overflow-hidden rounded-3 border border-border">
      {image(props.light, "dark:hidden")}
      {image(props.dark, "not-dark:hidden")}
    </div>
  );
}
