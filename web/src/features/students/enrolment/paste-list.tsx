import type { StudentName } from "@reportair/contract/features/students.ts";
import { ClipboardPaste } from "lucide-react";
import { useState } from "react";
import { formatCount } from "../../../lib/format.ts";
import { withToggled } from "../../../lib/selection.ts";
import { Button } from "../../../ui/button.tsx";
import { InlineAlert } from "../../../ui/inline-alert.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import type { PastedList } from "./pasted-list.ts";

/** Ticks the students of a pasted list: who is found is ticked, who may be meant is asked, who is nobody is named. */
export function PasteList(props: {
  people: readonly StudentName[];
  /** The class's year: of several who may be meant, those in it come first. */
  year: number;
  taken: (student: StudentName) => boolean;
  selected: ReadonlySet<number>;
  onSelected: (selected: ReadonlySet<number>) => void;
}) {
  const { people, year, taken, selected, onSelected } = props;
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [list, setList] = useState<PastedList | null>(null);
  const [problem, setProblem] = useState<string | undefined>();

  async function find(given: string) {
    const { findStudents } = await import("./pasted-list.ts");
    const read = findStudents(given, people, year);
    if (typeof read === "string") {
      setList(null);
      setProblem(read);
      return;
    }
    setProblem(undefined);
    setList(read);
    const free = read.found.filter((student) => !taken(student)).map(({ id }) => id);
    onSelected(new Set([...selected, ...free]));
  }

  if (!open)
    return (
      <Button
        variant="ghost"
        className="mb-2 -ml-2 px-2!"
        icon={<ClipboardPaste aria-hidden size={16} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        Paste a list of names
      </Button>
    );
  return (
    <div className="mb-4 space-y-3 border-b border-border pb-4">
      <TextArea
        label="Names, one a line, or cells of a spreadsheet"
        rows={4}
        // What came of a long list stands under it, in sight.
        {...(list && { className: "[&_textarea]:max-h-36" })}
        autoFocus
        spellCheck={false}
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text/plain");
          if (pasted.trim() === "" || text.trim() !== "") return;
          event.preventDefault();
          setText(pasted);
          void find(pasted);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button disabled={text.trim() === ""} onClick={() => void find(text)}>
          Find these students
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            setOpen(false);
            setText("");
            setList(null);
            setProblem(undefined);
          }}
        >
          Close the list
        </Button>
      </div>
      {list && <Outcome {...props} list={list} />}
    </div>
  );
}

function Outcome(props: Parameters<typeof PasteList>[0] & { list: PastedList }) {
  const { list, taken, selected, onSelected } = props;
  const already = list.found.filter(taken).length;
  const ticked = list.found.length - already;
  const settled = list.doubtful.filter(({ candidates }) => candidates.every(taken)).length;
  const doubtful = list.doubtful.length - settled;
  return (
    <>
      <InlineAlert tone={ticked > 0 ? "success" : "info"}>
        {formatCount(ticked, "student")} found and ticked
        {already + settled > 0 && `, ${already + settled} in the class already`}
        {doubtful > 0 && `, ${doubtful} to be settled`}
        {list.unknown.length > 0 && `, ${list.unknown.length} not found`}.
      </InlineAlert>
      {list.doubtful.length > 0 && (
        <ul aria-label="Names to be settled" className="space-y-2">
          {list.doubtful.map(({ name, candidates }) => (
            <li key={name} className="flex flex-wrap items-center gap-1.5 text-md">
              <span className="mr-1 font-mid break-words">{name}</span>
              {candidates.map((student) =>
                taken(student) ? (
                  <span key={student.id} className="text-sm text-muted">
                    {student.full_name}, in this class
                  </span>
                ) : (
                  <Button
                    key={student.id}
                    size="row"
                    aria-pressed={selected.has(student.id)}
                    className={selected.has(student.id) ? "border-accent! bg-accent-soft!" : ""}
                    onClick={() => onSelected(withToggled(selected, student.id))}
                  >
                    {student.full_name}
                    <span className="text-muted">
                      {student.form_group ?? `Year ${student.year}`}
                    </span>
                  </Button>
                ),
              )}
            </li>
          ))}
        </ul>
      )}
      {list.unknown.length > 0 && (
        <p className="text-sm text-text-2">
          Not found among the school’s students: {list.unknown.slice(0, 20).join("; ")}
          {list.unknown.length > 20 && ` and ${list.unknown.length - 20} more`}. They may be written
          otherwise, or are yet to be added.
        </p>
      )}
    </>
  );
}
