import { shapeText } from "@reportair/contract/destination-text.ts";
import type { CopyQueue } from "@reportair/contract/features/destinations.ts";
import { useState } from "react";
import { useMarkCopied, useSettleShorter } from "../../data/destinations.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { toClipboard } from "../../lib/clipboard.ts";
import { toast } from "../../ui/toast-store.ts";
import { useReviewKeys } from "../reports/review/use-review-keys.ts";
import {
  beside,
  firstLine,
  isKept,
  nameOf,
  nextWaiting,
  nextWords,
  type KeptLine,
} from "./queue.ts";

/** Going through the queue: which line is open, and what copies, ticks and settles. */
export interface Copying {
  /** The place of the open line. */
  at: number;
  /** How often a line was opened by copying the one before: its first control then takes the focus. */
  went: number;
  open: (at: number) => void;
  /** Copies the text of a line, ticks it off and goes to the next that waits. */
  copy: (at: number) => Promise<void>;
  /** Settles a shorter text of a line, copies that and goes on. */
  use: (at: number, text: string) => Promise<void>;
  /** Settles nothing shorter any more. */
  giveUp: (at: number) => Promise<void>;
  /** Ticks a line off, or takes the tick back, without copying. */
  tick: (at: number, copied: boolean) => void;
  /** Ticks several off that were copied together. */
  taken: (lines: readonly KeptLine[]) => void;
  /** The shorter text as it stands on the screen, for the key that uses it; null where there is none to be used. */
  offer: (text: string | null) => void;
  busy: boolean;
  /** The line whose text the browser would not copy. */
  refused: number | null;
  /** What has just happened, for who cannot see it. */
  said: string;
}

/** See `Copying`. */
export function useCopying(queue: CopyQueue): Copying {
  const lines = [...queue.lines, ...queue.elsewhere];
  const { system } = queue.destination;
  const [at, setAt] = useState(() => firstLine(lines));
  const [went, setWent] = useState(0);
  const [refused, setRefused] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const [offered, setOffered] = useState<string | null>(null);
  const mark = useMarkCopied();
  const settle = useSettleShorter();

  function open(next: number) {
    setRefused(null);
    setAt(next);
  }
  function goOn(from: number) {
    const next = nextWaiting(lines, from);
    setSaid(nextWords(lines, from, next));
    setRefused(null);
    if (next === null) {
      toast.success("Every kept report of this class is copied.");
      return;
    }
    setAt(next);
    setWent((times) => times + 1);
  }
  function note(reports: { id: number; key: string }[], copied: boolean) {
    mark.mutate(
      { system, copied, reports },
      {
        onError: (error) =>
          toast.error(
            `${errorText(error)} ${copied ? "It is copied, but not ticked off." : "The tick is still there."}`,
          ),
      },
    );
  }
  function tick(place: number, copied: boolean) {
    const line = lines[place];
    if (!isKept(line) || line.report.key === null) return;
    note([{ id: line.report.id, key: line.report.key }], copied);
    if (copied) goOn(place);
    else setSaid(`The tick of ${nameOf(line)} is taken back.`);
  }
  async function copy(place: number) {
    const line = lines[place];
    if (!isKept(line)) return;
    const { text } = line.report;
    if (text === null) {
      open(place);
      setWent((times) => times + 1);
      setSaid(
        `${nameOf(line)} is too long for ${queue.destination.name}: use the shorter text, or write one.`,
      );
      return;
    }
    if (await toClipboard(text)) tick(place, true);
    else {
      setAt(place);
      setRefused(place);
    }
  }
  async function use(place: number, text: string) {
    const line = lines[place];
    if (!isKept(line) || settle.isPending) return;
    const { id, version } = line.report;
    // While the key's press still counts for the browser.
    const copied = await toClipboard(shapeText(text, queue.destination));
    try {
      const { key } = await settle.mutateAsync({ report: id, system, version, text });
      if (!copied || key === null) {
        setRefused(place);
        return;
      }
      note([{ id, key }], true);
      goOn(place);
    } catch (error) {
      toast.error(`${errorText(error)} Your kept report is as it was.`);
    }
  }
  async function giveUp(place: number) {
    const line = lines[place];
    if (!isKept(line)) return;
    const { id, version } = line.report;
    await settle
      .mutateAsync({ report: id, system, version, text: null })
      .catch((error: unknown) => toast.error(errorText(error)));
  }
  function taken(some: readonly KeptLine[]) {
    const reports = some.flatMap(({ report: { id, key } }) => (key === null ? [] : [{ id, key }]));
    if (reports.length > 0) note(reports, true);
  }
  const step = (by: 1 | -1) => {
    const next = beside(lines, at, by);
    if (next === null) return;
    open(next);
    setWent((times) => times + 1);
    setSaid(nameOf(lines[next]));
  };
  useReviewKeys(
    true,
    {
      c: () => void copy(at),
      j: () => step(1),
      J: () => step(-1),
      u: () => {
        if (offered !== null) void use(at, offered);
      },
    },
    0,
  );
  return {
    at,
    went,
    open,
    copy,
    use,
    giveUp,
    tick,
    taken,
    offer: setOffered,
    busy: settle.isPending,
    refused,
    said,
  };
}
