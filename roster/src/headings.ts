import type { Field } from "./roster.ts";

/** How systems head the column of each field, the surest first; where two columns have one field, the surer is it. */
const HEADINGS: Partial<Record<Field, string>> = {
  student_id:
    "admission number|admission no|admission num|adm no|adm number|adno|admno|admission id|student number|student no|pupil number|pupil no|school id|student id|pupil id|arbor student id|identifier|roll number|unique institution id",
  upn: "upn|unique pupil number|unique pupil no|current upn|pupil upn",
  system_id: "user sourced id|sourced id|id|sis id|person id|sims id|system id|guid|external id",
  name: "name|full name|student name|pupil name|student|pupil|name surname forename|surname forename|legal name|display name",
  first_name: "first name|forename|given name|forenames|first names|given names|first",
  last_name: "last name|surname|family name|last",
  legal_first_name: "legal forename|legal first name|legal forenames|legal given name",
  legal_last_name: "legal surname|legal last name|legal family name",
  preferred_first_name:
    "preferred forename|preferred first name|preferred given name|preferred name|known as|known name|chosen name|chosen forename|chosen first name|nickname",
  preferred_last_name:
    "preferred surname|preferred last name|preferred family name|chosen surname|chosen last name",
  date_of_birth: "date of birth|dob|birth date|d o b|born",
  gender: "gender|sex|legal sex|m f",
  pronouns: "pronouns|pronoun|preferred pronouns",
  year: "year group|nc year|ncy|current nc year|national curriculum year|nc year actual|year|current year|curriculum year|nc year group|yr|yr group|year level|grade|grades",
  form_group:
    "form group|form|registration group|registration form|reg group|reg form|reg|tutor group|tutor set|form tutor group|home group",
  status: "status|enrolment status|student status|pupil status",
  leaving_date:
    "leaving date|date of leaving|leave date|date left|left date|leavers date|leaver date",
  class: "class name|class|teaching group|teaching set|section name|class title",
  classes: "classes|teaching groups|class list|timetabled classes|teaching sets",
  class_id: "class sourced id|section id",
  class_code: "class code",
  class_type: "class type",
  subject: "subject|subject name|subjects|course|course name",
  course_id: "course sourced id",
  teacher:
    "teacher|teachers|teacher name|staff|staff name|class teacher|main teacher|teacher initials|staff initials|staff code|teacher code",
  teacher_email:
    "teacher email|teacher email address|teacher e mail|staff email|staff email address",
  email:
    "email|email address|e mail|e mail address|work email|work email address|school email|student email|pupil email|primary email",
  username: "username|user name",
  title: "title",
  initials: "initials|short code",
  role: "role",
  end_date: "end date",
  user_ids: "user ids",
};

const squeeze = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Beyond this a cell is no heading. */
const LONGEST = 100;

/** A heading as it is compared: without case, accents, blanks, points and what stands in square brackets. */
export function headingKey(heading: string): string {
  const plain = heading.slice(0, LONGEST).replaceAll(/\[[^\]]*\]|\((?:required|optional)\)/giu, "");
  return squeeze(plain.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase());
}

type Known = { field: Field; rank: number };

const KNOWN: ReadonlyMap<string, Known> = new Map(
  Object.entries(HEADINGS).flatMap(([field, headings]) =>
    headings
      .split("|")
      .map((heading, rank): [string, Known] => [squeeze(heading), { field: field as Field, rank }]),
  ),
);

/** Headings of tables that are known although no field is in them. */
const OTHERS: ReadonlySet<string> = new Set(
  "orgsourcedid|orgsourcedids|schoolsourcedid|termsourcedids|enableduser|datelastmodified|propertyname|value|type|parentsourcedid|schooldfenumber|dfenumber|isprimary|startdate|schoolyear|coursecode|usersourcedid|middlename|orgunitpath".split(
    "|",
  ),
);

/** A heading says more than its field where it names whose it is: "Pupil Surname". */
const OF_STUDENTS = /^(?:pupil|student|learner)(?=.)/u;

/** Classes stand in as many columns as a student has of them: "Class 1", "Class 2". */
const NUMBERED = /^(\D+)\d{1,2}$/u;
const IN_SEVERAL_COLUMNS: ReadonlySet<Field> = new Set(["class", "classes"]);

function knownAs(key: string): Known | undefined {
  const one = KNOWN.get(key) ?? KNOWN.get(key.replace(OF_STUDENTS, ""));
  if (one !== undefined) return one;
  const numbered = NUMBERED.exec(key)?.[1];
  const field = numbered === undefined ? undefined : knownAs(numbered);
  return field !== undefined && IN_SEVERAL_COLUMNS.has(field.field) ? field : undefined;
}

/** The field of a heading, and how sure it is of it (0 the surest). */
export function fieldOf(heading: string): Known | undefined {
  return knownAs(headingKey(heading));
}

/** Whether two headings are of one kind of column, of which a table may have several. */
export function areAlike(heading: string, other: string): boolean {
  const [one, two] = [heading, other].map((text) => headingKey(text).replace(/\d{1,2}$/u, ""));
  return one === two && IN_SEVERAL_COLUMNS.has(fieldOf(heading)?.field ?? "name");
}

/** How many of the cells are headings that some system writes. */
export function knownHeadings(cells: readonly string[]): number {
  // "Class:" has its value beside it, not below.
  const keys = new Set(cells.filter((cell) => !cell.trim().endsWith(":")).map(headingKey));
  return [...keys].filter((key) => knownAs(key) !== undefined || OTHERS.has(key)).length;
}
