import type { Database } from "../../src/database/handle.ts";
import type { TryAll } from "./attempts.ts";
import type { FurnishedSchool } from "./furnished-school.ts";
import { INSIDE, PEOPLE, people, type Person } from "./isolation-matrix.ts";

const ADMINISTRATORS: readonly Person[] = ["administrator", "adminteacher"];

type Call = {
  /** The call, about somebody or something of this school. */
  of: (school: FurnishedSchool) => string;
  /** Who is told something by it in the school, and not the same as if there were nothing to tell. */
  tells: readonly Person[];
};

/**
 * The functions that the application's role may call and that see past the policies: they answer numbers, an
 * administrator who acts for one student, or whom an author has shared a report with.
 */
export const FUNCTIONS: Record<string, Call> = {
  "count_institution_reports()": { of: () => "count_institution_reports()", tells: INSIDE },
  "count_reports_of(integer)": {
    // The colleague has written none, and so it makes no difference who else is asked about.
    of: ({ author, colleague }) =>
      `(select count_reports_of(${author.user_id}) - count_reports_of(${colleague.user_id}) as more)`,
    tells: INSIDE,
  },
  // Of reports that are one's own it says nothing.
  "others_reported_on(integer)": {
    of: ({ student }) => `others_reported_on(${student})`,
    tells: INSIDE.filter((person) => person !== "author"),
  },
  "erase_student(integer)": {
    of: ({ student }) => `erase_student(${student})`,
    tells: ADMINISTRATORS,
  },
  "student_file(integer)": {
    of: ({ student }) => `student_file(${student})`,
    tells: ADMINISTRATORS,
  },
  "student_holdings(integer)": {
    of: ({ student }) => `student_holdings(${student})`,
    tells: ADMINISTRATORS,
  },
  "tell_authors(integer,text,text)": {
    of: ({ student }) => `tell_authors(${student}, 'Erased', 'In {classes}.')`,
    tells: ADMINISTRATORS,
  },
  "open_matters(integer)": { of: ({ period }) => `open_matters(${period})`, tells: ADMINISTRATORS },
  "report_statistics(integer,integer)": {
    of: ({ period }) => `report_statistics(${period}, 0)`,
    tells: ADMINISTRATORS,
  },
  "reported_on_by_intake(integer)": {
    of: ({ intake }) => `reported_on_by_intake(${intake})`,
    tells: ADMINISTRATORS,
  },
  // It mails, and answers those who have never signed in: nobody here has, and none of them is asked about.
  "invite_staff(integer[])": {
    of: ({ author }) => `invite_staff(array[${author.user_id}])`,
    tells: [],
  },
  // Of one teacher it tells nobody anything; server/test/class-time.test.ts asks it about several.
  "school_class_time(date)": { of: () => "school_class_time('2000-01-01')", tells: [] },
  "texts_by_writer()": { of: () => "texts_by_writer()", tells: ADMINISTRATORS },
  // It writes, and says the same to each administrator of the school; to nobody else anything.
  "ask_email_change(integer,text,text,interval,jsonb)": {
    of: ({ author }) =>
      `(select ask_email_change(${author.user_id}, 'another@example.org', 'hashed', '7 days', '{}')) asked`,
    tells: [],
  },
  // Only the author and administrators of the school can drop an address, and so are told which.
  "keep_email(integer)": {
    of: ({ author }) => `keep_email(${author.user_id})`,
    tells: ["author", ...ADMINISTRATORS],
  },
  "staff_with_second_step()": { of: () => "staff_with_second_step()", tells: ADMINISTRATORS },
  "require_second_step(boolean)": { of: () => "require_second_step(true)", tells: [] },
  "take_second_step_off(integer,jsonb)": {
    of: ({ author }) => `take_second_step_off(${author.user_id}, '{}')`,
    tells: ADMINISTRATORS,
  },
  "own_sign_in_providers()": { of: () => "own_sign_in_providers()", tells: INSIDE },
  // Nobody keeps one here: all passwords count.
  "own_password_keeper()": { of: () => "own_password_keeper()", tells: [] },
  "save_sign_in_provider(text,text,bytea,text)": {
    of: () => "save_sign_in_provider('google', 'another app', null, 'school.example')",
    tells: ADMINISTRATORS,
  },
  "drop_sign_in_provider(text)": {
    of: () => "drop_sign_in_provider('google')",
    tells: ADMINISTRATORS,
  },
  "settle_accounts_domain(text,text)": {
    of: () => "settle_accounts_domain('google', 'school.example')",
    tells: ADMINISTRATORS,
  },
  "switch_passwords(boolean)": { of: () => "switch_passwords(true)", tells: ADMINISTRATORS },
  // Only its person and administrators of the school can unlink it.
  "unlink_identity(integer,text,jsonb)": {
    of: ({ author }) => `unlink_identity(${author.user_id}, 'google', '{}')`,
    tells: ["author", ...ADMINISTRATORS],
  },
  "proofs_received()": { of: () => "proofs_received()", tells: ["colleague"] },
  "has_been_read(integer,text)": {
    of: ({ proof }) => `has_been_read(${proof}, 'Edited.')`,
    tells: ["colleague"],
  },
  "class_progress(integer)": {
    of: ({ period }) => `class_progress(${period})`,
    tells: ADMINISTRATORS,
  },
  "department_progress(integer)": {
    of: ({ period }) => `department_progress(${period})`,
    tells: ADMINISTRATORS,
  },
  "released_reports(text,integer,integer)": {
    of: () => "released_reports(null, 0, 50)",
    tells: ADMINISTRATORS,
  },
  "whole_report_texts(integer,integer[])": {
    of: ({ period, student }) => `whole_report_texts(${period}, array[${student}])`,
    tells: ADMINISTRATORS,
  },
  "whole_report_gaps(integer,integer[])": {
    of: ({ period, drafted }) => `whole_report_gaps(${period}, array[${drafted}])`,
    tells: ADMINISTRATORS,
  },
};
/** This one tells nobody anything: it locks. */
export const LOCKING = "hold_batches_of(integer)";

/** What a function answered, and what it answers where some rows are not there. */
export type Told = {
  person: Person;
  /** Whether it was asked in the school, about the school. */
  inSchool: boolean;
  answer: string | null;
  withoutOtherSchools: string | null;
  withoutAnything: string | null;
};

/** What stays where there is nothing to tell: the school, its people and its calendar. */
const FRAME = new Set(["institutions", "users", "reporting_periods"]);

/** Has everybody call every function about both schools: as things are, and where some rows are not there. */
export async function callEverything(
  { owner }: Database,
  tryAll: TryAll,
  school: FurnishedSchool,
  elsewhere: FurnishedSchool,
): Promise<Map<string, Told[]>> {
  const tables = (
    await owner.query<{ name: string }>(
      `select attrelid::regclass::text as name from pg_attribute join pg_class c on c.oid = attrelid
       where attname = 'institution_id' and relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
  ).map(({ name }) => name);
  const removing = (which: (table: string) => string | null) =>
    [
      "set local session_replication_role = replica",
      ...tables.flatMap((table) => which(table) ?? []),
      "set local session_replication_role = origin",
    ].join(";");
  const onlyOf = (id: number) =>
    removing((table) => `delete from ${table} where institution_id <> ${id}`);
  const onlyFrame = removing((table) => (FRAME.has(table) ? null : `delete from ${table}`));

  const actors = people(school, elsewhere);
  const calls = Object.entries(FUNCTIONS).flatMap(([name, { of }]) =>
    PEOPLE.flatMap((person) =>
      [school, elsewhere].map((asked) => ({
        name,
        person,
        inSchool: asked === school && INSIDE.includes(person),
        actor: actors[person],
        asks: `select jsonb_agg(to_jsonb(told))::text from ${of(asked)} told`,
      })),
    ),
  );
  const asThingsAre = await tryAll("select", calls);
  const withoutAnything = await tryAll(onlyFrame, calls);
  const [alone, aloneElsewhere] = [
    await tryAll(onlyOf(school.author.institution_id), calls),
    await tryAll(onlyOf(elsewhere.author.institution_id), calls),
  ];
  const told = new Map<string, Told[]>();
  for (const [at, { name, person, inSchool, actor }] of calls.entries()) {
    const here = actor.institution_id === school.author.institution_id;
    told.set(name, [
      ...(told.get(name) ?? []),
      {
        person,
        inSchool,
        answer: asThingsAre[at] ?? null,
        withoutOtherSchools: (here ? alone : aloneElsewhere)[at] ?? null,
        withoutAnything: withoutAnything[at] ?? null,
      },
    ]);
  }
  return told;
}

/** Who locks the author's batches when they hold them. */
export async function whoLocks(
  tryAll: TryAll,
  school: FurnishedSchool,
  elsewhere: FurnishedSchool,
): Promise<Person[]> {
  const actors = people(school, elsewhere);
  const { user_id } = school.author;
  // The transaction that locks a row leaves its mark on it.
  const marks = `select string_agg(xmax::text, ',' order by id) from batches where author_id = ${user_id}`;
  const answers = await tryAll(
    `update batches set status = 'queued' where author_id = ${user_id}`,
    PEOPLE.map((person) => ({
      actor: actors[person],
      first: `select set_config('test.marks', (${marks}), true)`,
      does: `select hold_batches_of(${user_id})`,
      leaves: `select (current_setting('test.marks') <> (${marks}))::text`,
    })),
  );
  return PEOPLE.filter((_, at) => answers[at] === "true");
}
