import type { Intake } from "@reportair/contract/features/intake.ts";
import { formatNumber } from "../../lib/format.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { useIntakeEntries } from "../../data/intake.ts";
import { Part } from "./part.tsx";

/** What undoing left as it is, each with why. */
export function StillHere({ intake }: { intake: Intake }) {
  const left = useIntakeEntries(intake, "left", { page: 1, size: 1 });
  if (!left.data || left.data.count === 0) return null;
  return (
    <Sheet aria-label="What stays">
      <Part
        intake={intake}
        kind="left"
        title="Still here"
        count={left.data.count}
        begins="all"
        renderLines={(entries) => (
          <ul className="divide-y divide-border px-4 text-md">
            {[...Map.groupBy(entries, ({ sentence }) => sentence)].map(([sentence, group]) => (
              <li key={sentence} className="py-2">
                {group.length > 1 && `${formatNumber(group.length)}: `}
                <span className="font-mid">
                  {group.map(({ student }) => student?.name).join(", ")}
                </span>
                {group.length > 1 ? ". " : " "}
                <span className="text-text-2">{sentence}</span>
              </li>
            ))}
          </ul>
        )}
      >
        Something has been done with it since.
      </Part>
    </Sheet>
  );
}
