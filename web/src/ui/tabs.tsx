import * as Radix from "radix-ui/tabs";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { segmentClass, segmentsClass } from "./segments-class.ts";

export interface TabItem<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
  count?: number;
}

/** Tabs and the panel under them; the panel of each tab is a `TabPanel`. */
export function Tabs<T extends string>(props: {
  value: T;
  onChange: (value: T) => void;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Radix.Root
      value={props.value}
      onValueChange={(value) => props.onChange(value as T)}
      className={props.className}
    >
      {props.children}
    </Radix.Root>
  );
}

/** The row of tabs: underlined for years and the like, `segments` for views of one thing. */
export function TabList<T extends string>(props: {
  label: string;
  value: T;
  items: readonly TabItem<T>[];
  look?: "underline" | "segments";
  className?: string;
}) {
  const segments = props.look === "segments";
  return (
    <Radix.List
      aria-label={props.label}
      className={cx(
        segments ? segmentsClass : "flex gap-6 overflow-x-auto border-b border-border",
        props.className,
      )}
    >
      {props.items.map((item) => (
        <Radix.Trigger
          key={item.value}
          value={item.value}
          className={
            segments
              ? segmentClass(item.value === props.value)
              : "-mb-px inline-flex h-(--control) shrink-0 items-center gap-2 border-b-2 border-transparent text-md font-mid text-text-2 -outline-offset-2 hover:text-text data-[state=active]:border-accent-ink data-[state=active]:text-accent-ink"
          }
        >
          {item.icon}
          {item.label}
          {item.count !== undefined && (
            <span className="text-sm font-body text-muted tabular-nums">{item.count}</span>
          )}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

export function TabPanel(props: { value: string; children: ReactNode; className?: string }) {
  return (
    <Radix.Content value={props.value} className={props.className}>
      {props.children}
    </Radix.Content>
  );
}
