import type { DataProtection } from "@reportair/contract/features/data-protection.ts";
import { formatNumber } from "../../lib/format.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../ui/table.tsx";
import { formatMonth } from "./words.ts";

/** What was sent and what was written, by month. */
export function Months({ months }: { months: DataProtection["months"] }) {
  if (months.length === 0) {
    return (
      <Sheet>
        <EmptyState title="No report was written yet">
          As soon as teachers write reports, each month’s numbers stand here.
        </EmptyState>
      </Sheet>
    );
  }
  return (
    <Sheet className="overflow-x-auto">
      <Table label="Counts by month">
        <TableHead>
          <tr>
            <HeadCell>Month</HeadCell>
            <HeadCell className="text-right">Requests</HeadCell>
            <HeadCell className="text-right max-sm:hidden print:table-cell">Tokens</HeadCell>
            <HeadCell className="text-right whitespace-normal!">Texts by the model</HeadCell>
            <HeadCell className="text-right whitespace-normal!">Texts on this server</HeadCell>
          </tr>
        </TableHead>
        <tbody>
          {months.map(({ month, requests, tokens, by_model, here }) => (
            <Row key={month} still className="break-inside-avoid">
              <RowHead>{formatMonth(month)}</RowHead>
              <Figure of={requests} />
              <Figure of={tokens} className="max-sm:hidden print:table-cell" />
              <Figure of={by_model} />
              <Figure of={here} />
            </Row>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

function Figure({ of, className = "" }: { of: number; className?: string }) {
  return <Cell className={`text-right tabular-nums ${className}`}>{formatNumber(of)}</Cell>;
}
