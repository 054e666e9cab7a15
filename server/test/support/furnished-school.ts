import { sql } from "drizzle-orm";
import type { Actor } from "../../src/database/handle.ts";
import { makeClass, makeInstitution, makeUser } from "./factories.ts";
import { rowsOf } from "../../src/database/rows-of.ts";
import type { TestApp } from "./test-app.ts";

export type FurnishedSchool = {
  author: Actor;
  /** Was asked by the author to proof-read a report. */
  colleague: Actor;
  administrator: Actor;
  adminteacher: Actor;
  student: number;
  /** Of whom there is a draft that the school was not given. */
  drafted: number;
  period: number;
  proof: number;
  intake: number;
};

/** A school with something in every table that belongs to a school or to an author of it. */
export async function furnishSchool(app: TestApp): Promise<FurnishedSchool> {
  const { database } = app;
  const administrator = await makeInstitution(database);
  const author = await makeUser(database, administrator);
  const colleague = await makeUser(database, administrator);
  const adminteacher = await makeUser(database, administrator, { role: "adminteacher" });
  const room = await makeClass(database, author, { students: 1 });
  const student = room.students[0]?.id ?? 0;
  const client = await app.signIn(author);
  const { body } = await client.post("reports/generate/batch/", {
    reports: { 0: { student, classroom: room.id, level: "Advanced" } },
    word_count: "300-400",
  });
  const report: number = body["0"].id;
  await client.patch(`reports/generated-reports/${report}/`, { report_content: "Edited." });
  await client.patch(`reports/generated-reports/${report}/`, { status: "kept" });
  const period = await database.as(author, async (handle) => {
    const school = author.institution_id;
    const whose = sql`${school}, ${author.user_id}`;
    for (const statement of [
      // A student without a class, and an item that could not be written.
      sql`insert into students (institution_id, student_id, first_name, last_name, year)
        values (${school}, 'unplaced', 'Una', 'Placed', 9)`,
      sql`insert into batch_items (batch_id, institution_id, author_id, index, configuration_id, student_id,
          student_name, seed, state, attempts)
        select batch_id, institution_id, author_id, 1, configuration_id, student_id, student_name, 0, 'failed', 1
        from batch_items`,
      sql`insert into guardian_consents (institution_id, student_id, decision, guardian, decided_on, recorded_by)
        values (${school}, ${student}, 'given', 'Mum', '2026-01-01', 'Head')`,
      sql`insert into cleared_inputs (institution_id, author_id, configuration_id, inputs)
        select institution_id, author_id, id, '{"level_notes": "Sings."}' from report_configurations limit 1`,
      sql`insert into report_feedback (institution_id, author_id, report_id, rating_type, value)
        values (${whose}, ${report}, 'star', 4)`,
      sql`insert into training_drafts (institution_id, author_id, samples) values (${whose}, '[]')`,
      sql`insert into training_sets (institution_id, author_id, samples, profiled_at)
        values (${whose}, '[]', now())`,
      sql`insert into style_profiles (institution_id, author_id, profile) values (${whose}, '{}')`,
      sql`insert into notifications (institution_id, author_id, text) values (${whose}, 'Ready.')`,
      sql`insert into model_usage (institution_id, month) values (${school}, '2026-11-01')`,
      sql`insert into audit_log (institution_id, actor_id, actor_name, action, subject_type, subject_id)
        values (${whose}, 'Terry', 'student.created', 'student', ${student})`,
      sql`insert into report_proofs (institution_id, author_id, report_id, reader_id)
        values (${whose}, ${report}, ${colleague.user_id})`,
      sql`insert into report_releases (institution_id, author_id, report_id) values (${whose}, ${report})`,
      sql`insert into report_configurations (institution_id, author_id, student_id, classroom_name, subject, period_id)
        select ${whose}, s.id, 'Deleted', 'Art', c.period_id from students s, report_configurations c
        where s.student_id = 'unplaced' limit 1`,
      sql`insert into generated_reports (institution_id, author_id, configuration_id, student_id, year, report_content,
          sentences, uncovered, inputs, length_range, length_unit, word_count, char_count, written_by, seed)
        select ${whose}, c.id, c.student_id, 9, 'A draft.', '[]', '{}', '{}', '300-400', 'words', 2, 8, 'embedded', 1
        from report_configurations c where c.subject = 'Art'`,
      sql`insert into mark_book_readings (institution_id, author_id, classroom_id, columns)
        values (${whose}, ${room.id}, '[]')`,
      sql`insert into class_times (institution_id, author_id, classroom_id, period_id, seconds, sums)
        select ${whose}, ${room.id}, period_id, 5880, array[gen_random_uuid()] from report_configurations limit 1`,
      sql`insert into class_time_choices (institution_id, author_id, before_minutes) values (${whose}, 240)`,
      sql`insert into review_stops (institution_id, author_id, classroom_id, report_id)
        values (${whose}, ${room.id}, ${report})`,
      sql`insert into destination_choices (institution_id, author_id, system) values (${whose}, 'sims')`,
      sql`insert into mark_sheet_orders (institution_id, author_id, classroom_id, students)
        values (${whose}, ${room.id}, array[${student}]::integer[])`,
      sql`insert into destination_texts (institution_id, author_id, report_id, system, shorter, made_from)
        values (${whose}, ${report}, 'sims', 'Short.', 'digest')`,
    ]) {
      await handle.execute(statement);
    }
    const [row] = await rowsOf<{ id: number }>(
      handle,
      sql`select period_id as id from report_configurations`,
    );
    return row?.id ?? 0;
  });
  const proof = await database.as(colleague, async (handle) => {
    const [row] = await rowsOf<{ id: number }>(
      handle,
      sql`insert into proof_suggestions (proof_id, institution_id, author_id, reader_id, read_text, suggested_text, changes)
        select id, institution_id, author_id, reader_id, 'Edited.', 'Edited well.', '[[6, 6, 6, 11]]'
        from report_proofs returning proof_id as id`,
    );
    return row?.id ?? 0;
  });
  await database.as(author, (handle) =>
    handle.execute(sql`insert into proof_decisions (proof_id, change, institution_id, author_id, reader_id, taken)
      select id, 0, institution_id, author_id, reader_id, false from report_proofs`),
  );
  const school = author.institution_id;
  const drafted = await database.as(administrator, async (handle) => {
    await handle.execute(sql`insert into report_policies (institution_id) values (${school})`);
    await handle.execute(sql`insert into letterheads (institution_id) values (${school})`);
    await handle.execute(
      sql`insert into student_figures (institution_id, student_id, period_id, attendance)
        values (${school}, ${student}, ${period}, 96.4)`,
    );
    await handle.execute(
      sql`insert into destinations (institution_id, system, name, one_paragraph, plain, offered)
        values (${school}, 'sims', 'SIMS', true, false, true)`,
    );
    await handle.execute(
      sql`insert into api_tokens (institution_id, made_by, name, scopes, token_hash, ends_on)
        values (${school}, ${administrator.user_id}, 'Nightly', array['rosters:write'], sha256(${`token of ${school}`}::bytea),
          '2099-01-01')`,
    );
    await handle.execute(
      sql`insert into whole_reports (institution_id, ordered_by, period_id, label, students, form, packing, attempts, leased_until)
        values (${school}, ${administrator.user_id}, ${period}, 'Year 9', array[${student}]::integer[], 'pdf', 'one', 9, 'infinity')`,
    );
    const [row] = await rowsOf<{ id: number }>(
      handle,
      sql`select id from students where student_id = 'unplaced'`,
    );
    return row?.id ?? 0;
  });
  const intake = await database.as(administrator, async (handle) => {
    const [begun] = await rowsOf<{ id: number }>(
      handle,
      sql`insert into intakes (institution_id, started_by) values (${school}, ${administrator.user_id}) returning id`,
    );
    for (const statement of [
      sql`insert into intake_files (intake_id, position, institution_id, name, size, content)
        values (${begun?.id}, 1, ${school}, 'school.csv', 1, 'x')`,
      sql`insert into intake_entries (intake_id, kind, position, institution_id, student_id, payload)
        values (${begun?.id}, 'unchanged', 1, ${school}, ${student}, '{}')`,
      sql`insert into intake_changes (intake_id, institution_id, kind, student_id)
        values (${begun?.id}, ${school}, 'student_created', ${student})`,
      sql`insert into intake_memories (institution_id) values (${school})`,
    ]) {
      await handle.execute(statement);
    }
    return begun?.id ?? 0;
  });
  return {
    author,
    colleague,
    administrator,
    adminteacher,
    student,
    drafted,
    period,
    proof,
    intake,
  };
}

/** Something in each table of which no row is made by who acts: what signing in, mail and payments keep. */
export async function furnishSystem({ database }: TestApp, { author }: FurnishedSchool) {
  await database.owner.script(`
    insert into retention_runs (institution_id) values (${author.institution_id});
    insert into retention_warnings (institution_id, kind, record_id, days, base, given_at)
      values (${author.institution_id}, 'pupil', 1, 30, now(), now());
    insert into writing_turns (author_id, institution_id, taken)
      values (${author.user_id}, ${author.institution_id}, 1) on conflict do nothing;
    insert into login_failures (subject) values ('somebody');
    insert into attempts (subject) values ('somebody');
    insert into mails (kind) values ('text');
    insert into provider_rests (provider, seconds) values ('provider', 600);
    insert into password_links (token_hash, user_id, expires_at) values ('link', ${author.user_id}, now());
    insert into one_time_codes (user_id, institution_id, secret, since)
      values (${author.user_id}, ${author.institution_id}, 'sealed', now());
    insert into recovery_codes (user_id, institution_id, code_hash)
      values (${author.user_id}, ${author.institution_id}, 'hash');
    insert into passkeys (user_id, institution_id, credential_id, public_key, counter, name)
      values (${author.user_id}, ${author.institution_id}, 'passkey ${author.user_id}', 'key', 0, 'Phone');
    insert into passkey_challenges (holder, purpose, challenge, expires_at)
      values ('holder', 'register', 'challenge', now());
    insert into half_sign_ins (token_hash, user_id, institution_id, compared_hash, expires_at)
      values ('half', ${author.user_id}, ${author.institution_id}, 'hash', now());
    insert into sign_in_providers (institution_id, provider, live, client_id, secret, tenant, domain, proven_at)
      values (${author.institution_id}, 'google', true, 'app', 'sealed', 'school.example', 'school.example', now());
    insert into sign_in_identities (user_id, institution_id, provider, issuer, subject, address, confirmed)
      values (${author.user_id}, ${author.institution_id}, 'google', 'issuer', 'subject', 'author@school.example', true);
    insert into removed_identities (institution_id, identity_hash) values (${author.institution_id}, 'hash');
    insert into sign_in_flows (state_hash, holder_hash, institution_id, provider, live, purpose, expires_at)
      values ('state', 'holder', ${author.institution_id}, 'google', true, 'sign_in', now());
    insert into pending_links (holder_hash, user_id, institution_id, provider, issuer, subject, address, expires_at)
      values ('holder', ${author.user_id}, ${author.institution_id}, 'google', 'issuer', 'other', 'x@school.example', now());
    insert into email_changes (user_id, institution_id, email, expires_at)
      values (${author.user_id}, ${author.institution_id}, 'another@example.org', now() + interval '7 days');
    insert into email_links (token_hash, user_id) values ('link', ${author.user_id});
    insert into subscriptions (id, customer, institution_id) values ('sub_1', 'cus_1', ${author.institution_id});
    insert into payment_events (id) values ('evt_1')`);
}
