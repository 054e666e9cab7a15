import type { PreviousInputs } from "@reportair/contract/features/previous-inputs.ts";
import { useQuery } from "@tanstack/react-query";
import { createContext, useContext, useMemo } from "react";
import { previousInputsQuery } from "../../../data/previous-inputs.ts";

/** What was entered for each student the last time, by their ids. */
type ByStudent = ReadonlyMap<number, PreviousInputs>;

/** The last time of the class on the screen, for whoever shows one of its students. */
export const Previous = createContext<ByStudent>(new Map());

/** Asks for the last time of a class; until it is there, and where it cannot be had, there is none. */
export function usePreviousInputs(classroom: number): ByStudent {
  const { data } = useQuery(previousInputsQuery(classroom));
  return useMemo(() => new Map(data?.map((each) => [each.student, each])), [data]);
}

/** A student's last time, or nothing. */
export function usePrevious(student: number): PreviousInputs | undefined {
  return useContext(Previous).get(student);
}
