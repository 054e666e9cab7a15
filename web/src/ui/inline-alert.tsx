import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

const looks = {
  danger: { icon: CircleAlert, colour: "bg-danger-soft text-danger" },
  warning: { icon: TriangleAlert, colour: "bg-warning-soft text-warning" },
  success: { icon: CircleCheck, colour: "bg-success-soft text-success" },
  info: { icon: Info, colour: "bg-info-soft text-info" },
};

/** A message that stays on the page. Dangers and warnings interrupt a screen reader; the rest wait. */
export function InlineAlert(props: {
  tone?: keyof typeof looks;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
  /** Not announced: it repeats or explains what has been said already. */
  still?: boolean;
}) {
  const tone = props.tone ?? "danger";
  const { icon: Icon, colour } = looks[tone];
  return (
    <div
      role={props.still ? undefined : tone === "danger" || tone === "warning" ? "alert" : "status"}
      className={cx(
        "flex items-start gap-2.5 rounded-2 px-3 py-2.5 text-md",
        colour,
        props.className,
      )}
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        {props.title && <p className="font-mid">{props.title}</p>}
        <div>{props.children}</div>
      </div>
      {props.action}
    </div>
  );
}
