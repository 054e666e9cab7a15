import type { IntakeEntry } from "@reportair/contract/features/intake.ts";
import { useEffect, useRef } from "react";
import { formatDate } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";

/** Whom the files may mean, each with the answers to choose from. */
export function AskedLines(props: {
  entries: readonly IntakeEntry[];
  /** Whether there are several files, so that each line says its own. */
  files: boolean;
  busy: boolean;
  onDecide: (id: string, how: "same" | "other" | "out") => void;
}) {
  const { entries, files, busy, onDecide } = props;
  const list = useRef<HTMLUListElement>(null);
  const answered = useRef<{ at: number; entries: readonly IntakeEntry[] } | null>(null);
  // An answered line goes with its buttons. Whoever answers by the keyboard goes on where they were, not from the top.
  useEffect(() => {
    if (busy || answered.current === null || answered.current.entries === entries) return;
    const lines = list.current?.querySelectorAll<HTMLElement>("li") ?? [];
    const next = lines[Math.min(answered.current.at, lines.length - 1)];
    answered.current = null;
    next?.querySelector<HTMLElement>("button:enabled")?.focus();
  }, [entries, busy]);
  return (
    <ul ref={list} className="divide-y divide-border px-4">
      {entries.map(({ position, student, candidate, sentence, decided, code, place }, at) => {
        const id = student?.student_id ?? "";
        const decide = (how: "same" | "other" | "out") => () => {
          // A line that is left out stays in the list: the next is the one to answer.
          answered.current = { at: how === "out" ? at + 1 : at, entries };
          onDecide(id, how);
        };
        return (
          <li key={position} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2.5 text-md">
            <p className="min-w-0 grow basis-80">
              {place?.line != null &&
                (files ? `${place.file}, line ${place.line}, ` : `Line ${place.line}, `)}
              <strong className="font-mid">{student?.name}</strong>
              {student?.year && `, Year ${student.year}`}, {student?.student_id}. Here:{" "}
              <strong className="font-mid">{candidate?.name}</strong>
              {candidate && `, Year ${candidate.year}`}
              {candidate?.form_group && `, ${candidate.form_group}`}
              {candidate?.date_of_birth && `, ${formatDate(candidate.date_of_birth)}`}.
              <span className="block text-sm text-text-2">{sentence}</span>
            </p>
            <div
              role="group"
              aria-label={`${student?.name}, ${id}`}
              className="flex flex-wrap gap-2"
            >
              <Button size="row" disabled={busy} onClick={decide("same")}>
                Same student
              </Button>
              {code !== "id_of_another" && (
                <Button size="row" disabled={busy} onClick={decide("other")}>
                  Two students
                </Button>
              )}
              <Button
                variant="ghost"
                size="row"
                disabled={busy || decided === "out"}
                onClick={decide("out")}
              >
                {decided === "out" ? "Left out" : "Leave out"}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Who is here and not in the files, each to agree to. */
export function LeaverLines(props: {
  entries: readonly IntakeEntry[];
  agreed: "all" | readonly number[];
  busy: boolean;
  onAgree: (id: number, leaving: boolean) => void;
}) {
  const { agreed } = props;
  const isAgreed = (id: number | null | undefined) =>
    agreed === "all" || (id != null && agreed.includes(id));
  return (
    <ul className="divide-y divide-border px-4">
      {props.entries.map(({ position, student, leaves, sentence }) => (
        <li key={position} className="py-2">
          <Checkbox
            label={
              <>
                <span className="font-mid">{student?.name}</span> leaves {leaves.join(", ")}.{" "}
                <span className="text-text-2">{sentence}</span>
              </>
            }
            checked={isAgreed(student?.id)}
            disabled={props.busy || agreed === "all"}
            onChange={(event) => student?.id && props.onAgree(student.id, event.target.checked)}
          />
        </li>
      ))}
    </ul>
  );
}
