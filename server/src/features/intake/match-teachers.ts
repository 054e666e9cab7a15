import type { IntakeDecisions } from "@reportair/contract/features/intake.ts";
import { splitStaffName } from "@reportair/roster/values/names.ts";
import { fold } from "@reportair/roster/values/text.ts";
import type { Known, StaffHere } from "./school.ts";

/** Accounts that a name of the timetable may mean, the likeliest first: "Mrs N Adebayo", "Adebayo, Ngozi", "NAD". */
export function accountsNamed(name: string, staff: readonly StaffHere[]): StaffHere[] {
  const code = /^[A-Z]{2,4}$/u.test(name.trim()) ? name.trim().toLowerCase() : null;
  if (code !== null) return staff.filter((each) => initialsOf(each).includes(code));
  const { first, last } = splitStaffName(name);
  const surname = fold(last);
  const initial = fold(first).charAt(0);
  const alike = staff.filter(
    (each) =>
      fold(each.last_name) === surname &&
      (initial === "" || fold(each.first_name).startsWith(initial)),
  );
  const whole = fold(first);
  return alike.toSorted(
    (one, other) =>
      Number(fold(other.first_name) === whole) - Number(fold(one.first_name) === whole),
  );
}

/** "Ngozi Adebayo" signs timetables as NA, or as NAD. */
function initialsOf({ first_name, last_name }: StaffHere): string[] {
  const first = fold(first_name).charAt(0);
  const last = fold(last_name).replaceAll(" ", "");
  return [1, 2, 3].map((length) => first + last.slice(0, length));
}

/** The account that a name was said to stand for, now or for earlier files; null for nobody. */
export function accountSaid(
  name: string,
  { known, decisions: { teachers = {} } }: { known: Known; decisions: IntakeDecisions },
): number | null | undefined {
  return Object.hasOwn(teachers, name) ? teachers[name] : known.teachers[name];
}
