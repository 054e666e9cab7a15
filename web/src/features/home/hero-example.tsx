import { Glyph } from "../../ui/glyph.tsx";
import { Check } from "lucide-react";

const ticks = [
  { field: "Level", option: "Proficient", glyph: { index: 1, of: 4 } },
  {
    field: "Participation",
    option: "Active Participant",
    glyph: { index: 0, of: 3 },
    note: "Leads group discussion, draws quieter pupils in",
  },
  { field: "Punctuality", option: "Always on time", glyph: { index: 0, of: 4 } },
  { field: "Behaviour", option: "Excellent Behaviour", glyph: { index: 0, of: 4 } },
  { field: "Homework", option: "Mostly Completed", glyph: { index: 1, of: 4 } },
];

/** From ticks to a text: one student's inputs lying over the report that was written from them. */
export function HeroExample() {
  return (
    <figure
      aria-label="An example: five ticks and a note about a pupil, and the report written from them"
      className="relative min-w-0 max-lg:max-w-160 lg:min-h-155"
    >
      <div className="relative z-10 w-full max-w-87 rounded-3 bg-raised p-5 shadow-2">
        <p className="flex justify-between border-b border-border pb-3 text-sm">
          <span className="font-bold">Niamh O’Donnell</span>
          <span className="text-muted">Year 9</span>
        </p>
        <ul>
          {ticks.map((tick) => (
            <li
              key={tick.field}
              className={
                tick.note
                  ? "-mx-2.5 grid grid-cols-[1.625rem_6.5rem_1fr] gap-y-1.5 rounded-2 bg-marker px-2.5 py-2 text-sm text-marker-text"
                  : "grid grid-cols-[1.625rem_6.5rem_1fr] border-b border-border py-2 text-sm text-text-2 last:border-0"
              }
            >
              <span className="grid size-4 place-items-center rounded-1 bg-accent text-accent-text">
                <Check aria-hidden size={11} strokeWidth={3} />
              </span>
              <span>{tick.field}</span>
              <span className="flex items-center gap-2.5">
                <Glyph {...tick.glyph} />
                {tick.option}
              </span>
              {tick.note && (
                <>
                  <span className="col-start-2">Note</span>
                  <span>{tick.note}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className="relative -mt-4 overflow-hidden rounded-3 bg-surface shadow-2 sm:ml-auto sm:w-4/5 lg:absolute lg:top-48 lg:right-0">
        <Ruling />
        <p className="relative pt-9 pr-8 text-right text-sm leading-8 text-muted">
          English, autumn term
        </p>
        <blockquote className="relative pt-8 lg:pt-16 pr-6 pb-10 pl-11 font-read text-[1.125rem] leading-8 sm:pr-9 sm:pl-19">
          Niamh is working at a proficient level in English, and she now plans her essays before she
          writes.{" "}
          <mark className="bg-marker text-marker-text">
            She is an active participant who leads group discussion and draws quieter classmates in.
          </mark>{" "}
          She is always on time, and her behaviour is excellent. Homework is mostly completed; the
          next step is to take more care with its presentation.
        </blockquote>
      </div>
    </figure>
  );
}

// A pattern keeps the lines under the words whatever the length of the text.
function Ruling() {
  return (
    <svg aria-hidden width="100%" height="100%" className="absolute inset-0">
      <defs>
        <pattern id="ruling" width="8" height="32" patternUnits="userSpaceOnUse" y="-6">
          <path d="M0 31.5h8" className="stroke-border" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#ruling)" />
      <path d="M28.5 0v2000" className="stroke-margin-line sm:hidden" />
      <path d="M56.5 0v2000" className="stroke-margin-line max-sm:hidden" />
    </svg>
  );
}
