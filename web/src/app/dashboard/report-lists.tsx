import { History, Inbox, ListFilter } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { ClassReports, type Share } from "../../features/reports/list/class-reports.tsx";
import { PreviousReports } from "../../features/reports/list/previous/previous-reports.tsx";
import type { OwnClassrooms } from "../../features/reports/reports-page.tsx";
import { useReceived } from "../../data/sharing.ts";
import { ShareWindow } from "../../features/sharing/share-window.tsx";
import { useMe } from "../../data/accounts.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Button } from "../../ui/button.tsx";
import { paths } from "../paths.ts";
import { reportActions } from "./report-actions.ts";
import { readReport } from "./report-reader.tsx";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

const shareReports: Share = (classroom, name, onClose) => (
  <ShareReports classroom={classroom} name={name} onClose={onClose} />
);

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
        actions={reportActions}
        reader={readReport}
        share={shareReports}
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
        <PreviousReports
          classrooms={classrooms}
          actions={reportActions}
          onClose={() => setLookingBack(false)}
        />
      )}
    </>
  );
}

function ShareReports(props: { classroom: number; name: string; onClose: () => void }) {
  const me = useMe().data;
  return me ? <ShareWindow {...props} me={me.id} /> : null;
}
