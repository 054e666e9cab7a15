import type { OwnClassTime } from "@reportair/contract/features/class-time.ts";
import { useId, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { inputClass } from "../../ui/field.tsx";
import { cx } from "../../ui/cx.ts";
import { KeptBar, keptInAll } from "./kept-bar.tsx";
import { timeWords } from "./time-words.ts";
import type { Question } from "./use-question.ts";
import { WHO_SEES } from "./who-sees.ts";

/** What one class took in this period, and the one question; nothing where nothing is known. */
export function TookPanel(props: {
  classroom: number;
  time: OwnClassTime;
  question: Question;
  className?: string;
}) {
  const { classroom, time, question } = props;
  const told = useRef<HTMLParagraphElement>(null);
  const found = time.classes.find(
    (each) => each.classroom === classroom && each.period === time.period,
  );
  if (found === undefined) return null;
  const { seconds, kept } = found;
  return (
    <section aria-label="What this class took" className={props.className}>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
        {seconds > 0 && (
          <div>
            <p className="text-sm text-text-2">This class took</p>
            <p className="text-h1 font-bold tracking-tight tabular-nums">{timeWords(seconds)}</p>
            {time.before_minutes !== null && (
              <p className="text-sm text-text-2">
                {timeWords(time.before_minutes * 60)} before, as you said
              </p>
            )}
          </div>
        )}
        {keptInAll(kept) > 0 && <KeptBar kept={kept} title="What you kept" />}
      </div>
      <div className="mt-4 border-t border-border pt-4">
        {question.open && seconds > 0 && (
          <Asked question={question} onSettled={() => told.current?.focus()} />
        )}
        <p ref={told} tabIndex={-1} className="text-sm text-muted">
          {WHO_SEES}
        </p>
      </div>
    </section>
  );
}

function Asked({ question, onSettled }: { question: Question; onSettled: () => void }) {
  const id = useId();
  const { problem } = question;
  return (
    <form
      noValidate
      className="mb-3"
      onSubmit={(event) => {
        event.preventDefault();
        void question.answer().then((answered) => answered && onSettled());
      }}
    >
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
        <label htmlFor={id} className="min-w-56 flex-1 text-md">
          How long did a class take you before?
        </label>
        <span className="flex items-center gap-2.5">
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={question.hours}
            aria-invalid={problem ? true : undefined}
            aria-describedby={cx(`${id}-unit`, problem && `${id}-problem`)}
            className={cx(inputClass, "h-(--control) w-16! text-right text-md tabular-nums")}
            onChange={(event) => question.setHours(event.target.value)}
          />
          <span id={`${id}-unit`} className="text-md">
            hours
          </span>
          <Button type="submit" busy={question.busy && "Answer"}>
            Answer
          </Button>
        </span>
        <Button
          variant="ghost"
          onClick={() => {
            question.decline();
            onSettled();
          }}
        >
          Don’t ask again
        </Button>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </form>
  );
}
