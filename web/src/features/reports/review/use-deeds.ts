import { useState } from "react";

/** What is being done with a report. */
export type Deed = "saving" | "keeping" | "writing" | "refining" | "discarding";

/** What is being done just now, by the id of the report. */
export type Deeds = Readonly<Record<number, Deed>>;

/** Says of these reports what is being done with them until `act` is through, whatever comes of it. */
export type During = <T>(ids: readonly number[], deed: Deed, act: () => Promise<T>) => Promise<T>;

/** What is being done with the reports under review. */
export function useDeeds(): [Deeds, During] {
  const [deeds, setDeeds] = useState<Deeds>({});

  async function during<T>(ids: readonly number[], deed: Deed, act: () => Promise<T>): Promise<T> {
    setDeeds((old) => ({ ...old, ...Object.fromEntries(ids.map((id) => [id, deed])) }));
    try {
      return await act();
    } finally {
      setDeeds((old) =>
        Object.fromEntries(Object.entries(old).filter(([id]) => !ids.includes(Number(id)))),
      );
    }
  }
  return [deeds, during];
}
