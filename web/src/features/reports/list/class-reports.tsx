import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { ClipboardList, Download, GitCompareArrows, Share2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { recordId, useAddressState } from "../../../lib/use-address-state.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { Select } from "../../../ui/select.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useMe } from "../../../data/accounts.ts";
import { ShareWindow } from "../../sharing/share-window.tsx";
import { CompareWindow } from "./compare/compare-window.tsx";
import { ExportWindow } from "./export/export-window.tsx";
import { LIST_PARTS } from "./list-state.ts";
import { ListTools } from "./table/list-tools.tsx";
import { ReportList } from "./table/report-list.tsx";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** Which class, where it is another than is being written for, and what of its list. */
const parts = { ...LIST_PARTS, class: recordId };

/** The panel that manages the reports of a class. It begins with the class that is being written for. */
export function ClassReports(props: {
  classrooms: Pick<
    UseQueryResult<readonly Classroom[]>,
    "data" | "isPending" | "isError" | "isSuccess" | "refetch"
  >;
  /** The class one is writing for; another may be chosen here. */
  current: number | undefined;
  /** Ways to further lists, at the right of the title. */
  tools?: ReactNode;
}) {
  const { classrooms, current } = props;
  const me = useMe().data;
  const [state, setState, rested] = useAddressState(parts, "list");
  const known = classrooms.data ?? [];
  const open = known.find(({ id }) => id === (state.class ?? current));
  const classroom = open?.id ?? null;
  const [window, setWindow] = useState<"compare" | "export" | "share" | null>(null);
  const inWindow = open && { classroom: open.id, name: open.name, onClose: () => setWindow(null) };
  return (
    <Sheet aria-labelledby="class-reports">
      <header className="px-4 pt-3 pb-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="class-reports" className="text-h3 font-bold">
            Student reports
          </h2>
          <div className="flex flex-wrap gap-2 max-sm:*:grow">
            {props.tools}
            {inWindow && (
              <>
                <Button icon={<GitCompareArrows {...icon} />} onClick={() => setWindow("compare")}>
                  Compare periods
                </Button>
                <Button icon={<Download {...icon} />} onClick={() => setWindow("export")}>
                  Export
                </Button>
                <Link to={`${paths.copyQueue}?class=${open.id}`} className={buttonClass()}>
                  <ClipboardList {...icon} />
                  Copy queue
                </Link>
                <Button icon={<Share2 {...icon} />} onClick={() => setWindow("share")}>
                  Share
                </Button>
              </>
            )}
          </div>
        </div>
        {classrooms.isSuccess && (
          <div className="mt-3 flex flex-wrap items-end gap-x-3 gap-y-2">
            <Select
              className="w-full sm:w-60"
              label="Select a classroom"
              placeholder="Select a classroom"
              options={known.map(({ id, name, subject }) => ({
                value: String(id),
                label: name,
                detail: subject,
              }))}
              value={classroom === null ? "" : String(classroom)}
              onChange={(id) => {
                if (id) setState({ ...state, class: Number(id), search: "", page: 1 });
              }}
            />
            {classroom !== null && (
              <ListTools state={state} onState={(next) => setState({ ...state, ...next })} />
            )}
          </div>
        )}
      </header>
      {classrooms.isPending && (
        <Loading label="Loading classrooms..." className="space-y-3 px-4 pb-5">
          <p aria-hidden className="text-md text-muted">
            Loading classrooms...
          </p>
          <Skeleton className="h-9 w-60" />
        </Loading>
      )}
      {classrooms.isError && (
        <ErrorState className="mx-4 mb-4" onRetry={() => void classrooms.refetch()}>
          Failed to load classrooms. Please try again.
        </ErrorState>
      )}
      {classrooms.isSuccess && classroom === null && (
        <p className="border-t border-border px-4 py-6 text-center text-md text-muted">
          Select a classroom to see its reports.
        </p>
      )}
      {classroom !== null && (
        <ReportList
          classroom={classroom}
          state={state}
          rested={rested}
          onState={(next) => setState({ ...state, ...next })}
          empty="No reports found for this classroom."
          failed="Failed to load reports. Please try again."
        />
      )}
      {inWindow && window === "compare" && <CompareWindow {...inWindow} />}
      {inWindow && window === "export" && <ExportWindow {...inWindow} />}
      {inWindow && window === "share" && me && <ShareWindow {...inWindow} me={me.id} />}
    </Sheet>
  );
}
