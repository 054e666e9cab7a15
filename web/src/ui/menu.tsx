import * as Radix from "radix-ui/dropdown-menu";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** Further actions behind one button, which is the child. */
export function Menu(props: {
  trigger: ReactNode;
  items: readonly {
    label: string;
    icon?: ReactNode;
    danger?: boolean;
    disabled?: boolean;
    onSelect: () => void;
  }[];
}) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-60 min-w-44 rounded-2 bg-raised p-1 shadow-2 data-[state=open]:animate-[rise_var(--dur-2)_var(--ease-out)]"
        >
          {props.items.map((item) => (
            <Radix.Item
              key={item.label}
              disabled={item.disabled}
              onSelect={item.onSelect}
              className={cx(
                "flex min-h-8 cursor-pointer items-center gap-2.5 rounded-1 px-2 text-md outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:text-disabled data-[highlighted]:bg-hover touch:min-h-11",
                item.danger && "text-danger",
              )}
            >
              {item.icon}
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
