import type { ReactNode } from "react";
import { useAddressState } from "../../../lib/use-address-state.ts";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { LIST_PARTS } from "./list-state.ts";
import { ListTools } from "./table/list-tools.tsx";
import { ReportList } from "./table/report-list.tsx";

/** Every report of the teacher, of all classes and periods, in pages of ten. */
export function AllReports({ tools }: { tools?: ReactNode }) {
  const [state, setState, rested] = useAddressState(LIST_PARTS);
  usePageTitle("All reports");
  return (
    <>
      <PageHeading title="All reports" tools={tools}>
        Every class and term
      </PageHeading>
      <Sheet aria-label="All reports">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2 px-4 pt-3 pb-4">
          <ListTools state={state} onState={setState} />
        </div>
        <ReportList
          classroom={null}
          state={state}
          rested={rested}
          onState={setState}
          empty="You have no reports yet."
          failed="Error loading reports. Please try again."
        />
      </Sheet>
    </>
  );
}
