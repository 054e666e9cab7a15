import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useAddressState } from "../../../lib/use-address-state.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { cx } from "../../../ui/cx.ts";
import { BrowseTools } from "../browse-tools.tsx";
import { BrowsePanel, NothingFound } from "../browse-panel.tsx";
import { lookParts, pageOf } from "../find.ts";
import { PageSteps } from "../page-steps.tsx";
import { ClassCard } from "./class-card.tsx";
import type { ProgressOf } from "./class-progress.tsx";
import { ClassMembersDialog } from "./class-members-dialog.tsx";
import { CLASS_KEYS, lookedForClasses } from "./class-order.ts";

const PAGE_SIZE = 6;

const parts = lookParts(CLASS_KEYS, "name");

/** The classes as cards, six a page. */
export function MyClasses(props: {
  classrooms: readonly Classroom[];
  /** How far each class is; left out where the classes are not the user's to write for. */
  progressOf?: ProgressOf | undefined;
}) {
  const { classrooms, progressOf } = props;
  const [look, setLook] = useAddressState(parts, "classes");
  const [opened, setOpened] = useState<Classroom | null>(null);
  const found = lookedForClasses(classrooms, look);
  const cut = pageOf(found, look.page, PAGE_SIZE);
  return (
    <BrowsePanel
      tools={
        <BrowseTools
          searchLabel="Search classes..."
          keys={CLASS_KEYS}
          look={look}
          onLook={(next) => setLook({ ...next, page: 1 })}
        />
      }
    >
      {found.length === 0 ? (
        <NothingFound>
          {classrooms.length === 0 ? "You have no classes yet." : "No classes match your search."}
          {classrooms.length === 0 && (
            <Link
              to={`${paths.reportDashClasses}?new=class`}
              className={cx(buttonClass("primary"), "mx-auto mt-4 w-fit")}
            >
              Create a class
            </Link>
          )}
        </NothingFound>
      ) : (
        <ul aria-label="Classes" className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {cut.shown.map((classroom) => (
            <ClassCard
              key={classroom.id}
              classroom={classroom}
              onOpen={() => setOpened(classroom)}
              progress={
                classroom.student_count === 0 ? (
                  <Empty classroom={classroom} />
                ) : (
                  progressOf?.(classroom)
                )
              }
            />
          ))}
        </ul>
      )}
      <PageSteps
        label="Classes"
        page={cut.page}
        pages={cut.pages}
        onPage={(page) => setLook({ ...look, page })}
      />
      {opened && <ClassMembersDialog classroom={opened} onClose={() => setOpened(null)} />}
    </BrowsePanel>
  );
}

/** In the place of its progress: a class without students waits for them. */
function Empty({ classroom: { id, name } }: { classroom: Classroom }) {
  return (
    <div className="mt-3 flex items-center justify-between gap-3 text-sm">
      <p className="text-muted tabular-nums">0 students</p>
      <Link
        to={`${paths.reportDashClasses}?enrol=${id}`}
        className="relative rounded-1 font-mid text-accent-ink hover:underline touch:-my-3 touch:min-w-11 touch:py-3 touch:text-right"
      >
        Enrol students<span className="sr-only"> in {name}</span>
      </Link>
    </div>
  );
}
