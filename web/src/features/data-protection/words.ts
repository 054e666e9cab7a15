import type {
  DataProtection,
  KeptFor,
  Place,
  TakenOut,
} from "@reportair/contract/features/data-protection.ts";
import { formatCount, formatDate } from "../../lib/format.ts";

const month = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "November 2026", of "2026-11". */
export function formatMonth(yearAndMonth: string): string {
  return month.format(new Date(`${yearAndMonth}-01T00:00Z`));
}

/** "23 Nov 2026", or where only the month is known "November 2026". */
export function formatSince(since: string): string {
  return since.length === 7 ? formatMonth(since) : formatDate(since);
}

/** "on 23 Nov 2026", "in November 2026". */
export function whenFirst(since: string): string {
  return `${since.length === 7 ? "in" : "on"} ${formatSince(since)}`;
}

/** "12 months", "14 days". */
export function keptFor(time: KeptFor): string {
  return "months" in time ? formatCount(time.months, "month") : formatCount(time.days, "day");
}

/** The same where removal may take a day more, as it runs once a day: "90 days". */
export function keptAtMost(time: KeptFor): string {
  return "days" in time ? formatCount(time.days + 1, "day") : keptFor(time);
}

/** Where a model's server is, as far as its address tells. */
export const WHERE: Record<Place, string> = {
  this_machine: "on this server itself",
  private_network: "in a private network, as its address tells",
  outside: "outside the school’s network, as far as its address tells",
};

/** Who receives what is sent: "Anthropic (model claude, at api.anthropic.com)". */
export function recipientOf(model: NonNullable<DataProtection["model"]>): string {
  const server = model.provider === model.host ? "the model server" : `${model.provider},`;
  return `${server} at ${model.host} (model ${model.name})`;
}

/** Who runs the service, with a gap where nobody is named. */
export function providerName({ provider }: DataProtection): string {
  return provider.name ?? "the provider, {blank} (name)";
}

/** The kinds of what is taken out, as a person calls them. */
export const KINDS: Record<TakenOut, string> = {
  student: "The pupil’s own name, in every form",
  other_students: "Other pupils’ names",
  staff: "Names of staff",
  school: "The school’s name",
  unknown_name: "A name that is on no list",
  former_pupil: "A former pupil’s name",
  date_of_birth: "A date of birth, and any other date",
  age: "An age with its months",
  student_id: "A student ID or UPN",
  phone: "A telephone number",
  email: "An e-mail address",
  address: "An address or postcode",
  village: "A village or town where a pupil lives",
  link: "A link",
  handle: "A name on social media",
  pronouns: "Pronouns, and with them gender",
  health: "A note on health or a diagnosis",
  family: "A note on family or home",
  safeguarding: "A note that reads like a safeguarding concern",
};
