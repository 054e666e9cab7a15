import { useEffect, useRef, useState } from "react";
import { formatCount } from "../../../../lib/format.ts";
import { KIND_NAMES } from "../../../../lib/proofreading-kinds.ts";
import { Button } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/cx.ts";
import { isOfLanguage, keyOf, type Remark } from "./remarks.ts";

/** Shown before the rest is asked for. */
const FIRST = 6;

/** Under an edited text: what is worth a look in it, and what can be done about each. It stops nothing. */
export function RemarkList(props: {
  remarks: readonly Remark[];
  /** Nothing has been typed since: only then is it said aloud. */
  settled: boolean;
  onShow: (remark: Remark) => void;
  onChange: (remark: Remark, words: string) => void;
  onDismiss: (remark: Remark) => void;
  /** Takes the focus when the last is done. */
  onEmpty: () => void;
}) {
  const { remarks, settled, onShow, onChange, onDismiss, onEmpty } = props;
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  /** The place of the remark that was just done: the one that comes after takes the focus. */
  const done = useRef<number | null>(null);
  const said = useSaid(remarks.length, settled);
  useEffect(() => {
    if (done.current === null) return;
    const items = list.current?.querySelectorAll<HTMLElement>(":scope > li") ?? [];
    const next = items[Math.min(done.current, items.length - 1)];
    done.current = null;
    const button = next?.querySelector<HTMLElement>("button");
    if (button) button.focus();
    else onEmpty();
  });
  const shown = all ? remarks : remarks.slice(0, FIRST);
  const more = remarks.length - shown.length;
  return (
    <section aria-label="Worth a look" className="pt-3 empty:pt-0">
      <p role="status" className="sr-only">
        {said}
      </p>
      {remarks.length > 0 && (
        <>
          <p className="text-sm text-muted">
            <span className="font-mid text-text">Worth a look</span> · You decide: saving and
            keeping go on as always.
          </p>
          <ul ref={list} className="mt-2 space-y-3">
            {shown.map((remark, at) => (
              <RemarkItem
                key={`${keyOf(remark)} ${remark.from}`}
                remark={remark}
                onShow={() => onShow(remark)}
                onChange={(words) => {
                  done.current = at;
                  onChange(remark, words);
                }}
                onDismiss={() => {
                  done.current = at;
                  onDismiss(remark);
                }}
              />
            ))}
          </ul>
          {more > 0 && (
            <Button variant="ghost" size="row" className="mt-2" onClick={() => setAll(true)}>
              Show {more} more
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** What a screen reader says of the list: how many there are, once typing rests and only when that has changed. */
function useSaid(count: number, settled: boolean): string {
  const [told, setTold] = useState(0);
  if (settled && told !== count) setTold(count);
  if (told === 0) return "";
  return `${formatCount(told, "thing", "things")} worth a look under the text.`;
}

function RemarkItem(props: {
  remark: Remark;
  onShow: () => void;
  onChange: (words: string) => void;
  onDismiss: () => void;
}) {
  const { remark, onShow, onChange, onDismiss } = props;
  const { words, kind, message, changes } = remark;
  return (
    <li
      className={cx(
        "border-l-2 py-0.5 pl-3 text-sm",
        isOfLanguage(remark) ? "border-border-strong" : "border-warning",
      )}
    >
      <p className="break-words">
        <span className="font-read text-md">“{shortened(words)}”</span>{" "}
        <span className="text-muted">· {KIND_NAMES[kind]}</span>
      </p>
      <p className="break-words text-text-2">{message}</p>
      <div className={cx("mt-1 flex flex-wrap gap-1.5", changes.length === 0 && "-ml-2.5")}>
        {changes.map((change) => (
          <Button
            key={change}
            size="row"
            className="touch:min-h-11"
            onClick={() => onChange(change)}
          >
            Change to “{change}”
          </Button>
        ))}
        <Button
          variant="ghost"
          size="row"
          className="touch:min-h-11"
          aria-label={`Show: ${words}`}
          onClick={onShow}
        >
          Show
        </Button>
        <Button
          variant="ghost"
          size="row"
          className="touch:min-h-11"
          aria-label={`It is fine: ${words}`}
          onClick={onDismiss}
        >
          It is fine
        </Button>
      </div>
    </li>
  );
}

const MOST_SHOWN = 80;

function shortened(words: string): string {
  return words.length > MOST_SHOWN ? `${words.slice(0, MOST_SHOWN)}…` : words;
}
