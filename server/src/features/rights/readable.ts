import { AUDIT_ACTIONS } from "@reportair/contract/features/audit.ts";
import { KNOWN_SYSTEMS } from "@reportair/contract/features/destinations.ts";
import {
  FIELD_LABELS,
  REPORT_FIELDS,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import {
  FIELDS_OF_FILES,
  STUDENT_FIELDS,
  type FieldOfFiles,
  type StudentField,
} from "@reportair/contract/features/student-fields.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { fieldsOf } from "../students/fields.ts";
import type { StudentFile } from "./student-file.ts";

const moment = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/London",
});
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const at = (instant: string) => moment.format(new Date(instant));

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

type Row = [label: string, value: string | number | null];

function table(rows: readonly Row[]): string {
  const filled = rows.filter(([, value]) => value !== null && value !== "");
  if (filled.length === 0) return "<p>Nothing.</p>";
  const lines = filled.map(
    ([label, value]) =>
      `<tr><th scope="row">${escaped(label)}</th><td>${escaped(String(value))}</td></tr>`,
  );
  return `<table>${lines.join("")}</table>`;
}

const text = (content: string) => `<blockquote>${escaped(content)}</blockquote>`;
const list = (lines: readonly string[]) =>
  lines.length === 0
    ? "<p>None.</p>"
    : `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>`;

const inputRows = (inputs: Partial<ReportInputs>): Row[] =>
  REPORT_FIELDS.map((field) => [FIELD_LABELS[field], inputs[field] ?? null]);

function recordRows(student: StudentFile["pupil"]): Row[] {
  const record = Object.entries(fieldsOf(student)).map(([field, value]): Row => {
    const isDate = field === "date_of_birth" && typeof value === "string";
    const shown = isDate ? day.format(new Date(value)) : value;
    return [STUDENT_FIELDS[field as StudentField].label, shown];
  });
  const fromFiles = Object.entries(FIELDS_OF_FILES).map(([field, { label }]): Row => {
    return [label, student[field as FieldOfFiles]];
  });
  return [...record, ...fromFiles];
}

type Report = StudentFile["reports"][number];

function forSystem({
  system,
  text: shorter,
  copied_at,
}: Report["texts"][number]["for_systems"][number]) {
  const { name } = KNOWN_SYSTEMS[system];
  const copied = copied_at === null ? "" : `<p>Copied ${at(copied_at)}.</p>`;
  return `<h5>For ${escaped(name)}</h5>${copied}${shorter === null ? "" : text(shorter)}`;
}

function proofSection({
  reader,
  asked_at,
  comment,
  suggestion,
}: Report["texts"][number]["proofs"][number]) {
  const suggested =
    suggestion &&
    `<p>Suggested ${at(suggestion.handed_in_at)}; of its ${suggestion.changes} changes the teacher took ${suggestion.taken} and left ${suggestion.left}:</p>${text(suggestion.text)}`;
  return `<h5>Proof-reading by ${escaped(reader)}, asked ${at(asked_at)}</h5>${comment === "" ? "<p>No comment.</p>" : text(comment)}${suggested ?? ""}`;
}

function textSection(each: Report["texts"][number], index: number): string {
  const { feedback, sent } = each;
  return `<h4>Text ${index + 1}: ${escaped(each.status)}${each.discarded_at === null ? "" : ", discarded"}</h4>
${table([
  ["Written", at(each.created_at)],
  ["Last changed", at(each.updated_at)],
  [
    "Written by",
    each.made_by === "teacher" ? `${each.written_by}, changed by the teacher` : each.written_by,
  ],
  ["Released to the school", each.released_at === null ? null : at(each.released_at)],
])}
${text(each.report_content)}
${each.versions.map((earlier) => `<h5>Earlier version ${earlier.version}, ${at(earlier.created_at)}</h5>${text(earlier.report_content)}`).join("")}
${
  feedback === null
    ? ""
    : `<h5>The teacher’s rating of this text</h5>${table([
        ["Rating", `${feedback.value} (${feedback.rating_type})`],
        ["Comment", feedback.comment],
      ])}`
}
${each.proofs.map(proofSection).join("\n")}
${each.for_systems.map(forSystem).join("")}<h5>Ticks and notes that it was written from</h5>${table(inputRows(each.inputs))}
<h5>Left out of the text by the program</h5>${list(each.handed_back.map((piece) => `${piece.text}: ${piece.reason}`))}
<h5>Sent to an AI provider</h5>${sent === null ? "<p>Nothing: it was written on the school’s own server.</p>" : `<pre>${escaped(sent)}</pre>`}`;
}

function reportSection(report: Report): string {
  return `<h3>${escaped(report.subject)}, ${escaped(report.classroom_name)}${report.period === null ? "" : `, ${escaped(report.period)}`}</h3>
${table([
  ["Teacher", report.author],
  ["Begun", at(report.created_at)],
  ["Last changed", at(report.updated_at)],
  ["Deleted", report.deleted_at === null ? null : at(report.deleted_at)],
  ["Marked by the program", report.flags.map(({ field, kind }) => `${field}: ${kind}`).join(", ")],
  ["Taken out by hand of what an AI provider is sent", report.taken_out.join(", ")],
])}
<h4>Ticks and notes</h4>${table(inputRows(report))}
${report.cleared.map(({ inputs, cleared_at }) => `<h4>Cleared, ${at(cleared_at)}</h4>${table(inputRows(inputs))}`).join("")}
${report.texts.map(textSection).join("")}`;
}

function figuresSection(each: StudentFile["figures"][number]): string {
  return `<h3>${escaped(each.period)}</h3>
${table([
  ["Attendance", each.attendance === null ? null : `${each.attendance}%`],
  ["Sessions of authorised absence", each.authorised],
  ["Sessions of unauthorised absence", each.unauthorised],
  ["Times late", each.lates],
  ...each.results.map(({ subject, result }): Row => [subject, result]),
  ["Last changed", at(each.updated_at)],
])}`;
}

/** The file to read: one page without a script, for a browser or a printer. */
export function asPage(file: StudentFile, school: string, now: Date): string {
  const { pupil: student } = file;
  const name = fullName(student);
  const words: Record<string, string> = AUDIT_ACTIONS;
  const failed = file.requests.filter(({ sent }) => typeof sent === "string");
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>Data held of ${escaped(name)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.2rem .8rem .2rem 0}
th{width:14rem;font-weight:600}blockquote,pre{white-space:pre-wrap;margin:.5rem 0;padding:.6rem 1rem;background:#f1f1ec}
h3{margin-top:2.5rem;border-top:1px solid #999;padding-top:1rem}
</style></head><body>
<h1>Data held of ${escaped(name)}</h1>
<p>Everything that ${escaped(school)} holds of this pupil in ${PRODUCT_NAME}, on ${at(now.toISOString())}. The file pupil.json beside this page holds the same for a program.</p>
<h2>Record</h2>
${table([
  ["Student ID", student.student_id],
  ...recordRows(student),
  ["Added", `${at(student.created_at)}${file.added_by === null ? "" : ` by ${file.added_by}`}`],
  ["Last changed", at(student.updated_at)],
])}
<h2>Classes</h2>
${list(file.enrolments.map((each) => `${each.class}, ${each.subject}, Year ${each.year}, since ${at(each.enrolled_at)}`))}
<h2>Guardians’ consent</h2>
${list(file.consents.map((each) => `${each.decision === "given" ? "Given" : "Not given or withdrawn"} on ${day.format(new Date(each.decided_on))} by ${each.guardian}; recorded by ${each.recorded_by} on ${at(each.recorded_at)}`))}
<h2>Attendance and results</h2>
${file.figures.length === 0 ? "<p>None.</p>" : file.figures.map(figuresSection).join("")}
<h2>Reports</h2>
${file.reports.length === 0 ? "<p>None.</p>" : file.reports.map(reportSection).join("")}
${failed.length === 0 ? "" : `<h2>Sent to an AI provider without a text coming of it</h2>${failed.map(({ sent }) => `<pre>${escaped(sent ?? "")}</pre>`).join("")}`}
<h2>Who did what to the record</h2>
${list(file.audit.map((entry) => `${at(entry.at)}: ${entry.by} ${words[entry.action] ?? entry.action}`))}
</body></html>
`;
}
