import { commit, preview, textFile } from "../server/test/support/intake.ts";
import { type Figure, seconds } from "./figure.ts";
import type { Filled } from "./support/databases.ts";
import { REAL, whileRunning } from "./support/processes.ts";
import type { School } from "./support/school.ts";
import { signIn } from "./support/sign-in.ts";

const ROWS = 5_000;
/** Milliseconds. */
const PREVIEW_AIM = 3_000;
const IMPORT_AIM = 10_000;
const SUBJECTS = ["En", "Ma", "Sc", "Hi", "Gg", "Fr", "Ar", "Mu", "Re", "Pe"];

/** A list of 5,000 students in Years 7 to 12, each in ten classes of about 28. */
function roster() {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const year = 7 + (at % 6);
    const set = Math.floor(at / 6 / 28) + 1;
    const classes = SUBJECTS.map((code) => `${year}s${set}/${code}`).join("; ");
    const day = String((at % 28) + 1).padStart(2, "0");
    return `${200_000 + at},Forename${at},Surname${at % 900},${day}/03/${2020 - year},${year},${year}A,${classes}`;
  });
  const head = "Student ID,First Name,Last Name,Date of Birth,Year,Form Group,Classes";
  return textFile("school.csv", [head, ...lines].join("\n"));
}

/** A list of 5,000 students read and compared with a school, brought in, looked at again and undone. */
export function measureIntake(engine: string) {
  return (on: Filled<School>): Promise<Figure[]> =>
    whileRunning(REAL, on.settings, async (real) => {
      const client = await signIn(real, on.content.administrator);
      const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
        const began = performance.now();
        const made = await work();
        return [made, performance.now() - began];
      };
      const [shown, previewed] = await timed(() => preview(client, [roster()]));
      const [brought, imported] = await timed(() => commit(client, shown));
      if (brought.status !== 200) throw new Error(brought.text);
      const [again, seenAgain] = await timed(() => preview(client, [roster()]));
      if (again.counts?.unchanged !== ROWS) throw new Error("The same file changes something.");
      const [undone, reversed] = await timed(() => client.post(`intake/${shown.id}/undo/`));
      if (undone.status !== 200) throw new Error(undone.text);
      const figure = (what: string, measured: number, aim: number): Figure => ({
        what: `${what}, ${ROWS.toLocaleString("en-GB")} students in ten classes each, ${engine}`,
        measured: seconds(measured),
        aim: `< ${seconds(aim)}`,
        met: measured < aim,
      });
      return [
        figure("files to preview", previewed, PREVIEW_AIM),
        figure("brought in", imported, IMPORT_AIM),
        figure("the same files to preview", seenAgain, PREVIEW_AIM),
        figure("undone", reversed, IMPORT_AIM),
      ];
    });
}
