import type { LengthRange } from "../contract/src/features/report-fields.ts";
import { fullName } from "../contract/src/full-name.ts";
import { inputsOf } from "../server/src/demo/marks.ts";
import { MARKS_LAST_TERM } from "../server/src/demo/marks-last-term.ts";
import { known } from "../server/src/demo/known.ts";
import { classNamed, membersOf, oakfield } from "../server/src/demo/school-data.ts";
import { CLASS_WITH_REPORTS } from "../server/src/demo/timetable.ts";
import { createEmbeddedWriter } from "../writing/src/embedded/writer.ts";
import { type Figure, perSecond } from "./figure.ts";

const AIM = 200;
const MEASURE_FOR = 2000;

/** Reports a second of the embedded writer in this one thread, over whole classes as they come to know more texts. */
export async function measureEmbeddedWriter(range: LengthRange): Promise<Figure> {
  let seed = 0;
  // The first class warms up.
  await writeClass(range, (seed += 1));
  const began = performance.now();
  let written = 0;
  while (performance.now() - began < MEASURE_FOR) {
    written += await writeClass(range, (seed += 1));
  }
  const rate = (written / (performance.now() - began)) * 1000;
  return {
    what: `embedded reports of ${range} words, one core`,
    measured: perSecond(rate),
    aim: `≥ ${AIM} /s`,
    met: rate >= AIM,
  };
}

const writer = createEmbeddedWriter();
const school = oakfield(new Date());
const classroom = classNamed(school, CLASS_WITH_REPORTS);
const marks = new Map(Object.entries(MARKS_LAST_TERM));
const students = membersOf(school, classroom).map((student) => ({
  student,
  inputs: inputsOf(known(marks, fullName(student))),
}));

async function writeClass(range: LengthRange, seed: number): Promise<number> {
  const classmates: string[] = [];
  for (const { student, inputs } of students) {
    const { text } = await writer.write({
      facts: { student, subject: classroom.subject, inputs, range, unit: "words", leave_out: [] },
      said: { classmates, earlier: [] },
      seed,
      roster: null,
    });
    classmates.push(text);
  }
  return classmates.length;
}
