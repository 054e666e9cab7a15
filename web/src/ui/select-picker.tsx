import { ChevronDown } from "lucide-react";
import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from "react";
import { cx } from "./cx.ts";
import type { FieldControl } from "./field.tsx";
import { Glyph } from "./glyph.tsx";
import { SelectList, type ListItem } from "./select-list.tsx";
import { indexByTyping, valueOfKey, type SelectOption } from "./select-option.ts";

export interface Choice<T extends string> {
  value: T | "";
  options: readonly SelectOption<T>[];
  onChange: (value: T | "") => void;
  placeholder?: string;
  /** Adds an item that takes the choice back. */
  clearable?: boolean;
  disabled?: boolean;
}

interface PickerProps<T extends string> extends Choice<T> {
  control: Partial<FieldControl> & { "aria-label"?: string };
  className: string;
  /** Number keys choose. */
  keys?: boolean;
  /** Shown instead of what is chosen, where there is no room for words. */
  face?: ReactNode;
  /** What is chosen goes on a second line where it has no room on one: it is never cut. */
  wraps?: boolean;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
  tabIndex?: number;
}

/** Letters that follow each other within this time are one word, as in a browser's own list. */
const TYPING_MS = 700;

/**
 * The select itself: a combobox that only chooses (ARIA Authoring Practices). The focus stays on the
 * button while the list is open. Own code, because a table holds a hundred of them and because its
 * keys must share with the table's.
 */
export function SelectPicker<T extends string>(props: PickerProps<T>) {
  const { value, options, onChange, placeholder, clearable = false, disabled = false } = props;
  const { control, className, keys = false, face, wraps, onKeyDown: before, ref, tabIndex } = props;
  const own = useId();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  const typed = useRef({ text: "", at: -TYPING_MS });
  const [active, setActive] = useState<number | null>(null);
  const open = active !== null && !disabled;
  const chosen = options.find((option) => option.value === value);
  const items: readonly ListItem<T>[] = [
    ...options.map((option, index) => ({ ...option, digit: keys ? index + 1 : undefined })),
    ...(clearable ? [{ value: "" as const, label: "Clear", digit: keys ? 0 : undefined }] : []),
  ];

  function show() {
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  }
  function close() {
    setActive(null);
  }
  function pick(next: T | "") {
    close();
    if (next !== value) onChange(next);
  }

  /** What a key does while the list is open; false where it does nothing. */
  function onOpenKey(key: string, at: number): boolean {
    const last = items.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: Math.min(at + 1, last),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: last,
    };
    const item = items[at];
    if (key in moves) setActive(moves[key] ?? at);
    else if (key === "Escape") close();
    else if ((key === "Enter" || key === " ") && item) pick(item.value);
    else return onLetter(key, at);
    return true;
  }

  function onClosedKey(key: string): boolean {
    if (["Enter", " ", "ArrowDown", "ArrowUp"].includes(key)) show();
    else
      return onLetter(
        key,
        options.findIndex((option) => option.value === value),
      );
    return true;
  }

  function onLetter(key: string, from: number): boolean {
    const digit = keys ? valueOfKey(key, options, clearable) : undefined;
    if (digit !== undefined) {
      pick(digit);
      return true;
    }
    if (key.length !== 1 || key === " ") return false;
    const now = performance.now();
    const goesOn = now - typed.current.at < TYPING_MS;
    typed.current = { text: (goesOn ? typed.current.text : "") + key, at: now };
    const found = indexByTyping(typed.current.text, options, from);
    if (found >= 0) setActive(found);
    return found >= 0;
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.altKey && event.key === "ArrowDown") {
      event.preventDefault();
      show();
      return;
    }
    if (!open) {
      before?.(event);
      if (event.defaultPrevented) return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (open && event.key === "Tab") {
      const item = items[active];
      if (item) pick(item.value);
      return;
    }
    if (open ? onOpenKey(event.key, active) : onClosedKey(event.key)) event.preventDefault();
  }

  const id = control.id ?? `${own}-trigger`;
  return (
    <>
      <button
        {...control}
        ref={button}
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${own}-list` : undefined}
        aria-activedescendant={open ? `${own}-list-${active}` : undefined}
        disabled={disabled}
        tabIndex={tabIndex}
        className={cx("flex items-center gap-2 text-left disabled:cursor-not-allowed", className)}
        onClick={() => (open ? close() : show())}
        onKeyDown={onKeyDown}
        onBlur={close}
      >
        {face ?? (
          <>
            {chosen?.glyph && <Glyph {...chosen.glyph} />}
            <span
              className={cx(
                "min-w-0 flex-auto",
                wraps ? "leading-tight" : "truncate",
                !chosen && !disabled && "text-muted",
              )}
            >
              {chosen?.label ?? placeholder}
            </span>
            {chosen?.detail && (
              <span className="min-w-6 shrink-9 truncate text-right text-sm text-muted">
                {chosen.detail}
              </span>
            )}
            <ChevronDown
              aria-hidden
              size={16}
              strokeWidth={1.75}
              className="shrink-0 text-text-2"
            />
          </>
        )}
      </button>
      {open && (
        <SelectList
          id={`${own}-list`}
          labelledBy={id}
          items={items}
          value={value}
          active={active}
          anchor={button}
          onActive={setActive}
          onPick={pick}
          onLeave={close}
        />
      )}
    </>
  );
}
