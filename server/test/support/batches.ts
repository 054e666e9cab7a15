import type { Batch } from "@reportair/contract/features/batches.ts";
import { WritingError } from "@reportair/writing/facts.ts";
import type { Client } from "./client.ts";
import { makeInstitution, makeUser, type makeClass, type TestUser } from "./factories.ts";
import { plainWriter } from "./plain-writer.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

export type Room = Awaited<ReturnType<typeof makeClass>>;

/** How a writer fails that does not answer. */
export const AWAY = new WritingError(
  "unavailable",
  "The writer did not answer. Nothing was lost; please try again shortly.",
  30,
);

export type BatchApp = {
  app: TestApp;
  teacher: TestUser;
  /** A browser in which the teacher is signed in. */
  client: Client;
  /** First names whose texts fail, and how. */
  failures: Map<string, Error>;
};

/** An app that writes two texts at a time, with another writer that may step in, and a teacher. */
export async function startBatchApp(): Promise<BatchApp> {
  const failures = new Map<string, Error>();
  const app = await startTestApp({
    writer: plainWriter({ delay: 60, fail: failures }),
    fallback: plainWriter(),
    concurrency: 2,
  });
  const teacher = await makeUser(app.database, await makeInstitution(app.database));
  return { app, teacher, client: await app.signIn(teacher), failures };
}

/** A request's students, by index, each with the same ticks. */
export function reportsOf(
  { id, students }: Pick<Room, "id" | "students">,
  inputs: object = { level: "Proficient" },
) {
  return Object.fromEntries(
    students.map((student, at) => [at, { student: student.id, classroom: id, ...inputs }]),
  );
}

/** Asks for a batch and waits for its texts. */
export const sendBatch = (client: Client, body: object, headers: Record<string, string> = {}) =>
  client.post("reports/generate/batch/", { word_count: "300-400", ...body }, { headers });

/** Asks for a batch that is written in the background. */
export async function sendInBackground(
  client: Client,
  body: object,
  headers: Record<string, string> = {},
) {
  const answer = await sendBatch(client, body, { prefer: "respond-async", ...headers });
  return { answer, id: answer.body.batch as number };
}

/** What a batch is once it has ended. */
export async function endOf(client: Client, id: number) {
  await client.events(`reports/batches/${id}/events/`);
  return (await client.get<Batch>(`reports/batches/${id}/`)).body;
}
