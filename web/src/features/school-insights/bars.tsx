import type { ReactNode } from "react";
import { formatNumber } from "../../lib/format.ts";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../ui/table.tsx";

/** One column of a chart: what was written, and how much of it is kept. */
export interface Column {
  key: string;
  /** In full, for the table: "Week of 16 Nov 2026". */
  name: string;
  written: number;
  kept: number;
}

const BOX = { width: 240, height: 72, gap: 4 };

/** Columns side by side, the kept part filled, and the same as a table for screen readers. */
export function Bars(props: {
  title: string;
  /** What the chart shows, in a sentence. */
  summary: string;
  columns: readonly Column[];
  /** Under the first and the last column. */
  ends: readonly [string, string];
  head: string;
}) {
  const { columns } = props;
  const most = Math.max(1, ...columns.map(({ written }) => written));
  const step = BOX.width / Math.max(1, columns.length);
  const height = (value: number) => (value / most) * BOX.height;
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-h3 font-bold">
        {props.title}
        <Legend />
      </figcaption>
      <svg
        role="img"
        aria-label={props.summary}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        className="mt-3 h-28 w-full border-b border-border"
      >
        {columns.map(({ key, written, kept }, index) => {
          const x = index * step + BOX.gap / 2;
          const width = step - BOX.gap;
          return (
            <g key={key}>
              <rect
                x={x}
                y={BOX.height - height(written)}
                width={width}
                height={height(written)}
                vectorEffect="non-scaling-stroke"
                className="fill-scale-off forced-colors:fill-transparent forced-colors:stroke-current"
              />
              <rect
                x={x}
                y={BOX.height - height(kept)}
                width={width}
                height={height(kept)}
                className="fill-accent forced-colors:fill-current"
              />
            </g>
          );
        })}
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-muted">
        <span>{props.ends[0]}</span>
        <span>{props.ends[1]}</span>
      </p>
      <AsTable>
        <Table label={props.title}>
          <TableHead>
            <tr>
              <HeadCell>{props.head}</HeadCell>
              <HeadCell className="text-right">Written</HeadCell>
              <HeadCell className="text-right">Kept</HeadCell>
            </tr>
          </TableHead>
          <tbody>
            {columns.map(({ key, name, written, kept }) => (
              <Row key={key} dense still>
                <RowHead>{name}</RowHead>
                <Cell className="text-right tabular-nums">{formatNumber(written)}</Cell>
                <Cell className="text-right tabular-nums">{formatNumber(kept)}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </AsTable>
    </figure>
  );
}

/** What the two fills mean. */
function Legend() {
  return (
    <span aria-hidden className="flex gap-3 text-xs font-body text-muted">
      <span className="inline-flex items-center gap-1.5">
        <span className="size-2.5 rounded-1 bg-accent forced-colors:bg-[CanvasText]" />
        Kept
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="size-2.5 rounded-1 bg-scale-off forced-colors:border" />
        Drafts
      </span>
    </span>
  );
}

/** The numbers behind a chart, opened on demand. */
function AsTable({ children }: { children: ReactNode }) {
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-7 cursor-pointer items-center rounded-1 text-sm text-accent-ink underline touch:min-h-11">
        Show as a table
      </summary>
      {children}
    </details>
  );
}
