import { useState, type ReactNode } from "react";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { adminPicture, adminSteps } from "./tutorial/admin-steps.ts";
import { adminCards, teacherCards } from "./tutorial/feature-cards.ts";
import { sharedSteps } from "./tutorial/steps.ts";
import { teacherSteps } from "./tutorial/teacher-steps.ts";
import { Tutorial } from "./tutorial/tutorial.tsx";
import { useStep } from "./tutorial/use-step.ts";
import { Ways } from "./ways.tsx";

const forTeachers = {
  steps: teacherSteps,
  cards: teacherCards,
  picture: sharedSteps.cardView,
} as const;
const forAdmins = { steps: adminSteps, cards: adminCards, picture: adminPicture } as const;

/** The first page behind the login: a greeting, the ways on that this person has, and their tutorial. */
export function WelcomePage(props: {
  firstName: string;
  /** Absent: they write no reports. */
  reports: string | undefined;
  /** Absent: they look after no school. */
  admin: string | undefined;
  /** The way to a note, where there is one here. */
  note: ReactNode;
}) {
  const { firstName, reports, admin, note } = props;
  const [now] = useState(() => new Date());
  const { steps, cards, picture } = admin ? forAdmins : forTeachers;
  const at = useStep(steps.length);
  usePageTitle("Welcome");
  return (
    <>
      <PageHeading title="Welcome">
        {greeting(now)}, {firstName}. What would you like to do?
      </PageHeading>
      {at[0] === 0 && <Ways reports={reports} admin={admin} />}
      {/* What stands below what is still loading is hidden until then, so that it never moves under a finger. */}
      <div className="group/loads">
        {at[0] === 0 && note}
        {/* By its own class: a rule for whatever is last would be tried on every change of any page. */}
        <div className="group-has-aria-busy/loads:invisible">
          <Tutorial steps={steps} cards={cards} picture={picture} at={at} />
        </div>
      </div>
    </>
  );
}

/** "Good morning", "Good afternoon" or "Good evening", by the reader's clock. */
function greeting(now: Date): string {
  const hour = now.getHours();
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}
