import { BORN_LATER } from "@reportair/contract/form-words.ts";
import { fieldError } from "../../http/errors.ts";
import { dateInLondon } from "../reporting-periods/periods.ts";

/** Refuses a date of birth that is later than today, or longer ago than anybody lives. */
export function checkBirthDate(date: string | null | undefined, now: Date): void {
  if (date === null || date === undefined) return;
  if (date > dateInLondon(now)) throw fieldError("date_of_birth", BORN_LATER);
  if (date < "1900-01-01")
    throw fieldError("date_of_birth", "Date of birth is too long ago. Please check the year.");
}
