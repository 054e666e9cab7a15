import type { IntakeEntry } from "@reportair/contract/features/intake.ts";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../ui/table.tsx";

type Props = { entries: readonly IntakeEntry[]; label: string };

/** Classes with what they are called afterwards. */
export function RenamedLines({ entries, label }: Props) {
  return (
    <Lines label={label} names={["Class", "Afterwards", "Students", "Note"]}>
      {entries.map(({ position, classroom, changes, sentence }) => {
        const next = (field: string) => changes.find((each) => each.field === field)?.file;
        const name = next("name");
        const year = next("year");
        return (
          <Row key={position} dense still className="align-top *:py-2">
            <RowHead>
              {classroom?.name}, Year {classroom?.year}
            </RowHead>
            <Cell>
              {name == null && year == null ? (
                <span className="text-text-2">the same</span>
              ) : (
                <Becomes>
                  {name ?? classroom?.name}, Year {year ?? classroom?.year}
                </Becomes>
              )}
            </Cell>
            <Cell className="tabular-nums">{classroom?.students}</Cell>
            <Cell className="text-text-2">{sentence}</Cell>
          </Row>
        );
      })}
    </Lines>
  );
}

/** Students with their year and form group, as they are and as they will be. */
export function UpLines({ entries, label }: Props) {
  return (
    <Lines label={label} names={["Student", "Year and form", "Afterwards"]}>
      {entries.map(({ position, student, changes, sentence }) => {
        const next = (field: string) => changes.find((each) => each.field === field)?.file;
        const form = next("form_group") ?? student?.form_group;
        return (
          <Row key={position} dense still className="align-top *:py-2">
            <RowHead>{student?.name}</RowHead>
            <Cell className="text-text-2">
              {yearAndForm(String(student?.year), student?.form_group)}
            </Cell>
            <Cell>
              {changes.length === 0 ? (
                <span className="text-text-2">{sentence}</span>
              ) : (
                <Becomes>{yearAndForm(next("year"), form)}</Becomes>
              )}
            </Cell>
          </Row>
        );
      })}
    </Lines>
  );
}

/** Who leaves, with the classes that they leave. */
export function LeavingLines({ entries, label }: Props) {
  return (
    <Lines label={label} names={["Student", "Year and form", "Leaves"]}>
      {entries.map(({ position, student, leaves }) => (
        <Row key={position} dense still className="align-top *:py-2">
          <RowHead>{student?.name}</RowHead>
          <Cell className="text-text-2">
            {yearAndForm(String(student?.year), student?.form_group)}
          </Cell>
          <Cell>{leaves.join(", ")}</Cell>
        </Row>
      ))}
    </Lines>
  );
}

const yearAndForm = (year: string | null | undefined, form: string | null | undefined) =>
  [`Year ${year}`, form].filter(Boolean).join(", ");

function Becomes({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 font-mid text-text">
      <ArrowRight aria-hidden size={14} className="shrink-0 text-muted" />
      <span>{children}</span>
    </span>
  );
}

function Lines(props: { label: string; names: readonly string[]; children: ReactNode }) {
  return (
    <Table label={props.label} className="min-w-120">
      <TableHead>
        <tr>
          {props.names.map((name) => (
            <HeadCell key={name}>{name}</HeadCell>
          ))}
        </tr>
      </TableHead>
      <tbody>{props.children}</tbody>
    </Table>
  );
}
