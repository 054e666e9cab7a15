/** How far something is. `label` names it for screen readers; the words beside it are the page's. */
export function ProgressBar(props: {
  label: string;
  value: number;
  max: number;
  className?: string;
}) {
  const share = props.max > 0 ? Math.min(1, Math.max(0, props.value / props.max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={props.max}
      aria-valuenow={props.value}
      aria-valuetext={`${props.value} of ${props.max}`}
      className={`h-1.5 overflow-hidden rounded-full bg-scale-off forced-colors:outline-1 ${props.className ?? ""}`}
    >
      <div
        className="h-full origin-left rounded-full bg-accent forced-colors:bg-[CanvasText] transition-transform duration-(--dur-3) ease-out"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}
