import { useLayoutEffect, useRef, type RefObject } from "react";
import { cx } from "./cx.ts";
import { Glyph } from "./glyph.tsx";
import { soon } from "./part.tsx";
import type { SelectOption } from "./select-option.ts";

type Follow = (list: HTMLElement, anchor: Element) => () => void;

let follow: Follow | null = null;
const toFollow = soon(async () => {
  follow = (await import("./follow-anchor.ts")).followAnchor;
  return follow;
});

/** Puts a list under what opened it, and keeps it where there is room for it; returns what ends that. */
function placeList(list: HTMLElement, anchor: Element): () => void {
  if (follow) return follow(list, anchor);
  // Until it is known how much room there is around, and without a network for good.
  const { left, bottom, width } = anchor.getBoundingClientRect();
  list.style.minWidth = `${width}px`;
  list.style.inset = `${bottom + 4}px auto auto ${left}px`;
  let stop: (() => void) | null = null;
  let frame = 0;
  const begin = (late: Follow) => {
    frame = requestAnimationFrame(() => {
      stop = late(list, anchor);
      // The list has only now its height.
      frame = requestAnimationFrame(() =>
        list.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" }),
      );
    });
  };
  let ended = false;
  toFollow().then(
    (late) => !ended && begin(late),
    () => undefined,
  );
  return () => {
    ended = true;
    cancelAnimationFrame(frame);
    stop?.();
  };
}

export interface ListItem<T extends string> extends Omit<SelectOption<T>, "value"> {
  value: T | "";
  /** The number key that chooses it. */
  digit?: number;
}

/** The list that a select opens, in the top layer so that no sheet cuts it off. */
export function SelectList<T extends string>(props: {
  id: string;
  /** Id of what names it. */
  labelledBy: string;
  items: readonly ListItem<T>[];
  value: T | "";
  active: number;
  anchor: RefObject<HTMLButtonElement | null>;
  onActive: (index: number) => void;
  onPick: (value: T | "") => void;
  onLeave: () => void;
}) {
  const { id, items, active, anchor, onLeave } = props;
  const list = useRef<HTMLDivElement>(null);
  const glyphs = items.some((item) => item.glyph);

  useLayoutEffect(() => {
    const box = list.current;
    const trigger = anchor.current;
    if (!box || !trigger) return;
    box.showPopover();
    const stop = placeList(box, trigger);
    function onPointerDown({ target }: PointerEvent) {
      if (target instanceof Node && (box?.contains(target) || trigger?.contains(target))) return;
      onLeave();
    }
    addEventListener("pointerdown", onPointerDown, true);
    return () => {
      stop();
      removeEventListener("pointerdown", onPointerDown, true);
    };
  }, [anchor, onLeave]);

  // What is pointed at is seen already, and must not move away under a click.
  const pointed = useRef(false);
  useLayoutEffect(() => {
    if (pointed.current) {
      pointed.current = false;
      return;
    }
    // The list gets its place and its height only after this.
    const frame = requestAnimationFrame(() =>
      list.current?.children[active]?.scrollIntoView({ block: "nearest" }),
    );
    return () => cancelAnimationFrame(frame);
  }, [active]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={props.labelledBy}
      popover="manual"
      data-list
      className="m-0 max-w-[min(34rem,calc(100vw-1rem))] animate-[rise_var(--dur-2)_var(--ease-out)] overflow-y-auto rounded-2 bg-raised p-1 text-text shadow-2"
    >
      {items.map((item, index) => (
        <div
          key={item.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={item.value === props.value}
          data-active={index === active || undefined}
          data-digit={item.digit}
          className={cx(
            "flex min-h-8 items-center gap-2.5 rounded-1 px-2 text-md font-body select-none touch:min-h-11",
            item.digit !== undefined && "key-after",
            item.value === "" && "mt-1 text-text-2 shadow-[0_-0.3125rem_0_-0.25rem_var(--border)]",
            item.value === props.value && item.value !== "" && "font-mid text-accent-ink",
            index === active && "bg-accent-soft",
          )}
          // Keeps the focus on the select itself.
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => {
            if (index === active) return;
            pointed.current = true;
            props.onActive(index);
          }}
          onClick={() => props.onPick(item.value)}
        >
          {item.glyph ? <Glyph {...item.glyph} /> : glyphs && <span className="w-4 shrink-0" />}
          <span className="min-w-0 wrap-break-word">{item.label}</span>
          {item.detail && (
            // In a column of its own, where figures stand under each other.
            <span className="ml-auto shrink-0 pl-4 text-right text-sm text-muted tabular-nums">
              {item.detail}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
