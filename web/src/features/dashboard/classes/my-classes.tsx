import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { useState } from "react";
import { BrowseTools } from "../browse-tools.tsx";
import { BrowsePanel, NothingFound } from "../browse-panel.tsx";
import { pageOf, type Look } from "../find.ts";
import { PageSteps } from "../page-steps.tsx";
import { ClassCard } from "./class-card.tsx";
import type { ProgressOf } from "./class-progress.tsx";
import { ClassMembersDialog } from "./class-members-dialog.tsx";
import { CLASS_KEYS, lookedForClasses, type ClassKey } from "./class-order.ts";

const PAGE_SIZE = 6;

/** The classes as cards, six a page. */
export function MyClasses(props: {
  classrooms: readonly Classroom[];
  /** How far each class is; left out where the classes are not the user's to write for. */
  progressOf?: ProgressOf | undefined;
}) {
  const { classrooms, progressOf } = props;
  const [look, setLook] = useState<Look<ClassKey>>({
    search: "",
    sort: "name",
    direction: "ascending",
  });
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Classroom | null>(null);
  const found = lookedForClasses(classrooms, look);
  const cut = pageOf(found, page, PAGE_SIZE);
  return (
    <BrowsePanel
      tools={
        <BrowseTools
          searchLabel="Search classes..."
          keys={CLASS_KEYS}
          look={look}
          onLook={(next) => {
            setLook(next);
            setPage(1);
          }}
        />
      }
    >
      {found.length === 0 ? (
        <NothingFound>
          {classrooms.length === 0 ? "You have no classes yet." : "No classes match your search."}
        </NothingFound>
      ) : (
        <ul aria-label="Classes" className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {cut.shown.map((classroom) => (
            <ClassCard
              key={classroom.id}
              classroom={classroom}
              onOpen={() => setOpened(classroom)}
              progress={progressOf?.(classroom)}
            />
          ))}
        </ul>
      )}
      <PageSteps label="Classes" page={cut.page} pages={cut.pages} onPage={setPage} />
      {opened && <ClassMembersDialog classroom={opened} onClose={() => setOpened(null)} />}
    </BrowsePanel>
  );
}
