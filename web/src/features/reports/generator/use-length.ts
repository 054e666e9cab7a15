import type { Me } from "@reportair/contract/features/accounts.ts";
import { errorText } from "../../../lib/api/api-error.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useUpdateMe } from "../../../data/accounts.ts";
import type { Length } from "./range-advice.ts";

/** The length this teacher writes in, remembered from one visit to the next. */
export function useLength(me: Me): [Length, (length: Length) => void] {
  const update = useUpdateMe();
  const length: Length = { range: me.length_range, unit: me.length_unit };
  function choose(next: Length) {
    // Told also where the class has been left by then.
    update
      .mutateAsync({ length_range: next.range, length_unit: next.unit })
      .catch((error: unknown) => toast.error(errorText(error)));
  }
  return [length, choose];
}
