import { formatDate, formatTime } from "../../../../lib/format.ts";
import { cx } from "../../../../ui/cx.ts";
import { StateIcon } from "../../status/state-icon.tsx";
import type { EarlierText } from "./history.ts";
import { rove } from "../rove.ts";

/** Earlier texts to choose one from; arrow keys move between them. */
export function HistoryList(props: {
  texts: readonly EarlierText[];
  chosen: string;
  onChoose: (key: string) => void;
}) {
  const { texts, chosen, onChoose } = props;
  return (
    <ul
      data-rove-group
      aria-label="Earlier texts"
      className="max-h-40 divide-y divide-border overflow-y-auto rounded-2 border border-border sm:max-h-[52dvh]"
    >
      {texts.map((text) => (
        <li key={text.key}>
          <button
            type="button"
            data-rove
            onKeyDown={rove}
            tabIndex={text.key === chosen ? 0 : -1}
            aria-pressed={text.key === chosen}
            className={cx(
              "block w-full border-l-3 px-3 py-2 text-left -outline-offset-2",
              text.key === chosen ? "border-accent bg-hover" : "border-transparent hover:bg-hover",
            )}
            onClick={() => onChoose(text.key)}
            onFocus={() => onChoose(text.key)}
          >
            <span className="flex items-center gap-1.5 text-md font-mid">
              {text.kept !== null && <StateIcon state="kept" />}
              {text.label}
            </span>
            <span className="block text-sm text-text-2">
              {text.maker} · {formatDate(text.at)}, {formatTime(text.at)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
