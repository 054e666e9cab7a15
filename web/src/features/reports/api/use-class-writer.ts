import type { Me } from "@reportair/contract/features/accounts.ts";
import { listClassConsent } from "@reportair/contract/features/consent.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { formatCount } from "../../../lib/format.ts";

/** Who writes a class's reports; with a model, how many students it is told nothing of for want of consent. */
export function useClassWriter(writer: Me["writer"], classroom: number): Me["writer"] {
  const kept = useQuery({
    queryKey: ["students", "embedded-only", classroom],
    queryFn: ({ signal }) => call(listClassConsent, { params: { id: classroom }, signal }),
    enabled: writer.kind === "model",
  });
  const count = kept.data?.length ?? 0;
  if (count === 0) return writer;
  return {
    ...writer,
    label: `${writer.label}; ${formatCount(count, "pupil")} on this server only, without a guardian’s consent`,
  };
}
