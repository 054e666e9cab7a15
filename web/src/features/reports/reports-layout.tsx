import { FileText, LayoutDashboard } from "lucide-react";
import type { ReactNode } from "react";
import { Pills } from "../../ui/pills.tsx";

/** What the pages of the tool share: the way between them. The addresses are the app's. */
export function ReportsLayout(props: { dashboard: string; reports: string; children: ReactNode }) {
  const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 };
  return (
    <>
      <div className="mb-4">
        <Pills
          label="ReportAIr"
          items={[
            { to: props.dashboard, label: "Dashboard", icon: <LayoutDashboard {...icon} /> },
            { to: props.reports, label: "Reports", icon: <FileText {...icon} /> },
          ]}
        />
      </div>
      {props.children}
    </>
  );
}
