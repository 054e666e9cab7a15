import { randomUUID } from "node:crypto";
import {
  countCharacters,
  countWords,
  usedFields,
} from "@reportair/contract/features/report-fields.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../test/support/database.ts";
import type { Database, Handle } from "../database/handle.ts";
import {
  classrooms,
  enrolments,
  generatedReports,
  institutions,
  reportConfigurations,
  reportingPeriods,
  students,
  users,
} from "../database/schema.ts";
import { findSignedIn } from "../features/accounts/find-signed-in.ts";
import { passwordMatches } from "../features/accounts/passwords.ts";
import { GuessingLimits } from "../features/accounts/guessing-limits.ts";
import { openSession } from "../features/accounts/queries.ts";
import {
  createDemonstrationSchool,
  type DemonstrationAccount,
} from "./create-demonstration-school.ts";

const now = new Date("2026-11-21T12:00:00Z");

let database: Database;
let drop: () => Promise<void>;
let accounts: DemonstrationAccount[];

beforeAll(async () => {
  ({ database, drop } = await createDatabase());
  accounts = await createDemonstrationSchool(database, now);
});
afterAll(() => drop());

/** What signing in compares a password with. */
async function signInAccount(email: string) {
  const guessing = new GuessingLimits(database);
  const begun = await guessing.begin({ email, address: "127.0.0.1", browser: null });
  await guessing.forgive(begun.counted);
  return begun.account;
}

/** Runs `work` as the person who signs in with that e-mail address. */
async function as<T>(email: string, work: (handle: Handle) => Promise<T>): Promise<T> {
  const account = (await signInAccount(email))!;
  const token = randomUUID();
  await openSession(database, token, { account, origin: { network: "127.0.0.1", browser: "" } });
  const actor = await findSignedIn(database, token);
  return database.as(actor!, work);
}

describe("the demonstration school", () => {
  it("answers the three accounts to tell people of", () => {
    expect(accounts.map(({ role, email }) => [role, email])).toEqual([
      ["teacher", "teacher@demo.school"],
      ["admin", "admin@demo.school"],
      ["adminteacher", "adminteacher@demo.school"],
    ]);
  });

  it.each([
    "teacher@demo.school",
    "admin@demo.school",
    "adminteacher@demo.school",
    "teacher@riverside.school",
    "admin@riverside.school",
  ])("lets %s sign in with the one password", async (email) => {
    const found = await signInAccount(email);
    expect(await passwordMatches(found!.password_hash, "demo-school-2025")).toBe(true);
  });

  it("gives every account a salt of its own", async () => {
    const [counted] = await database.owner.query<{ all: number; salts: number }>(
      `select count(*)::integer as all, count(distinct password_hash)::integer as salts from users`,
    );
    expect(counted?.salts).toBe(counted?.all);
    expect(counted?.all).toBeGreaterThan(1);
  });

  it("has all its pupils and classes, and the college only its own", async () => {
    const counts = async (handle: Handle) => {
      const schools = await handle.select({ name: institutions.name }).from(institutions);
      return [schools, await handle.$count(students), await handle.$count(classrooms)] as const;
    };
    const [oak, oakStudents, oakClasses] = await as("admin@demo.school", counts);
    expect(oak).toEqual([{ name: "Oakfield Academy" }]);
    expect(oakStudents).toBeGreaterThanOrEqual(180);
    expect(oakClasses).toBeGreaterThanOrEqual(12);
    const [river, riverStudents, riverClasses] = await as("admin@riverside.school", counts);
    expect(river).toEqual([{ name: "Riverside College" }]);
    expect([riverStudents, riverClasses]).toEqual([20, 1]);
  });

  it("enrols 28 pupils in 9B/En2", async () => {
    const members = await as("teacher@demo.school", (handle) =>
      handle
        .select({ name: students.last_name })
        .from(enrolments)
        .innerJoin(classrooms, eq(classrooms.id, enrolments.classroom_id))
        .innerJoin(students, eq(students.id, enrolments.student_id))
        .where(eq(classrooms.name, "9B/En2")),
    );
    expect(members.length).toBe(28);
    expect(members.map((member) => member.name)).toContain("O’Donnell");
  });
});

describe("the teacher's reports", () => {
  const reportsOf = (email: string) =>
    as(email, (handle) =>
      handle
        .select({ report: generatedReports, period: reportingPeriods, student: students })
        .from(generatedReports)
        .innerJoin(
          reportConfigurations,
          eq(reportConfigurations.id, generatedReports.configuration_id),
        )
        .innerJoin(reportingPeriods, eq(reportingPeriods.id, reportConfigurations.period_id))
        .innerJoin(students, eq(students.id, generatedReports.student_id)),
    );

  it("are kept and dated within the term before, in the year group of that time", async () => {
    const rows = await reportsOf("teacher@demo.school");
    expect(rows.length).toBe(28);
    for (const { report, period, student } of rows) {
      expect(period).toMatchObject({ name: "Summer term 2026", starts_on: "2026-04-01" });
      const written = report.updated_at.toISOString();
      expect(written > period.starts_on && written < period.ends_on).toBe(true);
      expect(report.status).toBe("kept");
      expect(report.opened_at).not.toBeNull();
      expect([report.year, student.year]).toEqual([10, 11]);
    }
  });

  it("are true to their inputs, and no two are the same", async () => {
    const rows = await reportsOf("teacher@demo.school");
    for (const { report, student } of rows) {
      const { report_content: text, sentences } = report;
      expect(text).toContain(student.first_name);
      expect(report.char_count).toBe(countCharacters(text));
      expect(report.word_count).toBe(countWords(text));
      expect(report.char_count).toBeGreaterThanOrEqual(500);
      expect(report.char_count).toBeLessThanOrEqual(1_200);
      const told = new Set(sentences.flatMap((sentence) => sentence.sources));
      expect(
        usedFields(report.inputs).filter(
          (field) => !told.has(field) && !report.uncovered.includes(field),
        ),
      ).toEqual([]);
      expect([report.uncovered, report.handed_back]).toEqual([[], []]);
    }
    expect(new Set(rows.map((row) => row.report.report_content)).size).toBe(28);
  });

  it("are nobody else's", async () => {
    expect(await reportsOf("adminteacher@demo.school")).toEqual([]);
    expect(await reportsOf("teacher@riverside.school")).toEqual([]);
  });

  it("stand beside this term's class, half filled in", async () => {
    const rows = await as("teacher@demo.school", (handle) =>
      handle
        .select({ class: reportConfigurations.classroom_name, flags: reportConfigurations.flags })
        .from(reportConfigurations)
        .innerJoin(reportingPeriods, eq(reportingPeriods.id, reportConfigurations.period_id))
        .where(eq(reportingPeriods.name, "Autumn term 2026")),
    );
    expect(rows.length).toBe(23);
    expect(rows.every((row) => row.class === "9B/En2")).toBe(true);
    expect(rows.flatMap((row) => row.flags)).toEqual([
      { field: "participation_notes", kind: "other_pupil" },
    ]);
  });

  it("stand beside the beginnings of colleagues, each seen by their own author", async () => {
    const rows = await as("adminteacher@demo.school", (handle) =>
      handle
        .select({ class: reportConfigurations.classroom_name })
        .from(reportConfigurations)
        .innerJoin(users, eq(users.id, reportConfigurations.author_id))
        .where(eq(users.email, "adminteacher@demo.school")),
    );
    expect(rows.length).toBe(8);
    expect(new Set(rows.map((row) => row.class))).toEqual(new Set(["12A/El1"]));
  });
});
