import { FileText, LayoutDashboard } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { Pills } from "../../ui/pills.tsx";

/** What the pages of the tool share: the way between them. */
export function ReportsLayout({ children }: { children: ReactNode }) {
  const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 };
  return (
    <>
      <div className="mb-4">
        <Pills
          label="ReportAIr"
          items={[
            { to: paths.reportDash, label: "Dashboard", icon: <LayoutDashboard {...icon} /> },
            { to: paths.reports, label: "Reports", icon: <FileText {...icon} /> },
          ]}
        />
      </div>
      {children}
    </>
  );
}
