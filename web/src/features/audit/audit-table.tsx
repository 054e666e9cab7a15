import type { AuditEntry } from "@reportair/contract/features/audit.ts";
import { formatDate, formatTime } from "../../lib/format.ts";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../ui/table.tsx";
import { particulars } from "./particulars.ts";

/** Entries in rows; on phones each is a sentence with its time under it. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Table label="Entries" className="table-fixed">
      <TableHead className="max-sm:sr-only">
        <tr>
          <HeadCell className="w-40 max-sm:hidden">When</HeadCell>
          <HeadCell>Who did what</HeadCell>
          <HeadCell className="w-2/5 max-sm:hidden xl:w-1/2">To which record</HeadCell>
        </tr>
      </TableHead>
      <tbody>
        {entries.map((entry) => {
          const more = particulars(entry);
          const record = (
            <>
              <span className="break-words">{entry.subject.label || "–"}</span>
              {more && <span className="block text-sm break-words text-muted">{more}</span>}
            </>
          );
          const when = (
            <time dateTime={entry.at}>
              {formatDate(entry.at)}, {formatTime(entry.at)}
            </time>
          );
          return (
            <Row key={entry.id} still className="max-sm:first:border-t-0">
              <Cell className="py-2 align-top text-sm whitespace-nowrap text-muted tabular-nums max-sm:hidden">
                {when}
              </Cell>
              <RowHead className="py-2 align-top max-sm:pl-4">
                {entry.actor.name || "The system"}{" "}
                <span className="font-body text-text-2">{entry.summary}</span>
                <span className="mt-0.5 block font-body sm:hidden">
                  {record}
                  <span className="mt-0.5 block text-sm text-muted">{when}</span>
                </span>
              </RowHead>
              <Cell className="py-2 align-top max-sm:hidden">{record}</Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}
