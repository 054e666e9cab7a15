import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { History, Inbox, ListFilter } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { ClassReports } from "./class-reports.tsx";
import { PreviousReports } from "./previous/previous-reports.tsx";
import { useReceived } from "../../../data/sharing.ts";
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
  const [lookingBack, setLookingBack] = useState(false);
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
            <Button icon={<History {...icon} />} onClick={() => setLookingBack(true)}>
              View Previous Reports
            </Button>
            <Link to={paths.allReports} className={buttonClass()}>
              <ListFilter {...icon} />
              All reports
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
      {lookingBack && (
        <PreviousReports classrooms={classrooms} onClose={() => setLookingBack(false)} />
      )}
    </>
  );
}
