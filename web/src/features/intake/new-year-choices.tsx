import type { ClassWay, NewYear } from "@reportair/contract/features/intake.ts";
import { CLASS_YEARS } from "../../lib/contract-constants.ts";
import { useState } from "react";
import { ApiError, errorText } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Select } from "../../ui/select.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useBeginNewYear } from "../../data/intake.ts";
import { Lately } from "./lately.tsx";

const WAYS = [
  { value: "up", label: "Go up" },
  { value: "empty", label: "Are emptied" },
] as const;
const SAID: Record<ClassWay, string> = {
  up: "9x/En2 becomes 10x/En2 in Year 10, with the same students and teachers.",
  empty:
    "Students leave their classes, and your files of the new timetable fill them. Classes keep their names, teachers and reports.",
};
const OF_A_YEAR = [
  { value: "all", label: "As above" },
  { value: "up", label: "Go up" },
  { value: "empty", label: "Are emptied" },
] as const;
/** Year 13 leaves by itself; of the others most leave after these. */
const LEAVING_YEARS = [11, 12];

/** What becomes of the classes, and who leaves. Nothing is changed by it: it is looked at next. */
export function NewYearChoices(props: {
  begins: NewYear | undefined;
  onOpen: (id: number) => void;
}) {
  const [choices, setChoices] = useState<NewYear>(props.begins ?? { classes: "up" });
  const begin = useBeginNewYear();
  const change = (next: Partial<NewYear>) => setChoices({ ...choices, ...next });
  const leaving = choices.leaving ?? [];
  const look = (again: boolean) =>
    begin.mutate(again ? { ...choices, again } : choices, {
      onSuccess: ({ id }) => props.onOpen(id),
    });
  const isTwice = wentUpLately(begin.error);
  function chooseYear(year: number, way: ClassWay | "all" | "") {
    const { [String(year)]: _, ...others } = choices.years ?? {};
    change({ years: way === "all" || way === "" ? others : { ...others, [year]: way } });
  }
  return (
    <>
      {begin.isError && !isTwice && (
        <ErrorState title="No plan could be made" safe="Nothing was changed." className="mb-4">
          {errorText(begin.error)}
        </ErrorState>
      )}
      <Sheet aria-label="What is settled first">
        <section aria-labelledby="classes" className="px-4 py-4 sm:px-5">
          <h2 id="classes" className="text-md font-bold">
            Classes
          </h2>
          <Segments
            label="What becomes of the classes"
            className="mt-3"
            value={choices.classes}
            options={WAYS}
            onChange={(classes) => change({ classes })}
          />
          <p className="mt-2 max-w-180 text-md text-text-2">{SAID[choices.classes]}</p>
          <h3 className="mt-5 text-md font-mid">Otherwise for a year group</h3>
          <ul className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 xl:grid-cols-6">
            {CLASS_YEARS.map((year) => (
              <li key={year} className="min-w-0">
                <Select
                  label={`Year ${year}`}
                  value={choices.years?.[year] ?? "all"}
                  options={OF_A_YEAR}
                  onChange={(way) => chooseYear(year, way)}
                />
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-text-2">
            Year 12 is the highest that a class has: 12A becomes 13A there, or is emptied.
          </p>
        </section>
        <section aria-labelledby="leavers" className="border-t border-border px-4 py-4 sm:px-5">
          <h2 id="leavers" className="text-md font-bold">
            Leavers
          </h2>
          <p className="mt-0.5 text-md text-text-2">
            Year 13 leaves its classes. Nobody is deleted, and reports stay.
          </p>
          <div className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
            {LEAVING_YEARS.map((year) => (
              <Checkbox
                key={year}
                label={`Year ${year} leaves too`}
                checked={leaving.includes(year)}
                onChange={(event) =>
                  change({
                    leaving: event.target.checked
                      ? [...leaving, year]
                      : leaving.filter((each) => each !== year),
                  })
                }
              />
            ))}
          </div>
        </section>
      </Sheet>
      {isTwice && (
        <InlineAlert
          tone="warning"
          title={errorText(begin.error)}
          className="mt-4"
          action={
            <Button size="row" busy={begin.isPending && "Looking..."} onClick={() => look(true)}>
              Go up again
            </Button>
          }
        >
          Everybody would be another year higher.
        </InlineAlert>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          busy={begin.isPending && "Looking..."}
          onClick={() => look(choices.again ?? false)}
        >
          Look at the new year
        </Button>
        <span className="text-md text-text-2">Nothing is changed yet.</span>
      </div>
      <Lately kind="new_year" onOpen={props.onOpen} />
    </>
  );
}

/** Whether a plan was refused because the school has gone up already. */
function wentUpLately(error: unknown): boolean {
  const body = error instanceof ApiError ? error.body : null;
  return typeof body === "object" && body !== null && "went_up_at" in body;
}
