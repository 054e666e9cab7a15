import type { Actor, Database } from "../../src/database/handle.ts";
import type { Attempt, TryAll } from "./attempts.ts";
import type { FurnishedSchool } from "./furnished-school.ts";

/** Who tries. A row is the author's, in the author's school; the colleague was asked to proof-read a report. */
export const people = (school: FurnishedSchool, elsewhere: FurnishedSchool) => {
  const { author, colleague, administrator, adminteacher } = school;
  const at = ({ user_id }: Actor, { institution_id }: Actor) => ({ user_id, institution_id });
  return {
    author,
    colleague,
    administrator,
    adminteacher,
    stranger: elsewhere.author,
    "strange administrator": elsewhere.administrator,
    // No session has a person in another's school. These tell apart a policy's test of the person and of the school.
    "author elsewhere": at(author, elsewhere.author),
    "colleague elsewhere": at(colleague, elsewhere.author),
    "strange administrator here": at(elsewhere.administrator, author),
  };
};
export type Person = keyof ReturnType<typeof people>;
export const PEOPLE: readonly Person[] = [
  "author",
  "colleague",
  "administrator",
  "adminteacher",
  "stranger",
  "strange administrator",
  "author elsewhere",
  "colleague elsewhere",
  "strange administrator here",
];

/** Whoever acts in the school, whoever that is. */
export const INSIDE: readonly Person[] = [
  "author",
  "colleague",
  "administrator",
  "adminteacher",
  "strange administrator here",
];
const ADMINISTRATORS: readonly Person[] = ["administrator", "adminteacher"];

type Verb = "select" | "insert" | "update" | "delete";
/** Who may do what with the author's row, as far as row-level security decides. */
type Kind = Record<Verb, readonly Person[]> & {
  /** Columns that say whose a row is, and who must not write another there. */
  whose?: Record<string, Person>;
};

const all = (who: readonly Person[]): Kind => ({
  select: who,
  insert: who,
  update: who,
  delete: who,
});
const ofInstitution = all(INSIDE);
const ofAuthor: Kind = { ...all(["author"]), whose: { author_id: "author" } };
const closed = all([]);
/** Administrators add accounts and remove them. */
const ofAccounts: Kind = { ...ofInstitution, insert: ADMINISTRATORS, delete: ADMINISTRATORS };
/** The school reads what its administrators settle. */
const ofSettling: Kind = {
  select: INSIDE,
  insert: ADMINISTRATORS,
  update: ADMINISTRATORS,
  delete: [],
};
/** Administrators read, settle and change it. */
const ofAdministrators: Kind = { ...all(ADMINISTRATORS), delete: [] };
/** Administrators order a document in their own name, read it and remove it; a worker makes it. */
const ofDocuments: Kind = {
  select: ADMINISTRATORS,
  insert: ["administrator"],
  update: [],
  delete: ADMINISTRATORS,
};
/** Administrators make a token in their own name, and see and revoke the school's. */
const ofTokens: Kind = {
  select: ADMINISTRATORS,
  insert: ["administrator"],
  update: ADMINISTRATORS,
  delete: [],
};
/** Whoever acts writes it in their own name; administrators read it; nobody changes it. */
const ofAudit: Kind = { select: ADMINISTRATORS, insert: ["author"], update: [], delete: [] };
/** Administrators bring a school in; nobody else sees its files. */
const ofIntakes = all(ADMINISTRATORS);
/** An author shows a report to a reader, who comments on it. */
const ofProofs: Kind = {
  select: ["author", "colleague"],
  insert: ["author"],
  update: ["author", "colleague"],
  delete: ["author"],
  whose: { author_id: "author", reader_id: "colleague" },
};

/** A reader suggests changes to an author, and nobody else sees them. */
const ofSuggestions: Kind = {
  select: ["author", "colleague"],
  insert: ["colleague"],
  update: ["colleague"],
  delete: ["colleague"],
  whose: { reader_id: "colleague" },
};
/** The author decides on each once, and the reader sees how many. */
const ofDecisions: Kind = {
  select: ["author", "colleague"],
  insert: ["author"],
  update: [],
  delete: [],
};

/** An address that waits is seen by its person and by administrators, and changed by functions alone. */
const ofEmailChanges: Kind = { ...all([]), select: ["author", ...ADMINISTRATORS] };

/** Whose account at a provider is whose: seen by its person and by administrators, and linked by functions alone. */
const ofIdentities: Kind = { ...all([]), select: ["author", ...ADMINISTRATORS] };

const WRITES = "delete, insert, select, update";

/** Every table there is: whose its rows are, and what the application's role may do at all. */
export const TABLES: Record<string, { kind: Kind; may: string }> = {
  institutions: {
    kind: ofInstitution,
    may: "select, update (consent_required, model_budget, name, short_names)",
  },
  users: {
    kind: ofAccounts,
    // It writes neither the address that somebody signs in with nor the password, and reads no hash of that.
    may: [
      "delete, insert",
      "select (closed_at, created_at, email, first_name, first_name_key, id, institution_id, last_name, last_name_key, length_range, length_unit, role, search_key, signed_in_at, updated_at)",
      "update (closed_at, first_name, last_name, length_range, length_unit, role, updated_at)",
    ].join(", "),
  },
  email_changes: { kind: ofEmailChanges, may: "select" },
  email_links: { kind: closed, may: "" },
  students: { kind: ofInstitution, may: WRITES },
  classrooms: { kind: ofInstitution, may: WRITES },
  classroom_teachers: { kind: ofInstitution, may: WRITES },
  enrolments: { kind: ofInstitution, may: WRITES },
  reporting_periods: { kind: ofInstitution, may: WRITES },
  model_usage: { kind: ofInstitution, may: WRITES },
  guardian_consents: { kind: ofInstitution, may: "insert, select" },
  report_policies: { kind: ofSettling, may: "insert, select, update" },
  intakes: { kind: ofIntakes, may: WRITES },
  intake_files: { kind: ofIntakes, may: "delete, insert, select" },
  intake_entries: { kind: ofIntakes, may: "delete, insert, select" },
  intake_changes: { kind: ofIntakes, may: "delete, insert, select" },
  intake_memories: { kind: ofIntakes, may: "insert, select, update" },
  audit_log: { kind: ofAudit, may: "insert, select" },
  report_configurations: { kind: ofAuthor, may: WRITES },
  batches: { kind: ofAuthor, may: WRITES },
  batch_items: { kind: ofAuthor, may: WRITES },
  batch_events: { kind: ofAuthor, may: WRITES },
  generated_reports: { kind: ofAuthor, may: WRITES },
  cleared_inputs: { kind: ofAuthor, may: WRITES },
  report_versions: { kind: ofAuthor, may: WRITES },
  report_feedback: { kind: ofAuthor, may: WRITES },
  training_drafts: { kind: ofAuthor, may: WRITES },
  training_sets: { kind: ofAuthor, may: WRITES },
  style_profiles: { kind: ofAuthor, may: WRITES },
  notifications: { kind: ofAuthor, may: WRITES },
  report_proofs: { kind: ofProofs, may: "delete, insert, select, update (comment, commented_at)" },
  proof_suggestions: { kind: ofSuggestions, may: WRITES },
  proof_decisions: { kind: ofDecisions, may: "insert, select" },
  report_releases: { kind: ofAuthor, may: "delete, insert, select" },
  letterheads: { kind: ofAdministrators, may: "insert, select, update" },
  student_figures: { kind: all(ADMINISTRATORS), may: WRITES },
  whole_reports: { kind: ofDocuments, may: "delete, insert, select" },
  api_tokens: {
    kind: ofTokens,
    // No hash of a secret.
    may: "insert, select (created_at, ends_on, id, institution_id, made_by, name, revoked_at, scopes, used_on), update (revoked_at)",
  },
  destinations: { kind: ofSettling, may: "insert, select, update" },
  destination_choices: { kind: ofAuthor, may: "insert, select, update" },
  mark_sheet_orders: { kind: ofAuthor, may: WRITES },
  destination_texts: { kind: ofAuthor, may: WRITES },
  mark_book_readings: { kind: ofAuthor, may: "insert, select, update" },
  class_times: { kind: ofAuthor, may: WRITES },
  class_time_choices: { kind: ofAuthor, may: "insert, select, update" },
  review_stops: { kind: ofAuthor, may: "insert, select, update" },
  retention_runs: { kind: closed, may: "" },
  retention_warnings: { kind: closed, may: "" },
  writing_turns: { kind: closed, may: "" },
  sessions: { kind: closed, may: "" },
  login_failures: { kind: closed, may: "" },
  attempts: { kind: closed, may: "" },
  mails: { kind: closed, may: "" },
  provider_rests: { kind: closed, may: "" },
  one_time_codes: { kind: closed, may: "" },
  recovery_codes: { kind: closed, may: "" },
  passkeys: { kind: closed, may: "" },
  passkey_challenges: { kind: closed, may: "" },
  half_sign_ins: { kind: closed, may: "" },
  sign_in_providers: {
    kind: { ...closed, select: ADMINISTRATORS },
    // No secret, sealed as it is.
    may: "select (accounts_domain, client_id, domain, institution_id, live, proven_at, provider, saved_at, tenant)",
  },
  sign_in_identities: { kind: ofIdentities, may: "select" },
  removed_identities: { kind: closed, may: "" },
  sign_in_flows: { kind: closed, may: "" },
  pending_links: { kind: closed, may: "" },
  password_links: { kind: closed, may: "" },
  subscriptions: { kind: closed, may: "" },
  payment_events: { kind: closed, may: "" },
};

/** What came of each thing that a person tried with the author's row. */
export type Outcomes = Record<string, string | null>;

export function expectedOf({ kind }: { kind: Kind }, person: Person, tried: Outcomes): Outcomes {
  const may = (verb: Verb) => kind[verb].includes(person);
  const expected: Outcomes = {
    sees: may("select") ? "1" : "0",
    adds: may("insert") ? "added" : "42501",
    changes: may("update") ? "touched" : "as it was",
    removes: may("delete") ? "touched" : "as it was",
  };
  if ("moves" in tried) expected.moves = may("update") ? "42501" : "as it was";
  for (const [column, holder] of Object.entries(kind.whose ?? {})) {
    if (holder === person) expected[`gives ${column} away`] = "42501";
  }
  return expected;
}

type Column = { name: string; fixed: boolean };

/**
 * Has everybody try everything with one row of the author's in each table. The grants are opened, and keys are not
 * looked at, so that nothing but the policies refuses. No statement reads what it writes: reading would bring the
 * policies of reading into play.
 */
export async function tryEverything(
  database: Database,
  tryAll: TryAll,
  school: FurnishedSchool,
  elsewhere: FurnishedSchool,
): Promise<Map<string, Map<Person, Outcomes>>> {
  const actors = people(school, elsewhere);
  const attempts: (Attempt & { table: string; person: Person; name: string })[] = [];
  for (const [table, { kind }] of Object.entries(TABLES)) {
    const columns = await database.owner.query<Column>(
      `select attname as name, attidentity <> '' as fixed from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [table],
    );
    const names = columns.map(({ name }) => name).join(", ");
    const row = await findRow(database, table, columns, school);
    const here = `where ctid = '${row.ctid}'`;
    const leaves = `select case when exists (select from ${table} ${here}) then 'as it was' else 'touched' end`;
    const plain = columns.find(({ fixed }) => !fixed)?.name ?? "";
    const placed = columns.some(({ name }) => name === "institution_id");
    const same = `(json_populate_record(null::${table}, ${row.copy})).${plain}`;
    for (const person of PEOPLE) {
      const add = (name: string, attempt: Omit<Attempt, "actor">) =>
        attempts.push({ table, person, name, actor: actors[person], ...attempt });
      add("sees", { asks: `select count(*)::text from ${table} ${here}` });
      add("adds", {
        first: `delete from ${table} ${here}`,
        does: `insert into ${table} (${names}) overriding system value
          select ${names} from json_populate_record(null::${table}, ${row.copy})`,
        leaves: "select 'added'",
      });
      // To what it is, or to the school of whoever tries: the policies must refuse the row, not the new value.
      const change = placed
        ? `institution_id = ${actors[person].institution_id}`
        : `${plain} = ${same}`;
      add("changes", { does: `update ${table} set ${change}`, leaves });
      add("removes", { does: `delete from ${table}`, leaves });
      if (placed) {
        const { institution_id } = elsewhere.author;
        add("moves", { does: `update ${table} set institution_id = ${institution_id}`, leaves });
      }
      for (const [column, holder] of Object.entries(kind.whose ?? {})) {
        if (holder !== person) continue;
        const does = `update ${table} set ${column} = ${school.adminteacher.user_id}`;
        add(`gives ${column} away`, { does, leaves });
      }
    }
  }
  const answers = await tryAll(
    "grant all on all tables in schema public to reportair_app; set local session_replication_role = replica",
    attempts,
  );
  const outcomes = new Map<string, Map<Person, Outcomes>>();
  for (const [at, { table, person, name }] of attempts.entries()) {
    const ofTable = outcomes.get(table) ?? new Map<Person, Outcomes>();
    outcomes.set(table, ofTable);
    ofTable.set(person, { ...ofTable.get(person), [name]: answers[at] ?? null });
  }
  return outcomes;
}

/** A row of the author's, or of the author's school where the table has no author; as a literal to copy it from. */
async function findRow(
  { owner }: Database,
  table: string,
  columns: Column[],
  { author }: FurnishedSchool,
): Promise<{ ctid: string; copy: string }> {
  const has = (column: string) => columns.some(({ name }) => name === column);
  const whose = table === "users" ? "id" : ["author_id", "actor_id"].find(has);
  const where =
    table === "institutions"
      ? `id = ${author.institution_id}`
      : whose !== undefined
        ? `${whose} = ${author.user_id}`
        : has("institution_id")
          ? `institution_id = ${author.institution_id}`
          : "true";
  const [row] = await owner.query<{ ctid: string; copy: string }>(
    `select ctid::text, quote_literal(row_to_json(t)::text) || '::json' as copy from ${table} t
     where ${where} order by t.ctid limit 1`,
  );
  if (row === undefined) throw new Error(`The author's school has nothing in ${table}.`);
  return row;
}
