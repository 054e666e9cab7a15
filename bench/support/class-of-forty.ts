import type { Database } from "../../server/src/database/handle.ts";
import type { Client } from "../../server/test/support/client.ts";
import {
  makeClass,
  makeInstitution,
  makeUser,
  type TestUser,
} from "../../server/test/support/factories.ts";

const PUPILS = 40;
const NOTE = "Reads aloud with confidence, and asks questions that move the lesson on.";

export type ClassOfForty = {
  administrator: TestUser;
  /** A teacher with one class of 40. */
  teacher: TestUser;
  classroom: { id: number; students: { id: number }[] };
};

/** A school with one class, as large as classes come. */
export async function makeClassOfForty(database: Database): Promise<ClassOfForty> {
  const actor = await makeInstitution(database);
  const administrator = await makeUser(database, actor, { role: "admin" });
  const teacher = await makeUser(database, actor);
  const classroom = await makeClass(database, teacher, { students: PUPILS });
  return { administrator, teacher, classroom };
}

/** Fills the class in as it is in the middle of the work: most fields of most pupils, and a note for every third. */
export async function fillIn(client: Client, { classroom }: ClassOfForty): Promise<void> {
  for (const [at, { id }] of classroom.students.entries()) {
    if (at % 8 === 7) continue;
    const { status } = await client.post("reports/list/", {
      student: id,
      classroom: classroom.id,
      level: at % 2 === 0 ? "Proficient" : "Developing",
      level_notes: at % 3 === 0 ? NOTE : "",
      participation: at % 4 === 3 ? "" : "Active Participant",
      behaviour: "Good Behaviour",
      homework: at % 2 === 0 ? "Mostly Completed" : "",
    });
    if (status >= 300) throw new Error(`Filling the class in answered ${status}.`);
  }
}

/** Has every pupil's report written, and waits for the last. */
export async function write(client: Client, { classroom }: ClassOfForty): Promise<void> {
  const inputs = { classroom: classroom.id, level: "Proficient", homework: "Mostly Completed" };
  const reports = classroom.students.map(({ id: student }, at) => [
    at,
    { student, ...inputs, behaviour: "Good Behaviour", behaviour_notes: NOTE },
  ]);
  const ordered = await client.post(
    "reports/generate/batch/",
    { reports: Object.fromEntries(reports), word_count: "300-400", length_unit: "words" },
    { headers: { prefer: "respond-async" } },
  );
  const address = `reports/batches/${ordered.body.batch}/`;
  await client.events(`${address}events/`);
  const { body } = await client.get(address);
  if (body.status !== "finished") throw new Error(`The batch ended ${body.status}.`);
}
