import type { IntakeDecisions, IntakeQuestion } from "@reportair/contract/features/intake.ts";
import type { Roster } from "@reportair/roster/roster.ts";
import { accountSaid, accountsNamed } from "./match-teachers.ts";
import type { PlannedClass } from "./plan-classes.ts";
import type { Known, School, StaffHere } from "./school.ts";

const shown = ({ id, first_name, last_name }: StaffHere) => ({
  id,
  name: `${first_name} ${last_name}`,
});

/** Questions that are of use to this school: nobody is asked about classes that are here already. */
export function questionsLeft(
  roster: Roster,
  school: School,
  classes: readonly PlannedClass[],
  { known, decisions }: { known: Known; decisions: IntakeDecisions },
): IntakeQuestion[] {
  const here = new Set(
    classes.filter(({ state }) => state === "known").map(({ name }) => name.toLowerCase()),
  );
  const missing = (names: readonly string[]) =>
    names.filter((name) => !here.has(name.toLowerCase()));
  const teaching = school.staff.filter(({ teaches }) => teaches);
  return roster.questions.flatMap((question): IntakeQuestion[] => {
    switch (question.code) {
      case "class_subjects": {
        const subjects = question.subjects.filter((each) => missing(each.classes).length > 0);
        return subjects.length === 0 ? [] : [{ ...question, subjects }];
      }
      case "class_subject_missing":
      case "class_year_missing": {
        const names = missing(question.classes);
        return names.length === 0 ? [] : [{ ...question, classes: names }];
      }
      case "teachers_unknown":
        return [
          {
            ...question,
            names: question.names.map(({ name, classes: of }) => {
              const account = accountSaid(name, { known, decisions });
              return {
                name,
                classes: of,
                accounts: accountsNamed(name, teaching).map(shown),
                account: account ?? null,
                settled: account !== undefined,
              };
            }),
          },
        ];
      case "pronouns_from_gender":
      case "year_6_to_7":
      case "date_order":
        return [question];
    }
  });
}
