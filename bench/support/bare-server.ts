// The limits of this machine: Fastify with nothing around it, alone or in front of one query.
import fastify from "fastify";
import pg from "pg";

const { ANSWER, DATABASE_URL, QUERY } = process.env;
const app = fastify();

if (ANSWER !== undefined) {
  const answer: unknown = JSON.parse(ANSWER);
  app.get("/answer", () => answer);
}

if (DATABASE_URL !== undefined) {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12 });
  app.get("/students", async (_request, reply) => {
    const { rows } = await pool.query<{ list: string }>({ name: "list", text: STUDENTS_AS_JSON });
    return reply.header("content-type", "application/json; charset=utf-8").send(rows[0]?.list);
  });
  app.get<{ Params: { id: string } }>("/reports/:id", async ({ params }, reply) => {
    const { rows } = await pool.query<{ list: string }>({
      name: "reports",
      text: REPORTS_AS_JSON,
      values: [params.id],
    });
    return reply.header("content-type", "application/json; charset=utf-8").send(rows[0]?.list);
  });
}

// A query of one cell with JSON, whose only value is what the address ends with.
if (DATABASE_URL !== undefined && QUERY !== undefined) {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12 });
  app.all<{ Params: { value: string } }>("/query/:value", async ({ params }, reply) => {
    const { rows } = await pool.query<{ json: string }>({
      name: "query",
      text: QUERY,
      values: [params.value],
    });
    return reply.header("content-type", "application/json; charset=utf-8").send(rows[0]?.json);
  });
}

/** The answer of `GET /api/students/`, made by PostgreSQL in the quickest of several ways that were tried. */
const STUDENTS_AS_JSON = `
  select coalesce(json_agg(listed), '[]')::text as list
  from (
    select s.id, s.student_id, s.student_id as unique_institution_id,
      s.first_name || ' ' || s.last_name as full_name, s.first_name, s.preferred_name, s.last_name, s.pronouns, s.year, s.form_group, s.date_of_birth,
      coalesce(c.ids, '{}') as classrooms
    from students s
    left join (
      select student_id, array_agg(classroom_id order by classroom_id) as ids from enrolments group by student_id
    ) c on c.student_id = s.id
    order by s.last_name_key, s.first_name_key, s.id
  ) listed`;

const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The answer of `GET /api/reports/generated/list/` for one class by student, made by PostgreSQL. */
const REPORTS_AS_JSON = `
  select coalesce(json_agg(listed), '[]')::text as list
  from (
    select g.id, g.id as report_id, g.configuration_id as report_configuration,
      json_build_object('id', s.id, 'full_name', s.first_name || ' ' || s.last_name, 'year', s.year) as student,
      s.first_name || ' ' || s.last_name as student_name,
      json_build_object('id', c.classroom_id, 'name', c.classroom_name) as classroom,
      g.year, p.name as period, g.report_content, g.word_count, g.char_count, g.length_range as selected_word_count,
      g.length_unit, g.status, g.current as standing, g.was_kept and g.status = 'draft' as was_kept,
      case g.status when 'kept' then o.id end as proposal, case g.status when 'draft' then o.id end as beside,
      g.opened_at is not null as opened,
      g.status = 'kept' and g.opened_at is null as kept_unread, g.version,
      ${instant("g.created_at")} as created_at, ${instant("g.updated_at")} as updated_at,
      case when f.id is not null
        then json_build_object('rating_type', f.rating_type, 'value', f.value, 'comment', f.comment) end as feedback,
      g.inputs_digest <> c.inputs_digest as stale, g.written_by
    from generated_reports g
    join report_configurations c on c.id = g.configuration_id
    join students s on s.id = g.student_id
    join reporting_periods p on p.id = c.period_id
    left join report_feedback f on f.report_id = g.id
    left join generated_reports o on o.configuration_id = g.configuration_id and o.id <> g.id and g.current
      and o.current and o.discarded_at is null
    where g.discarded_at is null and g.current and c.deleted_at is null and c.classroom_id = $1
      and (g.status = 'kept' or o.status is distinct from 'kept')
    order by s.last_name_key, s.first_name_key, s.id, g.created_at desc, g.id desc
  ) listed`;

const url = await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`${url}\n`);
