import { cx } from "../../ui/cx.ts";

/** A part of a whole: its name, its words and a bar that agrees with them. With `most` bars of several wholes compare. */
export function ShareRow(props: {
  name: string;
  part: number;
  whole: number;
  most?: number;
  text: string;
}) {
  const { name, text, ...bar } = props;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3 text-sm">
        <span className="min-w-0 break-words font-mid">{name}</span>
        <span className="shrink-0 text-text-2 tabular-nums">{text}</span>
      </span>
      <ShareBar {...bar} />
    </>
  );
}

/** The bar alone, where its label is elsewhere. What is still to be done is no success, and has not its colour. */
export function ShareBar(props: { part: number; whole: number; most?: number; toDo?: boolean }) {
  const { part, whole, most = whole, toDo = false } = props;
  const percent = (value: number, of: number) => `${of > 0 ? Math.min(1, value / of) * 100 : 0}%`;
  return (
    <span aria-hidden className="mt-1 block h-1.5">
      <span
        className="block h-full overflow-hidden rounded-full bg-scale-off forced-colors:outline-1"
        style={{ width: most === whole ? "100%" : percent(whole, most) }}
      >
        <span
          className={cx(
            "block h-full rounded-full forced-colors:bg-[CanvasText]",
            toDo ? "bg-warning" : "bg-accent",
          )}
          style={{ width: percent(part, whole) }}
        />
      </span>
    </span>
  );
}
