import type { Role } from "@reportair/contract/features/accounts.ts";

/** Password of every demonstration account. */
export const DEMO_PASSWORD = "demo-school-2025";

export type StaffMember = { email: string; first_name: string; last_name: string; role: Role };

const person = (
  first_name: string,
  last_name: string,
  email: string,
  role: Role = "teacher",
): StaffMember => ({ email, first_name, last_name, role });

/** The three accounts that are printed at the start come first. */
export const OAKFIELD_STAFF: readonly StaffMember[] = [
  person("Helen", "Marsden", "teacher@demo.school"),
  person("David", "Okafor", "admin@demo.school", "admin"),
  person("Ruth", "Kessler", "adminteacher@demo.school", "adminteacher"),
  person("Folake", "Adeniran", "f.adeniran@demo.school"),
  person("Simon", "Birtles", "s.birtles@demo.school"),
  person("Lucia", "Ferrante", "l.ferrante@demo.school"),
  person("Deirdre", "Malone", "d.malone@demo.school"),
  person("Gareth", "Pugh", "g.pugh@demo.school"),
  person("Anjali", "Varma", "a.varma@demo.school"),
];

export const RIVERSIDE_STAFF: readonly StaffMember[] = [
  person("Marcus", "Elphick", "teacher@riverside.school"),
  person("Parveen", "Sadiq", "admin@riverside.school", "admin"),
];
