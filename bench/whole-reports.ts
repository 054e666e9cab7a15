import { makeInThread } from "../server/src/features/whole-reports/document/in-thread.ts";
import type { Figure } from "./figure.ts";

/** Seconds for a year group, which an administrator waits for. */
const AIM = 60;
const PUPILS = 200;
const SUBJECTS = [
  "English",
  "Mathematics",
  "Biology",
  "History",
  "Geography",
  "French",
  "Music",
  "Form",
  "Head’s comment",
];
const TEXT =
  "They have worked steadily this term and show a growing command of the subject in what they write. " +
  "They listen well, contribute to discussion and are willing to redraft. ";

/** Seconds for the whole reports of a year group in each form, made in a thread of their own. */
export async function measureWholeReports(): Promise<Figure[]> {
  const reports = Array.from({ length: PUPILS }, (_, at) => ({
    name: `Ŵyn Gruffŷdd-${at}`,
    year: 9,
    form_group: "9B",
    figures: null,
    sections: SUBJECTS.map((subject, place) => ({
      subject,
      classroom: `9X/${place}`,
      teacher: "Siân Prŷs",
      text: TEXT.repeat(4),
    })),
  }));
  const letterhead = { name: "Oakfield Academy", address: "", invitation: "", crest: null };
  const bundle = {
    letterhead,
    label: "Year 9",
    period: "Autumn term 2026",
    reports,
    made: new Date(),
  };
  const figures: Figure[] = [];
  for (const [form, packing] of [
    ["pdf", "one"],
    ["pdf", "each"],
    ["docx", "one"],
  ] as const) {
    const began = performance.now();
    const { bytes } = await makeInThread({ bundle, form, packing }, () => undefined);
    const seconds = (performance.now() - began) / 1000;
    figures.push({
      what: `${PUPILS} whole reports of ${SUBJECTS.length} subjects as ${form.toUpperCase()}, ${packing === "one" ? "one file" : "a ZIP"}`,
      measured: `${seconds.toFixed(1)} s, ${(bytes.length / 1e6).toFixed(1)} MB`,
      aim: `≤ ${AIM} s`,
      met: seconds <= AIM,
    });
  }
  return figures;
}
