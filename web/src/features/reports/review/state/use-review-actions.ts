import { useState } from "react";

/** What is being done with a report. */
export type Action = "saving" | "keeping" | "writing" | "refining" | "discarding";

/** What is being done just now, by the id of the report. */
export type Actions = Readonly<Record<number, Action>>;

/** Marks these reports with what is being done with them until `work` has ended, also where it fails. */
export type During = <T>(
  ids: readonly number[],
  action: Action,
  work: () => Promise<T>,
) => Promise<T>;

/** What is being done with the reports under review. */
export function useReviewActions(): [Actions, During] {
  const [actions, setActions] = useState<Actions>({});

  async function during<T>(
    ids: readonly number[],
    action: Action,
    work: () => Promise<T>,
  ): Promise<T> {
    setActions((old) => ({ ...old, ...Object.fromEntries(ids.map((id) => [id, action])) }));
    try {
      return await work();
    } finally {
      setActions((old) =>
        Object.fromEntries(Object.entries(old).filter(([id]) => !ids.includes(Number(id)))),
      );
    }
  }
  return [actions, during];
}
