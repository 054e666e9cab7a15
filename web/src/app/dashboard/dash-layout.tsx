import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { ReportsLayout } from "../../features/reports/reports-layout.tsx";
import { cx } from "../../ui/cx.ts";
import { segmentClass, segmentsClass } from "../../ui/segments-class.ts";
import { paths } from "../paths.ts";

const panels = [
  { to: paths.reportDash, label: "Overview" },
  { to: paths.reportDashClasses, label: "Classes" },
  { to: paths.reportDashStudents, label: "Student Management" },
];

/** The Dashboard tab of the tool and the ways between its panels, each of which has an address. */
export function DashLayout({ children }: { children: ReactNode }) {
  return (
    <ReportsLayout>
      <nav aria-label="Panels of the Dashboard" className={cx(segmentsClass, "mb-6 max-sm:flex")}>
        {panels.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end
            className={({ isActive }) => cx(segmentClass(isActive), "max-sm:px-1.5")}
          >
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </ReportsLayout>
  );
}
