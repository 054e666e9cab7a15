import type { Me } from "@reportair/contract/features/accounts.ts";
import { Cloud, Server } from "lucide-react";

/** Who writes the reports, and where: "Written on this server". */
export function WriterLabel({ writer }: { writer: Me["writer"] }) {
  const Icon = writer.kind === "embedded" ? Server : Cloud;
  return (
    <span className="inline-flex items-center gap-2 text-sm text-muted">
      <Icon aria-hidden size={15} strokeWidth={1.75} className="shrink-0" />
      {writer.label}
    </span>
  );
}
