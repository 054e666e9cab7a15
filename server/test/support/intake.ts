import { setTimeout as wait } from "node:timers/promises";
import type { Intake, IntakeEntry } from "@reportair/contract/features/intake.ts";
import type { GivenFile } from "@reportair/roster/roster.ts";
import type { Client } from "./client.ts";

const FILE = { headers: { "content-type": "application/octet-stream" } };

/** A file that is typed in a test. */
export const textFile = (name: string, text: string): GivenFile => ({
  name,
  bytes: new TextEncoder().encode(text),
});

/** Stages files; returns the intake's id. */
export async function stage(client: Client, files: readonly GivenFile[]): Promise<number> {
  const { id } = (await client.post<Intake>("intake/")).body;
  for (const { name, bytes } of files) {
    const answer = await client.post(
      `intake/${id}/files/?name=${encodeURIComponent(name)}`,
      new Uint8Array(bytes),
      FILE,
    );
    if (answer.status !== 200) throw new Error(answer.text);
  }
  await client.post(`intake/${id}/read/`);
  return id;
}

/** The intake once it has been read and compared. */
export async function settled(client: Client, id: number): Promise<Intake> {
  for (;;) {
    const { body } = await client.get<Intake>(`intake/${id}/`);
    if (body.state !== "waiting") return body;
    await wait(25);
  }
}

/** Stages files and waits for their preview. */
export async function preview(client: Client, files: readonly GivenFile[]): Promise<Intake> {
  return settled(client, await stage(client, files));
}

export async function entries(
  client: Client,
  id: number,
  kind: IntakeEntry["kind"],
): Promise<IntakeEntry[]> {
  return (await client.get<IntakeEntry[]>(`intake/${id}/entries/?kind=${kind}`)).body;
}

/** Settles something, and waits for the new preview. */
export async function settle(client: Client, id: number, change: object): Promise<Intake> {
  const answer = await client.patch(`intake/${id}/`, change);
  if (answer.status !== 200) throw new Error(answer.text);
  return settled(client, id);
}

/** Brings in what the preview shows. */
export const commit = (client: Client, { id, version }: Intake) =>
  client.post(`intake/${id}/commit/`, { version });

/** Answers to what is asked of classes: Art, Year 9. */
export function answersTo({ questions }: Intake) {
  const of = (code: string) =>
    questions.flatMap((each) => (each.code === code && "classes" in each ? each.classes : []));
  return {
    class_subject: Object.fromEntries(of("class_subject_missing").map((name) => [name, "Art"])),
    class_year: Object.fromEntries(of("class_year_missing").map((name) => [name, 9])),
  };
}
