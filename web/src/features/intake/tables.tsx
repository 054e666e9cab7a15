import {
  COLUMN_LABELS,
  TABLE_KIND_LABELS,
  type ColumnField,
  type IntakeTable,
  type IntakeTableKind,
} from "@reportair/contract/features/intake-files.ts";
import type { Intake } from "@reportair/contract/features/intake.ts";
import { ChevronDown, FileText } from "lucide-react";
import { useState } from "react";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { Sheet } from "../../ui/sheet.tsx";

const KINDS = Object.entries(TABLE_KIND_LABELS).map(([value, label]) => ({
  value: value as IntakeTableKind,
  label,
}));
const FIELDS = Object.entries(COLUMN_LABELS).map(([value, label]) => ({
  value: value as ColumnField,
  label,
}));

/** Tables as they were recognised; a person may say otherwise, and the school keeps it for its next files. */
export function Tables(props: {
  intake: Intake;
  busy: boolean;
  onSettle: (tables: Mapping[]) => void;
}) {
  const { intake, busy, onSettle } = props;
  const isUnsure = intake.tables.some(({ kind }) => kind === "unknown");
  const [open, setOpen] = useState(isUnsure);
  const [changed, setChanged] = useState<ReadonlyMap<string, Mapping>>(new Map());
  const known = intake.tables.map((table) => changed.get(table.table) ?? mappingOf(table));
  return (
    <section aria-label="Tables" className="mb-4">
      <ul className="grid gap-1">
        {intake.tables.map((table) => (
          <li key={table.table} className="flex items-start gap-2 text-md text-text-2">
            <FileText aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-mid text-text">{table.file}</span>
              {table.sheet !== null && `, sheet “${table.sheet}”`}
              {table.kind === "unknown"
                ? ": say below what it is. "
                : `, read as ${TABLE_KIND_LABELS[table.kind].toLowerCase()}. `}
              {formatCount(table.rows, "row")}.
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="row"
        className="mt-1 -ml-2.5"
        aria-expanded={open}
        icon={<ChevronDown aria-hidden size={16} className={open ? "rotate-180" : ""} />}
        onClick={() => setOpen(!open)}
      >
        Change the columns
      </Button>
      {open && (
        <div className="mt-2 grid gap-4">
          {intake.tables.map((table, at) => {
            const mapping = known[at] ?? mappingOf(table);
            return (
              <Columns
                key={table.table}
                table={table}
                mapping={mapping}
                onChange={(next) => setChanged(new Map(changed).set(table.table, next))}
              />
            );
          })}
          <div>
            <Button
              busy={busy && "Reading again..."}
              disabled={changed.size === 0}
              onClick={() => {
                onSettle(known);
                setChanged(new Map());
              }}
            >
              Read again with these columns
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

type Mapping = Pick<IntakeTable, "table" | "kind" | "heading_line" | "columns">;

const mappingOf = ({ table, kind, heading_line, columns }: IntakeTable): Mapping => ({
  table,
  kind,
  heading_line,
  columns,
});

function Columns(props: {
  table: IntakeTable;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}) {
  const { table, mapping, onChange } = props;
  const name = table.sheet === null ? table.file : `${table.file}, ${table.sheet}`;
  const width = Math.max(table.headings.length, ...table.sample.map(({ cells }) => cells.length));
  function choose(column: number, field: ColumnField | "") {
    const { [String(column)]: _, ...others } = mapping.columns;
    onChange({ ...mapping, columns: field === "" ? others : { ...others, [column]: field } });
  }
  return (
    <Sheet aria-label={`Columns of ${name}`} className="p-4">
      <Select
        label={`What ${name} is`}
        className="max-w-100"
        value={mapping.kind}
        options={KINDS}
        hint={mapping.kind === "unknown" && "No row of it is read before you have said this."}
        onChange={(kind) => kind !== "" && onChange({ ...mapping, kind })}
      />
      <ul className="mt-4 grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
        {Array.from({ length: width }, (_, column) => {
          const heading = table.headings[column] || `Column ${column + 1}`;
          const example = table.sample.map(({ cells }) => cells[column]).find((cell) => cell);
          return (
            <li key={column} className="min-w-0">
              <Select
                label={heading}
                hint={<span className="wrap-anywhere">{example ? `“${example}”` : "empty"}</span>}
                placeholder="Not used"
                clearable
                value={mapping.columns[String(column)] ?? ""}
                options={FIELDS}
                onChange={(field) => choose(column, field)}
              />
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
