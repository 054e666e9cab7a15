import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { cutPage } from "../../lib/cut-page.ts";
import { PageTurner } from "../../ui/page-turner.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { ClassCard, type ClassActions } from "./class-card.tsx";

/** How many cards a page has. */
export const PAGE_SIZE = 8;
const grid = "grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

/** Classes as cards, eight a page. */
export function ClassGrid(props: {
  classrooms: readonly Classroom[];
  page: number;
  onPage: (page: number) => void;
  countOf: (classroom: Classroom) => number;
  place: "page" | "year";
  /** The id of the class that is to be seen. */
  sought: number | null;
  actions: ClassActions;
}) {
  const { shown, page, pages, from, to } = cutPage(props.classrooms, props.page, PAGE_SIZE);
  return (
    <>
      <ul aria-label="Classes" className={grid}>
        {shown.map((classroom) => (
          <ClassCard
            key={classroom.id}
            classroom={classroom}
            students={props.countOf(classroom)}
            place={props.place}
            sought={classroom.id === props.sought}
            actions={props.actions}
          />
        ))}
      </ul>
      <footer className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted tabular-nums">
          Showing {from} to {to} of {props.classrooms.length} results
        </p>
        <PageTurner label="Classes" page={page} pages={pages} onPage={props.onPage} />
      </footer>
    </>
  );
}

/** The cards' shape while they are on the way. */
export function ClassGridSkeleton() {
  return (
    <Loading label="Loading classes..." className={grid}>
      {Array.from({ length: PAGE_SIZE }, (_, card) => (
        <Skeleton key={card} className="h-38 w-full rounded-3" />
      ))}
    </Loading>
  );
}
