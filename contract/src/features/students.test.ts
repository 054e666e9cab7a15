import { describe, expect, it } from "vitest";
import {
  createOrEnrolStudent,
  STUDENT_ID_FIXED,
  studentChange,
  studentInput,
  unenrolStudent,
} from "./students.ts";

const ZOE = { student_id: "A1", first_name: "Zoë", last_name: "Okafor", year: 9 };
type Schema = {
  parse: (value: unknown) => unknown;
  safeParse: (value: unknown) => { success: boolean };
};
const bodyOf = ({ body }: { body?: Schema }, value: unknown) => body?.parse(value);
/** Whether it is refused, and not a reason to fall over. */
const refuses = ({ body }: { body?: Schema }, value: unknown) =>
  body?.safeParse(value).success === false;
const refusalOf = (
  schema: {
    safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined };
  },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message;

describe("a pupil", () => {
  it("needs a name, an id and a year", () => {
    expect(studentInput.parse(ZOE)).toEqual(ZOE);
    expect(refusalOf(studentInput, { ...ZOE, first_name: "" })).toBe("First name is required.");
    expect(refusalOf(studentInput, { ...ZOE, last_name: " " })).toBe("Last name is required.");
    expect(refusalOf(studentInput, { ...ZOE, student_id: undefined })).toBe(
      "Student ID is required.",
    );
    expect(refusalOf(studentInput, { ...ZOE, year: 6 })).toBe("Year must be between 7 and 13.");
    expect(refusalOf(studentInput, { ...ZOE, year: 14 })).toBe("Year must be between 7 and 13.");
  });

  it("may have pronouns, a form group and a birthday; empty ones are none", () => {
    const full = { ...ZOE, pronouns: "She/Her", form_group: "9B", date_of_birth: "2012-03-14" };
    expect(studentInput.parse(full)).toEqual(full);
    expect(studentInput.parse({ ...ZOE, pronouns: "", form_group: "", date_of_birth: "" })).toEqual(
      {
        ...ZOE,
        pronouns: null,
        form_group: null,
        date_of_birth: null,
      },
    );
    expect(studentInput.parse({ ...ZOE, pronouns: null, date_of_birth: null })).toEqual({
      ...ZOE,
      pronouns: null,
      date_of_birth: null,
    });
    expect(studentInput.safeParse({ ...ZOE, pronouns: "It" }).success).toBe(false);
    for (const date_of_birth of ["14/03/2012", "2012-02-30", 7]) {
      expect(refusalOf(studentInput, { ...ZOE, date_of_birth })).toBe(
        "Date of birth must be a date such as 2012-03-14.",
      );
    }
  });

  it("may be called by another name than the first one, which is trimmed; a blank one is none", () => {
    const called = (preferred_name: unknown) => ({ ...ZOE, preferred_name });
    expect(studentInput.parse(called(" Zo "))).toEqual(called("Zo"));
    for (const none of ["", "  ", null]) {
      expect(studentInput.parse(called(none))).toEqual(called(null));
      expect(studentChange.parse({ preferred_name: none })).toEqual({ preferred_name: null });
    }
    expect(studentInput.parse(called("a".repeat(100)))).toEqual(called("a".repeat(100)));
    expect(refusalOf(studentInput, called("a".repeat(101)))).toBe(
      "Known as must be at most 100 characters.",
    );
  });

  it("is changed field by field, but never in its id", () => {
    expect(studentChange.parse({ year: 10 })).toEqual({ year: 10 });
    expect(studentChange.parse({})).toEqual({});
    expect(refusalOf(studentChange, { student_id: "A2" })).toBe(STUDENT_ID_FIXED);
    expect(STUDENT_ID_FIXED).not.toBe("");
  });
});

describe("adding a pupil", () => {
  const read = (value: unknown) => bodyOf(createOrEnrolStudent, value);

  it("makes a new one where there is a first name", () => {
    expect(read(ZOE)).toEqual({ kind: "creation", ...ZOE });
    expect(read({ ...ZOE, classroom_id: 3 })).toEqual({ kind: "creation", ...ZOE });
  });

  it("enrols one in a class where there is none, under either spelling", () => {
    const enrolment = { kind: "enrolment", student_id: 4, classroom_id: 3 };
    expect(read({ student_id: 4, classroom_id: 3 })).toEqual(enrolment);
    expect(read({ studentId: "4", classroomId: "3" })).toEqual(enrolment);
  });

  it("takes neither half of each", () => {
    expect(() => read({ student_id: 4 })).toThrow();
    expect(() => read({ classroom_id: 4 })).toThrow();
    for (const wrong of [null, undefined, [], "text", 3]) {
      expect(refuses(createOrEnrolStudent, wrong)).toBe(true);
    }
  });

  it("is undone by taking the pupil out of the class", () => {
    const taken = (value: unknown) => bodyOf(unenrolStudent, value);
    expect(taken({ studentId: 4, classroomId: 3 })).toEqual({ student_id: 4, classroom_id: 3 });
    expect(taken({ student_id: 4, classroom_id: 3 })).toEqual({ student_id: 4, classroom_id: 3 });
    for (const wrong of [null, undefined, [], { studentId: 4 }]) {
      expect(refuses(unenrolStudent, wrong)).toBe(true);
    }
  });
});
