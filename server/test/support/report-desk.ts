import type { Client } from "./client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./factories.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

type Room = Awaited<ReturnType<typeof makeClass>>;

/** A teacher with a class of 40, of whose students each test takes its own. */
export class ReportDesk {
  readonly app: TestApp;
  readonly teacher: TestUser;
  /** A browser in which the teacher is signed in. */
  readonly mine: Client;
  readonly room: Room;
  #used = 0;

  constructor(app: TestApp, teacher: TestUser, mine: Client, room: Room) {
    this.app = app;
    this.teacher = teacher;
    this.mine = mine;
    this.room = room;
  }

  static async open(options: Parameters<typeof startTestApp>[0] = {}): Promise<ReportDesk> {
    const app = await startTestApp(options);
    const teacher = await makeUser(app.database, await makeInstitution(app.database));
    const room = await makeClass(app.database, teacher, { students: 40 });
    return new ReportDesk(app, teacher, await app.signIn(teacher), room);
  }

  /** A student whom no other test has used. */
  student() {
    const student = this.room.students[this.#used];
    this.#used += 1;
    if (student === undefined) throw new Error("The class is used up: make it larger.");
    return student;
  }

  /** Fills in a new student's fields. */
  async configure(fields: Record<string, string> = { level: "Proficient" }) {
    const student = this.student();
    const answer = await this.mine.post("reports/list/", {
      student: student.id,
      classroom: this.room.id,
      ...fields,
      batch_mode: false,
    });
    return { student, id: answer.body.id as number, answer };
  }

  /** Has the text of a configuration written. */
  generate(id: number, more: object = {}) {
    return this.mine.post("reports/generate/", {
      report_id: id,
      selected_word_count: "300-400",
      regenerate: false,
      ...more,
    });
  }
}
