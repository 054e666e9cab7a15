import { ProgressBar } from "../../ui/progress-bar.tsx";

/** Too few reports for insights: how far it still is. */
export function LockedInsights({ reports, needed }: { reports: number; needed: number }) {
  return (
    <div className="mx-auto flex max-w-120 flex-col items-center px-5 py-8 text-center">
      <p className="text-h3 font-bold">No insights available yet</p>
      <ProgressBar
        label="Reports completed"
        value={reports}
        max={needed}
        className="mt-4 w-full max-w-70"
      />
      <p className="mt-2 text-sm text-text-2 tabular-nums">
        {reports}/{needed} reports completed
      </p>
      <p className="mt-3 text-md text-text-2">
        Generate at least {needed} reports to see personalized insights and recommendations for this
        student.
      </p>
    </div>
  );
}
