import { encode } from "uqr";

/** A QR code, dark on light in either theme, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-2 border border-border forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="white" />
      <path d={dark.join("")} fill="black" />
    </svg>
  );
}
