import type { OwnerConnection } from "../../server/src/database/handle.ts";

/** A change of the schema that lets somebody see or do more than they may, and the statements that make it. */
export type SchemaChange = {
  place: string;
  operator: string;
  statements: string;
  /** The table or function by whose name a test says that it has noticed; null where others may change with it. */
  subject: string | null;
};

/** Policies of other tables, and functions, ask this one who somebody is. */
const ASKED_BY_OTHERS = "users";
const subjectOf = (table: string) => (table === ASKED_BY_OTHERS ? null : table);

const APP = "reportair_app";

/** What a condition that was split at "and" consists of; brackets and texts are kept whole. */
export function conjunctsOf(condition: string): string[] {
  const inner = unwrap(condition.trim());
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let from = 0;
  for (let at = 0; at < inner.length; at++) {
    const letter = inner[at];
    if (letter === "'") quoted = !quoted;
    if (quoted) continue;
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    const and = depth === 0 ? /^\s+and\s+/iu.exec(inner.slice(at))?.[0] : undefined;
    if (and === undefined) continue;
    parts.push(inner.slice(from, at));
    from = at + and.length;
    at = from - 1;
  }
  return [...parts, inner.slice(from)].map((part) => part.trim());
}

/** Without the brackets around the whole. */
function unwrap(condition: string): string {
  if (!condition.startsWith("(") || !condition.endsWith(")")) return condition;
  let depth = 0;
  for (let at = 0; at < condition.length; at++) {
    if (condition[at] === "(") depth++;
    if (condition[at] === ")") depth--;
    if (depth === 0 && at < condition.length - 1) return condition;
  }
  return unwrap(condition.slice(1, -1).trim());
}

/** The condition without each of its parts in turn, and none at all. */
function weaker(condition: string): { operator: string; now: string }[] {
  const parts = conjunctsOf(condition);
  const all = { operator: "anybody", now: "true" };
  if (parts.length < 2) return [all];
  const without = parts.map((part, at) => ({
    operator: `without ${part}`,
    now: parts.filter((_, other) => other !== at).join(" and "),
  }));
  return [all, ...without];
}

type Policy = {
  tablename: string;
  policyname: string;
  qual: string | null;
  with_check: string | null;
};

async function policyChanges(owner: OwnerConnection): Promise<SchemaChange[]> {
  const policies = await owner.query<Policy>(
    `select tablename, policyname, qual, with_check from pg_policies
     where schemaname = 'public' and '${APP}' = any(roles) order by 1, 2`,
  );
  return policies.flatMap(({ tablename, policyname, qual, with_check }) =>
    (["using", "with check"] as const).flatMap((clause) => {
      const condition = clause === "using" ? qual : with_check;
      if (condition === null) return [];
      return weaker(condition).map(({ operator, now }) => ({
        place: `${tablename}.${policyname}`,
        operator: `${clause}: ${operator}`,
        statements: `alter policy ${policyname} on ${tablename} ${clause} (${now})`,
        subject: subjectOf(tablename),
      }));
    }),
  );
}

async function tableChanges(owner: OwnerConnection): Promise<SchemaChange[]> {
  const tables = await owner.query<{ name: string; on: boolean; missing: string[] }>(
    `select relname as name, relrowsecurity as on,
       array(select verb from unnest(array['select', 'insert', 'update', 'delete']) verb
         where not has_table_privilege('${APP}', c.oid, verb)) as missing
     from pg_class c where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
  );
  return tables.flatMap(({ name, on, missing }) => [
    ...(on ? ["disable", "no force"] : []).map((how) => ({
      place: name,
      operator: `${how} row level security`,
      statements: `alter table ${name} ${how} row level security`,
      subject: subjectOf(name),
    })),
    ...missing.map((verb) => ({
      place: name,
      operator: `grant ${verb}`,
      statements: `grant ${verb} on ${name} to ${APP}`,
      subject: subjectOf(name),
    })),
  ]);
}

/** Tests of who asks, inside functions that see more than the one who calls them, and what stands for "let through". */
const OWN_TESTS: readonly (readonly [RegExp, string])[] = [
  [/\b[\w.]*(?:institution_id|\bid) = app_institution\(\)/giu, "true"],
  [/\b[\w.]+ (?:=|<>) app_user\(\)/giu, "true"],
  [/\(select app_administers\(\)\)/giu, "true"],
  [/\b[\w.]*role in \('admin', 'adminteacher'\)/giu, "true"],
  [/\(select may_answer_for\(pupil\)\)/giu, "true"],
  [/not may_answer_for\(pupil\)/giu, "false"],
  // Of what an author shares, only this much is to be read.
  [/\b\w+\.status = 'kept'(?= and g\.current)/giu, "true"],
  [/\bg\.current(?= and g\.discarded_at is null\n)/giu, "true"],
];

async function functionChanges(owner: OwnerConnection): Promise<SchemaChange[]> {
  const functions = await owner.query<{
    name: string;
    source: string;
    open: boolean;
    above: boolean;
  }>(
    `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as source,
       has_function_privilege('${APP}', p.oid, 'execute') as open, prosecdef as above
     from pg_proc p where pronamespace = 'public'::regnamespace order by 1`,
  );
  return functions.flatMap(({ name, source, open, above }) => {
    const grant = {
      place: name,
      operator: "grant execute",
      statements: `grant execute on function ${name} to ${APP}`,
      subject: name,
    };
    // Where nobody is asked for, a role says who is told, not who may know.
    const asks = /app_user\(\)|app_institution\(\)|may_answer_for\(/iu.test(source);
    const weakened = (asks ? OWN_TESTS : []).flatMap(([test, instead]) =>
      [...source.matchAll(test)].map(({ 0: found, index }) => ({
        place: `${name}:${source.slice(0, index).split("\n").length}`,
        operator: `${found} → ${instead}`,
        statements: source.slice(0, index) + instead + source.slice(index + found.length),
        subject: null,
      })),
    );
    return [...(above && !open ? [grant] : []), ...weakened];
  });
}

/** Every change, each by itself, that would take a wall down. */
export async function schemaChanges(owner: OwnerConnection): Promise<SchemaChange[]> {
  return [
    ...(await functionChanges(owner)),
    ...(await policyChanges(owner)),
    ...(await tableChanges(owner)),
  ];
}

/** So many changes are tried together at most. */
const MOST = 16;

/** Changes that can be tried together: of each table or function one, as its name tells which one was noticed. */
export function roundsOf(changes: readonly SchemaChange[]): SchemaChange[][] {
  const rounds: SchemaChange[][] = [];
  for (const change of changes) {
    if (change.subject === null) continue;
    const fits = rounds.find(
      (round) => round.length < MOST && round.every(({ subject }) => subject !== change.subject),
    );
    if (fits) fits.push(change);
    else rounds.push([change]);
  }
  return rounds;
}
