import type { FiguresKept } from "@reportair/contract/features/student-figures.ts";
import type { WholeReportChoices } from "@reportair/contract/features/whole-reports.ts";
import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount, formatDate } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useFiguresKept, useRemoveFigures } from "../../data/student-figures.ts";
import { FiguresSheet } from "./figures-sheet.tsx";
import type { SheetsRead } from "./read-sheet.ts";

/** Where attendance and results of a period come in, and what of them is here. */
export function FiguresSection({ choices }: { choices: WholeReportChoices }) {
  const { periods } = choices;
  const current = periods.find((each) => each.current) ?? periods[0];
  const [period, setPeriod] = useState(String(current?.id ?? ""));
  const [text, setText] = useState("");
  const [read, setRead] = useState<SheetsRead | null>(null);
  const [busy, setBusy] = useState(false);
  const kept = useFiguresKept().data?.find((each) => each.period === Number(period));
  const name = periods.find(({ id }) => String(id) === period)?.name ?? "";

  async function take(given: string | File) {
    setBusy(true);
    try {
      const { readFile, readPasted } = await import("./read-sheet.ts");
      setRead(typeof given === "string" ? readPasted(given) : await readFile(given));
    } catch {
      setRead({ problem: "It could not be read. Nothing was changed; please try again." });
    } finally {
      setBusy(false);
    }
  }
  function finish() {
    setRead(null);
    setText("");
  }
  return (
    <div className="max-w-200">
      <Select
        className="sm:max-w-76"
        label="Of reporting period"
        options={periods.map(({ id, name: label }) => ({ value: String(id), label }))}
        value={period}
        onChange={setPeriod}
      />
      {kept && <Kept kept={kept} name={name} />}
      {read !== null && "sheets" in read ? (
        <FiguresSheet read={read} period={Number(period)} onDone={finish} />
      ) : (
        <div className="mt-4 max-w-160">
          {read !== null && "problem" in read && (
            <InlineAlert className="mb-3">{read.problem}</InlineAlert>
          )}
          <TextArea
            label="Paste the cells"
            rows={3}
            spellCheck={false}
            hint="A row a student, or one for each student and subject, with the headings above: admission number or name, attendance, absences, results. An empty cell changes nothing."
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div className="mt-3 flex flex-wrap gap-2">
            <Button disabled={text.trim() === ""} onClick={() => void take(text)}>
              Read these cells
            </Button>
            <FileButton
              label="File with attendance or results"
              accept=".csv,.tsv,.txt,.xlsx"
              onFiles={([file]) => file && void take(file)}
              busy={busy && "Reading..."}
              icon={<FileSpreadsheet aria-hidden size={16} strokeWidth={1.75} />}
            >
              Choose a CSV or Excel file
            </FileButton>
          </div>
        </div>
      )}
    </div>
  );
}

function Kept({ kept, name }: { kept: FiguresKept; name: string }) {
  const remove = useRemoveFigures();
  const [asking, setAsking] = useState(false);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-md text-text-2">
        Here since {formatDate(kept.updated_at)}: attendance of{" "}
        {formatCount(kept.with_attendance, "student")}, results of{" "}
        {formatCount(kept.with_results, "student")}.
      </p>
      <Button
        variant="danger"
        size="row"
        busy={remove.isPending && "Removing..."}
        onClick={() => setAsking(true)}
      >
        Remove them
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remove attendance and results of ${name}?`}
        confirmLabel="Remove"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void remove
            .mutateAsync(kept.period)
            .then(() => toast.success("Attendance and results were removed."))
            .catch((error: unknown) => toast.error(errorText(error)));
        }}
      >
        {`Those of ${formatCount(kept.students, "student")} go. Documents that were made stay as they are, and the file can be brought in again.`}
      </ConfirmDialog>
    </div>
  );
}
