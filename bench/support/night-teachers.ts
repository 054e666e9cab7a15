// The teachers of a night, as a process of their own: told what to do by whoever has started it, it answers with what
// each call took.
import { setTimeout as wait } from "node:timers/promises";
import type { Batch } from "../../contract/src/features/batches.ts";
import { FIELD_OPTIONS } from "../../contract/src/features/report-fields.ts";
import { Client, type Answer } from "../../server/test/support/client.ts";
import { PASSWORD } from "../../server/test/support/factories.ts";

/** A teacher with a class, as the night knows them. */
export type TeacherOfNight = {
  school: number;
  teacher: number;
  email: string;
  classroom: number;
  students: readonly number[];
};

/** What the teachers are told. */
export type Night = {
  urls: readonly string[];
  teachers: readonly TeacherOfNight[];
  /** Further ones, with whom the processes warm up. */
  before: readonly TeacherOfNight[];
  /** Milliseconds within which they come. */
  arriveWithin: number;
};

/** What came of it. Times in milliseconds, from the beginning. */
export type Outcome = {
  calls: { what: string; took: number }[];
  errors: string[];
  batches: {
    school: number;
    teacher: number;
    at: number;
    end: number;
    texts: number;
    done: number;
  }[];
  /** The longest that this process itself was late. */
  late: number;
};

/** Pauses of a person between two things, in milliseconds: from, to. */
const THINKS = [1_000, 4_000] as const;
const TICKS_FOR = [1_000, 3_000] as const;
/** Until they look at what has been written. */
const LOOKS_AFTER = [2_000, 40_000] as const;
const TICKED = 6;
/** One of so many has no session and signs in. */
const SIGNS_IN = 4;
/** As often as the page of a batch reads it: while it has heard no event, and beside its events. */
const READ_EVERY = 5_000;
const READ_EVERY_HEARD = 30_000;
/** Reports that the page keeps at once. */
const KEEPS_AT_ONCE = 4;

const outcome: Outcome = { calls: [], errors: [], batches: [], late: 0 };
let began = performance.now();
const now = () => performance.now() - began;
const between = ([from, to]: readonly [number, number]) => wait(from + Math.random() * (to - from));

/** What is ticked for a pupil by their place in the class, for each something else. */
function inputsAt(at: number): object {
  const { level, behaviour, homework } = FIELD_OPTIONS;
  return {
    level: level[at % 3],
    homework: homework[Math.floor(at / 3) % 4],
    behaviour: behaviour[Math.floor(at / 12)],
  };
}

/** Asks, notes what it took, and throws where the answer is no success. */
async function asked<T>(what: string, ask: () => Promise<Answer<T>>): Promise<T> {
  const from = performance.now();
  const { status, body, text } = await ask();
  outcome.calls.push({ what, took: performance.now() - from });
  if (status >= 400) throw new Error(`${what}: ${status} ${text.slice(0, 200)}`);
  return body;
}

type Person = TeacherOfNight & { client: Client; hasSession: boolean };

async function signIn({ client, email }: Person, what: string): Promise<void> {
  await asked(what, () => client.post("login/", { username: email, password: PASSWORD }));
}

/** A batch of the whole class, as the page orders it. */
function orderOf({ students, classroom }: Person): object {
  const reports = students.map((student, at) => [at, { student, classroom, ...inputsAt(at) }]);
  return { reports: Object.fromEntries(reports), word_count: "300-400" };
}

/** The evening of one teacher. */
async function work(person: Person): Promise<void> {
  const { client, classroom, students } = person;
  const get = <T>(what: string, path: string) => asked<T>(what, () => client.get<T>(path));
  const configurations = () =>
    get<{ id: number; student: { id: number } }[]>(
      "inputs of a class",
      `reports/classroom/${classroom}/?period=current`,
    );
  if (!person.hasSession) await signIn(person, "signing in");

  await Promise.all([
    get("check-auth", "check-auth/"),
    get("classes", "classrooms/"),
    get("students", "students/"),
    get("counting reports", "reports/count/"),
    get("insights", "insights/"),
    get("notifications", "notifications/"),
  ]);
  await between(THINKS);
  await Promise.all([
    get("progress", "reports/progress/"),
    get("students of a class", `students/classroom/${classroom}/`),
    configurations(),
    get("previous inputs", `reports/classroom/${classroom}/previous/`),
    get("open batches", "reports/batches/"),
  ]);
  for (const [at, student] of students.slice(0, TICKED).entries()) {
    await between(TICKS_FOR);
    await asked("saving inputs", () =>
      client.post("reports/list/", {
        student,
        classroom,
        ...inputsAt(at),
        batch_mode: false,
        keep_filled: true,
      }),
    );
  }
  await between(THINKS);
  await configurations();
  const headers = { prefer: "respond-async", "idempotency-key": `night ${classroom}` };
  const { batch } = await asked<{ batch: number }>("ordering a batch", () =>
    client.post("reports/generate/batch/", orderOf(person), { headers }),
  );
  const at = now();
  const read = () => get<Batch>("a batch", `reports/batches/${batch}/`);
  await follow(client, batch, read);
  const end = now();
  const { school, teacher } = person;
  const { items, done } = await read();
  outcome.batches.push({ school, teacher, at, end, texts: students.length, done });

  await between(LOOKS_AFTER);
  await get("progress", "reports/progress/");
  const ids = items.flatMap(({ report }) => report ?? []);
  const written = await get<{ id: number; version: number; report_content: string }[]>(
    "reports to review",
    `reports/generated/list/?ids=${ids.join(",")}&ordering=student&include=inputs,flags,allowed_flags,sentences`,
  );
  await between(THINKS);
  const patch = (what: string, id: number, body: object) =>
    asked<{ version: number }>(what, () => client.patch(`reports/generated-reports/${id}/`, body));
  const [first] = written;
  if (first === undefined) throw new Error("Nothing was written.");
  const { version } = await patch("saving an edit", first.id, {
    version: first.version,
    report_content: `${first.report_content} Well done.`,
  });
  first.version = version;
  await between(THINKS);
  const left = [...written];
  const keep = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      await patch("keeping a report", next.id, {
        version: next.version,
        status: "kept",
        compared_with: null,
      });
    }
  };
  await Promise.all(Array.from({ length: KEEPS_AT_ONCE }, keep));
  await get("reports of a class", `reports/classroom/${classroom}/generated/?ordering=student`);
}

/** Follows a batch as its page does: by its events, and by reading it now and then. */
async function follow(client: Client, batch: number, read: () => Promise<Batch>): Promise<void> {
  await read();
  const over = new AbortController();
  let heard = false;
  const reading = (async () => {
    for (let last = now(); ;) {
      await wait(READ_EVERY, undefined, { signal: over.signal });
      if (heard && now() - last < READ_EVERY_HEARD) continue;
      last = now();
      await read();
    }
  })().catch((error: unknown) => {
    if (!over.signal.aborted) throw error;
  });
  const seen = await client.events(`reports/batches/${batch}/events/`, () => {
    heard = true;
    return false;
  });
  over.abort();
  await reading;
  if (seen.at(-1)?.event !== "end") throw new Error("A stream ended before its batch.");
}

/** What a night begins with: code is compiled, connections are open, and most people are signed in. */
async function prepare({ urls, teachers, before }: Night): Promise<Person[]> {
  const personOf = (teacher: TeacherOfNight, at: number): Person => ({
    ...teacher,
    client: new Client(urls[at % urls.length] ?? ""),
    hasSession: at % SIGNS_IN > 0,
  });
  const people = teachers.map(personOf);
  for (const person of people.filter(({ hasSession }) => hasSession)) {
    await signIn(person, "before the night");
  }
  await Promise.all(
    before.map(personOf).map(async (person) => {
      await signIn(person, "before the night");
      const { client, classroom } = person;
      await client.post("reports/generate/batch/", orderOf(person));
      await client.get("insights/");
      await client.get(`reports/classroom/${classroom}/generated/`);
    }),
  );
  outcome.calls.length = 0;
  return people;
}

process.once("message", (night: Night) => {
  void (async () => {
    const people = await prepare(night);
    process.send?.("begun");
    began = performance.now();
    let tick = performance.now();
    const clock = setInterval(() => {
      outcome.late = Math.max(outcome.late, performance.now() - tick - 100);
      tick = performance.now();
    }, 100);
    await Promise.all(
      people.map(async (person) => {
        try {
          await between([0, night.arriveWithin]);
          await work(person);
        } catch (error) {
          outcome.errors.push(error instanceof Error ? error.message : String(error));
        }
      }),
    );
    clearInterval(clock);
    process.send?.(outcome);
  })();
});
