import { ArrowLeft } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { Link } from "react-router";
import { ReportsLayout } from "../../features/reports/reports-layout.tsx";
import { ReportsOfTeachers } from "../../features/reports/reports-of-teachers.tsx";
import { useMe } from "../../data/accounts.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { paths } from "../paths.ts";

/** A page of a teacher's reports with the way back; an administrator who does not teach reads whose reports are. */
export function TeachersReports(props: {
  page: ComponentType<{ tools?: ReactNode }>;
  /** Ways on, behind the way back. */
  more?: ReactNode;
}) {
  const me = useMe().data;
  return (
    <ReportsLayout>
      {me?.role === "admin" && <ReportsOfTeachers />}
      {me && me.role !== "admin" && (
        <props.page
          tools={
            <>
              <Link to={paths.reports} className={buttonClass()}>
                <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
                Back to writing
              </Link>
              {props.more}
            </>
          }
        />
      )}
    </ReportsLayout>
  );
}
