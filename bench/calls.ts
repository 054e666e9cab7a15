import { hashOf } from "../server/src/platform/secrets.ts";
import type { Client } from "../server/test/support/client.ts";
import { type Figure, perSecond } from "./figure.ts";
import type { Filled } from "./support/databases.ts";
import { inTurns, ratesInTurns } from "./support/load.ts";
import type { OrdinarySchool } from "./support/ordinary-school.ts";
import { BARE, REAL, whileRunning } from "./support/processes.ts";
import { cookieOf, signIn } from "./support/sign-in.ts";

/** A staff room on the night before the deadline. */
const CONNECTIONS = 32;
/** Percent of the limit: guards, row-level security and shapes have their price. */
const AIM = 40;

type Call = {
  what: string;
  who: "administrator" | "author";
  path: (school: OrdinarySchool) => string;
  /** The same answer as one cell of JSON; $1 is what the address of the limit ends with. */
  query: string;
  /** What the query asks for; where it is absent, nobody. */
  value?: (school: OrdinarySchool, client: Client) => string | number;
};

const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const CALLS: Call[] = [
  {
    what: "check-auth",
    who: "author",
    path: () => "check-auth/",
    query: `
      select json_build_object('authenticated', true, 'id', u.id, 'role', u.role, 'first_name', u.first_name,
        'last_name', u.last_name, 'email', u.email, 'institution', json_build_object('id', i.id, 'name', i.name))::text as json
      from sessions s join users u on u.id = s.user_id join institutions i on i.id = u.institution_id
      where s.token_hash = decode($1, 'hex')`,
    value: (_school, client) => hashOf(client.cookies.get("sessionid") ?? "").toString("hex"),
  },
  {
    what: "1,500 students",
    who: "administrator",
    path: () => "students/",
    query: `
      select json_agg(listed)::text as json from (
        select s.id, s.student_id, s.student_id as unique_institution_id,
          s.first_name || ' ' || s.last_name as full_name, s.first_name, s.preferred_name, s.last_name, s.pronouns,
          s.year, s.form_group, s.date_of_birth, coalesce(c.ids, '{}') as classrooms
        from students s left join (
          select student_id, array_agg(classroom_id order by classroom_id) as ids from enrolments group by student_id
        ) c on c.student_id = s.id
        where $1 <> '' order by s.last_name_key, s.first_name_key, s.id
      ) listed`,
  },
  {
    what: "60 classes",
    who: "author",
    path: () => "classrooms/",
    query: `
      select json_agg(listed)::text as json from (
        select c.id, c.name, c.year, c.year as year_level, c.subject,
          (select json_agg(json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email)
             order by u.last_name_key, u.first_name_key, u.id)
           from classroom_teachers t join users u on u.id = t.user_id where t.classroom_id = c.id) as teachers,
          (select count(*) from enrolments e where e.classroom_id = c.id) as student_count
        from classrooms c join classroom_teachers mine on mine.classroom_id = c.id and mine.user_id = $1::integer
        order by c.year, c.name_key, c.id
      ) listed`,
    value: ({ author }) => author.user_id,
  },
  {
    what: "counting reports",
    who: "author",
    path: () => "reports/count/",
    query: `
      select json_build_object('user_report_count', count(*))::text as json
      from generated_reports g join report_configurations c on c.id = g.configuration_id
      where g.author_id = $1::integer and g.current and g.discarded_at is null and c.deleted_at is null`,
    value: ({ author }) => author.user_id,
  },
  {
    what: "a class's 30 reports",
    who: "author",
    path: ({ reported }) =>
      `reports/generated/list/?batch_mode=true&classroom_id=${reported}&ordering=student`,
    query: `
      select json_agg(listed)::text as json from (
        select g.id, g.id as report_id, g.configuration_id as report_configuration,
          json_build_object('id', s.id, 'full_name', s.first_name || ' ' || s.last_name, 'year', s.year) as student,
          s.first_name || ' ' || s.last_name as student_name,
          json_build_object('id', c.classroom_id, 'name', c.classroom_name) as classroom,
          g.year, p.name as period, g.report_content, g.word_count, g.char_count,
          g.length_range as selected_word_count, g.length_unit, g.status, g.current as standing,
          g.was_kept and g.status = 'draft' as was_kept, case g.status when 'kept' then o.id end as proposal,
          case g.status when 'draft' then o.id end as beside, g.opened_at is not null as opened,
          g.status = 'kept' and g.opened_at is null as kept_unread, g.version,
          ${instant("g.created_at")} as created_at, ${instant("g.updated_at")} as updated_at,
          case when f.id is not null then
            json_build_object('rating_type', f.rating_type, 'value', f.value, 'comment', f.comment) end as feedback,
          g.inputs_digest <> c.inputs_digest as stale, g.written_by
        from generated_reports g join report_configurations c on c.id = g.configuration_id
        join students s on s.id = g.student_id join reporting_periods p on p.id = c.period_id
        left join report_feedback f on f.report_id = g.id
        left join generated_reports o on o.configuration_id = g.configuration_id and o.id <> g.id and g.current
          and o.current and o.discarded_at is null
        where g.discarded_at is null and g.current and c.deleted_at is null and c.classroom_id = $1::integer
          and (g.status = 'kept' or o.status is distinct from 'kept')
        order by s.last_name_key, s.first_name_key, s.id, g.created_at desc, g.id desc
      ) listed`,
    value: ({ reported }) => reported,
  },
];

/** The calls that pages are made of, beside the same as ready JSON from one query that asks nobody who they are. */
export async function measureCalls(on: Filled<OrdinarySchool>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const call of CALLS) figures.push(await measureCall(on, call));
  figures.push(await measureEdit(on));
  return figures;
}

function measureCall(on: Filled<OrdinarySchool>, call: Call): Promise<Figure> {
  return whileRunning(REAL, on.settings, async (real) => {
    const school = on.content;
    const client = await signIn(real, school[call.who]);
    const path = call.path(school);
    const value = call.value?.(school, client) ?? "everybody";
    return whileRunning(BARE, { ...on.settings, QUERY: call.query }, async (bare) => {
      const limit = `${bare}/query/${value}`;
      const { body } = await client.get(path);
      const same = await (await fetch(limit)).json();
      if (inOrder(same) !== inOrder(body))
        throw new Error(`${path} and its limit do not answer the same.`);
      const cookie = cookieOf(client);
      const best = await inTurns(
        { url: `${real}/api/${path}`, cookie, connections: CONNECTIONS },
        { url: limit, cookie, connections: CONNECTIONS },
      );
      return figureOf(call.what, best);
    });
  });
}

const EDIT = `
  update generated_reports
  set report_content = report_content || ' ' || version, version = version + 1, updated_at = now()
  where id = $1::integer returning json_build_object('id', id, 'report_content', report_content)::text as json`;

/** Saving an edited text, each connection its own one after the other, beside one update by its key. */
function measureEdit(on: Filled<OrdinarySchool>): Promise<Figure> {
  return whileRunning(REAL, on.settings, async (real) => {
    const client = await signIn(real, on.content.author);
    const list = `reports/generated/list/?batch_mode=true&classroom_id=${on.content.reported}`;
    const reports = (await client.get(list)).body as { id: number; report_content: string }[];
    return whileRunning(BARE, { ...on.settings, QUERY: EDIT }, async (bare) => {
      let edits = 0;
      const best = await ratesInTurns(
        reports.map(({ id, report_content }) => async () => {
          edits += 1;
          const text = `${report_content} Edit ${edits}.`;
          const { status } = await client.patch(`reports/generated-reports/${id}/`, {
            report_content: text,
          });
          if (status !== 200) throw new Error(`Saving an edit answered ${status}.`);
        }),
        reports.map(({ id }) => async () => {
          const { ok, status } = await fetch(`${bare}/query/${id}`, { method: "PATCH" });
          if (!ok) throw new Error(`The limit of an edit answered ${status}.`);
        }),
      );
      return figureOf("saving an edit", best);
    });
  });
}

function figureOf(what: string, { measured, limit }: { measured: number; limit: number }): Figure {
  const share = measured / limit;
  return {
    what: `${what}, PostgreSQL, ${CONNECTIONS} at a time`,
    measured: perSecond(measured),
    limit: perSecond(limit),
    share,
    aim: `≥ ${AIM} %`,
    met: share * 100 >= AIM,
  };
}

/** Any JSON as text, the fields of each object in one order. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    each !== null && typeof each === "object" && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
