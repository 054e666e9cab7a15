import type { Me } from "@reportair/contract/features/accounts.ts";
import { Cloud, Server } from "lucide-react";
import { useEmbeddedOnly } from "../../../../data/students.ts";
import { formatCount } from "../../../../lib/format.ts";

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

/** Who writes a class's reports; with a model also for how many students it may not, for want of consent. */
export function useClassWriter(writer: Me["writer"], classroom: number): Me["writer"] {
  const count = useEmbeddedOnly(classroom, writer.kind === "model").data?.length ?? 0;
  if (count === 0) return writer;
  return {
    ...writer,
    label: `${writer.label}; ${formatCount(count, "pupil")} on this server only, without a guardian’s consent`,
  };
}
