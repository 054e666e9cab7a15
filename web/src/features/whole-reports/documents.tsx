import type { WholeReport } from "@reportair/contract/features/whole-reports.ts";
import { Download, Trash2 } from "lucide-react";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount, formatDate } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useDownloadWholeReports, useRemoveWholeReports } from "../../data/whole-reports.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** The documents that were ordered, with how far they are. */
export function Documents({ documents }: { documents: readonly WholeReport[] }) {
  if (documents.length === 0) {
    return <p className="text-md text-muted">No document has been made in the last 7 days.</p>;
  }
  return (
    <ul aria-label="Documents" className="divide-y divide-border rounded-2 border border-border">
      {documents.map((document) => (
        <Row key={document.id} document={document} />
      ))}
    </ul>
  );
}

function Row({ document }: { document: WholeReport }) {
  const { label, period, state, total, done, incomplete } = document;
  const download = useDownloadWholeReports();
  const remove = useRemoveWholeReports();
  const name = `${label}, ${period}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-48 flex-1">
        <p className="font-mid">{name}</p>
        <p className="text-sm text-muted tabular-nums">{aboutOf(document)}</p>
        {state === "failed" && (
          <p className="mt-1 text-sm text-danger">
            It could not be made. No report was changed: please order it again.
          </p>
        )}
        {incomplete > 0 && (
          <p className="mt-1 text-sm text-warning">
            Characters that a PDF cannot show were left out for {formatCount(incomplete, "student")}
            , which each of their reports says at its end. A Word document has them.
          </p>
        )}
      </div>
      {(state === "waiting" || state === "making") && (
        <div className="w-44">
          <ProgressBar label={`Progress of ${name}`} value={done} max={total} />
          <p role="status" className="mt-1 text-sm text-muted tabular-nums">
            {state === "waiting" ? "Waiting for its turn" : `${done} of ${total}`}
          </p>
        </div>
      )}
      <div className="flex items-center gap-1">
        {state === "done" && (
          <Button
            size="row"
            icon={<Download {...icon} />}
            busy={download.isPending && "Downloading..."}
            aria-label={download.isPending ? undefined : `Download ${name}`}
            onClick={() =>
              void download.mutateAsync(document).catch((error: unknown) => {
                toast.error(errorText(error, "The document could not be downloaded."));
              })
            }
          >
            Download
          </Button>
        )}
        <IconButton
          label={`Remove ${name}`}
          icon={<Trash2 {...icon} />}
          size="row"
          variant="danger"
          disabled={remove.isPending}
          onClick={() =>
            void remove.mutateAsync(document.id).then(
              () => toast.success("Document removed. It can be made again."),
              (error: unknown) =>
                toast.error(errorText(error, "The document could not be removed.")),
            )
          }
        />
      </div>
    </li>
  );
}

function aboutOf({ form, packing, total, size, ordered_by, created_at }: WholeReport): string {
  const kind = form === "pdf" ? "PDF" : "Word";
  return [
    packing === "each" ? `ZIP, one ${kind} file each` : kind,
    formatCount(total, "student"),
    size !== null && sizeOf(size),
    `${ordered_by}, ${formatDate(created_at)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

function sizeOf(bytes: number): string {
  return bytes < 950_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1e6).toFixed(1)} MB`;
}
