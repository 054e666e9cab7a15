import { flagText } from "../writing/src/privacy/flags.ts";
import { redact } from "../writing/src/privacy/redact.ts";
import { buildRosterIndex } from "../writing/src/privacy/roster.ts";
import { type Figure, milliseconds } from "./figure.ts";

const STUDENTS = 1_500;
const ROUNDS = 200;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** A note as long as a teacher may write one, full of words that begin a rule of the flags or a name. */
const NOTE = "Reads Jane Austen with care; his and her partner the Captain of a team will may. "
  .repeat(13)
  .slice(0, 1_000);

/** A name of six letters that no other number has and no list knows. */
function name(seed: number): string {
  const letters = [7, 3, 11, 5, 2].map(
    (step, at) => LETTERS[(seed * step + at * 13 + (seed >> at)) % 26],
  );
  return `B${letters.join("")}`;
}

function timed(rounds: number, work: () => unknown): number {
  const began = performance.now();
  for (let round = 0; round < rounds; round++) work();
  return (performance.now() - began) / rounds;
}

const figure = (what: string, time: number, most: number): Figure => ({
  what,
  measured: milliseconds(time),
  aim: `≤ ${most} ms`,
  met: time <= most,
});

/** How long one core takes over a large school's names: making them ready, and taking them out of the longest note. */
export function measurePrivacy(): Figure[] {
  const students = Array.from({ length: STUDENTS }, (_, at) => ({
    first_name: name(at),
    last_name: name(at * 31 + 7),
    student_id: `S${10_000 + at}`,
  }));
  const school = { students, staff: [], school: "Oakfield Academy" };
  const index = buildRosterIndex(school);
  const [student] = students;
  return [
    figure(
      "1,500 pupils' names made ready",
      timed(3, () => buildRosterIndex(school)),
      100,
    ),
    figure(
      "names out of 1,000 characters",
      timed(ROUNDS, () => redact([NOTE], index, student)),
      10,
    ),
    figure(
      "flags of 1,000 characters",
      timed(ROUNDS, () => flagText(NOTE)),
      10,
    ),
  ];
}
