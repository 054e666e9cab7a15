import type { ClassTime, OwnClassTime } from "@reportair/contract/features/class-time.ts";
import { REST_MINUTES } from "@reportair/contract/work-counting.ts";
import { useState } from "react";
import { useClassTime, useSettleClassTime } from "../../data/class-time.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../ui/table.tsx";
import { toast } from "../../ui/toast-store.ts";
import { KeptBar, keptInAll, type KeptTexts } from "./kept-bar.tsx";
import { schoolYearWords, timeWords } from "./time-words.ts";
import { WHO_SEES } from "./who-sees.ts";

/** What the teacher's own classes took this school year; nothing while nothing has been counted. */
export function YearPanel() {
  const { data } = useClassTime();
  if (!data || (data.counting && data.classes.length === 0)) return null;
  const worked = data.classes.filter(({ seconds }) => seconds > 0);
  const seconds = worked.reduce((sum, each) => sum + each.seconds, 0);
  const kept = data.classes.map((each) => each.kept).reduce(together, NOTHING);
  return (
    <section aria-labelledby="class-time" className="mt-10">
      <SectionHeading id="class-time" title="What your classes took">
        School year {schoolYearWords(data.school_year)}
      </SectionHeading>
      <Sheet className="px-5 py-4">
        <div className="grid gap-x-10 gap-y-4 sm:grid-cols-[auto_1fr]">
          {worked.length > 0 && (
            <p>
              <span className="block text-figure font-mid tracking-tight tabular-nums">
                {timeWords(seconds)}
              </span>
              <span className="block text-md text-text-2">
                for the reports of {formatCount(worked.length, "class", "classes")}
              </span>
            </p>
          )}
          {keptInAll(kept) > 0 && <KeptBar kept={kept} title="What you kept" />}
        </div>
        {data.before_minutes !== null && (
          <p className="mt-3 text-md">
            Before, you said, a class took you {timeWords(data.before_minutes * 60)}.
          </p>
        )}
        {data.classes.length > 0 && <ByClass classes={data.classes} />}
        <footer className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-border pt-3">
          <p className="max-w-[70ch] text-sm text-muted">
            {data.counting
              ? `${WHO_SEES} Counted from what you press and type on a class’s reports; it rests after ${REST_MINUTES} minutes without either.`
              : "Your time is not counted."}
          </p>
          <Choices time={data} />
        </footer>
      </Sheet>
    </section>
  );
}

const NOTHING = { as_written: 0, lightly: 0, much: 0, earlier: 0 };

function together(a: Required<KeptTexts>, b: Required<KeptTexts>): Required<KeptTexts> {
  return {
    as_written: a.as_written + b.as_written,
    lightly: a.lightly + b.lightly,
    much: a.much + b.much,
    earlier: a.earlier + b.earlier,
  };
}

function ByClass({ classes }: { classes: readonly ClassTime[] }) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-7 cursor-pointer items-center rounded-1 text-sm text-accent-ink underline touch:min-h-11">
        Class by class
      </summary>
      <Table label="What each class took">
        <TableHead>
          <tr>
            <HeadCell>Class</HeadCell>
            <HeadCell className="text-right">Took</HeadCell>
            <HeadCell className="text-right">Kept</HeadCell>
            <HeadCell className="text-right max-sm:hidden">As written</HeadCell>
            <HeadCell className="text-right max-sm:hidden">Lightly edited</HeadCell>
            <HeadCell className="text-right max-sm:hidden">Much edited</HeadCell>
          </tr>
        </TableHead>
        <tbody>
          {classes.map(({ classroom, name, period, period_name, seconds, kept }) => (
            <Row key={`${period}:${classroom ?? name}`} still>
              <RowHead>
                {name}
                <span className="block text-xs font-body text-muted">{period_name}</span>
              </RowHead>
              <Cell className="text-right whitespace-nowrap tabular-nums">
                {seconds > 0 ? timeWords(seconds) : "–"}
              </Cell>
              <Cell className="text-right tabular-nums">{keptInAll(kept)}</Cell>
              <Cell className="text-right tabular-nums max-sm:hidden">{kept.as_written}</Cell>
              <Cell className="text-right tabular-nums max-sm:hidden">{kept.lightly}</Cell>
              <Cell className="text-right tabular-nums max-sm:hidden">{kept.much}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

/** What a teacher can take back: the answer, and being counted at all. */
function Choices({ time }: { time: OwnClassTime }) {
  const settle = useSettleClassTime();
  const [asking, setAsking] = useState(false);
  const say = (error: unknown) => void toast.error(errorText(error));
  if (!time.counting) {
    return (
      <Button onClick={() => settle.mutate({ counting: true }, { onError: say })}>
        Count it again
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {time.before_minutes !== null && (
        <Button
          variant="ghost"
          onClick={() => settle.mutate({ before_minutes: null }, { onError: say })}
        >
          Remove my answer
        </Button>
      )}
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Stop counting
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          settle.mutate({ counting: false }, { onError: say });
        }}
        title="Stop counting your time?"
        confirmLabel="Stop counting"
      >
        What was counted of your time is removed, also from your school’s sums. Your reports stay as
        they are. You can have it counted again, from then on.
      </ConfirmDialog>
    </div>
  );
}
