import type { IntakeEntry } from "@reportair/contract/features/intake.ts";
import { ArrowRight } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../ui/table.tsx";
import { fieldLabel, remedyOf, valueText } from "./words.ts";

type Props = { entries: readonly IntakeEntry[] };
/** Lines that stand in files; `files` where there are several, so that each says its own. */
type PlacedProps = Props & { files: boolean };

function Heads({ names }: { names: readonly string[] }) {
  return (
    <TableHead>
      <tr>
        {names.map((name) => (
          <HeadCell key={name}>{name}</HeadCell>
        ))}
      </tr>
    </TableHead>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Row dense still className="align-top *:py-2">
      {children}
    </Row>
  );
}

/** The file, where there are several, and the sheet that something stands in: "timetable.xlsx, Groups, ". */
const sheetOf = ({ place }: IntakeEntry, files: boolean) =>
  [files && place?.file, place?.sheet]
    .filter(Boolean)
    .map((part) => `${String(part)}, `)
    .join("");

const lineOf = (entry: IntakeEntry, files: boolean) => {
  const { place, rows } = entry;
  return place?.line === null || place === null
    ? ""
    : `${files ? sheetOf(entry, files) : ""}line ${place.line}${rows > 1 ? ` and ${rows - 1} more` : ""}`;
};

/** Old beside new, field by field. */
export function ChangedLines({ entries, files }: PlacedProps) {
  return (
    <Table label="Changed students" className="min-w-150">
      <Heads names={["Student", "What", "Here now", "In the file", "Where"]} />
      <tbody>
        {entries.flatMap((entry) =>
          entry.changes.map(({ field, here, file }, at) => (
            <Line key={`${entry.position} ${field}`}>
              <RowHead>
                {at === 0 ? (
                  entry.student?.name
                ) : (
                  <span className="sr-only">{entry.student?.name}</span>
                )}
              </RowHead>
              <Cell>{fieldLabel(field)}</Cell>
              <Cell>
                <span className={here === null ? "text-muted" : "text-text-2 line-through"}>
                  {field === "upn" ? "not shown" : valueText(field, here)}
                </span>
              </Cell>
              <Cell>
                <span className="inline-flex items-center gap-2 font-mid text-text">
                  <ArrowRight aria-hidden size={14} className="shrink-0 text-muted" />
                  {field === "upn" ? "the file’s" : valueText(field, file)}
                </span>
              </Cell>
              <Cell className="text-text-2 tabular-nums">{at === 0 && lineOf(entry, files)}</Cell>
            </Line>
          )),
        )}
      </tbody>
    </Table>
  );
}

/** Which classes they enter and leave. */
export function MovedLines({ entries, files }: PlacedProps) {
  return (
    <Table label="Students who change classes" className="min-w-120">
      <Heads names={["Student", "Leaves", "Enters", "Where"]} />
      <tbody>
        {entries.map((entry) => (
          <Line key={entry.position}>
            <RowHead>{entry.student?.name}</RowHead>
            <Cell className="text-text-2">
              <span className={entry.leaves.length > 0 ? "line-through" : "text-muted"}>
                {entry.leaves.join(", ") || "none"}
              </span>
            </Cell>
            <Cell>{entry.joins.join(", ") || "none"}</Cell>
            <Cell className="text-text-2 tabular-nums">{lineOf(entry, files)}</Cell>
          </Line>
        ))}
      </tbody>
    </Table>
  );
}

/** Students who come or stay, each with year, ID and classes. */
export function StudentLines({ entries, label, files }: PlacedProps & { label: string }) {
  return (
    <Table label={label} className="min-w-120">
      <Heads names={["Student", "Year and form", "Student ID", "Classes", "Where"]} />
      <tbody>
        {entries.map((entry) => (
          <Line key={entry.position}>
            <RowHead>{entry.student?.name}</RowHead>
            <Cell>
              {[entry.student?.year && `Year ${entry.student.year}`, entry.student?.form_group]
                .filter(Boolean)
                .join(", ")}
            </Cell>
            <Cell className="tabular-nums">{entry.student?.student_id}</Cell>
            <Cell>{entry.joins.join(", ")}</Cell>
            <Cell className="text-text-2 tabular-nums">{lineOf(entry, files)}</Cell>
          </Line>
        ))}
      </tbody>
    </Table>
  );
}

/** Rows that stay out and values that are doubted, by what mends them; a reason that several share is said once, beside them. */
export function FaultLines({ entries, label, files }: PlacedProps & { label: string }) {
  const groups = Map.groupBy(entries, ({ code }) => code);
  return (
    // On a phone, too, why a row stays out is read without being looked for.
    <Table label={label} className="sm:min-w-150">
      <TableHead>
        <tr>
          <HeadCell>Line</HeadCell>
          <HeadCell>Column</HeadCell>
          <HeadCell className="max-sm:hidden">It says</HeadCell>
          <HeadCell>Why</HeadCell>
        </tr>
      </TableHead>
      <tbody>
        {[...groups].map(([code, faults]) => (
          <Fragment key={code}>
            <tr className="border-t border-border text-sm">
              <th scope="rowgroup" colSpan={4} className="px-4 pt-2.5 text-left font-mid text-text">
                {remedyOf(code)}
              </th>
            </tr>
            {bySentence(faults).map(({ entry, shared }) => {
              const { position, place, sentence, rows } = entry;
              const says = place?.value ? (
                `“${place.value}”`
              ) : (
                <span className="text-muted">empty</span>
              );
              return (
                <Line key={position}>
                  <Cell className="tabular-nums">
                    {sheetOf(entry, files)}
                    {place?.line ?? "–"}
                    {rows > 1 && ` and ${rows - 1} more`}
                  </Cell>
                  <Cell className="font-mid">
                    {place?.column ?? "–"}
                    <span className="block font-normal wrap-anywhere sm:hidden">{says}</span>
                  </Cell>
                  <Cell className="max-sm:hidden">{says}</Cell>
                  {shared > 0 && (
                    <Cell rowSpan={shared} className="align-top">
                      {sentence}
                    </Cell>
                  )}
                </Line>
              );
            })}
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}

/** Those with one sentence together; the first of each with how many they are, the others with 0. */
function bySentence(faults: readonly IntakeEntry[]): { entry: IntakeEntry; shared: number }[] {
  const groups = Map.groupBy(faults, ({ sentence }) => sentence);
  return [...groups.values()].flatMap((group) =>
    group.map((entry, at) => ({ entry, shared: at === 0 ? group.length : 0 })),
  );
}

/** Classes with what is known of them. */
export function ClassLines({ entries }: Props) {
  const states = { new: "new", known: "here already", asked: "stays out until it is answered" };
  return (
    <Table label="Classes" className="min-w-120">
      <Heads names={["Class", "Year", "Subject", "Students", "State"]} />
      <tbody>
        {entries.map(({ position, classroom }) => (
          <Line key={position}>
            <RowHead>{classroom?.name}</RowHead>
            <Cell>{classroom?.year ?? "?"}</Cell>
            <Cell>{classroom?.subject ?? "?"}</Cell>
            <Cell className="tabular-nums">{classroom?.students}</Cell>
            <Cell>{classroom && states[classroom.state]}</Cell>
          </Line>
        ))}
      </tbody>
    </Table>
  );
}

/** What was put together or left aside. */
export function AsideLines({ entries, label }: Props & { label: string }) {
  return (
    <ul aria-label={label} className="grid gap-1 px-4 text-md">
      {entries.map(({ position, sentence, place, rows }) => (
        <li key={position}>
          {sentence}{" "}
          <span className="text-text-2">
            {place?.file}
            {place?.sheet && `, ${place.sheet}`}
            {place?.line !== null && place !== null && `, line ${place.line}`}
            {rows > 1 && `, ${rows} times`}
          </span>
        </li>
      ))}
    </ul>
  );
}
