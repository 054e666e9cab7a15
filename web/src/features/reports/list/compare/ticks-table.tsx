import { FIELD_OPTIONS } from "@reportair/contract/report-inputs.ts";
import { ArrowDown, ArrowUp, Equal } from "lucide-react";
import { Glyph } from "../../../../ui/glyph.tsx";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../../../ui/table.tsx";
import type { FieldChange } from "./changes.ts";

const ways = {
  better: { icon: ArrowUp, words: "Better", ink: "text-success" },
  worse: { icon: ArrowDown, words: "Worse", ink: "text-danger" },
  same: { icon: Equal, words: "Same", ink: "text-muted" },
};

/** What was ticked in two periods, with the way it went. */
export function TicksTable(props: {
  changes: readonly FieldChange[];
  earlier: string;
  later: string;
  name: string;
}) {
  return (
    <Table
      label={`Ticks of ${props.name}, then and now`}
      className="max-sm:[&_:is(td,th)]:px-1.5 max-sm:[&_:is(td,th):first-child]:pl-3"
    >
      <TableHead>
        <tr>
          <HeadCell>Field</HeadCell>
          <HeadCell className="h-auto py-2 whitespace-normal!">{props.earlier}</HeadCell>
          <HeadCell className="h-auto py-2 whitespace-normal!">{props.later}</HeadCell>
          <HeadCell>
            <span className="max-sm:sr-only">Change</span>
          </HeadCell>
        </tr>
      </TableHead>
      <tbody>
        {props.changes.map((change) => (
          <Row key={change.field} dense still>
            <RowHead>{change.label}</RowHead>
            <Cell className="text-text-2">
              <Tick change={change} value={change.before} />
            </Cell>
            <Cell>
              <Tick change={change} value={change.after} />
            </Cell>
            <Cell>{change.way && <Way way={change.way} />}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function Tick({ change, value }: { change: FieldChange; value: string }) {
  if (value === "") return <span className="text-muted">Not ticked</span>;
  const options: readonly string[] = FIELD_OPTIONS[change.field];
  return (
    <span className="inline-flex items-center gap-2">
      {change.field !== "homework_improvement_area" && (
        <Glyph index={options.indexOf(value)} of={options.length} className="max-sm:hidden" />
      )}
      {value}
    </span>
  );
}

function Way({ way }: { way: keyof typeof ways }) {
  const { icon: Icon, words, ink } = ways[way];
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm ${ink}`}>
      <Icon aria-hidden size={14} strokeWidth={2} />
      <span className="max-sm:sr-only">{words}</span>
    </span>
  );
}
