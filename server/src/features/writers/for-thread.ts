import type { WriteRequest } from "@reportair/writing/facts.ts";
import type { Told } from "../../threads/work.ts";
import { SchoolRoster } from "../students/school-roster.ts";

/** What a writer in another thread is told. A roster that is no school's is null: it is of invented people. */
export function forThread<Request extends WriteRequest>({
  roster,
  signal: _,
  ...request
}: Request): Told<Request> {
  return { ...request, names: roster instanceof SchoolRoster ? roster.names : null };
}
