// The limits of this machine: Fastify with nothing around it, alone or in front of one query.
import fastify from "fastify";
import pg from "pg";

const { ANSWER, DATABASE_URL } = process.env;
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
}

/** The answer of `GET /api/students/`, made by PostgreSQL in the quickest of several ways that were tried. */
const STUDENTS_AS_JSON = `
  select coalesce(json_agg(listed), '[]')::text as list
  from (
    select s.id, s.student_id, s.student_id as unique_institution_id,
      s.first_name || ' ' || s.last_name as full_name, s.first_name, s.last_name, s.pronouns, s.year, s.form_group, s.date_of_birth,
      coalesce(c.ids, '{}') as classrooms
    from students s
    left join (
      select student_id, array_agg(classroom_id order by classroom_id) as ids from enrolments group by student_id
    ) c on c.student_id = s.id
    order by s.last_name, s.first_name, s.id
  ) listed`;

const url = await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`${url}\n`);
