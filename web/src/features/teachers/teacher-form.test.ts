import { teacherInput, type StaffMember } from "@reportair/contract/features/teachers.ts";
import { expect, test } from "vitest";
import { problemsIn } from "../../lib/form-problems.ts";
import { changeOf, formOf, inputOf, type TeacherForm } from "./teacher-form.ts";

const teacher: StaffMember = {
  id: 1,
  first_name: "Helen",
  last_name: "Marsden",
  email: "h.marsden@school.test",
  role: "teacher",
  pending_email: null,
};

const said = (form: TeacherForm) => problemsIn(teacherInput, inputOf(form), form);

test("asks for what is required, where spaces alone count as nothing", () => {
  expect(said({ ...formOf(null), first_name: " ", password: "  " })).toEqual({
    first_name: "First name is required.",
    last_name: "Last name is required.",
    email: "Email is required.",
    password: "Password is required for new users.",
  });
  const password = "bottle-green-bicycle";
  expect(said({ ...formOf(teacher), password, password_confirm: password })).toEqual({});
});

test.each(["helen", "helen@school", "@school.test", "a b@school.test"])(
  "%s is no address",
  (email) => {
    expect(said({ ...formOf(teacher), email }).email).toBe("Email address is invalid.");
  },
);

test("a new account is a teacher's, and passwords keep their spaces", () => {
  const form = { ...formOf(null), first_name: " Ada ", password: " a b ", password_confirm: "c" };
  expect(inputOf(form)).toMatchObject({
    first_name: "Ada",
    role: "teacher",
    password: " a b ",
    password_confirm: "c",
  });
});

test("a change is what was changed here", () => {
  expect(changeOf(formOf(teacher), teacher)).toEqual({});
  expect(changeOf({ ...formOf(teacher), last_name: "King ", role: "admin" }, teacher)).toEqual({
    last_name: "King",
    role: "admin",
  });
});
