/** One row of the table: what was measured, beside what this machine could do at best. */
export type Figure = {
  what: string;
  measured: string;
  /** The same without the product around it, measured in the same run; absent where nothing compares. */
  limit?: string;
  /** Measured as a part of the limit, where both are rates. */
  share?: number;
  aim?: string;
  met?: boolean;
};

/** A rate in figures that a person can compare. */
export function perSecond(rate: number): string {
  return `${rate < 100 ? rate.toFixed(1) : Math.round(rate).toLocaleString("en-GB")} /s`;
}

export function seconds(time: number): string {
  return `${(time / 1000).toFixed(2)} s`;
}

export function milliseconds(time: number): string {
  return `${time.toFixed(1)} ms`;
}

const HEAD = ["", "measured", "limit", "share", "aim", "met"];

/** The figures as a table of plain text. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  return [line(HEAD), rule, ...rows.slice(1).map(line)].join("\n");
}

function cellsOf({ what, measured, limit, share, aim, met }: Figure): string[] {
  return [
    what,
    measured,
    limit ?? "–",
    share === undefined ? "–" : `${Math.round(share * 100)} %`,
    aim ?? "–",
    met === undefined ? "–" : met ? "yes" : "no",
  ];
}
