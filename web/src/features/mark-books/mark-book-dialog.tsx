import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { Student } from "@reportair/contract/features/students.ts";
import { keptOf } from "@reportair/roster/mark-book/kept.ts";
import type { BookRow } from "@reportair/roster/mark-book/mark-book.ts";
import { fillFrom } from "@reportair/roster/mark-book/settle.ts";
import { useQuery } from "@tanstack/react-query";
import { ClipboardPaste } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { keepMarkBook, markBookQuery } from "../../data/mark-books.ts";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast-store.ts";
import { BookView } from "./book-view.tsx";
import { ColumnQuestion } from "./column-question.tsx";
import { Overview } from "./overview.tsx";
import { PasteStep } from "./paste-step.tsx";
import { readFile, readPasted, type BookRead } from "./read-book.ts";
import { RowQuestion } from "./row-question.tsx";
import { begin, missingText, pupilOf, questionOf, type Settling } from "./settling.ts";

/** What a class gets of a mark book. */
export interface MarkBookFill {
  changes: ReadonlyMap<number, ReportInputs>;
  ticks: number;
  notes: number;
}

/** "Ticks from a mark book": cells are pasted or a file is chosen, the teacher settles what is asked, and fills in. */
export function MarkBookDialog(props: {
  open: boolean;
  onClose: () => void;
  classroom: number;
  classTitle: string;
  students: readonly Student[];
  inputsOf: (student: number) => ReportInputs;
  onFill: (fill: MarkBookFill) => void;
}) {
  const { open, onClose, classroom, classTitle, students } = props;
  const reading = useQuery({ ...markBookQuery(classroom), enabled: open });
  const kept = useMemo(() => reading.data?.columns ?? [], [reading.data]);
  const [read, setRead] = useState<Extract<BookRead, { books: unknown }> | null>(null);
  const [settling, setSettling] = useState<Settling | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // A file of several sheets, of which one has been filled in.
  const [before, setBefore] = useState<typeof read>(null);

  function take(result: BookRead) {
    setBusy(false);
    if ("problem" in result) return setProblem(result.problem);
    const [book] = result.books;
    if (book === undefined) return undefined;
    setProblem(null);
    setRead(result);
    setSettling(begin(book, kept));
    return undefined;
  }
  function again() {
    if (read !== null && read.books.length > 1) setBefore(read);
    setRead(null);
    setSettling(null);
    setProblem(null);
  }
  function close() {
    again();
    onClose();
  }

  if (read === null || settling === null)
    return (
      <Dialog
        open={open}
        onClose={close}
        size="md"
        title="Ticks from a mark book"
        description={classTitle}
      >
        <PasteStep
          problem={problem}
          busy={busy}
          before={before === null ? null : { name: before.name, onOpen: () => take(before) }}
          onText={(text) => take(readPasted(text, students, classTitle))}
          onFile={(file) => {
            setBusy(true);
            void readFile(file, students, classTitle).then(take, () =>
              take({ problem: `“${file.name}” could not be opened. Choose it again.` }),
            );
          }}
        />
      </Dialog>
    );
  return (
    <SettleDialog
      {...props}
      onClose={close}
      read={read}
      settling={settling}
      onAgain={again}
      onSettle={setSettling}
      onSheet={(id) => {
        const book = read.books.find((each) => each.id === id);
        if (book) setSettling(begin(book, kept));
      }}
      onKeep={() => {
        const columns = keptOf(settling.columns, kept, students);
        keepMarkBook(classroom, columns).catch(() =>
          toast.error(
            "How your mark book is read could not be kept. The ticks are filled in; next time the scales are asked about again.",
          ),
        );
      }}
    />
  );
}

function SettleDialog(
  props: Parameters<typeof MarkBookDialog>[0] & {
    read: Extract<BookRead, { books: unknown }>;
    settling: Settling;
    onAgain: () => void;
    onSettle: (settling: Settling) => void;
    onSheet: (id: string) => void;
    onKeep: () => void;
  },
) {
  const { read, settling, students, inputsOf, classTitle } = props;
  const { book } = settling;
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  const [moves, setMoves] = useState(0);
  const pupils = useMemo(() => labelled(students), [students]);
  const nameOfPupil = (id: number | null) => pupils.find((each) => each.id === id)?.name ?? "";
  const question = questionOf(settling);
  const asked =
    question.kind === "column"
      ? question.settled.column.id
      : question.kind === "row"
        ? question.row.line
        : null;
  const missing = missingText(settling);
  // Read from the inputs as they are at that moment: another tab may have changed them since the dialog was opened.
  const fill = () =>
    fillFrom(
      settling.columns,
      book.rows,
      (row) => pupilOf(settling, row),
      inputsOf,
      settling.overwrite,
    );
  const filling = fill();
  const next = (settled: Settling) => {
    setMoves((count) => count + 1);
    props.onSettle(settled);
  };
  // What is asked next is where the hand already is: its first button has the focus.
  useEffect(() => {
    const box = moves > 0 ? panel.current : null;
    box?.querySelector<HTMLElement>("[data-lead]")?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: "start" });
  }, [moves]);

  const here = new Set(book.rows.map((row) => pupilOf(settling, row)));
  const count = filling.changes.size;
  const nothing = missing === "" && count === 0;
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      size="full"
      flush
      dirty
      asks
      title="Ticks from a mark book"
      description={`${classTitle} · ${formatCount(book.rows.length, "row")}, ${linesText(book.heading_lines.length)}`}
      tools={
        <span className="flex flex-wrap items-center gap-2">
          {read.books.length > 1 && (
            <Select
              label="Sheet"
              hideLabel
              className="w-48"
              value={book.id}
              options={read.books.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={(id) => id !== "" && props.onSheet(id)}
            />
          )}
          <Button
            icon={<ClipboardPaste aria-hidden size={16} strokeWidth={1.75} />}
            onClick={props.onAgain}
          >
            Paste again
          </Button>
        </span>
      }
      actions={
        <>
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 text-sm max-sm:basis-full">
            <p className="min-w-0">
              <b className="font-mid">Nothing is filled in yet.</b>{" "}
              {willText(filling, settling.overwrite)}
            </p>
            <p role="status" className="text-muted">
              {missing === "" ? (nothing ? "Nothing new to fill in" : "") : missing}
            </p>
          </div>
          <Button onClick={props.onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={missing !== "" || count === 0}
            onClick={() => {
              props.onFill(fill());
              props.onKeep();
              props.onClose();
            }}
          >
            Fill in {formatCount(count, "pupil")}
          </Button>
        </>
      }
    >
      <div className="flex min-h-full flex-col-reverse lg:h-full lg:min-h-0 lg:flex-row">
        <div className="relative min-w-0 flex-1 overflow-x-auto lg:overflow-y-auto" tabIndex={-1}>
          <BookView
            settling={settling}
            asked={asked}
            pupils={pupils}
            inputsOf={inputsOf}
            onSettle={props.onSettle}
            onNext={next}
          />
        </div>
        <aside
          ref={panel}
          aria-labelledby={headingId}
          className="space-y-4 border-border bg-bg px-5 py-5 max-lg:border-b lg:w-[24rem] lg:shrink-0 lg:overflow-y-auto lg:border-l"
        >
          {question.kind === "column" && (
            <ColumnQuestion
              key={question.settled.column.id}
              settling={settling}
              settled={question.settled}
              nameOf={(row: BookRow) => nameOfPupil(pupilOf(settling, row)) || row.name}
              headingId={headingId}
              onSettle={props.onSettle}
              onNext={next}
            />
          )}
          {question.kind === "row" && (
            <RowQuestion
              key={question.row.line}
              settling={settling}
              row={question.row}
              classTitle={classTitle}
              pupils={pupils}
              headingId={headingId}
              onNext={next}
            />
          )}
          {question.kind === "none" && (
            <Overview
              settling={settling}
              filling={filling}
              without={pupils.filter(({ id }) => !here.has(id)).map(({ name }) => name)}
              nameOf={nameOfPupil}
              headingId={headingId}
              onOverwrite={(overwrite) => props.onSettle({ ...settling, overwrite })}
            />
          )}
        </aside>
      </div>
    </Dialog>
  );
}

function linesText(lines: number): string {
  if (lines === 0) return "no headings found";
  return lines === 1 ? "one heading line found" : `${lines} heading lines found`;
}

/** What one press would do. */
function willText(
  filling: { ticks: number; notes: number; differences: readonly unknown[] },
  overwrite: boolean,
): string {
  const { ticks, notes, differences } = filling;
  const parts = [formatCount(ticks, "tick"), ...(notes > 0 ? [formatCount(notes, "note")] : [])];
  const stand =
    differences.length === 0
      ? ""
      : overwrite
        ? `; ${formatCount(differences.length, "tick")} that ${differences.length === 1 ? "stands" : "stand"} will be overwritten`
        : `; ${formatCount(differences.length, "tick")} that ${differences.length === 1 ? "stands stays" : "stand stay"} unless you say so`;
  return `${parts.join(" and ")}${stand}.`;
}

/** The class by name; two of one name have what tells them apart. */
function labelled(students: readonly Student[]) {
  const counts = new Map<string, number>();
  for (const { full_name } of students) counts.set(full_name, (counts.get(full_name) ?? 0) + 1);
  return students.map(({ id, full_name, form_group, student_id }) => ({
    id,
    name: full_name,
    label:
      (counts.get(full_name) ?? 0) > 1
        ? [full_name, form_group, student_id].filter(Boolean).join(", ")
        : full_name,
  }));
}
