import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { Role } from "@reportair/contract/features/accounts.ts";
import { useState } from "react";
import { errorText, goneText } from "../../../lib/api/api-error.ts";
import { useDraft } from "../../../lib/drafts/use-draft.ts";
import { formatCount } from "../../../lib/format.ts";
import { withPageToggled, withToggled } from "../../../lib/selection.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { BroughtBack } from "../../../ui/brought-back.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DialogClose } from "../../../ui/dialog-close.tsx";
import { InlineAlert } from "../../../ui/inline-alert.tsx";
import { PageTurner } from "../../../ui/page-turner.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useTeacherPage } from "../../../data/teachers.ts";
import { useSaveClassTeachers } from "../../../data/classrooms.ts";
import { CheckTable } from "./check-table.tsx";
import { TeacherList } from "./teacher-list.tsx";
import { TeacherSearch } from "./teacher-search.tsx";

const PAGE_SIZE = 5;

/** Chooses who teaches a class. */
export function ManageTeachersDialog(props: {
  classroom: Classroom;
  me: { id: number; role: Role };
  onClose: () => void;
}) {
  const { classroom, me, onClose } = props;
  const before = classroom.teachers.map(({ id }) => id);
  const [selected, setSelected] = useState<ReadonlySet<number>>(() => new Set(before));
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const search = useDebounced(typed);
  const query = useTeacherPage({ search, page, page_size: PAGE_SIZE, everyone: false });
  const save = useSaveClassTeachers(classroom);
  const dirty = before.length !== selected.size || before.some((id) => !selected.has(id));
  const draft = useDraft({
    name: `class-teachers:${classroom.id}`,
    what: `the teachers of ${classroom.name}`,
    // Only what differs: whom somebody else adds meanwhile stays.
    value: {
      added: [...selected].filter((id) => !before.includes(id)),
      removed: before.filter((id) => !selected.has(id)),
    },
    dirty,
    restore: (kept) => setSelected(withChanges(before, kept)),
    reset: () => setSelected(new Set(before)),
  });
  const leaves = me.role === "teacher" && before.includes(me.id) && !selected.has(me.id);

  function submit() {
    // The window may be closed by then; the outcome is shown all the same.
    void save.mutateAsync(selected, { onSuccess: onClose }).then(
      () => {
        draft.forget();
        return toast.success(`Teachers of ${classroom.name} saved.`);
      },
      (error: unknown) => toast.error(failureOf(error)),
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dirty={dirty}
      onDiscard={draft.forget}
      title={`Manage Teachers for ${classroom.name}`}
      description={`${classroom.subject} · Year ${classroom.year}`}
      actions={
        <>
          <p role="status" className="mr-auto text-sm text-muted tabular-nums max-sm:basis-full">
            {formatCount(selected.size, "teacher")} selected
          </p>
          <DialogClose>Cancel</DialogClose>
          <Button variant="primary" busy={save.isPending && "Saving..."} onClick={submit}>
            Save Teachers
          </Button>
        </>
      }
    >
      <BroughtBack draft={draft} className="mb-3" />
      <TeacherSearch
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setPage(1);
        }}
      />
      {save.isError && (
        <InlineAlert still className="mb-3">
          {failureOf(save.error)}
        </InlineAlert>
      )}
      {leaves && (
        <InlineAlert tone="warning" className="mb-3">
          You are no longer among its teachers. Once saved, you will not see this class.
        </InlineAlert>
      )}
      <TeacherList query={query} search={search} pageSize={PAGE_SIZE}>
        {({ rows, count, page: shown }) => (
          <>
            <CheckTable
              teachers={rows}
              selected={selected}
              onToggle={(id) => setSelected(withToggled(selected, id))}
              onTogglePage={() =>
                setSelected(
                  withPageToggled(
                    selected,
                    rows.map(({ id }) => id),
                  ),
                )
              }
            />
            <div className="mt-3 flex sm:justify-end">
              <PageTurner
                label="Teachers"
                previous="Prev"
                page={shown}
                pages={Math.ceil(count / PAGE_SIZE)}
                onPage={setPage}
              >
                {`Page ${shown} of ${Math.ceil(count / PAGE_SIZE)} (${count} total teachers found)`}
              </PageTurner>
            </div>
          </>
        )}
      </TeacherList>
    </Dialog>
  );
}

function failureOf(error: unknown): string {
  const gone = goneText(error, "class");
  if (gone) return `${gone} Nothing was changed.`;
  return errorText(error, "An error occurred while updating the teachers.");
}

/** Who teaches the class now, with those whom a kept choice adds and removes. */
function withChanges(before: readonly number[], kept: unknown): ReadonlySet<number> {
  const { added, removed } = (kept ?? {}) as { added?: unknown; removed?: unknown };
  const left = before.filter((id) => !Array.isArray(removed) || !removed.includes(id));
  const more: readonly unknown[] = Array.isArray(added) ? added : [];
  return new Set([...left, ...more.filter((id) => typeof id === "number")]);
}
