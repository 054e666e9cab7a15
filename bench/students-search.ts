import { type Figure, milliseconds } from "./figure.ts";
import type { Filled } from "./support/databases.ts";
import { REAL, whileRunning } from "./support/processes.ts";
import { MANY_STUDENTS, type SchoolOfMany } from "./support/school-of-many.ts";
import { signIn } from "./support/sign-in.ts";
import { medianTime } from "./support/times.ts";

/** Milliseconds. */
const AIM = 50;
/** What administrators ask of the whole school: pieces of names, a form group, everybody in another order. */
const QUERIES = [
  "search=o%27neill",
  "search=Abdi%2C%20Hassan",
  "search=ada",
  "search=9b%20ida",
  "ordering=form_group",
  "ordering=-first_name",
];

/** A page of 25 of 5,000 students, searched or sorted: the slowest of what is asked. */
export function measureStudentsSearch(engine: string, on: Filled<SchoolOfMany>): Promise<Figure> {
  return whileRunning(REAL, on.settings, async (real) => {
    const client = await signIn(real, on.content.administrator);
    const times: number[] = [];
    for (const query of QUERIES)
      times.push(await medianTime(() => client.get(`students/?page=1&page_size=25&${query}`)));
    const slowest = Math.max(...times);
    return {
      what: `search or order of ${MANY_STUDENTS.toLocaleString("en-GB")} students, ${engine}, the slowest of ${QUERIES.length}`,
      measured: milliseconds(slowest),
      aim: `≤ ${milliseconds(AIM)}`,
      met: slowest <= AIM,
    };
  });
}
