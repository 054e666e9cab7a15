import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { ReportsLayout } from "../../features/reports/reports-layout.tsx";
import { ReportsOfTeachers } from "../../features/reports/reports-of-teachers.tsx";
import { ReceivedPage } from "../../features/sharing/received-page.tsx";
import { useMe } from "../../data/accounts.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { paths } from "../paths.ts";

/** What colleagues asked a teacher to proof-read. */
export function SharedReportsRoute() {
  const me = useMe().data;
  return (
    <ReportsLayout>
      {me?.role === "admin" && <ReportsOfTeachers />}
      {me && me.role !== "admin" && (
        <ReceivedPage
          tools={
            <Link to={paths.reports} className={buttonClass()}>
              <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
              Back to writing
            </Link>
          }
        />
      )}
    </ReportsLayout>
  );
}
