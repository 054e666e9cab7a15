import { z } from "zod";
import { done, idParams, listOf, listQuery, recordId, yearFilter } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { line, wholeNumberFrom } from "../text.ts";
import { teacher } from "./accounts.ts";

export const CLASS_YEARS = [7, 8, 9, 10, 11, 12] as const;
export const CLASS_TEXT_MAX = 100;

export const classroom = z.object({
  id: z.int(),
  name: z.string(),
  year: z.int(),
  /** The same value as `year`. */
  year_level: z.int(),
  subject: z.string(),
  teachers: z.array(teacher),
  student_count: z.int(),
});
export type Classroom = z.infer<typeof classroom>;

export const listClassrooms = endpoint({
  method: "GET",
  path: "classrooms/",
  tag: "Classes",
  summary: "A teacher's own classes; an administrator's whole institution",
  query: listQuery.extend({ search: z.string().max(200).optional(), year: yearFilter }),
  responses: { 200: listOf(classroom) },
});

export const getClassroom = endpoint({
  method: "GET",
  path: "classrooms/:id/",
  tag: "Classes",
  summary: "One class",
  params: idParams,
  responses: { 200: classroom },
});

const counts = z.record(z.string(), z.int());

export const countStudents = endpoint({
  method: "GET",
  path: "classrooms/students/count/",
  tag: "Classes",
  summary: "Pupils in each of the user's classes, by class id",
  responses: { 200: counts },
});

export const countStudentsForAdmin = endpoint({
  method: "GET",
  path: "classrooms/students/admin-count/",
  tag: "Classes",
  summary: "Pupils in each class of the institution, by class id (administrators)",
  responses: { 200: counts },
});

const classroomFields = {
  name: line("Name", CLASS_TEXT_MAX),
  year: wholeNumberFrom("Year", 7, 12),
  subject: line("Subject", CLASS_TEXT_MAX),
  teacher_ids: z.array(recordId).max(100).optional(),
};

export const classroomInput = z.object(classroomFields);
export type ClassroomInput = z.input<typeof classroomInput>;

export const classroomChange = classroomInput.partial();
export type ClassroomChange = z.input<typeof classroomChange>;

export const createClassroom = endpoint({
  method: "POST",
  path: "classrooms/",
  tag: "Classes",
  summary: "Create a class; a teacher who does is among its teachers",
  body: classroomInput,
  responses: { 201: classroom },
});

export const updateClassroom = endpoint({
  method: "PUT",
  path: "classrooms/:id/",
  tag: "Classes",
  summary: "Change any of a class's name, year, subject and teachers",
  params: idParams,
  body: classroomChange,
  responses: { 200: classroom },
});

export const deleteClassroom = endpoint({
  method: "DELETE",
  path: "classrooms/delete/:id/",
  tag: "Classes",
  summary: "Delete a class with its enrolments; a teacher only one that nobody else teaches",
  params: idParams,
  responses: { 200: done },
});

export const deleteClassroomAsAdmin = endpoint({
  method: "DELETE",
  path: "classrooms/delete/admin/:id/",
  tag: "Classes",
  summary: "Delete any class of the institution with its enrolments (administrators)",
  params: idParams,
  responses: { 200: done },
});
