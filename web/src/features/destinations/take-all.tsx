import type { CopyQueue } from "@reportair/contract/features/destinations.ts";
import { Columns3, Download, ListOrdered } from "lucide-react";
import { useState } from "react";
import { meQuery } from "../../data/accounts.ts";
import { toClipboard } from "../../lib/clipboard.ts";
import { formatCount } from "../../lib/format.ts";
import { queryClient } from "../../lib/query-client.ts";
import { asCells } from "../../lib/report-files/as-cells.ts";
import { madeBy } from "../../lib/report-files/made.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Menu } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast-store.ts";
import { columnOf, isKept, isTooLong, type KeptLine } from "./queue.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** How all of a class leave together. */
type Way = "column" | "csv" | "xlsx";

/** Takes the whole class: a column of cells to paste, or a file; and the order that its rows are in. */
export function TakeAll(props: {
  queue: CopyQueue;
  /** These were copied. */
  onTaken: (lines: readonly KeptLine[]) => void;
  /** Opens a line. */
  onLook: (at: number) => void;
  onOrder: () => void;
}) {
  const { queue, onTaken, onLook } = props;
  const [asked, setAsked] = useState<Way | null>(null);
  const lines = [...queue.lines, ...queue.elsewhere];
  const ready = lines.filter(isKept).filter(({ report }) => report.text !== null);
  const long = lines.filter(isTooLong);
  async function take(way: Way) {
    setAsked(null);
    if (way !== "column") {
      await download(queue, way, ready.length);
      return;
    }
    if (!(await toClipboard(asCells(columnOf(queue))))) {
      toast.error(
        "Your browser did not allow copying. Copy the texts one by one, or download the file.",
      );
      return;
    }
    onTaken(queue.lines.filter(isKept));
    toast.success(
      `A column of ${formatCount(queue.lines.length, "row")} is copied: paste it into the first pupil’s cell.`,
    );
  }
  const ask = (way: Way) => {
    if (long.length > 0) setAsked(way);
    else void take(way);
  };
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
      <Button icon={<ListOrdered {...icon} />} onClick={props.onOrder}>
        Mark sheet order
      </Button>
      <Button
        icon={<Columns3 {...icon} />}
        disabled={ready.length === 0}
        onClick={() => ask("column")}
      >
        Copy column
      </Button>
      <Menu
        trigger={
          <Button icon={<Download {...icon} />} disabled={ready.length === 0}>
            Download
          </Button>
        }
        items={[
          { label: "Excel workbook (XLSX)", onSelect: () => ask("xlsx") },
          { label: "Table (CSV)", onSelect: () => ask("csv") },
        ]}
      />
      {asked && (
        <Dialog
          open
          size="sm"
          title={`${formatCount(long.length, "report is", "reports are")} too long`}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button onClick={() => void take(asked)}>
                {asked === "column" ? "Leave their cells empty" : "Leave them out"}
              </Button>
              <Button
                variant="primary"
                onClick={() => {
                  setAsked(null);
                  onLook(lines.findIndex(isTooLong));
                }}
              >
                Look at the first
              </Button>
            </>
          }
        >
          <p className="text-md text-text-2">
            Nothing shorter has been chosen for {long.length === 1 ? "it" : "them"} yet, and{" "}
            {queue.destination.name} would cut {long.length === 1 ? "it" : "them"} off.
          </p>
        </Dialog>
      )}
    </div>
  );
}

async function download(queue: CopyQueue, ending: "csv" | "xlsx", count: number): Promise<void> {
  try {
    const me = await queryClient.ensureQueryData(meQuery);
    const { saveQueue } = await import("./save-queue.ts");
    saveQueue(queue, ending, madeBy(me, [{ period: queue.period.name }]));
    toast.success(`${formatCount(count, "report")} downloaded.`);
  } catch {
    toast.error("The file could not be made. Your reports are saved; please try again.");
  }
}
