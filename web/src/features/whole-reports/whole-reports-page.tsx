import { SettingsSection } from "../../ui/settings-section.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useLetterhead, useWholeReportChoices, useWholeReports } from "../../data/whole-reports.ts";
import { AdminHeading } from "../admin-dash/admin-heading.tsx";
import { LeaveGuard } from "../report-policies/leave-guard.tsx";
import { Loaded } from "../report-policies/loaded.tsx";
import { RulesSection } from "../report-rules/rules-section.tsx";
import { FiguresSection } from "../student-figures/figures-section.tsx";
import { CrestField } from "./crest-field.tsx";
import { Documents } from "./documents.tsx";
import { LetterheadForm } from "./letterhead-form.tsx";
import { OrderForm } from "./order-form.tsx";

/** All that a school says of a pupil in a reporting period, made into one document. */
export function WholeReportsPage() {
  const choices = useWholeReportChoices();
  const documents = useWholeReports();
  const letterhead = useLetterhead();
  return (
    <LeaveGuard>
      <AdminHeading title="Whole reports">
        All subjects of a student in one document, from what teachers released to the school.
      </AdminHeading>
      <Sheet aria-label="Whole reports" className="max-w-250 divide-y divide-border">
        <SettingsSection
          title="New document"
          about="Only released reports come in. Texts that teachers still keep to themselves are counted, never read."
        >
          <Loaded query={choices}>{(data) => <OrderForm choices={data} />}</Loaded>
        </SettingsSection>
        <SettingsSection
          title="Documents"
          about="Kept for 7 days. Each download asks that it is you, and stands in the audit log."
        >
          <Loaded query={documents}>{(data) => <Documents documents={data} />}</Loaded>
        </SettingsSection>
        <SettingsSection
          title="What the law asks for"
          about="A list for each student of what has to stand in a report to parents, from what is here. Choose a year or a form above to see who lacks what."
        >
          <Loaded query={choices}>
            {(data) => (
              <Loaded query={letterhead}>
                {(head) => <RulesSection choices={data} letterhead={head} />}
              </Loaded>
            )}
          </Loaded>
        </SettingsSection>
        <SettingsSection
          title="Attendance and results"
          about="Figures of your school’s system that stand in whole reports. No text is written from them."
        >
          <Loaded query={choices}>{(data) => <FiguresSection choices={data} />}</Loaded>
        </SettingsSection>
        <SettingsSection
          title="Letterhead"
          about="How every document begins and ends. A document that was made stays as it is."
        >
          <Loaded query={letterhead}>
            {(data) => (
              <>
                <CrestField letterhead={data} />
                <LetterheadForm letterhead={data} />
              </>
            )}
          </Loaded>
        </SettingsSection>
      </Sheet>
    </LeaveGuard>
  );
}
