import type { StaffMember } from "@reportair/contract/features/teachers.ts";
import { pageMark } from "../../../lib/selection.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { RowCheckbox } from "../../../ui/row-checkbox.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../../ui/table.tsx";

/** Teachers to tick, with a box that stands for all of the page; on phones the address stands under the name. */
export function CheckTable(props: {
  teachers: readonly StaffMember[];
  selected: ReadonlySet<number>;
  onToggle: (id: number) => void;
  onTogglePage: () => void;
}) {
  const { teachers, selected } = props;
  const mark = pageMark(
    selected,
    teachers.map(({ id }) => id),
  );
  return (
    <Sheet className="overflow-hidden">
      <Table label="Teachers">
        <TableHead>
          <tr>
            <HeadCell className="w-10">
              <Checkbox
                hideLabel
                label="Select all on this page"
                checked={mark === "all"}
                indeterminate={mark === "some"}
                onChange={props.onTogglePage}
              />
            </HeadCell>
            <HeadCell className="sm:w-2/5">Name</HeadCell>
            <HeadCell className="max-sm:hidden">Email</HeadCell>
          </tr>
        </TableHead>
        <tbody>
          {teachers.map(({ id, first_name, last_name, email }) => (
            <Row key={id} chosen={selected.has(id)} className="relative h-11">
              <Cell>
                <RowCheckbox
                  label={`${first_name} ${last_name}`}
                  checked={selected.has(id)}
                  onChange={() => props.onToggle(id)}
                />
              </Cell>
              <RowHead className="max-w-0 py-1" title={`${first_name} ${last_name}`}>
                <span className="block truncate">
                  {first_name} {last_name}
                </span>
                <span className="block truncate text-sm font-body text-muted sm:hidden">
                  {email}
                </span>
              </RowHead>
              <Cell className="max-w-0 truncate text-text-2 max-sm:hidden" title={email}>
                {email}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
