import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { MAIN_FIELDS, FIELD_LABELS, NOTES_FIELD } from "@reportair/contract/report-inputs.ts";
import type { ReportConfiguration } from "@reportair/contract/features/report-configurations.ts";
import type { Student } from "@reportair/contract/features/students.ts";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { ClashHint } from "../generator/fields/clash-question.tsx";
import { classTitle } from "../generator/class-picker.tsx";
import { GoneWarning } from "../generator/class-notes.tsx";
import type { ClassStore } from "../generator/class-state/class-store.ts";
import type { StudentEntry } from "../generator/class-state/student-entry.ts";
import { useEntry } from "../generator/class-state/use-store.ts";
import { useUndo } from "../generator/class-state/use-undo.ts";
import { CornerNotice } from "../generator/notices/corner-notice.tsx";
import type { Notice } from "../generator/notices/messages.ts";
import { useOpenStudent } from "../generator/phone/use-open-student.ts";
import { ReadIn } from "../generator/reading/use-read-note.ts";
import { openClass, useSessionLife } from "../generator/saving/class-session.ts";
import { NoteSheet } from "./note-sheet.tsx";
import { useNoteField } from "./use-note-field.ts";
import { WhereBar } from "./where-bar.tsx";

/** The pupils of a class as big targets; a press opens one for a note. */
export function NoteClass(props: {
  classroom: Classroom;
  students: readonly Student[];
  configurations: readonly ReportConfiguration[];
}) {
  const { classroom, students, configurations } = props;
  const [session] = useState(() => openClass(classroom.id, students, configurations));
  const [notice, setNotice] = useState<Notice | null>(null);
  const { store } = session;
  const page = useOpenStudent(store.order);
  const [field, setField] = useNoteField();
  // The address follows a moment later, and what is typed by then is the next pupil's already.
  const [ahead, setAhead] = useState<number | null>(null);
  if (ahead !== null && ahead === page.student) setAhead(null);
  const opened = ahead ?? page.student;
  const undo = useUndo(store, setNotice);
  useSessionLife(session, configurations);
  const corner = <CornerNotice notice={notice} onUndo={undo} onClose={() => setNotice(null)} />;
  return (
    <ReadIn value={classroom.id}>
      <WhereBar store={store} className="-mx-4 mb-2 sm:mx-0" />
      <GoneWarning store={store} />
      <ul
        aria-label={`Pupils of ${classTitle(classroom)}`}
        className="-mx-4 border-t border-border sm:mx-0"
      >
        {store.order.map((student) => (
          <PupilRow key={student} store={store} student={student} onOpen={page.open} />
        ))}
      </ul>
      {opened === null ? (
        corner
      ) : (
        <NoteSheet
          store={store}
          student={opened}
          of={classroom.name}
          field={field}
          onField={setField}
          showNotice={setNotice}
          notice={corner}
          onGo={(next) => {
            flushSync(() => setAhead(next));
            page.go(next);
          }}
          onClose={() => {
            setAhead(null);
            page.close();
          }}
        />
      )}
    </ReadIn>
  );
}

function PupilRow(props: {
  store: ClassStore;
  student: number;
  onOpen: (student: number) => void;
}) {
  const entry = useEntry(props.store, props.student);
  return (
    <li className="border-b border-border bg-surface">
      <button
        type="button"
        className="flex min-h-16.5 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2"
        onClick={() => props.onOpen(entry.id)}
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-mid">{entry.name}</span>
          <span className="block truncate text-sm text-muted">{notedOf(entry)}</span>
        </span>
        <ClashHint entry={entry} />
        <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-2" />
      </button>
    </li>
  );
}

/** On what there is a note about a pupil: "Notes: Participation, Homework". */
function notedOf({ inputs }: StudentEntry): string {
  const noted = MAIN_FIELDS.filter((field) => inputs[NOTES_FIELD[field]].trim() !== "");
  return noted.length === 0
    ? "No note yet"
    : `${noted.length === 1 ? "Note" : "Notes"}: ${noted.map((field) => FIELD_LABELS[field]).join(", ")}`;
}
