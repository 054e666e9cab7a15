import type { ReactNode } from "react";
import { useSession } from "../../data/accounts.ts";
import { AuditPage } from "../../features/audit/audit-page.tsx";
import { DataProtectionPage } from "../../features/data-protection/data-protection-page.tsx";
import { SchoolDestinations } from "../../features/destinations/school-destinations.tsx";
import { IntakePage } from "../../features/intake/intake-page.tsx";
import { NewYearPage } from "../../features/intake/new-year-page.tsx";
import { InsightsPage } from "../../features/school-insights/insights-page.tsx";
import { StaffRoomPage } from "../../features/school-insights/staff-room-page.tsx";
import { PoliciesPage } from "../../features/report-policies/policies-page.tsx";
import { RecommendationsPage } from "../../features/recommendations/recommendations-page.tsx";
import { WholeReportsPage } from "../../features/whole-reports/whole-reports-page.tsx";
import { NotForTeachers } from "./not-for-teachers.tsx";
import { administers } from "./sidebar-entries.ts";

/** Performance insights, for administrators. */
export function InsightsRoute() {
  return <ForAdministrators page={<InsightsPage />} />;
}

/** How far the school is, for the wall of the staff room. */
export function StaffRoomRoute() {
  const session = useSession().data;
  if (!session?.authenticated) return null;
  return <ForAdministrators page={<StaffRoomPage school={session.institution.name} />} />;
}

/** The audit log, for administrators. */
export function AuditRoute() {
  return <ForAdministrators page={<AuditPage />} />;
}

/** Bringing a school in, for administrators. */
export function IntakeRoute() {
  return <ForAdministrators page={<IntakePage />} />;
}

/** A new school year, for administrators. */
export function NewYearRoute() {
  return <ForAdministrators page={<NewYearPage />} />;
}

/** Report policies, for administrators. */
export function PoliciesRoute() {
  return <ForAdministrators page={<PoliciesPage destinations={<SchoolDestinations />} />} />;
}

/** AI recommendations, for administrators. */
export function RecommendationsRoute() {
  return <ForAdministrators page={<RecommendationsPage />} />;
}

/** What leaves the school, for administrators. */
export function DataProtectionRoute() {
  return <ForAdministrators page={<DataProtectionPage />} />;
}

/** Whole reports, for administrators. */
export function WholeReportsRoute() {
  return <ForAdministrators page={<WholeReportsPage />} />;
}

function ForAdministrators({ page }: { page: ReactNode }) {
  const session = useSession().data;
  if (!session?.authenticated) return null;
  return administers(session.role) ? page : <NotForTeachers page="this page" />;
}
