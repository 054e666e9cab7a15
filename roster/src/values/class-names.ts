import { clean } from "./text.ts";

/** The subjects that codes in classes' names stand for. */
const SUBJECTS: Readonly<Record<string, string>> = {
  En: "English",
  Ma: "Mathematics",
  Sc: "Science",
  Bi: "Biology",
  Ch: "Chemistry",
  Ph: "Physics",
  Hi: "History",
  Gg: "Geography",
  Fr: "French",
  Sp: "Spanish",
  Gm: "German",
  Re: "Religious Education",
  Pe: "Physical Education",
  Ar: "Art",
  Mu: "Music",
  Dr: "Drama",
  Dt: "Design and Technology",
  Cs: "Computer Science",
  Ps: "Psychology",
};

const CODE = /(?:[/_ -]|^\d{1,2}[a-z]?)([a-z]{2})\d*$/iu;

/** The code and the subject in a class's name: "En" of "9x/En2"; undefined where it has none that is known. */
export function subjectInName(name: string): { code: string; subject: string } | undefined {
  const letters = CODE.exec(name)?.[1] ?? "";
  const code = letters.slice(0, 1).toUpperCase() + letters.slice(1).toLowerCase();
  const subject = SUBJECTS[code];
  return subject === undefined ? undefined : { code, subject };
}

/** The year that a class's name begins with: 9 of "9x/En2", 7 of "7 Maple". */
export function yearInName(name: string): number | undefined {
  const year = Number(/^(?:y(?:ea)?r? ?)?(\d{1,2})(?!\d)/iu.exec(name)?.[1]);
  return year >= 7 && year <= 13 ? year : undefined;
}

/** Whether a subject is none, but the form group at registration. */
export function isRegistration(subject: string): boolean {
  return /^(?:registration|reg|tutor(?:ial)?|form|pastoral)(?: (?:group|time|period|am|pm))?$/iu.test(
    subject,
  );
}

/** Several classes in one cell. A comma is part of a name, unless what it parts are codes. */
export function classesInCell(cell: string, isList: boolean): string[] {
  const parts = cell.split(/[;|\n]/u).flatMap((part) => {
    const pieces = part.split(",");
    return isList || pieces.every((piece) => /\d/u.test(piece)) ? pieces : [part];
  });
  return parts.map(clean).filter((part) => part !== "");
}
