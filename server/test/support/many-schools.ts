import type { OwnerConnection } from "../../src/database/handle.ts";

/** How many of what each school has. */
export type Size = { schools: number; teachers: number; pupils: number; terms: number };

/**
 * Puts other schools beside those that are there, and fills all of them alike: each teacher has a class of the pupils of
 * their turn, each pupil two classes, and each place a kept report with an earlier text in every term. Short texts, in a
 * few statements as the owner, so that it takes seconds. Without an account nobody is there whose password to take.
 */
export async function fillSchools(owner: OwnerConnection, size: Size): Promise<void> {
  const { schools, teachers, pupils, terms } = size;
  await owner.script(`
    insert into institutions (name) select 'School ' || n from generate_series(1, ${schools}) n;
    insert into users (institution_id, email, first_name, last_name, role, password_hash)
      select i.id, 'many-' || i.id || '-' || n || '@example.school', 'Terry', 'Many ' || n, 'teacher',
        (select password_hash from users limit 1)
      from institutions i, generate_series(1, ${teachers}) n;
    insert into students (institution_id, student_id, first_name, last_name, year, form_group)
      select i.id, 'M' || n, 'Pupil', 'Number ' || n, 7 + n % 7, (7 + n % 7) || 'A'
      from institutions i, generate_series(1, ${pupils}) n;
    insert into classrooms (institution_id, name, year, subject)
      select u.institution_id, u.last_name, 9, 'English' from users u where u.last_name like 'Many %';
    insert into classroom_teachers (classroom_id, user_id, institution_id)
      select c.id, u.id, c.institution_id
      from classrooms c join users u on u.institution_id = c.institution_id and u.last_name = c.name;
    insert into enrolments (classroom_id, student_id, institution_id)
      select c.id, s.id, s.institution_id
      from students s join classrooms c on c.institution_id = s.institution_id and c.name like 'Many %'
      where s.student_id like 'M%'
        and substr(s.student_id, 2)::integer % ${teachers} in (substr(c.name, 6)::integer - 1, substr(c.name, 6)::integer % ${teachers});
    insert into reporting_periods (institution_id, name, starts_on, ends_on)
      select i.id, 'Term ' || n, current_date - 30 - 100 * (${terms} - n), current_date + 60 - 100 * (${terms} - n)
      from institutions i, generate_series(1, ${terms}) n;
    insert into report_configurations (institution_id, author_id, student_id, classroom_id, classroom_name, subject, period_id, level)
      select e.institution_id, t.user_id, e.student_id, e.classroom_id, c.name, 'English', p.id, 'Advanced'
      from reporting_periods p join enrolments e on e.institution_id = p.institution_id
      join classrooms c on c.id = e.classroom_id join classroom_teachers t on t.classroom_id = e.classroom_id
      where p.name like 'Term %' and c.name like 'Many %';
    insert into batches (institution_id, author_id, classroom_id, kind, length_range, length_unit, status, total, done, finished_at)
      select c.institution_id, c.author_id, c.classroom_id, 'class', '300-400', 'words', 'finished', count(*), count(*), now()
      from report_configurations c group by c.institution_id, c.author_id, c.classroom_id, c.period_id;
    insert into batch_items (batch_id, institution_id, author_id, index, configuration_id, student_id, student_name, seed, state, attempts)
      select (select min(id) from batches b where b.author_id = c.author_id), c.institution_id, c.author_id, row_number() over (), c.id,
        c.student_id, 'A pupil', 1, 'done', 1
      from report_configurations c where c.classroom_name like 'Many %';
    insert into generated_reports (institution_id, author_id, configuration_id, student_id, year, report_content, sentences,
        uncovered, inputs, length_range, length_unit, word_count, char_count, status, opened_at, written_by, seed, created_at)
      select c.institution_id, c.author_id, c.id, c.student_id, 9, 'They work well.', '[]', '{}', '{"level": "Advanced"}',
        '300-400', 'words', 3, 15, 'kept', now(), 'embedded', 1, p.starts_on + interval '10 days'
      from report_configurations c join reporting_periods p on p.id = c.period_id where c.classroom_name like 'Many %';
    insert into report_versions (report_id, version, institution_id, author_id, report_content, sentences, made_by)
      select g.id, 0, g.institution_id, g.author_id, 'They worked.', '[]', 'writer' from generated_reports g;
    insert into report_feedback (institution_id, author_id, report_id, rating_type, value)
      select g.institution_id, g.author_id, g.id, 'star', 4 from generated_reports g where g.id % 3 = 0;
    insert into guardian_consents (institution_id, student_id, decision, guardian, decided_on, recorded_by)
      select s.institution_id, s.id, 'given', 'A guardian', current_date, 'Terry' from students s;
    insert into report_releases (institution_id, author_id, report_id)
      select g.institution_id, g.author_id, g.id from generated_reports g where g.id % 2 = 0;
    insert into report_proofs (institution_id, author_id, report_id, reader_id)
      select g.institution_id, g.author_id, g.id,
        (select min(u.id) from users u where u.institution_id = g.institution_id and u.id <> g.author_id)
      from generated_reports g where g.id % 5 = 0;
    insert into proof_suggestions (proof_id, institution_id, author_id, reader_id, read_text, suggested_text, changes)
      select p.id, p.institution_id, p.author_id, p.reader_id, 'They work well.', 'They work hard.', '[[10, 14, 10, 14]]'
      from report_proofs p where p.id % 2 = 0;
    insert into proof_decisions (proof_id, change, institution_id, author_id, reader_id, taken)
      select s.proof_id, 0, s.institution_id, s.author_id, s.reader_id, true from proof_suggestions s;
    insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id)
      select s.institution_id, null, 'Terry', 'student.created', 'student', s.id from students s, generate_series(1, 3);
  `);
  await owner.query("analyze");
}
