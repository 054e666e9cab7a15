import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, ClipboardList, Download, Send, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../../app/paths.ts";
import { useMe } from "../../../../data/accounts.ts";
import { useClassTime } from "../../../../data/class-time.ts";
import { neverOpenedQuery } from "../../../../data/reports.ts";
import { todayInLondon } from "../../../../lib/today.ts";
import { PHONE, useMedia } from "../../../../lib/use-media.ts";
import { Button } from "../../../../ui/button.tsx";
import { buttonClass } from "../../../../ui/button-class.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TookPanel } from "../../../class-time/took-panel.tsx";
import { useQuestion } from "../../../class-time/use-question.ts";
import { ShareWindow } from "../../../sharing/share-window.tsx";
import { ExportWindow } from "../../list/export/export-window.tsx";
import { StateIcon } from "../../status/state-icon.tsx";
import { finishedWords, neverOpenedWords, nextClass, openStates } from "./finished.ts";
import type { FinishedClass } from "./use-finished-class.ts";

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

/**
 * After the last report of a class is kept: what can be done with them, and the next class. The next one has the
 * focus; Escape stays with this class.
 */
export function FinishedDialog(
  props: FinishedClass & {
    /** Opens these reports, the first of them at once. */
    onOpen: (reports: readonly { id: number }[]) => void;
    onClose: () => void;
  },
) {
  const { classroom, period, classes, progress, onOpen } = props;
  const me = useMe().data;
  const time = useClassTime().data;
  const question = useQuestion(time);
  const onClose = () => {
    question.leave();
    props.onClose();
  };
  const unopened = useQuery(neverOpenedQuery(classroom.id, period)).data ?? [];
  const [today] = useState(todayInLondon);
  const [opened, setOpened] = useState<"export" | "share" | null>(null);
  const next = nextClass(classes, progress);
  const phone = useMedia(PHONE);
  const inWindow = {
    classroom: classroom.id,
    name: classroom.name,
    onClose: () => setOpened(null),
  };
  return (
    <Dialog
      open
      title={
        <span className="flex items-center gap-3">
          <StateIcon state="kept" className="size-7" />
          {classroom.name} is finished
        </span>
      }
      description={
        <span className="block pl-10">
          {finishedWords(classroom.student_count, me?.due_on ?? null, today)}
        </span>
      }
      onClose={onClose}
      size="lg"
      // On a phone the way on stands in the bar below, where no message covers it.
      actions={phone && next && <NextLink next={next} onClose={onClose} />}
    >
      {unopened.length > 0 && (
        <div
          role="status"
          className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2 bg-warning-soft px-3 py-2.5 text-md text-warning"
        >
          <TriangleAlert aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          <p className="min-w-48 flex-1">
            {neverOpenedWords(unopened.map((report) => report.student_name))}
          </p>
          <Button size="row" onClick={() => onOpen(unopened)}>
            Open the first
          </Button>
        </div>
      )}
      <ul className="divide-y divide-border">
        <Step
          icon={<Download {...icon} />}
          words="As a Word or CSV file, on paper, or copied all at once"
        >
          <Button className="w-full" onClick={() => setOpened("export")}>
            Export
          </Button>
        </Step>
        <Step
          icon={<ClipboardList {...icon} />}
          words="One after the other into your school’s system, in the order of its mark sheet"
        >
          <Link
            to={`${paths.copyQueue}?class=${classroom.id}`}
            className={buttonClass("secondary", "md", "w-full")}
            onClick={onClose}
          >
            Copy queue
          </Link>
        </Step>
        <Step
          icon={<Send {...icon} />}
          words="Your administrators can then read and export them; you can take it back"
        >
          <Button className="w-full" disabled={!me} onClick={() => setOpened("share")}>
            Release to the school
          </Button>
        </Step>
        {next === null ? (
          <li className="flex items-center gap-4 py-3.5 text-md">
            <StateIcon state="kept" />
            All your classes are finished.
          </li>
        ) : (
          <Step
            icon={<ArrowRight {...icon} />}
            words={<Counts states={openStates(progress.get(next.id))} />}
          >
            {!phone && <NextLink next={next} onClose={onClose} />}
          </Step>
        )}
      </ul>
      {time && (
        <TookPanel
          classroom={classroom.id}
          time={time}
          question={question}
          className="-mx-5 mt-3 -mb-4 border-t border-border bg-bg px-5 py-4 sm:-mx-6 sm:-mb-5 sm:rounded-b-3 sm:px-6"
        />
      )}
      {opened === "export" && <ExportWindow {...inWindow} />}
      {opened === "share" && me && <ShareWindow {...inWindow} me={me.id} />}
    </Dialog>
  );
}

/** One thing that can be done now. */
function Step(props: { icon: ReactNode; words: ReactNode; children?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="text-text-2">{props.icon}</span>
      <span className="min-w-48 flex-1 text-md">{props.words}</span>
      {props.children && <span className="w-48 max-sm:w-full">{props.children}</span>}
    </li>
  );
}

/** The way to the next class; it takes the focus, as that is how one goes on. */
function NextLink({ next, onClose }: { next: Classroom; onClose: () => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Link
      ref={link}
      data-action-bar
      to={`${paths.reports}?class=${next.id}`}
      className={buttonClass("primary", "md", "w-full")}
      onClick={onClose}
    >
      Next: {next.name}
    </Link>
  );
}

/** "12 ready, 6 partly filled, 11 empty", with their marks. */
function Counts({ states }: { states: ReturnType<typeof openStates> }) {
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1">
      {states.map(({ state, words }) => (
        <span key={state} className="inline-flex items-center gap-1.5">
          <StateIcon state={state} />
          {words}
        </span>
      ))}
    </span>
  );
}
