import { Sheet } from "../../ui/sheet.tsx";

/** To an administrator who does not teach, in the place of the insights. */
export function ReportsElsewhere() {
  return (
    <Sheet aria-labelledby="reports-elsewhere" className="mb-8 px-5 py-5">
      <h2 id="reports-elsewhere" className="text-h3 font-bold">
        Reports belong to their teachers
      </h2>
      <p className="mt-1 max-w-[70ch] text-md text-text-2">
        Only the teacher who wrote a report can read it, so insights are shown to each teacher for
        their own reports. You see how many there are in your school.
      </p>
    </Sheet>
  );
}
