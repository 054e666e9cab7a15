import type { ReactNode } from "react";
import { SettingsSection } from "../../ui/settings-section.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { AdminHeading } from "../admin-dash/admin-heading.tsx";
import { useModelUsage } from "../../data/model-usage.ts";
import { useReportingPeriod } from "../../data/reporting-periods.ts";
import { useReportPolicies } from "../../data/report-policies.ts";
import { BudgetForm } from "./budget-form.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { Loaded } from "./loaded.tsx";
import { PeriodForm } from "./period-form.tsx";
import { WritingForm } from "./writing-form.tsx";

/** What an administrator settles for every report of the school; `destinations` settles where reports go. */
export function PoliciesPage({ destinations }: { destinations: ReactNode }) {
  const period = useReportingPeriod();
  const policies = useReportPolicies();
  const usage = useModelUsage();
  return (
    <LeaveGuard>
      <AdminHeading title="Report policies">
        They hold for every teacher of your school, and go before what a teacher prefers.
      </AdminHeading>
      <Sheet aria-label="Report policies" className="max-w-250 divide-y divide-border">
        <SettingsSection
          title="Reporting period"
          about="The stretch of the school year that reports are written for, and when they are due."
        >
          <Loaded query={period}>{(data) => <PeriodForm key={data.id} period={data} />}</Loaded>
        </SettingsSection>
        <SettingsSection
          title="How reports are written"
          about="Whatever is written from now on keeps to it. Reports that exist stay as they are."
        >
          <Loaded query={policies}>{(data) => <WritingForm policies={data} />}</Loaded>
        </SettingsSection>
        <SettingsSection
          title="Where reports are copied to"
          about="The systems that teachers can choose in their copy queue. What is too long for one is shortened there, never cut."
        >
          {destinations}
        </SettingsSection>
        <SettingsSection
          title="AI budget"
          about="Counted in tokens, because prices are the provider’s to change. The writer on this server costs nothing."
        >
          <Loaded query={usage}>{(data) => <BudgetForm usage={data} />}</Loaded>
        </SettingsSection>
      </Sheet>
    </LeaveGuard>
  );
}
