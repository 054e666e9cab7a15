import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { ArchiveRestore, History, Inbox, ListFilter } from "lucide-react";
import { Link } from "react-router";
import { ClassReports } from "./class-reports.tsx";
import { LOOKUP_PARTS, PreviousReports } from "./previous/previous-reports.tsx";
import { useReceived } from "../../../data/sharing.ts";
import { useAddressState } from "../../../lib/use-address-state.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Button } from "../../../ui/button.tsx";
import { paths } from "../../../app/paths.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** The query of the teacher's own classes. */
type OwnClassrooms = Pick<
  UseQueryResult<readonly Classroom[]>,
  "data" | "error" | "isPending" | "isError" | "isSuccess" | "refetch"
>;

/** Below the generator: the reports of a class, and the ways to those of before and of all classes. */
export function ReportLists(props: { classrooms: OwnClassrooms; current: number | undefined }) {
  const { classrooms, current } = props;
  const [lookup, setLookup] = useAddressState(LOOKUP_PARTS, "previous");
  const received = useReceived().data?.length ?? 0;
  return (
    <>
      <ClassReports
        // What is being written for leads; a class chosen here holds until that changes.
        key={current}
        classrooms={classrooms}
        current={current}
        tools={
          <>
            <Button
              icon={<History {...icon} />}
              onClick={() =>
                setLookup({ open: true, class: current ?? null, student: null, page: 1 })
              }
            >
              View Previous Reports
            </Button>
            <Link to={paths.allReports} className={buttonClass()}>
              <ListFilter {...icon} />
              All reports
            </Link>
            <Link to={paths.discardedReports} className={buttonClass()}>
              <ArchiveRestore {...icon} />
              Recently discarded
            </Link>
            {received > 0 && (
              <Link to={paths.sharedReports} className={buttonClass()}>
                <Inbox {...icon} />
                Shared with you ({received})
              </Link>
            )}
          </>
        }
      />
      {lookup.open && (
        <PreviousReports
          classrooms={classrooms}
          lookup={lookup}
          onLookup={setLookup}
          onClose={() => setLookup({ open: false, class: null, student: null, page: 1 })}
        />
      )}
    </>
  );
}
