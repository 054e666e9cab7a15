import type { SchoolInsights } from "@reportair/contract/features/school-insights.ts";
import { useState } from "react";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../ui/table.tsx";
import { byMissing } from "./class-order.ts";
import { ShareBar } from "./share-row.tsx";

/** Classes that are listed at first. */
const FEW = 10;

/** How far each class is in this period, those with most to do first. */
export function ClassTable({ classes }: { classes: SchoolInsights["classes"] }) {
  const [all, setAll] = useState(false);
  const sorted = byMissing(classes);
  const shown = all ? sorted : sorted.slice(0, FEW);
  return (
    <section aria-labelledby="class-progress">
      <SectionHeading id="class-progress" title="By class">
        Pupils with a report of this period. Those with most to do come first.
      </SectionHeading>
      <Sheet>
        <Table label="Classes">
          <TableHead>
            <tr>
              <HeadCell>Class</HeadCell>
              <HeadCell className="w-1/2 max-sm:hidden">
                <span className="sr-only">Progress</span>
              </HeadCell>
              <HeadCell className="text-right">With a report</HeadCell>
              <HeadCell className="text-right">Kept</HeadCell>
            </tr>
          </TableHead>
          <tbody>
            {shown.map(({ id, name, year, students, reported, kept }) => (
              <Row key={id} still>
                <RowHead>
                  {name}
                  <span className="block text-xs font-body text-muted">Year {year}</span>
                </RowHead>
                <Cell className="max-sm:hidden">
                  <ShareBar part={reported} whole={students} />
                </Cell>
                <Cell className="text-right whitespace-nowrap tabular-nums">
                  {reported} of {students}
                </Cell>
                <Cell className="text-right tabular-nums">{kept}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
        {sorted.length > FEW && (
          <footer className="border-t border-border px-4 py-2.5">
            <Button variant="ghost" className="-ml-3.5" onClick={() => setAll(!all)}>
              {all ? "Show fewer" : `Show all ${formatCount(sorted.length, "class", "classes")}`}
            </Button>
          </footer>
        )}
      </Sheet>
    </section>
  );
}
