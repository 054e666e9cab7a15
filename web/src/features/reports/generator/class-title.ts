import type { Classroom } from "@reportair/contract/features/classrooms.ts";

/** "9B/En2 English, Year 9". */
export function classTitle({ name, subject, year }: Classroom): string {
  return `${name} ${subject}, Year ${year}`;
}
