import { proofread } from "../../src/proofreading/proofread.ts";
import { atLeast, atMost, type Figure } from "../report-figures.ts";
import { EDITED_TEXTS, type EditedText } from "./corpus.ts";
import { PUPILS, SCHOOL } from "./pupils.ts";

function adviceOn({ pupil, text }: Pick<EditedText, "pupil" | "text">) {
  return proofread({ ...PUPILS[pupil], text, roster: SCHOOL });
}

/** Whether the fault of a text is found, as what it is and where it is. */
function isFound(one: EditedText): boolean {
  const { fault } = one;
  return (
    fault !== null &&
    adviceOn(one).some(
      ({ kind, from, to }) => kind === fault.kind && from < fault.to && to > fault.from,
    )
  );
}

function shareOf(texts: readonly EditedText[], holds: (one: EditedText) => boolean): number {
  return texts.filter(holds).length / Math.max(1, texts.length);
}

const TEXTS = 100;

/** What a text of about 1,200 characters takes of one core, of a hundred after ten unmeasured. */
function millisecondsOfAText(): number {
  const honest = EDITED_TEXTS.filter(({ fault, pupil }) => fault === null && pupil === "amara");
  const text = honest
    .map((one) => one.text)
    .join(" ")
    .slice(0, 1200);
  const read = (times: number) => {
    for (let at = 0; at < times; at++) adviceOn({ pupil: "amara", text });
  };
  read(TEXTS / 10);
  const start = process.cpuUsage();
  read(TEXTS);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / TEXTS;
}

/** What the checks of edited texts find and mark; `--problems` prints what they miss of the half they were made with. */
export function editedFigures(): Promise<Figure[]> {
  const faulty = EDITED_TEXTS.filter(({ fault }) => fault !== null);
  const honest = EDITED_TEXTS.filter(({ fault }) => fault === null);
  const heldOut = (texts: readonly EditedText[]) => texts.filter((one) => one.heldOut);
  const isMarked = (one: EditedText) => adviceOn(one).length > 0;
  console.log(
    `${EDITED_TEXTS.length} texts: ${faulty.length} with a fault, ${honest.length} honest; ${heldOut(EDITED_TEXTS).length} held out`,
  );
  if (process.argv.includes("--problems")) {
    for (const one of EDITED_TEXTS.filter(({ heldOut: kept }) => !kept)) {
      const wrong = one.fault === null ? isMarked(one) : !isFound(one);
      if (wrong)
        console.log(`${one.pupil}: ${one.text}\n   `, one.fault?.kind ?? "honest", adviceOn(one));
    }
  }
  return Promise.resolve([
    atLeast("faults found", shareOf(faulty, isFound), 0.9),
    atLeast("the same of sentences held out", shareOf(heldOut(faulty), isFound), 0.9),
    atMost("honest sentences marked", shareOf(honest, isMarked), 0.02),
    atMost("the same of sentences held out", shareOf(heldOut(honest), isMarked), 0.02),
    atMost("milliseconds for 1,200 characters", millisecondsOfAText(), 50, false),
  ]);
}
