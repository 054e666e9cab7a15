import { setTimeout as wait } from "node:timers/promises";
import { BODY_LIMIT, type Endpoint } from "@reportair/contract/endpoint.ts";
import { sql } from "drizzle-orm";
import type { Actor, Database } from "../../src/database/handle.ts";
import { rowsOf } from "../../src/database/rows-of.ts";
import { Client } from "./client.ts";
import { makeClass, makeInstitution, makeUser, PASSWORD } from "./factories.ts";
import {
  AGAIN,
  endpointsOfContract,
  largestBody,
  longest,
  schemaOf,
  takesText,
  type Again,
  type Ids,
} from "./largest-bodies.ts";

/** One request, and what it is of. */
export type Call = { endpoint: string; of: string; send: () => Promise<{ status: number }> };

type School = {
  email: string;
  colleague: number;
  room: number;
  students: number[];
  /** A report of the colleague's that the person was asked to proof-read. */
  proof: number;
};

/** A school with a class as large as a batch may be, and somebody who may ask for nearly everything. */
export async function makeSchoolOfTexts(database: Database): Promise<School> {
  const administrator = await makeInstitution(database);
  const person = await makeUser(database, administrator, { role: "adminteacher" });
  const colleague = await makeUser(database, administrator);
  const room = await makeClass(database, person, { students: 200 });
  const students = room.students.map(({ id }) => id);
  const proof = await askForProof(database, colleague, person, students[0] ?? 0);
  return { email: person.email, colleague: colleague.user_id, room: room.id, students, proof };
}

/** Has an author ask a reader to proof-read a kept report; returns the proof's id. */
function askForProof(
  database: Database,
  author: Actor,
  reader: Actor,
  student: number,
): Promise<number> {
  const whose = sql`${author.institution_id}, ${author.user_id}`;
  return database.as(author, async (handle) => {
    const [asked] = await rowsOf<{ id: number }>(
      handle,
      sql`with period as (
          insert into reporting_periods (institution_id, name, starts_on, ends_on)
          values (${author.institution_id}, 'Before', '2020-01-01', '2020-02-01') returning id),
        configuration as (
          insert into report_configurations (institution_id, author_id, student_id, classroom_name, subject, period_id)
          select ${whose}, ${student}::integer, 'Before', 'Art', id from period returning id),
        report as (
          insert into generated_reports (institution_id, author_id, configuration_id, student_id, year, report_content,
            sentences, uncovered, inputs, length_range, length_unit, word_count, char_count, written_by, seed, status)
          select ${whose}, id, ${student}::integer, 9, 'Read.', '[]', '{}', '{}', '300-400', 'words', 1, 5, 'embedded', 1, 'kept'
          from configuration returning id)
        insert into report_proofs (institution_id, author_id, report_id, reader_id)
        select ${whose}, id, ${reader.user_id}::integer from report returning id`,
    );
    return asked?.id ?? 0;
  });
}

const PREFER = { headers: { prefer: "respond-async" } };
/** Milliseconds that the process takes to look at the clock: what it tells of its delay holds these. */
const LOOKS = 10;

const inTurn = (texts: readonly string[]) => {
  let at = 0;
  return () => texts[at++ % texts.length] ?? "";
};

/** Whoever sends the worst that the contract lets through to a running server, and reads how long it was held up. */
export class BlockingDesk {
  readonly #client: Client;
  readonly #metrics: string;
  readonly #school: School;
  readonly #report: number;
  readonly #configuration: number;

  private constructor(
    client: Client,
    metrics: string,
    school: School,
    [configuration, report]: [number, number],
  ) {
    this.#client = client;
    this.#metrics = metrics;
    this.#school = school;
    this.#configuration = configuration;
    this.#report = report;
  }

  /** Signs in at a server that tells of itself at `metrics`, and writes the report that calls are of. */
  static async open(url: string, metrics: string, school: School): Promise<BlockingDesk> {
    const client = new Client(url);
    await client.post("login/", { username: school.email, password: PASSWORD });
    const { body: saved } = await client.post("reports/list/", {
      student: school.students[0],
      classroom: school.room,
      level: "Advanced",
      behaviour: "Good Behaviour",
      homework: "Mostly Completed",
    });
    const { body: written } = await client.post("reports/generate/", {
      report_id: saved.id,
      selected_word_count: "300-400",
    });
    return new BlockingDesk(client, metrics, school, [saved.id, written.id]);
  }

  /** The longest that the server was held up while this was answered, in milliseconds; nothing is held up for less. */
  async blockedBy(send: () => Promise<unknown>): Promise<number> {
    await this.#longest();
    await send();
    return this.#longest();
  }

  async #longest(): Promise<number> {
    // What blocks is noticed by the look after it.
    await wait(2 * LOOKS);
    const text = await (await fetch(this.#metrics)).text();
    const [, value = "NaN"] = /^nodejs_eventloop_lag_max_seconds (\S+)$/mu.exec(text) ?? [];
    return Math.max(0, Number(value) * 1000 - LOOKS);
  }

  /** The longest that the server is held up by whatever else this machine does, in the time that a call may take. */
  idle(time: number): Promise<number> {
    return this.blockedBy(() => wait(time));
  }

  /** Every endpoint that takes text, with the largest bodies that it takes: of each of these texts, and of all in turn. */
  async calls(kinds: readonly Again[]): Promise<Call[]> {
    const endpoints = await endpointsOfContract();
    const texts = kinds.map((kind) => AGAIN[kind]);
    return endpoints.flatMap((endpoint): Call[] => {
      const body = endpoint.body && schemaOf(endpoint.documentedBody ?? endpoint.body);
      if (body !== undefined && !endpoint.signed) {
        const whole = (next: () => string) => largestBody(endpoint, next, this.#idsOf(endpoint));
        const typed = takesText(body)
          ? [
              ...kinds.map((kind) => [kind, whole(() => AGAIN[kind])] as const),
              ["all of them", whole(inTurn(texts))] as const,
            ]
          : [];
        return [...typed, ...hostileBodies(endpoint)].map(([of, json]) =>
          this.#call(endpoint, of, json),
        );
      }
      const query = endpoint.query && schemaOf(endpoint.query);
      if (query === undefined || !takesText(query)) return [];
      return kinds.map((kind) =>
        this.#call(endpoint, kind, undefined, this.#query(query, AGAIN[kind])),
      );
    });
  }

  /** What reads again what was typed: to be asked once the texts of `calls` are stored. */
  readers(): Call[] {
    const { room, students } = this.#school;
    const [student] = students;
    const of = "what is stored";
    const call = (method: string, path: string, body?: unknown): Call => ({
      endpoint: `${method} ${path.replaceAll(/\d+/gu, ":id")}`,
      of,
      send: () => this.#client.send(method, path, body),
    });
    const report = { report_id: this.#configuration, selected_word_count: "500-1200" };
    return [
      call("POST", "reports/generate/", { ...report, regenerate: true }),
      call("POST", `reports/generated/${this.#report}/refine/`, { change: { kind: "warmer" } }),
      call("POST", "reports/leaving/", { student, classroom: room, word_count: "300-400" }),
      call("GET", `reports/generated/${this.#report}/leaving/`),
      call("POST", "reinforcement/style/compare/", {}),
      call("GET", "reinforcement/style/"),
      call("GET", "reinforcement/kept-reports/"),
      call("GET", "admin/data-protection/"),
    ];
  }

  #call(endpoint: Endpoint, of: string, json: string | undefined, query = ""): Call {
    const { method } = endpoint;
    const path = endpoint.path
      .replace(":id", String(this.#idOf(endpoint.path)))
      .replaceAll(/:\w+/gu, "1");
    const batch = path === "reports/generate/batch/";
    return {
      endpoint: `${method} ${endpoint.path}`,
      of,
      send: async () => {
        const answer = await this.#client.send(method, path + query, json, batch ? PREFER : {});
        if (answer.status === 202 && batch)
          await this.#client.post(`reports/batches/${answer.body.batch}/cancel/`);
        return answer;
      },
    };
  }

  #query(schema: ReturnType<typeof schemaOf>, again: string): string {
    const values = Object.entries(schema.properties ?? {}).flatMap(
      ([name, each]): [string, string][] =>
        each.type === "string" && takesText(each)
          ? [[name, longest(again, Math.min(each.maxLength ?? 200, 1_000))]]
          : [],
    );
    // A half of a character has no place in an address.
    const search = new URLSearchParams(
      values.map(([name, text]): [string, string] => [name, text.toWellFormed()]),
    );
    return `?${search.toString()}`;
  }

  #idOf(path: string): number {
    if (path.startsWith("reports/generated")) return this.#report;
    if (path.startsWith("sharing/received")) return this.#school.proof;
    if (path.includes("classroom")) return this.#school.room;
    if (/^reports\/(?:detail\/)?:id/u.test(path)) return this.#configuration;
    if (path.startsWith("students/")) return this.#school.students.at(-1) ?? 1;
    return path.startsWith("users/") ? this.#school.colleague : 1;
  }

  #idsOf({ path }: Endpoint): Ids {
    const { room, students, colleague } = this.#school;
    let at = 0;
    return {
      classroom: room,
      // Of a batch each pupil once.
      get student() {
        return students[at++ % students.length] ?? 1;
      },
      report: this.#report,
      report_id: this.#configuration,
      report_configuration: this.#configuration,
      associated_generated_report: this.#report,
      reader: colleague,
      ...(path.includes("enrol") ? { students: students[0] ?? 1 } : {}),
    };
  }
}

/** What fits no schema, as large as a body may be. */
function hostileBodies({
  bodyLimit = BODY_LIMIT,
  body,
  documentedBody,
}: Endpoint): [string, string][] {
  const field = Object.keys(schemaOf(documentedBody ?? body!).properties ?? {})[0] ?? "field";
  const keys = (most: number) => {
    let json = '{"k":0';
    for (let at = 0; at < most && json.length < bodyLimit - 20; at++) json += `,"k${at}":0`;
    return `${json}}`;
  };
  return [
    ["39,000 keys", keys(39_000)],
    [
      "39,000 keys in a field",
      `{"${field}":${keys(38_900)
        .slice(0, bodyLimit - 40)
        .replace(/,[^,]*$/u, "}")}}`,
    ],
    [
      "lists in lists",
      `{"${field}":[${"[[[[[[[[]]]]]]]],".repeat(Math.min(4_000, Math.floor(bodyLimit / 20)))}0]}`,
    ],
    ["one text", JSON.stringify({ [field]: longest("\uFDFA ", Math.floor(bodyLimit / 5)) })],
    ["no JSON", `{"${field}":"${"\\u0041".repeat(Math.floor(bodyLimit / 6) - 20)}`],
  ];
}
